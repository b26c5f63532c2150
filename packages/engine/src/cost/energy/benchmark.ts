import { lineLoad } from "../../rules/adopted-1/capacity.ts";
import { startEnergy } from "../../rules/energy-use/chain.ts";
import { frictionBenchmark, frictionEnergy, liftEnergy, rollsPerLength } from "../../rules/energy-use/year.ts";
import { adopted } from "../../standards/sources.ts";
import { constant } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Trace } from "../../trace/trace.ts";
import type { CostInput } from "../cost-input.ts";

const source = adopted("benchmark of what friction takes");
const rollSum = defineSum({
  id: "cost/rolls-per-length",
  source,
  output: { symbol: "q_R", unit: "kg/m" },
  term: "q_R",
});
const massSum = defineSum({ id: "cost/started-mass", source, output: { symbol: "m", unit: "kg" }, term: "m" });

/** Whole drives at full load, and secondary resistances of a conveyor of usual length. */
const usual = { efficiency: 0.9, secondary: 1.05 };

/** Energy of a kilogram: of lifting it, J/kg, and for each metre what friction takes and should take, J/kg/m. */
export interface EnergyBenchmark {
  readonly lift: number;
  readonly friction: number;
  readonly benchmark: number;
}

/** Absent where the load falls: what it gives back hides what friction takes. */
export function energyBenchmark(trace: Trace, input: CostInput, perMass: number): EnergyBenchmark | undefined {
  const { gravity, lift, length, friction, belt } = input;
  if (!(length > 0 && lift >= 0 && input.massFlow > 0 && friction > 0)) return undefined;
  const efficiency = constant(trace, usual.efficiency, source);
  const liftPart = liftEnergy(trace, { gravity, lift, efficiency });
  return {
    lift: liftPart,
    friction: frictionEnergy(trace, { perMass, lift: liftPart, length }),
    benchmark: frictionBenchmark(trace, {
      secondary: constant(trace, usual.secondary, source),
      friction,
      gravity,
      beltMass: belt.mass,
      idlers: rollSum(
        trace,
        input.idlers.map(({ sets, rotatingMass }) => rollsPerLength(trace, { sets, rotatingMass, length })),
      ),
      lineLoad: lineLoad(trace, input),
      efficiency,
    }),
  };
}

/** Energy that one loaded start draws, J. */
export function energyOfStart(trace: Trace, { start, beltSpeed, tension }: CostInput): number | undefined {
  if (start === undefined) return undefined;
  return startEnergy(trace, {
    mass: massSum(trace, [start.movingMass, start.driveMass]),
    beltSpeed,
    tension: tension.full,
    time: start.time,
    efficiency: constant(trace, usual.efficiency, source),
  });
}
