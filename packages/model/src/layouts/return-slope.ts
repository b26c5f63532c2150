import type { Finding } from "@beltwright/engine";

/** Flatter than this, the return belt would not reach its line before the take-up. */
const flattestSlope = 120;
/** Left beside an arc, as a share of what it needs. */
const spare = 1.1;

/**
 * The slope, one in so many, by which the return belt reaches its line with room for the curves there: a flatter one has
 * the longer way and the smaller turn, so that the room grows with its square.
 */
export function returnSlopeFor(slope: number, findings: readonly Finding[]): number {
  const shortages = findings.flatMap(({ code, subject, values: { tangent = 0, distance = 0 } }) =>
    code === "curve-need-finds-no-room" && subject.startsWith("vertical") && distance > 0 ? [tangent / distance] : [],
  );
  const worst = Math.max(0, ...shortages);
  return worst > 0 ? Math.min(flattestSlope, Math.max(slope, Math.ceil(slope * Math.sqrt(spare * worst)))) : slope;
}
