import { calculate } from "../design/calculate.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { pullsOf } from "../edits/first/first-take-up.ts";
import {
  chooseLayout,
  familyOf,
  type LayoutChoice,
  type LayoutFamily,
  layoutOfFamily,
} from "../layouts/choose-layout.ts";
import { estimatePulls } from "../layouts/estimate-pulls.ts";
import type { Span } from "../layouts/layout.ts";
import { findStrands } from "../strands/find-strands.ts";
import { bareConveyor } from "./bared-conveyor.ts";
import { loopOf } from "./straights.ts";
import { lengthOf } from "./take-up-station.ts";

interface LayoutChoices {
  /** As the conveyor is, and as the decision table would have it. */
  readonly now: LayoutFamily;
  readonly recommended: LayoutChoice;
  readonly of: (family: LayoutFamily) => LayoutChoice;
}

/** What decides the layout of an existing conveyor: its own pulls where it can be calculated. */
export function layoutChoices(conveyor: Conveyor): LayoutChoices | undefined {
  const span = spanOf(conveyor);
  if (!span) return undefined;
  const rough = estimatePulls(conveyor, span);
  const calculation = calculate(conveyor);
  const estimate = calculation.kind === "calculated" ? { ...rough, ...pullsOf(calculation.solution) } : rough;
  const width = conveyor.beltWidthInp;
  const recommended = chooseLayout(estimate, width);
  return {
    now: layoutNow(conveyor),
    recommended,
    of: (family) => (familyOf(recommended.layout) === family ? recommended : layoutOfFamily(family, estimate, width)),
  };
}

/** From tail to head; undefined where the loop has no two strands. */
export function spanOf(conveyor: Conveyor): Span | undefined {
  const strands = findStrands(conveyor.pulls);
  if (!strands) return undefined;
  const { turns } = loopOf(conveyor);
  const heightOf = (index: number | undefined) => turns[index ?? -1]?.centreHeight ?? 0;
  const lift = heightOf(strands.carry.at(-1)) - heightOf(strands.carry[0]);
  return { length: lengthOf(conveyor, strands), lift };
}

export function layoutNow(conveyor: Conveyor): LayoutFamily {
  const roles = new Set(bareConveyor(conveyor)?.drives.map(({ role }) => role));
  if (roles.has("booster")) return "booster";
  if (roles.has("tail")) return roles.has("head") ? "head-and-tail" : "tail";
  return roles.has("secondary") ? "dual-head" : "head";
}
