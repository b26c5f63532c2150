import { lengthCoefficient, shortestNormativeLength } from "../../standards/iso-5048-1989/length-coefficient.ts";
import { iso5048 } from "../../standards/sources.ts";
import { atLeast } from "../../trace/limit.ts";
import { constant } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";

const source = iso5048("length coefficient C");

/** The coefficient by the length of a conveyor, m; says so where no standard stands behind it. */
export function coefficientByLength(trace: Trace, length: number): number {
  const coefficient = lengthCoefficient(trace, { length });
  if (length < shortestNormativeLength) {
    trace.report({
      code: "length-coefficient-not-normative",
      severity: "warning",
      subject: "iso-5048-1989/length-coefficient",
      values: { length },
      limit: atLeast(constant(trace, shortestNormativeLength, source)),
      source,
    });
  }
  return coefficient;
}
