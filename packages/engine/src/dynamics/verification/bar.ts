import type { Curve } from "../../solve/start-stop/torque/curve.ts";
import type { BeltLoop } from "../belt-loop.ts";
import { type DynamicSettings, defaultDynamicSettings } from "../settings.ts";

export interface Bar {
  readonly stiffness: number;
  readonly mass: number;
  readonly length: number;
  readonly isFixed: boolean;
}

/** A straight strand with a force on its far end; the near end is fixed or free. */
export function barLoop({ stiffness, mass, length, isFixed }: Bar, force: Curve): BeltLoop {
  const even = { resistance: 0, gravity: 0, sagConstant: 0, sagLoad: 0 };
  const bare = { mass: 0, resistance: 0, gravity: 0 };
  return {
    fullSpeed: 1,
    strands: [
      { ...even, length, stiffness, mass },
      { ...even, length: 0, stiffness: 0, mass: 0 },
    ],
    stations: [
      { ...bare, id: "near", isFixed },
      { ...bare, id: "far" },
    ],
    drives: [
      {
        id: "pull",
        station: 1,
        fullLoadForce: 1,
        runningForce: 0,
        action: { kind: "force-time", curve: force },
        startDelay: 0,
        stopDelay: 0,
        rampTime: 0,
        hasHoldback: false,
        friction: 1,
        wrapAngle: 1,
        pulleyRadius: 1,
      },
    ],
    brakes: [],
  };
}

/** Settings for an elastic bar without any damping; the interval is one step of this share of the stable one. */
export function barSettings(bar: Bar, elements: number, stepShare: number): DynamicSettings {
  const transit = bar.length / elements / Math.sqrt(bar.stiffness / bar.mass);
  return {
    ...defaultDynamicSettings,
    elements,
    stepShare,
    interval: transit * stepShare,
    longestStep: Number.POSITIVE_INFINITY,
    model: { branchRatio: 0, branchTime: 1, dampingTime: 0 },
    gridDamping: 0,
    hasSag: false,
  };
}
