import {
  bothHalves,
  centreWeight,
  filledWeight,
  halfLoadChord,
  loadArea,
  loadAreaOfWing,
  loadCrown,
  loadEdgeLevel,
  loadedWing,
  looseWeight,
  wingWeight,
} from "../../../rules/belt-curves/load-on-rolls.ts";
import { half } from "../../../rules/belt-geometry/half-profile.ts";
import { bareTrace, type Trace } from "../../../trace/trace.ts";
import { horizontalCurveFindings } from "../findings.ts";

/** Weights per metre on the inside wing, the centre and the outside wing, N/m. */
export interface RollWeights {
  readonly inside: number;
  readonly centre: number;
  readonly outside: number;
}

/** Three rolls, or two when the centre length is 0. Lengths of belt on them, m. */
export interface RollGeometry {
  readonly centreLength: number;
  readonly wingLength: number;
  readonly troughAngle: number;
}

interface MaterialOnBelt {
  readonly rolls: RollGeometry;
  readonly surchargeAngle: number;
  readonly bulkDensity: number;
  /** kg/m */
  readonly materialMass: number;
  readonly gravity: number;
}

export interface MaterialSplit {
  /** Length of each wing roll under the load, m. */
  readonly wingLoad: number;
  readonly halfChord: number;
  readonly edgeLevel: number;
  readonly crown: number;
  readonly wing: number;
  readonly centre: number;
  /** Weights when the belt has drifted, positive towards the inside of the curve. */
  readonly at: (drift: number) => RollWeights;
}

export const noMaterial = (): RollWeights => ({ inside: 0, centre: 0, outside: 0 });

/** How a troughed load stands on its rolls, and how it moves with a drifting belt. */
export function materialSplit(trace: Trace, input: MaterialOnBelt): MaterialSplit {
  const { rolls, surchargeAngle, materialMass, bulkDensity, gravity } = input;
  const area = loadArea(trace, { materialMass, bulkDensity });
  const wingLoad = loadedWing(trace, { area, ...rolls, surchargeAngle });
  const halfChord = halfLoadChord(trace, { ...rolls, wingLoad });
  const edgeLevel = loadEdgeLevel(trace, { ...rolls, wingLoad });
  const crown = loadCrown(trace, { halfChord, surchargeAngle });
  const filled = loadAreaOfWing(trace, { ...rolls, wingLoad, surchargeAngle });
  reportFit(trace, area, filled);
  // A load that does not fit the shape keeps its weight: the shape decides only how it is shared.
  const unitWeight =
    filled > 0 ? filledWeight(trace, { materialMass, gravity, filled }) : looseWeight(trace, { bulkDensity, gravity });
  const shape = { unitWeight, edgeLevel, crown, halfChord };
  const onCentre = (distance: number, to: Trace = bareTrace) => centreWeight(to, { ...shape, distance });
  const onWing = (distance: number, to: Trace = bareTrace) => wingWeight(to, { ...shape, ...rolls, distance });
  const wing = onWing(wingLoad, trace);
  const halfCentre = half(trace, { width: rolls.centreLength });
  const centre = bothHalves(trace, { half: onCentre(halfCentre, trace) });
  return { wingLoad, halfChord, edgeLevel, crown, wing, centre, at: (drift) => drifted(drift) };

  function drifted(drift: number): RollWeights {
    const moved = Math.abs(drift);
    const middleHalf = rolls.centreLength / 2;
    const ahead =
      wing +
      onCentre(middleHalf) -
      onCentre(middleHalf - Math.min(moved, rolls.centreLength)) +
      onWing(Math.min(wingLoad, Math.max(0, moved - rolls.centreLength)));
    const behind = wing - onWing(Math.min(moved, wingLoad));
    const middle = Math.max(0, 2 * wing + centre - ahead - behind);
    return drift >= 0
      ? { inside: ahead, centre: middle, outside: behind }
      : { inside: behind, centre: middle, outside: ahead };
  }
}

function reportFit(trace: Trace, area: number, filled: number): void {
  if (Math.abs(area - filled) <= 1e-9 * Math.max(area, filled)) return;
  const code = area > filled ? "load-wider-than-belt" : "load-on-centre-roll-only";
  horizontalCurveFindings[code].raise(trace, { values: { area, filled } });
}
