import { Failure } from "./wanted.js";

/**
 * Makes a table through the dialog of the lobby, as a person would: the game, how many play, who sits where, and
 * options by the word that stands for them.
 */
export async function makeTable(page, server, { game, players, people = 1, options = [] }) {
  await page.goto(`${server}/new`);
  const dialog = page.locator('dialog[open], [role="dialog"]').first();
  const choose = async (value) => {
    const choice = dialog.locator(`label:has(input[value="${value}"])`).first();
    if (await choice.locator("input").isChecked()) return;
    await choice.click();
  };
  await choose(game);
  await choose(players);
  const seats = dialog.locator("li select");
  for (let seat = 0; seat < players; seat++) {
    const who = seats.nth(seat);
    if ((await who.inputValue()) === "me") continue;
    await who.selectOption(seat < people ? "person" : "bot greedy");
  }
  for (const option of options) await choose(option);
  await dialog.locator("button.open").click();
  await page.waitForURL(/\/table\/[^/]+$/, { timeout: 20_000 }).catch(async () => {
    const said = await dialog.locator('[role="alert"]').allTextContents();
    throw new Failure(`no table was made: ${said.join(" ") || "nothing was said about it"}`);
  });
  return page.url().split("/table/")[1];
}
