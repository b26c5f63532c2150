import {
  bendingMoment,
  halfResultant,
  hubArm,
  resultantDirection,
  resultantForce,
  resultantForward,
  resultantUpward,
  shaftTorque,
  strandMean,
} from "../../rules/pulley-loads/resultant.ts";
import { InputRefused } from "../../trace/input-refused.ts";
import type { Trace } from "../../trace/trace.ts";

/** Belt tensions at a pulley in one load case, N. */
export interface PulleyCase {
  readonly loadCase: string;
  readonly state: "running" | "transient";
  readonly isReverse?: true;
  readonly arriving: number;
  readonly leaving: number;
}

/** A pulley on the belt path; directions are those of belt travel, rad anticlockwise from the horizontal. */
export interface PulleyPlace {
  readonly arrivingDirection: number;
  readonly leavingDirection: number;
  /** Pulley, shaft and lagging, kg. */
  readonly mass: number;
  readonly gravity: number;
  /** Over lagging, m. */
  readonly beltRadius: number;
  readonly bearingCentres: number;
  readonly hubCentres: number;
}

/** The load vector of one case, and what it does to the shaft. */
export interface PulleyLoad {
  readonly loadCase: string;
  readonly state: "running" | "transient";
  /** Of a belt that runs the other way than it is listed. */
  readonly isReverse?: true;
  readonly forward: number;
  readonly upward: number;
  readonly resultant: number;
  /** Anticlockwise from the horizontal, rad. */
  readonly direction: number;
  /** Each bearing, N. */
  readonly bearingLoad: number;
  readonly hubMoment: number;
  /** Arriving less leaving tension at the belt radius, N·m. */
  readonly torque: number;
  readonly meanTension: number;
}

/** Load vector, bearing load, hub moment and torque of a pulley in one load case. */
export function pulleyLoad(trace: Trace, place: PulleyPlace, one: PulleyCase): PulleyLoad {
  const { arrivingDirection, leavingDirection, mass, gravity } = place;
  const belts = { arriving: one.arriving, arrivingDirection, leaving: one.leaving, leavingDirection };
  const forward = resultantForward(trace, belts);
  const upward = resultantUpward(trace, { ...belts, mass, gravity });
  const resultant = resultantForce(trace, { forward, upward });
  const bearingLoad = halfResultant(trace, { resultant });
  return {
    loadCase: one.loadCase,
    state: one.state,
    ...(one.isReverse && { isReverse: true }),
    forward,
    upward,
    resultant,
    direction: resultantDirection(trace, { forward, upward }),
    bearingLoad,
    hubMoment: bendingMoment(trace, { force: bearingLoad, distance: armOf(trace, place) }),
    torque: shaftTorque(trace, { arriving: one.arriving, leaving: one.leaving, radius: place.beltRadius }),
    meanTension: strandMean(trace, { arriving: one.arriving, leaving: one.leaving }),
  };
}

/** From bearing to hub, m. */
export function armOf(trace: Trace, { bearingCentres, hubCentres }: PulleyPlace): number {
  if (!(hubCentres <= bearingCentres)) {
    const limit = { above: 0, most: bearingCentres };
    throw new InputRefused({ subject: "pulley", input: "hubCentres", value: hubCentres, limit });
  }
  return hubArm(trace, { bearingCentres, hubCentres });
}

/** The worst cases: the heaviest while running decides life and deflection, the heaviest of all strength. */
export interface WorstLoads {
  readonly all: readonly PulleyLoad[];
  readonly running: PulleyLoad;
  readonly strength: PulleyLoad;
  readonly largestTorque: PulleyLoad;
}

export function worstLoads(trace: Trace, place: PulleyPlace, cases: readonly PulleyCase[]): WorstLoads {
  const all = cases.map((one) => pulleyLoad(trace, place, one));
  const running = heaviest(
    all.filter((load) => load.state === "running"),
    (load) => load.resultant,
  );
  const strength = heaviest(all, (load) => load.resultant);
  const largestTorque = heaviest(all, (load) => Math.abs(load.torque));
  if (running === undefined || strength === undefined || largestTorque === undefined) {
    throw new InputRefused({ subject: "pulley", input: "cases", value: cases.length, limit: { least: 1 } });
  }
  return { all, running, strength, largestTorque };
}

function heaviest(loads: readonly PulleyLoad[], of: (load: PulleyLoad) => number): PulleyLoad | undefined {
  return loads.reduce<PulleyLoad | undefined>(
    (most, load) => (most === undefined || of(load) > of(most) ? load : most),
    undefined,
  );
}
