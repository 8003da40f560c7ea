import { after } from "./after";
import { ark } from "./ark";
import { cards } from "./cards";
import { learning } from "./learning";
import { lobby } from "./lobby";
import { nova } from "./nova";
import { tab } from "./tab";
import { table } from "./table";
import { zoo } from "./zoo";

import type { Translation } from "../index.svelte";

/** Ce que l’interface dit en français, pièce par pièce. */
export const fr: Translation = { after, ark, cards, learning, lobby, nova, tab, table, zoo };
