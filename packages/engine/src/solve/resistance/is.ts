import type { Design } from "../../design/design.ts";
import { frictionFactors } from "../../standards/is-11592/friction.ts";
import { tabulatedBearing, tabulatedWrap } from "../../standards/is-11592/pulleys.ts";
import { constant, none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { isProfile } from "../profiles/is.ts";
import { type ConveyorFactors, isoMethod, isoRules } from "./iso.ts";
import { bearingOfFreePulley, type PulleyTurn, type ResistanceMethod } from "./method.ts";

/**
 * IS 11592: ISO 5048 with a friction factor from a table. Bending on a driven pulley is no part of the effective tension:
 * the drive gives it besides, and it counts in the power.
 */
export function isMethod(design: Design, factors: ConveyorFactors): ResistanceMethod {
  const usual = isoMethod(design, factors, {
    ...isoRules,
    profile: isProfile,
    usualFriction: frictionFactors.usual,
  });
  const { regenerating } = usual;
  const pulleys = design.settings.is?.pulleys === "table" ? tableOfFreePulleys : formulaOfFreePulleys;
  return {
    ...usual,
    ...pulleys,
    ...(regenerating === undefined ? {} : { regenerating: { ...regenerating, ...pulleys } }),
  };
}

type PulleyMembers = Pick<ResistanceMethod, "wrap" | "bearing">;

const formulaOfFreePulleys: PulleyMembers = {
  wrap: (trace, { isDriven }) => (isDriven ? none(trace) : "by-tension"),
  bearing: bearingOfFreePulley,
};

/** Free pulleys count as those of the slack side. */
const tableOfFreePulleys: PulleyMembers = {
  wrap: (trace, pulley) => (pulley.isDriven ? none(trace) : wrapByTable(trace, pulley)),
  bearing: (trace, { isDriven }) => (isDriven ? none(trace) : bearingByTable(trace)),
};

/** Bending by the table of the code, N; driven pulleys have a tight side. */
export function wrapByTable(trace: Trace, { wrapAngle, isDriven }: PulleyTurn): number {
  const isTight = constant(trace, isDriven ? 1 : 0, tabulatedWrap.definition.source);
  return tabulatedWrap(trace, { wrapAngle, isTight });
}

export const bearingByTable = (trace: Trace): number =>
  constant(trace, tabulatedBearing.value, tabulatedBearing.source);
