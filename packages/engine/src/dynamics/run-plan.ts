import { at } from "../solve/tension/tension-state.ts";
import type { BeltLoop, LoopDrive } from "./belt-loop.ts";
import { buildMesh, type Mesh } from "./mesh.ts";
import { type RunControl, runControl } from "./run-control.ts";
import type { DynamicSettings } from "./settings.ts";
import { highestFrequency, stableShare } from "./stepping/stable-step.ts";

/** Coefficients of one strand inside the step, all worked out beforehand: one entry for each strand. */
interface StrandCoefficients {
  readonly mass: Float64Array;
  readonly stepOverMass: Float64Array;
  readonly fall: Float64Array;
  readonly grip: Float64Array;
  readonly gripBySpeed: Float64Array;
  readonly gripAtRest: Float64Array;
  readonly stepOverLength: Float64Array;
  readonly stiff: Float64Array;
  readonly overStiff: Float64Array;
  readonly branch: Float64Array;
  readonly sag: Float64Array;
  /** Grid and Kelvin-Voigt damping, N for a strain within a step. */
  readonly thick: Float64Array;
  readonly kelvin: Float64Array;
  /** Strain of the belt itself and that of its Maxwell branch from elastic tension and history. */
  readonly pureByTension: Float64Array;
  readonly pureByHistory: Float64Array;
  readonly branchByTension: Float64Array;
  readonly branchByHistory: Float64Array;
  readonly branchLoss: Float64Array;
  readonly viscousLoss: Float64Array;
  readonly snapLoss: Float64Array;
  /** 1 where a drive, a brake or a fixed end sits at the first node. */
  readonly isSpecial: Uint8Array;
}

export interface Carriage {
  /** Along the belt: kg, N, N. Half elements on either side move with it. */
  readonly mass: number;
  readonly pull: number;
  readonly friction: number;
  /** Belt taken on either side for a metre of carriage. */
  readonly sine: number;
  /** Bounds of the belt taken, m. */
  readonly slackEnd: number;
  readonly tightEnd: number;
  readonly node: number;
  /** Node before and its strand, strand after. */
  readonly before: number;
  readonly strandBefore: number;
  readonly strandAfter: number;
  readonly kind: "gravity" | "winch" | "fixed";
  readonly winchSpeed: number;
  /** Of a winch: its pull until the belt has its speed, N, and the share of its pull that it leaves alone. */
  readonly startPull: number;
  readonly winchBand: number;
  /** Belt to take on either side for a newton more in both of them, m/N. */
  readonly give: number;
}

/** Everything about a run that does not change with time. */
export interface RunPlan {
  readonly loop: BeltLoop;
  readonly settings: DynamicSettings;
  readonly mesh: Mesh;
  /** Time step, s, and how many of them make a frame. */
  readonly step: number;
  readonly stepsPerFrame: number;
  readonly frames: number;
  readonly coefficients: StrandCoefficients;
  readonly carriage: Carriage | undefined;
  /** Of the Maxwell branch over a step. */
  readonly decay: number;
  readonly growth: number;
  /** Drive at a station, or undefined. */
  readonly driveAt: readonly (LoopDrive | undefined)[];
  readonly driveIndexAt: Int32Array;
  readonly brakesAt: readonly (readonly number[])[];
  /** Present where drives or brakes are under control. */
  readonly control: RunControl | undefined;
}

/** Where damping limits the step, it stays this share below. */
const stepMargin = 0.98;

/** Length of the output interval after lengthening it to fit the memory plan is the caller's business. */
export function planRun(loop: BeltLoop, settings: DynamicSettings): RunPlan {
  const { model, gridDamping, stepShare, interval, runTime } = settings;
  const mesh = buildMesh(loop, settings.elements, model.branchRatio);
  const carriage = carriageOf(loop, mesh);
  const moving = carriage?.kind === "gravity" ? carriage.mass : undefined;
  const frequency = highestFrequency(loop, mesh, model.branchRatio, moving);
  const stable = stableShare(frequency, model, gridDamping);
  const share = stepShare <= stable ? stepShare : stepMargin * stable;
  const most = Math.min((share * 2) / frequency, settings.longestStep);
  // A share of exactly 1 must not be split by the last digit.
  const stepsPerFrame = Math.max(1, Math.ceil((interval / most) * (1 - 1e-12)));
  const step = interval / stepsPerFrame;
  const decay = Math.exp(-step / model.branchTime);
  const growth = ((1 - decay) * model.branchTime) / step;
  return {
    loop,
    settings,
    mesh,
    step,
    stepsPerFrame,
    frames: Math.floor(runTime / interval + 1e-9) + 1,
    coefficients: coefficientsOf(loop, mesh, settings, { step, decay, growth }),
    carriage,
    decay,
    growth,
    driveAt: loop.stations.map((_, k) => loop.drives.find((drive) => drive.station === k)),
    driveIndexAt: Int32Array.from(loop.stations, (_, k) => loop.drives.findIndex((drive) => drive.station === k)),
    brakesAt: loop.stations.map((_, k) => loop.brakes.flatMap((brake, b) => (brake.station === k ? [b] : []))),
    control: runControl(loop, mesh, step),
  };
}

interface StepNumbers {
  readonly step: number;
  readonly decay: number;
  readonly growth: number;
}

function coefficientsOf(
  loop: BeltLoop,
  mesh: Mesh,
  settings: DynamicSettings,
  { step, decay, growth }: StepNumbers,
): StrandCoefficients {
  const { strands, stations, drives, brakes, fullSpeed } = loop;
  const { model, hasSag, speedShare, breakaway } = settings;
  const each = (value: (k: number) => number) => Float64Array.from(strands, (_, k) => value(k));
  const of = (k: number) => strands[k] ?? strands[0];
  const lengthOf = (k: number) => at(mesh.elementLength, k);
  const springOf = (k: number) => at(mesh.springLength, k);
  const mass = each((k) => lengthOf(k) * (of(k)?.mass ?? 0));
  const gripOf = (k: number) => (step * (of(k)?.resistance ?? 0)) / (of(k)?.mass ?? 1);
  const stiffness = each((k) => of(k)?.stiffness ?? 0);
  const stiff = each((k) => at(stiffness, k) * (1 + model.branchRatio * growth));
  const overStiffness = (k: number) => (at(stiffness, k) > 0 ? 1 / at(stiffness, k) : 0);
  const ofBranch = model.branchRatio > 0 ? 1 / (decay / growth + model.branchRatio) : 0;
  return {
    mass,
    stepOverMass: each((k) => step / at(mass, k)),
    fall: each((k) => (step * (of(k)?.gravity ?? 0)) / (of(k)?.mass ?? 1)),
    grip: each((k) => gripOf(k) * (1 - speedShare)),
    gripBySpeed: each((k) => (gripOf(k) * speedShare) / fullSpeed),
    gripAtRest: each((k) => gripOf(k) * (1 - speedShare) * breakaway),
    stepOverLength: each((k) => step / springOf(k)),
    stiff,
    overStiff: each((k) => (at(stiff, k) > 0 ? 1 / at(stiff, k) : 0)),
    branch: each((k) => at(stiffness, k) * model.branchRatio),
    sag: each((k) => (hasSag ? at(stiff, k) * (of(k)?.sagConstant ?? 0) : 0)),
    thick: each((k) => at(stiff, k) * settings.gridDamping),
    kelvin: each((k) => (at(stiff, k) * model.dampingTime) / step),
    pureByTension: each((k) => overStiffness(k) * (1 - model.branchRatio * ofBranch)),
    pureByHistory: each(() => (-model.branchRatio * ofBranch) / growth),
    branchByTension: each((k) => overStiffness(k) * ofBranch),
    branchByHistory: each(() => ofBranch / growth),
    branchLoss: each((k) => (springOf(k) * at(stiffness, k) * model.branchRatio * (1 - decay)) / (2 * growth)),
    viscousLoss: each((k) => springOf(k) / 2),
    snapLoss: each((k) => (hasSag ? (springOf(k) * (of(k)?.sagConstant ?? 0)) / 2 : 0)),
    isSpecial: Uint8Array.from(stations, (station, k) => {
      const hasMachine = drives.some((drive) => drive.station === k) || brakes.some((brake) => brake.station === k);
      return hasMachine || station.isFixed ? 1 : 0;
    }),
  };
}

/** A winch has its tension this near to it. */
const winchRest = 2e-4;

/** The carriage in belt coordinates, together with the half elements beside its pulley, which move with it. */
function carriageOf(loop: BeltLoop, mesh: Mesh): Carriage | undefined {
  const { takeUp, strands } = loop;
  if (takeUp === undefined) return undefined;
  const { station, action, sine, tension, friction, travel } = takeUp;
  const strandBefore = (station + strands.length - 1) % strands.length;
  const node = mesh.first[station] ?? 0;
  const half = (k: number, value: "mass" | "resistance" | "gravity") =>
    (at(mesh.elementLength, k) * (strands[k]?.[value] ?? 0)) / 2;
  const lag = (k: number) => half(k, "resistance") + half(k, "gravity");
  const own = action.kind === "gravity" ? action.mass / sine ** 2 : 1;
  const pullAt = (level: number) => 2 * level - lag(strandBefore) + lag(station);
  return {
    mass: own + half(strandBefore, "mass") + half(station, "mass"),
    pull: pullAt(tension),
    startPull: pullAt((action.kind === "winch" ? action.startTension : undefined) ?? tension),
    winchBand: Math.max(winchRest, (action.kind === "winch" ? action.band : undefined) ?? 0),
    friction: friction / sine,
    sine,
    slackEnd: -travel.slack * sine,
    tightEnd: travel.tight * sine,
    node,
    before: (node + mesh.count - 1) % mesh.count,
    strandBefore,
    strandAfter: station,
    kind: action.kind,
    winchSpeed: action.kind === "winch" ? action.speed * sine : 0,
    give: strands.reduce((sum, { length, stiffness }) => (stiffness > 0 ? sum + length / stiffness : sum), 0) / 4,
  };
}
