import { settings } from "../pages/settings.svelte";
import { storyOf, type Story } from "./replay/server";

/** The story of a game that is over, asked for in the chosen language; to be made while a component is. */
export class Telling {
  story = $state.raw<Story | null>(null);

  constructor(table: string, given: Story | undefined) {
    if (given) this.story = given;
    else
      $effect(() => {
        storyOf(table, settings.lang).then(
          (story) => (this.story = story),
          () => (this.story = null),
        );
      });
  }
}
