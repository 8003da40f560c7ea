import type { Ability, Face, When } from "./faces";
import { TIMING } from "./timing";

export interface DetailWords {
  latin: string;
  cost: string;
  money: (n: number) => string;
  livesIn: string;
  needs: string;
  gives: string;
  reefWord: string;
  waveWord: string;
  wave: string;
  besideWord: string;
  beside: (rock: number, water: number) => string;
  standardEnclosure: (size: number) => string;
  home: (name: string, places: number) => string;
  soloWord: (name: string) => string;
  building: string;
  timing: Record<When, string>;
  counts: string;
  levelGives: (conservation: number, reputation: number) => string;
  conservation: (n: number) => string;
  checksWord: string;
  appeal: (n: number) => string;
  reputation: (n: number) => string;
  level: (n: number) => string;
  scoringStep: (need: number, points: number) => string;
}

/** A line of the inspector; a colour says when it counts. */
export interface Line {
  what: string;
  text: string;
  timing?: string;
}

/** Everything a card says, in words. */
export function linesOf(face: Face, say: DetailWords, building?: string): Line[] {
  const lines: Line[] = [];
  const add = (what: string, ...texts: (string | false)[]) => {
    const text = texts.filter(Boolean).join(", ");
    if (text) lines.push({ what, text });
  };
  const ability = ({ name, text }: Ability, say: (name: string) => string = (name) => name) =>
    add(say(name), text);
  if (face.kind === "animal") {
    add(say.latin, face.latin);
    add(say.cost, say.money(face.cost));
    add(
      say.livesIn,
      face.standard_enclosure && say.standardEnclosure(face.size),
      ...face.special_enclosures.map(({ name, places }) => say.home(name, places)),
    );
    add(say.besideWord, say.beside(face.rock, face.water));
  }
  if (face.kind === "animal" || face.kind === "sponsor") {
    add(say.needs, ...face.requires.map(({ text }) => text));
    const { appeal, conservation, reputation } = face;
    add(
      say.gives,
      appeal > 0 && say.appeal(appeal),
      conservation > 0 && say.conservation(conservation),
      reputation > 0 && say.reputation(reputation),
    );
  }
  switch (face.kind) {
    case "animal":
      face.abilities.forEach((one) => ability(one));
      face.solo_abilities?.forEach((one) => ability(one, say.soloWord));
      add(say.reefWord, ...(face.reef ?? []).map(({ text }) => text));
      break;
    case "sponsor":
      add(say.building, building ?? "");
      for (const { when, text } of face.lines)
        lines.push({ what: say.timing[when], text, timing: TIMING[when] });
      break;
    case "project":
      add(say.counts, face.counts.text);
      for (const { need_text, conservation, reputation, extra } of face.levels)
        add(say.levelGives(conservation, reputation), need_text, ...extra.map(({ text }) => text));
      add(say.gives, ...face.play_bonus.map(({ text }) => text));
      break;
    case "final_scoring":
      add(say.counts, face.counts.text);
      for (const { need, points } of face.steps) add(say.conservation(points), `${need}`);
      for (const check of face.checks) add(say.checksWord, check);
  }
  if ("wave" in face && face.wave) add(say.waveWord, say.wave.replace(/^[^:]*:\s*/, ""));
  return lines;
}
