import { lengthCoefficient, shortestNormativeLength } from "../../standards/iso-5048-1989/length-coefficient.ts";
import { constantLimit } from "../../trace/constant-limit.ts";
import { atLeast } from "../../trace/limit.ts";
import type { Trace } from "../../trace/trace.ts";
import { resistanceFindings } from "../findings.ts";

const notNormative = resistanceFindings["length-coefficient-not-normative"];

/** The coefficient by the length of a conveyor, m; says so where no standard stands behind it. */
export function coefficientByLength(trace: Trace, length: number): number {
  const coefficient = lengthCoefficient(trace, { length });
  if (length < shortestNormativeLength) {
    const limit = constantLimit(trace, atLeast(shortestNormativeLength), notNormative.source);
    notNormative.raise(trace, { values: { length }, limit });
  }
  return coefficient;
}
