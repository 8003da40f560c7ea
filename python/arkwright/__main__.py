"""`python -m arkwright`: the fields of observations and actions as a page."""

from arkwright._spaces import spaces


def page() -> str:
    """Every field of both games, as tables of Markdown."""
    text = "# Observations and actions\n\nWritten by `python -m arkwright > spaces.md`; a test compares them.\n"
    for game, title in (("ark-nova", "Ark Nova"), ("ark", "Ark")):
        of = spaces(game)
        for what, fields, length in (
            ("observations", of.observation_fields, of.observation),
            ("actions", of.action_fields, of.actions),
        ):
            text += f"\n## {title}: {what}\n\n{length} numbers.\n\n"
            text += "| field | from | length | meaning |\n| --- | --- | --- | --- |\n"
            for field in fields:
                text += f"| `{field.name}` | {field.start} | {field.length} | {field.meaning} |\n"
    return text


if __name__ == "__main__":
    print(page(), end="")
