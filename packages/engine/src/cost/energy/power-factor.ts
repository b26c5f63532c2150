import { apparentPower, lowPowerFactor, powerFactorBetween } from "../../rules/energy-use/chain.ts";
import { adopted } from "../../standards/sources.ts";
import { constant, isZero } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import type { DrivePower, PowerChain } from "./drive-power.ts";

const converter = adopted("power factor of a frequency converter");
const known = adopted("loads at which makers print the power factor");

/** Power factor of a drive at a load of its motors; absent at no load and where the motor's row prints none. */
export function powerFactorOf(trace: Trace, chain: PowerChain, load: number): number | undefined {
  if (chain.hasConverter) return constant(trace, 0.95, converter);
  const [half, threeQuarters, full] = chain.powerFactor;
  if (!(half > 0 && threeQuarters > 0 && full > 0) || isZero(load)) return undefined;
  if (load < 0.5) return lowPowerFactor(trace, { half, load });
  if (load >= 1) return full;
  const from = (share: number) => constant(trace, share, known);
  return load < 0.75
    ? powerFactorBetween(trace, { low: half, high: threeQuarters, from: from(0.5), load })
    : powerFactorBetween(trace, { low: threeQuarters, high: full, from: from(0.75), load });
}

/** What the cable of a drive carries, VA; absent where the power factor is not known. */
export function apparentOf(trace: Trace, chain: PowerChain, { load, grid }: DrivePower): number | undefined {
  const powerFactor = powerFactorOf(trace, chain, load);
  return powerFactor === undefined ? undefined : apparentPower(trace, { power: grid, powerFactor });
}
