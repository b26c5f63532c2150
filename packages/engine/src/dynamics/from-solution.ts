import type { Design } from "../design/design.ts";
import { hasPulley, type Point } from "../design/point.ts";
import type { Drive } from "../parts/drives/drive-input.ts";
import { meanSpacing } from "../parts/idlers/closer-idlers.ts";
import {
  movingMassPerMetre,
  resistanceToMotion,
  stationMass,
  steadyForce,
  usualMotorMass,
  weightAcross,
} from "../rules/belt-dynamics/set-up.ts";
import { axialStiffness, sagConstant } from "../rules/belt-dynamics/waves.ts";
import { startSetting } from "../rules/mechanics/take-up.ts";
import type { Solution } from "../solve/solve.ts";
import { runningWith } from "../solve/start-stop/friction-end.ts";
import { coupledSpeeds } from "../solve/start-stop/torque/coupled-motor.ts";
import { atRunningSpeed, plainStarter, withMotorLine } from "../solve/start-stop/torque/drive-curve.ts";
import type { CaseResult } from "../solve/tension/case-result.ts";
import { idlerMassPerMetre, slopeResistance } from "../standards/iso-5048-1989/main-resistance.ts";
import { adopted } from "../standards/sources.ts";
import { constant, largest, none, positivePart, smallest } from "../trace/reference.ts";
import { bareTrace, type Trace } from "../trace/trace.ts";
import type { BeltLoop, DriveAction, LoopBrake, LoopDrive, LoopTakeUp, Station, Strand } from "./belt-loop.ts";
import { brakeControl, controlledAction, loopControl } from "./control-of-solution.ts";
import { driveOfTrain } from "./drive-of-train.ts";
import type { DynamicDrive, DynamicTakeUp } from "./dynamic-input.ts";
import type { DynamicPlace } from "./dynamic-place.ts";
import { beginOf, type Scenario } from "./scenario.ts";

/** Points in one place are this far apart for the mesh, m. */
const shortestStrand = 1e-3;
const meshRule = adopted("points in one place");
const usual = { motorSlip: 0.0101, breakdown: 2.5, rampTime: 0.05, winchSpeed: 0.1 };

/** The running case whose resistances the run keeps: friction as the rigid start or stop takes it. */
export function runningCase(solution: Solution, scenario: Scenario): CaseResult {
  const { load } = scenario;
  const isStart = beginOf(scenario) === "rest";
  if (load === "full" || load === "empty") {
    const moving = isStart ? solution.cases[`starting-${load}`] : solution.cases[`coasting-${load}`];
    return runningWith(solution, load, moving.friction);
  }
  const low = runningWith(solution, load, "low");
  if (!isStart || solution.cases[low.name].effectiveTension < 0) return low;
  return runningWith(solution, load, "high");
}

/** The static solution of a load in the words of dynamics. */
export function loopOf(place: DynamicPlace): BeltLoop {
  const { design } = place;
  const takeUp = takeUpOf(place);
  const control = loopControl(place);
  return {
    fullSpeed: design.beltSpeed,
    strands: design.points.map((_, k) => strandOf(strandForces(bareTrace, place, k))),
    stations: design.points.map((_, k) => stationForces(bareTrace, place, k)),
    drives: drivesOf(place),
    brakes: brakesOf(place),
    ...(takeUp === undefined ? {} : { takeUp }),
    ...(control === undefined ? {} : { control }),
  };
}

/** A strand as a whole, with what it weighs and what holds it back. */
export interface StrandForces {
  readonly length: number;
  readonly stiffness: number;
  readonly mass: number;
  readonly resistance: number;
  readonly gravity: number;
  readonly spacing: number;
  readonly weight: number;
  readonly sagConstant: number;
}

export function strandForces(trace: Trace, place: DynamicPlace, k: number): StrandForces {
  const { design, solution } = place;
  const { gravity, belt } = design;
  const geometry = solution.loop.sections[k];
  const found = runningCase(solution, place.scenario).sections[k];
  const section = design.points[k]?.section;
  if (geometry === undefined || found === undefined || section === undefined) throw new Error("a section is missing");
  const { rotatingMass } = section.idler ?? (section.strand === "carry" ? design.carryIdler : design.returnIdler);
  const { idlerSpacing: spacing } = section;
  const { lineLoad } = found;
  const massSpacing = meanSpacing(trace, section, geometry.length);
  const idlerMass = spacing > 0 ? idlerMassPerMetre(trace, { rotatingMass, spacing: massSpacing }) : none(trace);
  const slope = slopeResistance(trace, { beltMass: belt.mass, lineLoad, gravity, lift: geometry.lift });
  const resistance = resistanceToMotion(trace, { resistance: found.resistance, slope });
  const { slopeCosine } = geometry;
  const weight = weightAcross(trace, { beltMass: belt.mass, lineLoad, gravity, slopeCosine });
  return {
    length: largest(constant(trace, shortestStrand, meshRule), geometry.length),
    stiffness: axialStiffness(trace, { modulus: belt.modulus, beltWidth: belt.width }),
    mass: movingMassPerMetre(trace, { beltMass: belt.mass, lineLoad, idlerMass }),
    resistance: positivePart(trace, resistance),
    gravity: steadyForce(trace, { slope, resistance }),
    spacing,
    weight,
    sagConstant: sagConstant(trace, { weight, spacing }),
  };
}

function strandOf({ length, resistance, gravity, weight, spacing, ...strand }: StrandForces): Strand {
  return { ...strand, length, resistance: resistance / length, gravity: gravity / length, sagLoad: weight * spacing };
}

export function stationForces(trace: Trace, place: DynamicPlace, k: number): Station {
  const { design, solution } = place;
  const { gravity, belt, points } = design;
  const point = points[k];
  if (point === undefined) throw new Error("a point is missing");
  const nothing = none(trace);
  const lift = solution.loop.turns[k]?.rise ?? nothing;
  const slope = slopeResistance(trace, { beltMass: belt.mass, lineLoad: nothing, gravity, lift });
  const whole = runningCase(solution, place.scenario).points[k]?.resistance ?? nothing;
  const resistance = resistanceToMotion(trace, { resistance: whole, slope });
  return {
    id: point.id,
    mass: massAt(trace, place, point),
    resistance: positivePart(trace, resistance),
    gravity: steadyForce(trace, { slope, resistance }),
  };
}

function massAt(trace: Trace, place: DynamicPlace, point: Point): number {
  const nothing = none(trace);
  const pulley = hasPulley(point) ? point.pulley.equivalentMass : nothing;
  const drive = point.kind === "drive" ? findDrive(place.design, point.driveId) : undefined;
  if (drive === undefined) return pulley;
  const apart = motorMassApart(trace, drive, dynamicDrive(trace, place, drive.id));
  return stationMass(trace, { pulley, drive: drive.equivalentMass, apart });
}

function findDrive(design: Design, id: string): Drive | undefined {
  return design.drives.find((drive) => drive.id === id);
}

/** What the components of a drive say, and what was asked of it beside them. */
function dynamicDrive(trace: Trace, { solution, scenario, options }: DynamicPlace, driveId: string): DynamicDrive {
  const train = solution.machine?.drives.find((one) => one.driveId === driveId);
  const own = train && driveOfTrain(trace, train, scenario.load === "empty" ? "empty" : "full");
  return { ...own, ...(options.drives?.find((drive) => drive.driveId === driveId) ?? { driveId }) };
}

function motorMassApart(trace: Trace, { equivalentMass }: Drive, { starter, motorMass }: DynamicDrive): number {
  if (starter?.kind !== "fluid-coupling") return none(trace);
  return smallest(equivalentMass, motorMass ?? usualMotorMass(trace, { drive: equivalentMass }));
}

function drivesOf(place: DynamicPlace): readonly LoopDrive[] {
  const { design, solution } = place;
  const { beltSpeed: fullSpeed } = design;
  const running = runningCase(solution, place.scenario);
  const { friction, lift } = solution.cases["running-full"].components;
  return design.points.flatMap((point, station): readonly LoopDrive[] => {
    if (point.kind !== "drive") return [];
    const drive = findDrive(design, point.driveId);
    if (drive === undefined) return [];
    const extra = dynamicDrive(bareTrace, place, drive.id);
    const fullLoadForce = (drive.installedPower * drive.efficiency) / fullSpeed;
    const runningForce = running.points[station]?.driveForce ?? 0;
    return [
      {
        id: drive.id,
        station,
        fullLoadForce,
        runningForce,
        action:
          controlledAction(place, drive.id) ??
          actionOf(drive, extra, running, { fullLoadForce, runningForce, fullSpeed }),
        startDelay: extra.startDelay ?? 0,
        stopDelay: extra.stopDelay ?? 0,
        rampTime: extra.rampTime ?? usual.rampTime,
        hasHoldback: extra.hasHoldback ?? lift > friction,
        friction: drive.frictionStarting,
        wrapAngle: drive.wrapAngle ?? solution.loop.turns[station]?.wrapAngle ?? Math.PI,
        pulleyRadius: point.pulley.diameter / 2,
      },
    ];
  });
}

function actionOf(
  drive: Drive,
  extra: DynamicDrive,
  { load }: CaseResult,
  forces: { readonly fullLoadForce: number; readonly runningForce: number; readonly fullSpeed: number },
): DriveAction {
  const { starter } = extra;
  const { fullSpeed } = forces;
  const factor = load === "empty" ? drive.startFactorEmpty : drive.startFactorFull;
  const line = {
    running: forces.fullLoadForce > 0 ? forces.runningForce / forces.fullLoadForce : 0,
    slip: extra.motorSlip ?? usual.motorSlip,
    breakdown: extra.breakdownTorque ?? usual.breakdown,
  };
  if (starter === undefined) return { kind: "torque-speed", curve: withMotorLine(plainStarter(factor), line) };
  switch (starter.kind) {
    case "torque-speed":
      return { ...starter, curve: withMotorLine(atRunningSpeed(starter.curve, line.running), line) };
    case "speed-time": {
      const most = starter.largestTorque;
      return { ...starter, ...(most === undefined ? {} : { largestForce: most * forces.fullLoadForce }) };
    }
    case "fluid-coupling": {
      const { running, slip: motorSlip } = line;
      const speeds = coupledSpeeds(starter, { running, motorSlip, fullSpeed });
      const motor = withMotorLine(starter.motor, { ...line, speed: speeds.runningSpeed / speeds.fullLoadSpeed });
      return { ...starter, ...speeds, motor, motorMass: motorMassApart(bareTrace, drive, extra) };
    }
  }
}

function brakesOf(place: DynamicPlace): readonly LoopBrake[] {
  const { design, options } = place;
  const { brakes } = options;
  return design.points.flatMap((point, station): readonly LoopBrake[] => {
    if (!hasPulley(point)) return [];
    const extra = brakes?.find((brake) => brake.pointId === point.id);
    const force = extra?.force ?? point.brakeForce;
    if (force <= 0) return [];
    const { delay = 0, rampTime = 0 } = extra ?? {};
    const pulleyRadius = point.pulley.diameter / 2;
    return [{ station, force, delay, rampTime, pulleyRadius, ...brakeControl(place, point.id, force) }];
  });
}

function takeUpOf({ design, solution, scenario, options }: DynamicPlace): LoopTakeUp | undefined {
  const { takeUp: extra = {} } = options;
  const station = design.points.findIndex((point) => point.kind === "take-up");
  if (station < 0) return undefined;
  const sine = Math.sin((solution.loop.turns[station]?.wrapAngle ?? Math.PI) / 2);
  const travel = extra.travel === undefined || extra.travel === 0 ? Number.POSITIVE_INFINITY : extra.travel / 2;
  const { takeUp } = design;
  const tension = runningCase(solution, scenario).takeUpTension;
  const falls = takeUp.kind === "gravity" ? (takeUp.ropeFalls ?? 1) : 1;
  const friction = takeUp.kind === "gravity" ? (takeUp.carriageFriction ?? 0) : 0;
  return {
    station,
    action: carriageAction(design, (solution.takeUp.mass ?? 0) * falls ** 2, tension, extra),
    tension,
    sine: Math.max(0.01, sine),
    friction: extra.friction ?? friction,
    travel: { slack: travel, tight: travel },
  };
}

function carriageAction(
  { takeUp }: Design,
  mass: number,
  tension: number,
  { winchSpeed: speed = usual.winchSpeed, winchBand: band }: DynamicTakeUp,
): LoopTakeUp["action"] {
  if (takeUp.kind === "gravity") return { kind: "gravity", mass };
  if (takeUp.kind !== "winch" || !takeUp.isHeldInTransients) return { kind: "fixed" };
  const { startFactor: factor } = takeUp;
  return {
    kind: "winch",
    speed,
    ...(band === undefined ? {} : { band }),
    ...(factor === undefined ? {} : { startTension: startSetting(bareTrace, { tension, factor }) }),
  };
}
