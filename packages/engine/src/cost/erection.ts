import {
  chuteMass,
  hoursByLength,
  hoursByMass,
  hoursByPiece,
  hoursByPower,
  hoursWithIndirect,
} from "../rules/capital-cost/site.ts";
import { counted } from "../solve/counted.ts";
import { itemMass } from "../solve/machine/cost-steps.ts";
import { adopted } from "../standards/sources.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";
import { coefficient, costModel } from "./coefficient.ts";
import type { CostDrive, CostInput } from "./cost-input.ts";
import { chutePriceOf } from "./prices/chute-price.ts";
import { pulleySteel } from "./prices/pulley-price.ts";
import { installed, type TakeOff } from "./take-off.ts";

const { erection, structure } = costModel;
const source = adopted("what no library has: chutes, electrical equipment, erection");
const hour = 3600;

const timeSum = defineSum({ id: "cost/erection-time", source, output: { symbol: "t", unit: "s" }, term: "t" });
const massSum = defineSum({ id: "cost/erected-mass", source, output: { symbol: "m", unit: "kg" }, term: "m" });
const countSum = defineSum({ id: "cost/erected-pieces", source, output: { symbol: "z", unit: "1" }, term: "z" });

/** Mass of the parts of a drive, kg: of each of its motor lines, its holdbacks and its calipers. */
export function drivePartMasses(trace: Trace, { motors, ...drive }: CostDrive) {
  const { motor, gearbox, fluidCoupling, couplings, holdback, brake } = drive;
  const mass = (quantity: number, part: { readonly mass: number }) =>
    itemMass(trace, { quantity, unitMass: part.mass });
  return {
    ...(motor && { motor: mass(motors, motor) }),
    ...(gearbox && { gearbox: mass(motors, gearbox) }),
    ...(fluidCoupling && { fluidCoupling: mass(motors, fluidCoupling) }),
    ...(couplings.length > 0 && {
      coupling: massSum(
        trace,
        couplings.map((one) => mass(motors, one)),
      ),
    }),
    ...(holdback && { holdback: mass(holdback.quantity, holdback) }),
    ...(brake && { brake: mass(brake.quantity, brake) }),
  };
}

/** Hours of work at the site, s. */
export function erectionTime(trace: Trace, input: CostInput, off: TakeOff): number {
  const { belt, idlers, pulleys, drives, length } = input;
  const { power } = installed(trace, drives);
  const rate = (given: (typeof erection)["rate"], scale = 1) => coefficient(trace, given, hour * scale);
  const perTonne = (given: (typeof erection)["rate"]) => rate(given, 1e-3);
  const pulleyMass = massSum(
    trace,
    pulleys.flatMap(({ body }) => {
      const { shell, shaft } = pulleySteel(trace, body);
      return [shell, shaft];
    }),
  );
  const driveMass = massSum(
    trace,
    drives.flatMap((drive) => Object.values(drivePartMasses(trace, drive))),
  );
  const chutes = chuteMass(trace, {
    chutes: input.structure.chutes,
    price: chutePriceOf(trace, belt.width, input.structure.chuteDrop),
    perMass: coefficient(trace, structure.chuteKg),
  });
  const sets = countSum(
    trace,
    idlers.map((one) => one.sets),
  );
  const direct = timeSum(trace, [
    hoursByMass(trace, { rate: perTonne(erection.structure), mass: off.withWalkways }),
    hoursByPiece(trace, { rate: rate(erection.idler), count: sets }),
    hoursByLength(trace, { rate: rate(erection.belt), length: belt.length }),
    hoursByPiece(trace, { rate: rate(erection.pulleyA), count: counted(trace, pulleys.length) }),
    hoursByMass(trace, { rate: perTonne(erection.pulleyB), mass: pulleyMass }),
    hoursByPiece(trace, { rate: rate(erection.driveA), count: installed(trace, drives).motors }),
    hoursByMass(trace, { rate: perTonne(erection.driveB), mass: driveMass }),
    hoursByMass(trace, { rate: perTonne(erection.chute), mass: chutes }),
    hoursByLength(trace, { rate: rate(erection.electrical), length }),
    hoursByPower(trace, { rate: rate(erection.electricalKw, 1e-3), power }),
  ]);
  return hoursWithIndirect(trace, { direct, share: coefficient(trace, erection.indirect) });
}
