import type { Design } from "../../design/design.ts";
import { type Duty, type DutyState, year } from "../../design/duty.ts";
import { heatInState, meanTorqueShare, runningHeat, startingShare, torqueShare } from "../../rules/duty/motor.ts";
import { partPower } from "../../rules/duty/part-load.ts";
import { beltPasses, passesInState, runningTime } from "../../rules/duty/year.ts";
import type { MachineContext } from "../../solve/machine/context.ts";
import type { Start, StartStop } from "../../solve/start-stop/start-stop.ts";
import { adopted } from "../../standards/sources.ts";
import { constant, none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import type { DriveTrain } from "../drives/drive-train.ts";
import { type RunningState, runningStates } from "./bearing-duty.ts";
import { dutyChecks } from "./findings.ts";

/** What a year does to the machine as a whole. Lives of bearings stand with their idlers and pulleys. */
export interface MachineDuty {
  /** s */
  readonly runningTime: number;
  /** How often each point of the belt goes round in a year. */
  readonly beltPasses: number;
  readonly states: readonly RunningState[];
  /** One for each drive with motors. */
  readonly motors: readonly MotorHeat[];
}

/** Heat of the motors of a drive. */
interface MotorHeat {
  readonly driveId: string;
  /** Torque in each state over the rated torque. */
  readonly torques: readonly number[];
  /** Share of the time in which they start. */
  readonly startingShare: number;
  /** Root mean square of the torque over starts and running, over the rated torque. */
  readonly torque: number;
}

/** What follows from the duty; absent where nothing is said of it. */
export function machineDuty(
  trace: Trace,
  context: MachineContext,
  drives: readonly DriveTrain[],
  startStop: StartStop | undefined,
): MachineDuty | undefined {
  const { solution } = context;
  trace.place = {};
  const design = withDuty(trace, context.design);
  const { duty } = design;
  const states = runningStates(trace, design);
  if (duty === undefined || states === undefined) return undefined;
  const time = runningTime(
    trace,
    duty.map((state) => state.time),
  );
  const { beltLength } = solution.loop;
  const passes = duty.map((state, at) =>
    passesInState(trace, { time: state.time, beltSpeed: states[at]?.beltSpeed ?? design.beltSpeed, beltLength }),
  );
  reportStates(trace, duty, states, time);
  const motors = drives.flatMap((drive) => motorHeat(trace, context, states, drive, startStop?.starts.full));
  trace.place = {};
  return { runningTime: time, beltPasses: beltPasses(trace, passes), states, motors };
}

/** A design that says how often it starts and no more runs full all the year. */
function withDuty(trace: Trace, design: Design): Design {
  if (design.duty !== undefined || design.startsPerHour === undefined) return design;
  const usual = (value: number) => constant(trace, value, adopted("a year of 365 days at full load"));
  return { ...design, duty: [{ time: usual(year), load: usual(1), speed: usual(1) }] };
}

function reportStates(trace: Trace, duty: Duty, states: readonly RunningState[], time: number): void {
  dutyChecks["duty-longer-than-year"].check(trace, { values: { runningTime: time }, allowance: 24 * 3600 });
  for (const [at, state] of duty.entries()) {
    reportState(trace, state, states[at]?.lineLoadShare ?? none(trace), `duty/${at}`);
  }
}

function reportState(trace: Trace, { speed }: DutyState, lineLoad: number, subject: string): void {
  dutyChecks["duty-speed-low"].check(trace, { subject, values: { speed } });
  dutyChecks["duty-overfills-belt"].check(trace, { subject, values: { lineLoad }, allowance: 1e-9 });
}

function motorHeat(
  trace: Trace,
  { design, solution }: MachineContext,
  states: readonly RunningState[],
  { driveId, installedPower }: DriveTrain,
  start: Start | undefined,
): readonly MotorHeat[] {
  if (!(installedPower > 0)) return [];
  trace.place = { driveId };
  const absorbed = (name: string) =>
    solution.power.cases.find(({ loadCase }) => loadCase === name)?.drives.find((one) => one.driveId === driveId)
      ?.absorbed ?? none(trace);
  const [full, empty] = [absorbed("running-full"), absorbed("running-empty")];
  const torques = states.map(({ lineLoadShare: share }) =>
    torqueShare(trace, { power: partPower(trace, { empty, full, share }), installedPower }),
  );
  const heats = states.map(({ timeShare }, at) =>
    heatInState(trace, { timeShare, torqueShare: torques[at] ?? none(trace) }),
  );
  const starting = startingOf(trace, design, start);
  const torque = meanTorqueShare(trace, { ...starting, runningHeat: runningHeat(trace, heats) });
  dutyChecks["motor-heat-high"].check(trace, { subject: `motor/${driveId}`, values: { torque } });
  return [{ driveId, torques, startingShare: starting.startingShare, torque }];
}

/** Starts of the full belt, as often as the design says. One that never ends is found elsewhere. */
function startingOf(trace: Trace, { startsPerHour }: Design, start: Start | undefined) {
  if (startsPerHour === undefined || start?.time === undefined) {
    return { startingShare: none(trace), startFactor: none(trace) };
  }
  const share = startingShare(trace, { startsPerHour, startTime: start.time });
  return { startingShare: share, startFactor: start.startFactor };
}
