import type { Conveyor } from "../document/types/conveyor.ts";
import { physicalConstants } from "../reference/physics.ts";
import type { Span } from "./layout.ts";

/** What a layout is decided by (handbook 15.18): pulls in N, power in W, lengths in m. */
export interface Estimate extends Span {
  /** Largest pull of the full or the empty belt with high friction. */
  readonly pull: number;
  /** Largest pull by which either drives its motors with low friction; 0 where none does. */
  readonly hold: number;
  /** Friction of the return strand. */
  readonly returnPull: number;
  /** Weight of the belt over the lift. */
  readonly beltWeight: number;
  /** Least pull behind a drive at the upper end, whatever its grip: the belt below hangs on it and may not sag. */
  readonly leastSlack: number;
  /** Of all motors together. */
  readonly power: number;
  /** Of belt and load, kg/m. */
  readonly lineMass: number;
  /** Of the whole loop with its load, kg. */
  readonly movingMass: number;
}

const [highFriction, usualFriction, lowFriction] = [0.025, 0.02, 0.012];
/** Motor power over absorbed power, and from the motor to the belt. */
const [reserve, efficiency] = [1.1, 0.95];
/** A usual belt, kg/m², and its sag over the spacing of idlers. */
const [usualBeltMass, usualSag] = [20, 0.015];
/** What ends and loading add to the length, and the least length they are added to, m. */
const [secondaryLength, shortest] = [90, 80];

/** A quick look at the pulls of a straight belt, before anything is laid. */
export function estimatePulls(conveyor: Conveyor, { length, lift }: Span): Estimate {
  const { gravity } = physicalConstants;
  const { beltSpeedInp: speed, capacityInp: capacity, beltWidthInp, nomCSSpacing, nomRSSpacing } = conveyor;
  const load = capacity / 3.6 / speed;
  const belt = (beltWidthInp / 1000) * usualBeltMass;
  const [carry, back] = [conveyor.csIdler.rotatingMass / nomCSSpacing, conveyor.rsIdler.rotatingMass / nomRSSpacing];
  const secondary = 1 + secondaryLength / Math.max(length, shortest);
  const friction = (factor: number, mass: number) => factor * secondary * length * gravity * mass;
  const pulls = (factor: number) =>
    [load, 0].map((carried) => friction(factor, carry + back + 2 * belt + carried) + carried * gravity * lift);
  const pull = Math.max(0, ...pulls(highFriction));
  const hold = Math.max(0, ...pulls(lowFriction).map((one) => -one));
  const returnPull = friction(usualFriction, belt + back);
  const beltWeight = belt * gravity * lift;
  const sagging = ((belt + load) * gravity * nomCSSpacing) / (8 * usualSag);
  return {
    ...{ length, lift, pull, hold, returnPull, beltWeight },
    leastSlack: Math.abs(beltWeight) - returnPull + sagging,
    power: reserve * Math.max((pull * speed) / efficiency, hold * speed * efficiency),
    lineMass: belt + load,
    movingMass: length * (carry + back + 2 * belt + load),
  };
}
