import type { Design } from "../design/design.ts";
import type { Drive } from "../design/drive.ts";
import { hasPulley, type Point } from "../design/point.ts";
import type { LoadCaseName } from "../methods/load-case.ts";
import type { CaseResult } from "../methods/tension/case-result.ts";
import type { Solution } from "../solve.ts";
import { axialStiffness, sagConstant } from "../standards/belt-dynamics/waves.ts";
import { idlerMassPerMetre, slopeResistance } from "../standards/iso-5048-1989/main-resistance.ts";
import { bareTrace } from "../trace/trace.ts";
import type { BeltLoop, Curve, DriveAction, LoopBrake, LoopDrive, LoopTakeUp, Station, Strand } from "./belt-loop.ts";
import { atRunningSpeed, coupledMotorSpeed, type MotorLine, plainStarter, withMotorLine } from "./drive-curve.ts";
import type { DynamicDrive, DynamicOptions } from "./dynamic-input.ts";
import type { Scenario } from "./scenario.ts";

/** Points in one place are this far apart for the mesh, m. */
const shortestStrand = 1e-3;
const usual = { motorSlip: 0.0101, breakdown: 2.5, rampTime: 0.05, winchSpeed: 0.1 };

/** The running case whose resistances the run keeps. */
export function runningCase(solution: Solution, { load }: Scenario): CaseResult {
  const name: LoadCaseName = `running-${load}`;
  return solution.cases[name];
}

/** The static solution of a load in the words of dynamics. */
export function loopOf(design: Design, solution: Solution, scenario: Scenario, options: DynamicOptions): BeltLoop {
  const running = runningCase(solution, scenario);
  const takeUp = takeUpOf(design, solution, running, options);
  return {
    fullSpeed: design.beltSpeed,
    strands: design.points.map((_, k) => strandOf(design, solution, running, k)),
    stations: design.points.map((point, k) => stationOf(design, solution, { running, options }, point, k)),
    drives: drivesOf(design, solution, running, options),
    brakes: brakesOf(design, options),
    ...(takeUp === undefined ? {} : { takeUp }),
  };
}

function strandOf(design: Design, { loop }: Solution, running: CaseResult, k: number): Strand {
  const { gravity, belt } = design;
  const geometry = loop.sections[k];
  const found = running.sections[k];
  const section = design.points[k]?.section;
  if (geometry === undefined || found === undefined || section === undefined) throw new Error("a section is missing");
  const idler = section.idler ?? (section.strand === "carry" ? design.carryIdler : design.returnIdler);
  const spacing = section.idlerSpacing;
  const idlerMass = spacing > 0 ? idlerMassPerMetre.evaluate({ rotatingMass: idler.rotatingMass, spacing }) : 0;
  const length = Math.max(shortestStrand, geometry.length);
  const lift = slopeResistance.evaluate({
    beltMass: belt.mass,
    lineLoad: found.lineLoad,
    gravity,
    lift: geometry.lift,
  });
  const resistance = found.resistance - lift;
  const across = (belt.mass + found.lineLoad) * gravity * geometry.slopeCosine;
  return {
    length,
    stiffness: axialStiffness(bareTrace, { modulus: belt.modulus, beltWidth: belt.width }),
    mass: belt.mass + found.lineLoad + idlerMass,
    // A negative resistance, from a typed adjustment, pushes whatever the motion.
    resistance: Math.max(0, resistance) / length,
    gravity: (lift + Math.min(0, resistance)) / length,
    sagConstant: sagConstant(bareTrace, { weight: across, spacing }),
    sagLoad: across * spacing,
  };
}

interface Run {
  readonly running: CaseResult;
  readonly options: DynamicOptions;
}

function stationOf(design: Design, { loop }: Solution, { running, options }: Run, point: Point, k: number): Station {
  const { gravity, belt } = design;
  const rise = loop.turns[k]?.rise ?? 0;
  const lift = slopeResistance.evaluate({ beltMass: belt.mass, lineLoad: 0, gravity, lift: rise });
  const resistance = (running.points[k]?.resistance ?? 0) - lift;
  const pulley = hasPulley(point) ? point.pulley.equivalentMass : 0;
  const drive = point.kind === "drive" ? findDrive(design, point.driveId) : undefined;
  const apart = drive === undefined ? 0 : motorMassApart(drive, dynamicDrive(options, drive.id));
  return {
    id: point.id,
    mass: pulley + (drive === undefined ? 0 : drive.equivalentMass - apart),
    resistance: Math.max(0, resistance),
    gravity: lift + Math.min(0, resistance),
  };
}

function findDrive(design: Design, id: string): Drive | undefined {
  return design.drives.find((drive) => drive.id === id);
}

function dynamicDrive(options: DynamicOptions, driveId: string): DynamicDrive {
  return options.drives?.find((drive) => drive.driveId === driveId) ?? { driveId };
}

function motorMassApart({ equivalentMass }: Drive, { starter, motorMass }: DynamicDrive): number {
  if (starter?.kind !== "fluid-coupling") return 0;
  return Math.min(equivalentMass, motorMass ?? 0.8 * equivalentMass);
}

function drivesOf(
  design: Design,
  solution: Solution,
  running: CaseResult,
  options: DynamicOptions,
): readonly LoopDrive[] {
  const { friction, lift } = solution.cases["running-full"].components;
  return design.points.flatMap((point, station): readonly LoopDrive[] => {
    if (point.kind !== "drive") return [];
    const drive = findDrive(design, point.driveId);
    if (drive === undefined) return [];
    const extra = dynamicDrive(options, drive.id);
    const fullLoadForce = (drive.installedPower * drive.efficiency) / design.beltSpeed;
    const runningForce = running.points[station]?.driveForce ?? 0;
    return [
      {
        id: drive.id,
        station,
        fullLoadForce,
        runningForce,
        action: actionOf(drive, extra, running, { fullLoadForce, runningForce }),
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
  forces: { readonly fullLoadForce: number; readonly runningForce: number },
): DriveAction {
  const { starter } = extra;
  const factor = load === "empty" ? drive.startFactorEmpty : drive.startFactorFull;
  const line = {
    running: forces.fullLoadForce > 0 ? forces.runningForce / forces.fullLoadForce : 0,
    slip: extra.motorSlip ?? usual.motorSlip,
    breakdown: extra.breakdownTorque ?? usual.breakdown,
  };
  if (starter === undefined) return { kind: "torque-speed", curve: withMotorLine(plainStarter(factor), line) };
  switch (starter.kind) {
    case "torque-speed":
      return { kind: "torque-speed", curve: withMotorLine(atRunningSpeed(starter.curve, line.running), line) };
    case "speed-time": {
      const most = starter.largestTorque;
      return { ...starter, ...(most === undefined ? {} : { largestForce: most * forces.fullLoadForce }) };
    }
    case "fluid-coupling":
      return { ...starter, motor: coupledLine(starter, line), motorMass: motorMassApart(drive, extra) };
  }
}

function coupledLine({ motor, slip }: { readonly motor: Curve; readonly slip: number }, line: MotorLine): Curve {
  return withMotorLine(motor, { ...line, speed: coupledMotorSpeed(slip, line.running) });
}

function brakesOf(design: Design, { brakes }: DynamicOptions): readonly LoopBrake[] {
  return design.points.flatMap((point, station): readonly LoopBrake[] => {
    if (!hasPulley(point)) return [];
    const extra = brakes?.find((brake) => brake.pointId === point.id);
    const force = extra?.force ?? point.brakeForce;
    if (force <= 0) return [];
    const { delay = 0, rampTime = 0 } = extra ?? {};
    return [{ station, force, delay, rampTime, pulleyRadius: point.pulley.diameter / 2 }];
  });
}

function takeUpOf(
  design: Design,
  solution: Solution,
  running: CaseResult,
  { takeUp: extra = {} }: DynamicOptions,
): LoopTakeUp | undefined {
  const station = design.points.findIndex((point) => point.kind === "take-up");
  if (station < 0) return undefined;
  const sine = Math.sin((solution.loop.turns[station]?.wrapAngle ?? Math.PI) / 2);
  const travel = extra.travel === undefined || extra.travel === 0 ? Number.POSITIVE_INFINITY : extra.travel / 2;
  const { takeUp } = design;
  const falls = takeUp.kind === "gravity" ? (takeUp.ropeFalls ?? 1) : 1;
  const friction = takeUp.kind === "gravity" ? (takeUp.carriageFriction ?? 0) : 0;
  return {
    station,
    action: carriageAction(design, (solution.takeUp.mass ?? 0) * falls ** 2, extra.winchSpeed ?? usual.winchSpeed),
    tension: running.takeUpTension,
    sine: Math.max(0.01, sine),
    friction: extra.friction ?? friction,
    travel: { slack: travel, tight: travel },
  };
}

function carriageAction({ takeUp }: Design, mass: number, speed: number): LoopTakeUp["action"] {
  if (takeUp.kind === "gravity") return { kind: "gravity", mass };
  return takeUp.kind === "winch" && takeUp.isHeldInTransients ? { kind: "winch", speed } : { kind: "fixed" };
}
