import { feederLoads } from "../../calculators/feeder.ts";
import { hopper } from "../../calculators/hopper.ts";
import { type TrajectoryInput, trajectory } from "../../calculators/trajectory.ts";
import { tube } from "../../calculators/tube.ts";
import {
  flowLoadFactor,
  hydraulicRadius,
  initialLoadFactor,
  stressParameterX,
  stressParameterY,
  wallStressAngle,
} from "../../rules/feeder-loads/hopper-stress.ts";
import { equivalentHeadLoad } from "../../rules/feeder-loads/pull-out.ts";
import { coneVolume } from "../../rules/hopper/volume.ts";
import { slipStart } from "../../rules/trajectory/slip.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import {
  workedFeeder as bin,
  workedHopper as box,
  workedPipe as pipe,
  workedStream as stream,
} from "./calculator-inputs.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

const trace = startTrace("checked");

function thrown(change: Partial<TrajectoryInput>) {
  const found = trajectory(trace, { ...stream, ...change });
  if (found.kind !== "trajectory") throw new Error("not computed");
  return found;
}

const times = ["0", "0.05", "0.1", "0.2", "0.5"];

function along(
  name: string,
  points: readonly { readonly x: number; readonly y: number }[],
  printed: readonly (readonly [string, string])[],
): readonly WorkedNumber[] {
  return printed.flatMap(([x, y], at): readonly WorkedNumber[] => {
    const point = points[Math.round(Number(times[at]) / 0.05)];
    return [
      [`${name}: x after ${times[at]} s`, "m", x, point?.x ?? Number.NaN],
      [`${name}: y after ${times[at]} s`, "m", y, point?.y ?? Number.NaN],
    ];
  });
}

function fast(): readonly WorkedNumber[] {
  const { speedRatio, angle, speed, lower, upper } = thrown({});
  return [
    ["speed ratio", "1", "1.98505", speedRatio],
    ["angle", "deg", "-10", angle / degree],
    ["speed", "m/s", "3", speed],
    ...along("lower", lower, [
      ["-0.091686", "0.51998"],
      ["0.056035", "0.53377"],
      ["0.20376", "0.52304"],
      ["0.49920", "0.42803"],
      ["1.3855", "-0.44538"],
    ]),
    ...along("upper", upper, [
      ["-0.11773", "0.66770"],
      ["0.029988", "0.68149"],
      ["0.17771", "0.67076"],
      ["0.47315", "0.57576"],
      ["1.3595", "-0.29766"],
    ]),
  ];
}

function slow(): readonly WorkedNumber[] {
  const two = thrown({ beltSpeed: 2, slope: 0 });
  const slower = thrown({ beltSpeed: 1.6, slope: 0 });
  const thin = thrown({ beltSpeed: 2, slope: 0, outerRadius: 0.528 });
  const friction = { kind: "slip", staticFriction: 0.6, kineticFriction: 0.5 } as const;
  const booth = thrown({ beltSpeed: 2, slope: 0, model: { ...friction, adhesion: 0 } });
  const korzen = thrown({ beltSpeed: 2, slope: 0, model: { ...friction, adhesion: 0.05 } });
  const slips = (adhesion: number) =>
    slipStart(trace, { beltSpeed: 2, radius: 0.528, gravity: 9.80665, slope: 0, staticFriction: 0.6, adhesion });
  return [
    ["speed ratio, 2 m/s", "1", "0.882244", two.speedRatio],
    ["angle, 2 m/s", "deg", "28.0857", two.angle / degree],
    ["speed, 2 m/s", "m/s", "2.28409", two.speed],
    ...along("lower", two.lower, [
      ["0.24858", "0.46582"],
      ["0.34933", "0.39980"],
      ["0.45009", "0.30926"],
      ["0.65160", "0.054625"],
      ["1.2561", "-1.2977"],
    ]),
    ["speed ratio, 1.6 m/s", "1", "0.564636", slower.speedRatio],
    ["angle, 1.6 m/s", "deg", "55.6230", slower.angle / degree],
    ["speed, 1.6 m/s", "m/s", "1.82727", slower.speed],
    ["Booth: slip", "deg", "7.54463", slips(0) / degree],
    ["Booth: angle", "deg", "25.2904", booth.angle / degree],
    ["Booth: speed", "m/s", "2.16371", booth.speed],
    ["Korzen: slip", "deg", "9.14144", slips(0.05) / degree],
    ["Korzen: angle", "deg", "28.2938", korzen.angle / degree],
    ["Korzen: speed", "m/s", "2.19504", korzen.speed],
    ["without slip: speed ratio", "1", "0.772512", thin.speedRatio],
    ["without slip: angle", "deg", "39.4200", thin.angle / degree],
  ];
}

function feeder(): readonly WorkedNumber[] {
  const loads = feederLoads(trace, bin);
  const light = feederLoads(trace, { ...bin, shearFriction: 0.4 });
  const { halfAngle, surcharge, initial, flow } = loads;
  const wallStress = wallStressAngle(trace, bin);
  const factors = (shape: number) => {
    const field = { shape, internalFriction: 50 * degree, wallStress, halfAngle };
    const parameterX = stressParameterX(trace, field);
    const parameterY = stressParameterY(trace, field);
    const given = { shape, halfAngle, binWidth: 4, outletWidth: 1.2, surcharge, unitWeight: 9806.65 };
    return {
      parameterX,
      parameterY,
      flow: flowLoadFactor(trace, { ...field, parameterX, parameterY, wallFriction: 25 * degree }),
      initial: initialLoadFactor(trace, given),
    };
  };
  const [slot, cone] = [factors(0), factors(1)];
  const head = (headFactor: number) =>
    equivalentHeadLoad(trace, { headFactor, unitWeight: 9806.65, outletWidth: 1.2, outletLength: 4 }) / 1e3;
  return [
    ["half angle", "deg", "28.3008", halfAngle / degree],
    ["hydraulic radius", "m", "1", hydraulicRadius(trace, { binWidth: 4, outletLength: 4 })],
    ["surcharge", "Pa", "22 531.2", surcharge],
    ["angle of the stress field", "deg", "29.2415", wallStress / degree],
    ["slot: X", "1", "10.1698", slot.parameterX],
    ["slot: Y", "1", "5.33299", slot.parameterY],
    ["slot: initial factor", "1", "4.08129", slot.initial],
    ["slot: flow factor", "1", "0.337134", slot.flow],
    ["cone: X", "1", "20.3396", cone.parameterX],
    ["cone: Y", "1", "5.60024", cone.parameterY],
    ["cone: initial factor", "1", "3.20543", cone.initial],
    ["cone: flow factor", "1", "0.174766", cone.flow],
    ["initial load", "kN", "230.537", initial.load / 1e3],
    ["flow load", "kN", "19.0435", flow.load / 1e3],
    ["initial pull", "kN", "176.601", initial.pullOut / 1e3],
    ["flow pull", "kN", "14.5881", flow.pullOut / 1e3],
    ["initial pull at 0.4", "kN", "92.2147", light.initial.pullOut / 1e3],
    ["flow pull at 0.4", "kN", "7.61738", light.flow.pullOut / 1e3],
    ["skirts", "N", "10 083.5", loads.skirtForce],
    ["starting force", "kN", "193.601", initial.force / 1e3],
    ["starting power", "kW", "64.5337", initial.power / 1e3],
    ["running force", "kN", "25.2429", flow.force / 1e3],
    ["running power", "kW", "8.41431", flow.power / 1e3],
    ["equivalent head 4", "kN", "225.945", head(4)],
    ["equivalent head 1", "kN", "56.4863", head(1)],
  ];
}

function volumes(): readonly WorkedNumber[] {
  const filled = hopper(trace, box);
  const heap = hopper(trace, { ...box, reposeAngle: 35 * degree }).heapVolume;
  return [
    ["volume of the frustum", "m3", "24.2667", filled.hopperVolume],
    ["volume with the vertical part", "m3", "72.2667", filled.volume],
    ["mass", "t", "108.400", filled.mass / 1e3],
    ["first wall", "deg", "61.6992", filled.lengthWallAngle / degree],
    ["second wall", "deg", "79.1145", filled.widthWallAngle / degree],
    ["valley", "deg", "60.2403", filled.valleyAngle / degree],
    ["cone", "m3", "15.1383", coneVolume(trace, { height: 2.6, topDiameter: 4, bottomDiameter: 1.2 })],
    ["heap", "m3", "7.46888", heap],
  ];
}

function pipes(): readonly WorkedNumber[] {
  const [fabric, steel] = [tube(trace, pipe), tube(trace, { ...pipe, carcass: "steel" })];
  return [
    ["overlap", "m", "0.170325", fabric.overlap],
    ["geometric overlap", "m", "0.340651", fabric.geometricOverlap],
    ["flooded area", "m2", "0.0863297", fabric.area],
    ["area less the whole overlap", "m2", "0.0831446", fabric.areaWithFullOverlap],
    ["depth", "m", "0.235818", fabric.depth],
    ["transition, fabric", "m", "9.375", fabric.transitionLength],
    ["transition, steel", "m", "18.75", steel.transitionLength],
    ["curve, fabric", "m", "112.5", fabric.curveRadius],
    ["curve, steel", "m", "225", steel.curveRadius],
    ["roll face", "m", "0.216506", fabric.rollFace],
  ];
}

export const streamAndHopperExamples: readonly WorkedExample[] = [
  { chapter: "07", title: "EX 7.1: trajectory, high speed", numbers: fast() },
  { chapter: "07", title: "EX 7.1: trajectory, low speed", numbers: slow() },
  { chapter: "07", title: "EX 7.2: feeder loads", numbers: feeder() },
  { chapter: "07", title: "EX 7.3: hopper", numbers: volumes() },
  { chapter: "07", title: "7.4: pipe", numbers: pipes() },
];
