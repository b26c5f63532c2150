import { bentMeanTension, meanOfHalves, middleTension } from "../../rules/mechanics/bent-line.ts";
import { flooredTension, meanTension, meanTensionAcrossFloor } from "../../rules/mechanics/sag.ts";
import { averageTension } from "../../rules/mechanics/take-up.ts";
import { isZero } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { behindSkirts, bendsMuch } from "./tension-bend.ts";

/** What the tension between both ends of a section depends on. */
interface TensionLine {
  /** Where the belt leaves the point, and where it arrives at the next, N. */
  readonly leaving: number;
  readonly arriving: number;
  /** Taken up where the section begins, by skirts and typed adjustments, N. */
  readonly forceAtStart: number;
  /** Tension of 5 % sag, below which friction rises no further, N; 0 without idlers. */
  readonly floor: number;
  /** K of a friction F = F_0 + K/T, N². */
  readonly tensionPart: number;
  /** Share of the normal friction. */
  readonly frictionShare: number;
}

/**
 * Mean tension of a section for its friction. A point put on the line of the belt cuts the section without changing it:
 * what stands at the beginning acts there, and the mean follows the bend of the tension line.
 */
export function sectionMean(trace: Trace, line: TensionLine): number {
  const { forceAtStart, leaving, arriving: end, floor, tensionPart, frictionShare } = line;
  const start = behindSkirts(trace, leaving, forceAtStart);
  if (floor <= 0) return averageTension(trace, { start, end });
  if (isZero(tensionPart)) return meanAlong(trace, start, end, floor);
  const middle = middleTension(trace, { start, end, floor, tensionPart, frictionShare });
  if (bendsMuch({ start, end, floor, tensionPart }, middle - (start + end) / 2, straightEnough)) {
    return bentMeanTension(trace, { start, end, tensionPart, frictionShare });
  }
  const first = meanAlong(trace, start, middle, floor);
  return meanOfHalves(trace, { first, second: meanAlong(trace, middle, end, floor) });
}

/**
 * The mean of a section that is tight all along and bends little, as nearly every one is: the same formulas in the same
 * order, short enough to be compiled into the loop that asks for it. Not a number where the section is none of those.
 * One function for both was tried and made every solve seven tenths slower; a test holds the two to the last bit.
 */
export function usualMean(start: number, end: number, floor: number, tensionPart: number, frictionShare: number) {
  if (!(floor > 0 && tensionPart > 0 && start >= floor && end >= floor)) return Number.NaN;
  const middle = middleTension.evaluate({ start, end, floor, tensionPart, frictionShare });
  const standsOut = Math.abs(middle - (start + end) / 2);
  if (!(middle >= floor) || standsOut > straightEnough * Math.min(start, end)) return Number.NaN;
  const first = meanTension.evaluate({ start, end: middle });
  return meanOfHalves.evaluate({ first, second: meanTension.evaluate({ start: middle, end }) });
}

/** The mean of a broken line errs by a twentieth of the square of this, so by less than the tensions settle to. */
const straightEnough = 1e-3;

function meanAlong(trace: Trace, start: number, end: number, floor: number): number {
  if (start >= floor && end >= floor) return meanTension(trace, { start, end });
  const low = end > start ? start : end;
  const high = end > start ? end : start;
  if (high <= floor) return flooredTension(trace, { tension: high, floor });
  return meanTensionAcrossFloor(trace, { low, high, floor });
}
