import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_lines_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 4
    # As somebody would type them, one after the other.
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)
    out = capsys.readouterr().out
    assert "Outcome(points=" in out and "zoo_0" in out
