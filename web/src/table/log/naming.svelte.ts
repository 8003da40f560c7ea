/** How the game that lies on the table calls its cards: its screen says so, the log asks. */
class CardNames {
  of = $state.raw<(card: number) => string | undefined>(() => undefined);
}

export const names = new CardNames();
