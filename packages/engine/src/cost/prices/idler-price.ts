import { idlerSetPrice, rollPrice } from "../../rules/prices/idler.ts";
import type { Trace } from "../../trace/trace.ts";
import { coefficient, costModel, named } from "../coefficient.ts";
import type { CostIdlers } from "../cost-input.ts";

const { idler: model } = costModel;

type PricedIdler = Pick<CostIdlers, "rolls" | "bore" | "rotatingMass" | "setMass" | "type">;

/** Dollars for one set. */
export function idlerPriceOf(trace: Trace, { rolls, bore, rotatingMass, setMass, type }: PricedIdler): number {
  const roll = rollPrice(trace, {
    making: coefficient(trace, model.roll),
    bearing: coefficient(trace, model.bearing),
    bore,
    bearingExponent: coefficient(trace, model.bearingN),
    seal: coefficient(trace, model.seal),
    sealExponent: coefficient(trace, model.sealN),
  });
  return idlerSetPrice(trace, {
    rolls,
    roll,
    rotating: coefficient(trace, model.rotating),
    rotatingMass,
    frame: coefficient(trace, model.frame),
    setMass,
    type: named(trace, model.type, type),
  });
}
