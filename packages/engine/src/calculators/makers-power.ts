import { lineLoad } from "../rules/adopted-1/capacity.ts";
import { levelPower, liftPower } from "../rules/dunlop-enerka/quick-power.ts";
import { correctedLength, emptyTension, loadTension, movingParts } from "../rules/fenner-dunlop/two-friction.ts";
import { beltPower } from "../rules/mechanics/power.ts";
import { slopeResistance } from "../standards/iso-5048-1989/main-resistance.ts";
import { mechanics } from "../standards/sources.ts";
import { none } from "../trace/reference.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";
import type { QuickPowerInput } from "./quick-power.ts";

const tension = defineSum({
  id: "fenner-dunlop/effective-tension",
  source: mechanics("sum of resistances"),
  output: { symbol: "T_e", unit: "N" },
  term: "T",
});
const power = defineSum({
  id: "dunlop-enerka/power",
  source: mechanics("sum of powers"),
  output: { symbol: "P", unit: "W" },
  term: "P",
});

type Conveyor = Omit<QuickPowerInput, "friction" | "lengthCoefficient" | "efficiency" | "motorSelectionFactor">;

/** Tensions, N, and power at the belt, W, by one friction factor for the empty belt and one for belt and load. */
export function twoFrictionPower(
  trace: Trace,
  given: Conveyor & { readonly emptyFriction: number; readonly loadFriction: number; readonly correction: number },
) {
  const { gravity, beltMass, beltSpeed, lift } = given;
  const length = correctedLength(trace, given);
  const load = lineLoad(trace, given);
  const parts = movingParts(trace, given);
  const empty = emptyTension(trace, {
    gravity,
    movingParts: parts,
    friction: given.emptyFriction,
    correctedLength: length,
  });
  const loaded = loadTension(trace, {
    gravity,
    beltMass,
    lineLoad: load,
    friction: given.loadFriction,
    correctedLength: length,
  });
  const slope = slopeResistance(trace, { beltMass: none(trace), lineLoad: load, gravity, lift });
  const effectiveTension = tension(trace, [empty, loaded, slope, given.specialResistance]);
  return { length, empty, loaded, effectiveTension, power: beltPower(trace, { effectiveTension, beltSpeed }) };
}

/** Power at the belt by the width and length factors of a maker's tables, W. */
export function tabularPower(
  trace: Trace,
  given: Pick<Conveyor, "beltSpeed" | "massFlow" | "lift"> & {
    readonly widthFactor: number;
    readonly lengthFactor: number;
    readonly workingFactor: number;
  },
) {
  const [level, lift] = [levelPower(trace, given), liftPower(trace, given)];
  return { level, lift, power: power(trace, [level, lift]) };
}
