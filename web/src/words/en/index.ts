import { after } from "./after";
import { ark } from "./ark";
import { cards } from "./cards";
import { learning } from "./learning";
import { lobby } from "./lobby";
import { nova } from "./nova";
import { tab } from "./tab";
import { table } from "./table";
import { zoo } from "./zoo";

/** What the interface says in English, room by room. What the games say comes from the server. */
export const en = { after, ark, cards, learning, lobby, nova, tab, table, zoo };
