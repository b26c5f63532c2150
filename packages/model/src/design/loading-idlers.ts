import {
  adopted,
  type CloserIdlers,
  constant,
  impactLength,
  impactSets,
  isZero,
  skirtRest,
  skirtSpacing,
  type Trace,
} from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";

/** Loads that ask for impact idlers: lumps above so many mm, denser than so many kg/m³, falling from above so many m. */
const blows = [
  { lump: 75, density: 0, drop: 0 },
  { lump: 25, density: 0, drop: 1 },
  { lump: 0, density: 1600, drop: 1.5 },
];
/** m */
const usualSpacing = 0.4;

/** Whether a load strikes so hard that plain rolls would suffer (handbook 15.27). */
export function needsImpactIdlers({ matl }: Pick<Conveyor, "matl">, dropHeight: number): boolean {
  return blows.some(
    ({ lump, density, drop }) => matl.lumpSize > lump && matl.hiBD > density && (drop === 0 || dropHeight > drop),
  );
}

/**
 * Idlers that stand closer at a loading point: impact idlers where the load falls, then those under the skirts. What is
 * typed wins over the rule; absent where neither has any.
 */
export function closerAtLoading(
  trace: Trace,
  conveyor: Conveyor,
  pull: Pull,
  spacing: number,
): readonly CloserIdlers[] | undefined {
  if (pull.pType !== "Hopper" || pull.loadingIdlers === "None" || !(spacing > 0)) return undefined;
  const { skirtLength } = pull;
  const step = isZero(pull.impactIdlerSpacing)
    ? constant(trace, usualSpacing, adopted("impact idlers under a loading point"))
    : pull.impactIdlerSpacing;
  const sets = setsAt(trace, conveyor, pull, step);
  const length = impactLength(trace, { sets, spacing: step });
  const rest = skirtRest(trace, { skirtLength, impactLength: length });
  const closer = skirtSpacingAt(trace, pull, spacing);
  const zones = [
    ...(length > 0 ? [{ length, spacing: step, isImpact: true }] : []),
    ...(rest > 0 && closer < spacing ? [{ length: rest, spacing: closer, isImpact: false }] : []),
  ];
  return zones.length === 0 ? undefined : zones;
}

function setsAt(trace: Trace, conveyor: Conveyor, pull: Pull, spacing: number): number {
  const { impactIdlerNo, skirtLength, loadingIdlers, dropHeight } = pull;
  if (loadingIdlers === "Typed" || !isZero(impactIdlerNo) || !needsImpactIdlers(conveyor, dropHeight))
    return impactIdlerNo;
  return impactSets(trace, { skirtLength, spacing });
}

/** In "Typed", 0 leaves the spacing of the section. */
function skirtSpacingAt(trace: Trace, { skirtIdlerSpacing, loadingIdlers }: Pull, spacing: number): number {
  if (!isZero(skirtIdlerSpacing)) return skirtIdlerSpacing;
  return loadingIdlers === "Typed" ? spacing : skirtSpacing(trace, { spacing });
}
