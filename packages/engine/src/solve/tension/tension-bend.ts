import { tensionBetween } from "../../rules/belt-curves/along.ts";
import { bentLengthMean, tensionBend, tensionOnBentLine } from "../../rules/mechanics/bent-line.ts";
import { tensionBehindSkirts } from "../../rules/mechanics/loop-balance.ts";
import { averageTension, bentAverage } from "../../rules/mechanics/take-up.ts";
import { isZero, none, plain } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";

/** The tension line of a section, from behind its skirts to its end. */
interface BendingLine {
  readonly start: number;
  readonly end: number;
  /** Tension of 5 % sag, N; 0 without idlers. */
  readonly floor: number;
  /** K of a friction F = F_0 + K/T, N². */
  readonly tensionPart: number;
}

/** Tension where the line of a section begins, N: behind what stands there. No step where nothing does. */
export function behindSkirts(trace: Trace, tension: number, forceAtStart: number): number {
  return isZero(forceAtStart) ? tension : tensionBehindSkirts(trace, { tension, forceAtStart });
}

/** Share of its tension by which a line may stand out in its middle and still be taken for a parabola. */
const straightEnough = 2e-4;

/**
 * Whether a line has to be followed step by step: it stands out by more than a share of its tension, and friction follows
 * the tension all along.
 */
export function bendsMuch(line: BendingLine, standsOut: number, share = straightEnough): boolean {
  const lowest = Math.min(plain(line.start), plain(line.end));
  return plain(line.tensionPart) > 0 && lowest >= plain(line.floor) && Math.abs(standsOut) > share * lowest;
}

/** Share of its tension by which a line that is told from a straight one bends at least. */
const leastBend = 1e-11;

/** How a tension line bends, N; 0 where friction does not follow the tension, or the tension stays what it is. */
function bendOf(trace: Trace, line: BendingLine): number {
  const tensionPart = plain(line.tensionPart);
  const floor = plain(line.floor);
  if (tensionPart === 0 || floor <= 0) return none(trace);
  const start = plain(line.start);
  const bend = tensionBend.evaluate({ start, end: plain(line.end), floor, tensionPart });
  const isStraight = Math.abs(bend) < leastBend * Math.abs(start);
  return isStraight ? none(trace) : tensionBend(trace, line);
}

/** Mean tension over the length of a section, N: what stretches it. */
export function meanOverSection(trace: Trace, line: BendingLine): number {
  const { start, end, tensionPart } = line;
  const bend = bendOf(trace, line);
  if (bendsMuch(line, bend / 4)) return bentLengthMean(trace, { start, end, tensionPart });
  const average = averageTension(trace, { start, end });
  return isZero(bend) ? average : bentAverage(trace, { average, bend });
}

/** Tension at a share of the length of a section, N. A belt cannot push, so a slack one has none. */
export function tensionWithin(trace: Trace, line: BendingLine, share: number): number {
  const { start, end, tensionPart } = line;
  const bend = bendOf(trace, line);
  if (bendsMuch(line, bend / 4)) return tensionOnBentLine(trace, { start, end, tensionPart, share });
  return tensionBetween(trace, { start, end, share, bend });
}
