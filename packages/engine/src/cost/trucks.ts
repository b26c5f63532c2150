import { breakEvenMass, roadCarbon, truckCarbon, truckCost, truckFuel } from "../rules/trucks/haul.ts";
import type { Trace } from "../trace/trace.ts";
import { coefficient, costModel } from "./coefficient.ts";
import type { TruckInput } from "./cost-input.ts";

const { diesel, truck } = costModel.carbon;

/** Carrying a kilogram by haul truck: fuel, m³; carbon dioxide, kg, also by road truck; local money. */
export interface TruckHaul {
  readonly fuel: number;
  readonly carbon: number;
  readonly roadCarbon: number;
  readonly cost: number;
}

export function truckHaul(trace: Trace, gravity: number, { diesel: price, ...route }: TruckInput): TruckHaul {
  const fuel = truckFuel(trace, {
    ...route,
    gravity,
    efficiency: coefficient(trace, truck.efficiency),
    heat: coefficient(trace, diesel.energy, 1e9),
    idling: coefficient(trace, truck.idle),
  });
  const [burnt, made] = [coefficient(trace, diesel.combustion, 1000), coefficient(trace, diesel.wellToTank, 1000)];
  return {
    fuel,
    carbon: truckCarbon(trace, { fuel, burnt, made }),
    roadCarbon: roadCarbon(trace, { rate: coefficient(trace, truck.roadHalf, 1e-6), distance: route.distance }),
    cost: truckCost(trace, { fuel, price, fuelShare: coefficient(trace, truck.fuelShare) }),
  };
}

/** What must be carried in a year for the conveyor to pay, kg; absent where trucks are cheaper to run. */
export function breakEven(trace: Trace, capital: number, truckPerMass: number, running: number): number | undefined {
  return truckPerMass > running ? breakEvenMass(trace, { capital, truck: truckPerMass, running }) : undefined;
}
