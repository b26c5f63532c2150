import {
  caliperPrice,
  couplingPrice,
  fluidCouplingPrice,
  gearboxPrice,
  holdbackPrice,
  priceByMass,
} from "../../rules/prices/drive-parts.ts";
import { adopted } from "../../standards/sources.ts";
import { constant, plain } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { type Coefficient, coefficient, costModel, named } from "../coefficient.ts";
import type { CostBrake, CostCoupling, CostFluidCoupling, CostGearbox, CostHoldback } from "../cost-input.ts";

const { gearbox, fluidCoupling, shaftCoupling, holdback, brake } = costModel;
const plainly = adopted("indicative prices of parts");

/** A factor where it holds, else 1. */
const where = (trace: Trace, holds: boolean, factor: Coefficient) =>
  holds ? coefficient(trace, factor) : constant(trace, 1, plainly);
const law = (trace: Trace, { a, n }: { readonly a: Coefficient; readonly n: Coefficient }) => ({
  rate: coefficient(trace, a),
  exponent: coefficient(trace, n),
});

/** Dollars for one gearbox. */
export function gearboxPriceOf(
  trace: Trace,
  {
    torque,
    stages,
    isParallel,
    isShaftMounted,
  }: Pick<CostGearbox, "torque" | "stages" | "isParallel" | "isShaftMounted">,
): number {
  const count = Math.min(4, Math.max(1, plain(stages) === 0 ? 3 : plain(stages)));
  return gearboxPrice(trace, {
    ...law(trace, gearbox),
    torque,
    stages: named(trace, gearbox.stages, String(count)),
    parallel: where(trace, isParallel, gearbox.parallel),
    mounting: where(trace, isShaftMounted, gearbox.shaftMount),
  });
}

export function fluidCouplingPriceOf(
  trace: Trace,
  { mass, control }: Pick<CostFluidCoupling, "mass" | "control">,
): number {
  const factor = control === "scoop" ? fluidCoupling.scoop : fluidCoupling.fillControlled;
  return fluidCouplingPrice(trace, {
    ...law(trace, fluidCoupling),
    mass,
    control: where(trace, control !== "fixed", factor),
  });
}

export function couplingPriceOf(trace: Trace, { torque, type }: Pick<CostCoupling, "torque" | "type">): number {
  return couplingPrice(trace, { ...law(trace, shaftCoupling), torque, type: named(trace, shaftCoupling.type, type) });
}

export function holdbackPriceOf(
  trace: Trace,
  { torque, type, isLimiting }: Pick<CostHoldback, "torque" | "type" | "isLimiting">,
): number {
  return holdbackPrice(trace, {
    ...law(trace, holdback),
    torque,
    type: coefficient(trace, holdback[type]),
    limiting: where(trace, isLimiting, holdback.torqueLimiting),
  });
}

export function caliperPriceOf(trace: Trace, { force }: Pick<CostBrake, "force">): number {
  return caliperPrice(trace, { ...law(trace, brake), force });
}

/** Dollars for the oil station of the calipers of one drive. */
export function brakeStationPrice(trace: Trace): number {
  return coefficient(trace, brake.hpu);
}

export function discPriceOf(trace: Trace, mass: number): number {
  return priceByMass(trace, { rate: coefficient(trace, brake.disc), mass });
}
