import {
  type BrakeHeat,
  type BrakeRow,
  type DriveTrain,
  type HoldbackRow,
  rowOf,
  type StartStop,
  type Stop,
} from "@beltwright/engine";
import type { Block } from "../description/report.ts";
import { type FactOf, factsOf, heading, note, si, tableOf, typed, verdict } from "./cells.ts";
import { motionCharts } from "./charts.ts";
import { nameIn, type ReportContext, type ReportDefinition } from "./context.ts";
import { controlForces } from "./control-forces.ts";

const hasMotion = ({ machine }: ReportContext) => machine.startStop !== undefined;

/** A report on starting and stopping, left out where no drive tells its components. */
function motionReport(
  id: ReportDefinition["id"],
  blocks: (context: ReportContext, motion: StartStop) => readonly Block[],
  isFor: (motion: StartStop, context: ReportContext) => boolean = () => true,
  group: ReportDefinition["group"] = "motion",
): ReportDefinition {
  return {
    id,
    group,
    isFor: (context) => context.machine.startStop !== undefined && isFor(context.machine.startStop, context),
    blocks: (context) => (context.machine.startStop === undefined ? [] : blocks(context, context.machine.startStop)),
  };
}

export const motionReports: readonly ReportDefinition[] = [
  motionReport("starting", starting),
  motionReport("start-curves", (context, motion) => [
    ...motionCharts(context, motion, "start", ["starting-full", "starting-empty"]),
    ...controlForces(context, "start"),
  ]),
  motionReport("starting-tensions", startingTensions),
  motionReport("stopping", stopping),
  motionReport("stop-curves", (context, motion) => {
    const stops = Object.values(motion.stops);
    const shown = stops.filter(({ name, brakeForce }) => name.startsWith("coasting") || brakeForce > 0);
    const cases = shown.map(({ name }) => name);
    return [...motionCharts(context, motion, "stop", cases), ...controlForces(context, "stop")];
  }),
  motionReport("stopping-tensions", stoppingTensions),
  { id: "brakes", group: "motion", isFor: hasBrakes, blocks: brakes },
  motionReport("brake-heat", brakeHeat, ({ brakes: heats }) => heats.length > 0),
  { id: "holdbacks", group: "motion", isFor: (one) => hasMotion(one) && needsHoldback(one), blocks: holdbacks },
  motionReport("material-surge", surge),
  motionReport(
    "coupling-heat",
    couplingHeat,
    ({ couplingRise, starts }) =>
      couplingRise.length > 0 || starts.full.simulated.couplingHeat.some((heat) => heat > 0),
  ),
  motionReport("equivalent-masses", masses),
  {
    id: "drive-inertia",
    group: "motion",
    isFor: ({ machine }) => machine.drives.length > 0,
    isLandscape: true,
    blocks: inertia,
  },
];

function starting(context: ReportContext, { starts, shortestRamp, starCurrents }: StartStop): readonly Block[] {
  const { w } = context;
  return [
    ...tableOf(
      context,
      [starts.full, starts.empty],
      [
        [w.loadCase, undefined, ({ load }) => context.loadCase(`starting-${load}`)],
        [w.effectiveTension, "kN", ({ effectiveTension }) => effectiveTension],
        [w.movingMass, "kg", ({ mass }) => mass],
        [w.nominalForce, "kN", ({ nominalForce }) => nominalForce],
        [w.startBasis, undefined, ({ basis }) => nameIn(w.startBases, basis)],
        [w.startFactor, "%", ({ startFactor }) => startFactor],
        [w.peakFactor, "%", ({ peakFactor }) => peakFactor],
        [w.time, "s", ({ time }) => time],
        [w.distance, "m", ({ distance }) => distance],
      ],
      { title: w.asInSummary },
    ),
    ...tableOf(
      context,
      [starts.full, starts.empty],
      [
        [w.loadCase, undefined, ({ load }) => context.loadCase(`starting-${load}`)],
        [w.outcome, undefined, ({ simulated }) => nameIn(w.startKinds, simulated.kind)],
        [w.breakAway, "s", ({ simulated }) => simulated.breakAway],
        [w.time, "s", ({ simulated }) => simulated.time],
        [w.distance, "m", ({ simulated }) => simulated.distance],
        [w.reachedSpeed, "m/s", ({ simulated }) => simulated.reachedSpeed],
        [w.peakForce, "kN", ({ simulated }) => simulated.peakForce],
        [w.peakAcceleration, "m/s2", ({ simulated }) => simulated.peakAcceleration],
      ],
      { title: w.stepByStep },
    ),
    ...(starts.full.basis === "constant-force" ? [note(w.constantStartNote)] : []),
    ...factsOf(context, [[w.shortestRamp, "s", shortestRamp]]),
    ...tableOf(
      context,
      starCurrents,
      [
        [w.drive, undefined, ({ driveId }) => context.drive(driveId)],
        [w.starStarting, "A", ({ starting: first }) => first],
        [w.starEnd, "A", ({ before }) => before],
        [w.deltaAfter, "A", ({ after }) => after],
      ],
      { title: w.starCurrents },
    ),
  ];
}

function startingTensions(context: ReportContext, { starts }: StartStop): readonly Block[] {
  const { w } = context;
  const rows = starts.full.tensions.map((full, at) => ({ full, empty: starts.empty.tensions[at] }));
  return [
    note(w.peakTensionNote),
    ...tableOf(context, rows, [
      [w.point, undefined, ({ full }) => context.point(full.pointId)],
      [`T1 ${context.loadCase("starting-full")}`, "kN", ({ full }) => full.arriving],
      [`T2 ${context.loadCase("starting-full")}`, "kN", ({ full }) => full.leaving],
      [`T1 ${context.loadCase("starting-empty")}`, "kN", ({ empty }) => empty?.arriving],
      [`T2 ${context.loadCase("starting-empty")}`, "kN", ({ empty }) => empty?.leaving],
    ]),
  ];
}

function stopping(context: ReportContext, { stops, largestBrakeForce, brakesLeft }: StartStop): readonly Block[] {
  const { w } = context;
  return [
    ...tableOf(context, Object.values(stops), [
      [w.loadCase, undefined, ({ name }) => context.loadCase(name)],
      [w.outcome, undefined, ({ kind }) => nameIn(w.stopKinds, kind)],
      [w.effectiveTension, "kN", ({ effectiveTension }) => effectiveTension],
      [w.movingMass, "kg", ({ mass }) => mass],
      [w.brakeForce, "kN", ({ brakeForce }) => brakeForce],
      [w.time, "s", ({ time }) => time],
      [w.distance, "m", ({ distance }) => distance],
      [w.peakDeceleration, "m/s2", (stop) => untilRest(stop, ({ peakDeceleration }) => peakDeceleration)],
    ]),
    ...factsOf(context, [
      largestBrakeForce === undefined && stops["braking-full"].brakeForce > 0
        ? [w.largestBrakeForce, undefined, w.notLimiting]
        : [w.largestBrakeForce, "kN", largestBrakeForce],
      [w.brakesLeft, undefined, brakesLeft === undefined ? undefined : typed(brakesLeft.brakes, "1", { decimals: 0 })],
      [w.brakesLeftRequired, "kN", brakesLeft?.required],
      [w.brakesLeftForce, undefined, leftForce(brakesLeft)],
    ]),
  ];
}

function leftForce(left: StartStop["brakesLeft"]) {
  return left === undefined ? undefined : si(left.force, "kN", { isOverLimit: left.force < left.required });
}

function stoppingTensions(context: ReportContext, { stops }: StartStop): readonly Block[] {
  const { w } = context;
  const names = Object.values(stops);
  const rows = context.conveyor.pulls.map(({ noID }, at) => ({ pointId: String(noID), at }));
  return [
    note(w.peakTensionNote),
    ...tableOf(context, rows, [
      [w.point, undefined, ({ pointId }) => context.point(pointId)],
      ...names.flatMap(({ name, tensions }) => [
        [`T1 ${context.loadCase(name)}`, "kN", ({ at }: { at: number }) => tensions[at]?.arriving] as const,
        [`T2 ${context.loadCase(name)}`, "kN", ({ at }: { at: number }) => tensions[at]?.leaving] as const,
      ]),
    ]),
  ];
}

function hasBrakes({ machine }: ReportContext): boolean {
  return machine.drives.some(({ brake }) => brake.input !== undefined);
}

function brakes(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  return machine.drives.flatMap(({ driveId, brake, slots }) => {
    const { input } = brake;
    if (input === undefined) return [];
    const row: BrakeRow | undefined = rowOf(slots.brake);
    // A caliper strong enough may still be set too low.
    const isShort = brake.torque < brake.requiredTorque;
    const isFit = slots.brake.kind === "chosen" ? slots.brake.isAdequate : undefined;
    return [
      heading(context.drive(driveId)),
      ...factsOf(context, [
        [w.component, undefined, row?.description],
        [w.brakeShaft, undefined, nameIn(w.shafts, input.shaft)],
        [w.control, undefined, nameIn(w.brakeControls, input.control)],
        [w.requiredLowTorque, "Nm", brake.requiredTorque],
        [w.requiredHighTorque, "Nm", brake.requiredHighSpeedTorque],
        [w.stoppingTorque, "Nm", brake.stoppingTorque],
        [w.holdingTorque, "Nm", brake.holdingTorque],
        [w.restTorque, "Nm", brake.rest?.torque],
        [w.lowTorque, undefined, si(brake.torque, "Nm", { isOverLimit: isShort })],
        [w.highTorque, undefined, si(brake.highSpeedTorque, "Nm", { isOverLimit: isShort })],
        [w.largestLowTorque, "Nm", brake.largestTorque],
        [w.calipers, undefined, typed(brake.calipers, "1", { decimals: 0 })],
        [w.caliperTorque, "Nm", brake.caliperTorque],
        [w.padOffset, "mm", row?.padOffset],
        [w.discs, "1", brake.disc?.discs],
        [w.discDiameter, "mm", brake.disc?.diameter],
        [w.discThickness, "mm", brake.disc?.thickness],
        ...padFrictions(context, brake),
        [w.rimSpeed, "m/s", brake.rimSpeed],
        [w.delay, "s", input.delay],
        [w.rampTime, "s", input.rampTime],
        [w.verdict, undefined, isFit === undefined ? undefined : verdict(context, isFit && !isShort)],
      ]),
    ];
  });
}

/** One friction, or the pair of it with what each is for. */
function padFrictions({ w }: ReportContext, { input, pads }: DriveTrain["brake"]): readonly FactOf[] {
  if (pads === undefined || input?.frictionSpread === undefined) return [[w.padFriction, "1", input?.friction]];
  return [
    [w.padFriction, "1", input.friction],
    [w.leastPadFriction, "1", pads.least],
    [w.mostPadFriction, "1", pads.most],
  ];
}

function brakeHeat(context: ReportContext, { brakes: heats }: StartStop): readonly Block[] {
  const { w, machine } = context;
  const inputOf = ({ driveId }: BrakeHeat) => machine.drives.find((one) => one.driveId === driveId)?.brake.input;
  const hot = (temperature: number | undefined, limit = Number.POSITIVE_INFINITY) =>
    si(temperature, "degC", { isOverLimit: temperature !== undefined && temperature > limit });
  return tableOf(context, heats, [
    [w.drive, undefined, ({ driveId }) => context.drive(driveId)],
    [w.energyPerStop, "kJ", ({ energy }) => energy],
    [w.peakPower, "kW", ({ peakPower }) => peakPower],
    [w.discMass, "kg", ({ discMass }) => discMass],
    [w.temperatureRise, "K", ({ rise }) => rise],
    [w.ambient, "degC", (one) => inputOf(one)?.ambient],
    [w.troughTemperature, "degC", ({ trough }) => trough],
    [w.peakTemperature, undefined, (one) => hot(one.peak, one.limits.mean)],
    [w.peakLimit, "degC", ({ limits }) => limits.mean],
    [w.surfaceTemperature, undefined, (one) => hot(one.surface, one.limits.surface)],
    [w.surfaceLimit, "degC", ({ limits }) => limits.surface],
    [w.consecutiveStops, "1", (one) => inputOf(one)?.consecutiveStops],
    [w.stopsPerHour, "1", (one) => inputOf(one)?.stopsPerHour],
  ]);
}

function needsHoldback({ machine }: ReportContext): boolean {
  return machine.drives.some(({ holdback, slots }) => holdback.isNeeded || rowOf(slots.holdback) !== undefined);
}

function holdbacks(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  const rows = machine.drives.map((train) => {
    const row: HoldbackRow | undefined = rowOf(train.slots.holdback);
    return { train, row };
  });
  return tableOf(context, rows, [
    [w.drive, undefined, ({ train }) => context.drive(train.driveId)],
    [w.needed, undefined, ({ train }) => train.holdback.isNeeded],
    [w.runbackForce, "kN", ({ train }) => train.holdback.runbackForce],
    [w.runbackTorque, "Nm", ({ train }) => train.holdback.runbackTorque],
    [w.requiredTorque, "Nm", ({ train }) => train.holdback.requiredTorque],
    [w.component, undefined, ({ row }) => row?.description],
    [w.torque, "Nm", ({ row }) => row?.torque],
    [w.largestBore, "mm", ({ row }) => row?.largestBore],
    [w.pieces, "1", ({ train }) => train.input.holdbacks],
  ]);
}

/** A belt that does not stop discharges without end. */
function untilRest(stop: Stop, value: (stop: Stop) => number): number | undefined {
  return stop.kind === "stopped" ? value(stop) : undefined;
}

function surge(context: ReportContext, { stops, surge: gathered, chuteVolume }: StartStop): readonly Block[] {
  const { w } = context;
  return [
    ...tableOf(context, Object.values(stops), [
      [w.loadCase, undefined, ({ name }) => context.loadCase(name)],
      [w.dischargedMass, "kg", (stop) => untilRest(stop, ({ discharged }) => discharged.mass)],
      [w.dischargedVolume, "m3", (stop) => untilRest(stop, ({ discharged }) => discharged.volume)],
    ]),
    ...factsOf(context, [
      [w.surgeMass, "kg", gathered?.mass],
      [w.surgeVolume, "m3", gathered?.volume],
      [w.chuteVolume, "m3", chuteVolume],
    ]),
  ];
}

function couplingHeat(context: ReportContext, { couplingRise, starts }: StartStop): readonly Block[] {
  const { w, machine } = context;
  return tableOf(
    context,
    machine.drives.map(({ driveId }, at) => ({ driveId, at })),
    [
      [w.drive, undefined, ({ driveId }) => context.drive(driveId)],
      [`${w.heat} ${context.loadCase("starting-full")}`, "kJ", ({ at }) => starts.full.simulated.couplingHeat[at]],
      [`${w.heat} ${context.loadCase("starting-empty")}`, "kJ", ({ at }) => starts.empty.simulated.couplingHeat[at]],
      [w.temperatureRise, "K", ({ driveId }) => couplingRise.find((one) => one.driveId === driveId)?.rise],
    ],
  );
}

function masses(context: ReportContext, { masses: all }: StartStop): readonly Block[] {
  const { w } = context;
  const rows = [
    { name: w.belt, mass: all.belt },
    { name: w.material, mass: all.material },
    { name: w.groups.idlers, mass: all.idlers },
    { name: w.groups.pulleys, mass: all.pulleys },
    ...all.drives.map(({ driveId, mass }) => ({ name: context.drive(driveId), mass })),
  ];
  return [
    note(w.massNote),
    ...tableOf(context, rows, [
      [w.part, undefined, ({ name }) => name],
      [w.massAtBelt, "kg", ({ mass }) => mass, all.full],
    ]),
    ...factsOf(context, [
      [w.movingMassFull, "kg", all.full],
      [w.movingMassEmpty, "kg", all.empty],
    ]),
  ];
}

function inertia(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  return tableOf(context, machine.drives, [
    [w.drive, undefined, ({ driveId }) => context.drive(driveId)],
    [w.slots.motor, "kgm2", (train) => train.inertia.motor],
    [w.slots.fluidCoupling, "kgm2", (train) => train.inertia.fluidCoupling],
    [w.slots.highSpeedCoupling, "kgm2", (train) => train.inertia.highSpeedCoupling],
    [w.slots.gearbox, "kgm2", (train) => train.inertia.gearbox],
    [w.flywheel, "kgm2", (train) => train.inertia.flywheel],
    [w.slots.lowSpeedCoupling, "kgm2", (train) => train.inertia.lowSpeedCoupling],
    [w.slots.holdback, "kgm2", (train) => train.inertia.holdback],
    [w.brakeDisc, "kgm2", (train) => train.inertia.brakeDisc],
    [w.highSpeedSum, "kgm2", (train) => train.inertia.highSpeed],
    [w.lowSpeedSum, "kgm2", (train) => train.inertia.lowSpeed],
    [w.massAtBelt, "kg", ({ equivalentMass }) => equivalentMass],
    [w.massAtStart, "kg", ({ startingMass }) => startingMass],
  ]);
}
