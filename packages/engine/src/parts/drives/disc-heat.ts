import { steelDensity } from "../../calculators/pulley-inertia.ts";
import { coolingArea, discRise, heatLeft, peakTemperature, troughTemperature } from "../../rules/disc-brake/heat.ts";
import { firstFlux, surfaceRise, surfaceTemperature, sweptArea } from "../../rules/disc-brake/surface.ts";
import { discMass } from "../../rules/quick-estimates/brake.ts";
import { mechanics } from "../../standards/sources.ts";
import { constant, none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import type { BrakeDisc } from "./drive-train.ts";
import type { DriveBrake } from "./drive-train-input.ts";

/** A disc in service. J, kg, °C and K. */
export interface DiscHeat {
  /** Of one disc in one stop. */
  readonly energy: number;
  readonly discMass: number;
  readonly rise: number;
  /** Just before a stop, after many at the stated number an hour. */
  readonly trough: number;
  /** After the stated number of stops in a row. */
  readonly peak: number;
  /** Where the pads rub, in the last of these stops; absent where the width of the pads or the time is unknown. */
  readonly surface?: number;
}

/** What one disc takes in one stop. */
export interface DiscStop {
  readonly energy: number;
  /** Width of the pads, m, and how long they rub, s; 0: unknown. */
  readonly padWidth: number;
  readonly time: number;
}

const steel = mechanics("density of steel");

/** How hot a disc gets: all of it, and the surface that burns the pads first. */
export function discHeat(
  trace: Trace,
  { diameter: discDiameter, thickness: discThickness }: BrakeDisc,
  { energy, padWidth, time }: DiscStop,
  { stopsPerHour, ambient, consecutiveStops: stops }: DriveBrake,
): DiscHeat {
  const mass = discMass(trace, { discDiameter, discThickness, density: constant(trace, steelDensity, steel) });
  const rise = discRise(trace, { energy, discMass: mass });
  const area = coolingArea(trace, { discDiameter, discThickness });
  const left = stopsPerHour > 0 ? heatLeft(trace, { area, discMass: mass, stopsPerHour }) : none(trace);
  const trough = left > 0 && left < 1 ? troughTemperature(trace, { ambient, rise, heatLeft: left }) : ambient;
  const peak = peakTemperature(trace, { trough, stops, rise });
  const found = { energy, discMass: mass, rise, trough, peak };
  if (!(padWidth > 0 && padWidth < discDiameter / 2 && time > 0)) return found;
  const flux = firstFlux(trace, { energy, stopTime: time, sweptArea: sweptArea(trace, { discDiameter, padWidth }) });
  const last = surfaceRise(trace, { flux, stopTime: time, discThickness });
  return { ...found, surface: surfaceTemperature(trace, { trough, stops, rise, surfaceRise: last }) };
}

/** What pads stand, °C: of the whole disc, and of its surface; organic ones fade before it (handbook 3.10.3). */
export const padLimits = {
  organic: { warm: 250, mean: 300, surface: 400 },
  sintered: { warm: 550, mean: 550, surface: 650 },
} as const;

/** Speed of the rim, m/s. */
export const rimLimits = { steel: 80, "cast-iron": 50 } as const;
