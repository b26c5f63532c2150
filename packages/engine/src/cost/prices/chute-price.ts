import { chutePrice } from "../../rules/capital-cost/site.ts";
import type { Trace } from "../../trace/trace.ts";
import { coefficient, costModel } from "../coefficient.ts";

/** Dollars for one chute. */
export function chutePriceOf(trace: Trace, width: number, drop: number): number {
  return chutePrice(trace, { rate: coefficient(trace, costModel.structure.chute), width, drop });
}
