import {
  type Check,
  type ComponentRow,
  type CouplingRow,
  type DriveSlots,
  type DriveTrain,
  driveParts,
  type FluidCouplingRow,
  type GearboxRow,
  type MotorRow,
  rowOf,
  type Slot,
} from "@beltwright/engine";
import type { Conveyor, UnitCode } from "@beltwright/model";
import { unitIn } from "../description/cell-text.ts";
import type { Block } from "../description/report.ts";
import { type ColumnOf, entered, factsOf, result, si, tableOf, verdict } from "./cells.ts";
import { nameIn, type ReportContext, type ReportDefinition } from "./context.ts";

export const driveReports: readonly ReportDefinition[] = [
  { id: "drives", group: "drives", isFor: hasDrives, isLandscape: true, blocks: overview },
  { id: "drive-torques", group: "drives", isFor: hasTrains, isLandscape: true, blocks: torques },
  slotReport("motors", ({ motor }) => motor, motorColumns),
  slotReport("fluid-couplings", ({ fluidCoupling }) => fluidCoupling, fluidColumns),
  slotReport("gearboxes", ({ gearbox }) => gearbox, gearboxColumns),
  slotReport(
    "high-speed-couplings",
    ({ highSpeedCoupling }) => highSpeedCoupling,
    couplingColumns((train) => train.highSpeedCouplingTorque),
  ),
  slotReport(
    "low-speed-couplings",
    ({ lowSpeedCoupling }) => lowSpeedCoupling,
    couplingColumns((train) => train.lowSpeedCouplingTorque),
  ),
  { id: "component-checks", group: "drives", isFor: (one) => allChecks(one).length > 0, blocks: componentChecks },
];

function hasDrives({ conveyor }: ReportContext): boolean {
  return conveyor.drives.length > 0;
}

function hasTrains({ machine }: ReportContext): boolean {
  return machine.drives.length > 0;
}

function overview(context: ReportContext): readonly Block[] {
  const { w, conveyor, solution } = context;
  const full = solution.traction.cases.find(({ loadCase }) => loadCase === "running-full");
  const rows = conveyor.drives.map((drive, at) => ({
    drive,
    at,
    found: full?.drives.find(({ driveId }) => driveId === String(drive.driveNo)),
  }));
  const columns: readonly ColumnOf<(typeof rows)[number]>[] = [
    [w.drive, undefined, ({ drive }) => context.drive(String(drive.driveNo))],
    [w.point, undefined, ({ found }) => (found === undefined ? undefined : context.point(found.pointId))],
    [w.loadShare, undefined, ({ drive, at }) => shareOf(context, drive, at)],
    [w.motors, undefined, ({ drive, at }) => entered(drive.noOfMotors, "1", `drives[${at}].noOfMotors`)],
    [w.lagging, undefined, ({ drive }) => nameIn(w.choices, drive.lagging)],
    [w.wrapAngle, "deg", ({ found }) => found?.wrapAngle],
    [w.frictionCoefficient, "1", ({ found }) => found?.friction],
    [w.driveFactor, "1", ({ found }) => found?.wrapFactor],
    ["T1", undefined, ({ at }) => result(context, `drives[${at}].t1`)],
    ["T2", undefined, ({ at }) => result(context, `drives[${at}].t2`)],
    [w.requiredT2, undefined, ({ at }) => result(context, `drives[${at}].t2Required`)],
    [w.surplus, undefined, ({ at }) => result(context, `drives[${at}].t2Surplus`)],
    [w.requiredWrap, undefined, ({ at }) => result(context, `drives[${at}].reqWrapAngle`)],
  ];
  return [...tableOf(context, rows, columns, { title: context.loadCase("running-full") }), ...loadSharing(context)];
}

/** What the drive takes of the pull; where that is not known, what is typed. */
function shareOf(context: ReportContext, { loadShare }: Conveyor["drives"][number], at: number) {
  const path = `drives[${at}].loadShare`;
  const isTyped = context.machine.startStop === undefined && loadShare > 0;
  return isTyped ? entered(loadShare, "%", path) : result(context, `${path}Run`);
}

/** How several drives share the pull in every case, what decides it, and how far their torques may part. */
function loadSharing(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  const { startStop } = machine;
  if (startStop === undefined || machine.drives.length < 2) return [];
  const { shares, sharing, control } = startStop;
  const partingIn = (name: string) => sharing.find(({ loadCase }) => loadCase === name)?.parting;
  const limitIn = (name: string) => (name.startsWith("starting") ? control.partingStarting : control.partingRunning);
  const cell = (name: string) => {
    const parting = partingIn(name);
    return si(parting, "%", { isOverLimit: parting !== undefined && parting > limitIn(name) });
  };
  return [
    ...tableOf(
      context,
      shares.cases,
      [
        [w.loadCase, undefined, ({ loadCase }) => context.loadCase(loadCase)],
        [w.drive, undefined, ({ driveId }) => context.drive(driveId)],
        [w.driveForce, "kN", ({ force }) => force],
        [w.loadShare, "%", ({ share }) => share],
        [w.torqueOverFull, "%", ({ torque }) => torque],
        [w.partingOfDrives, undefined, ({ loadCase }) => cell(loadCase)],
        [w.partingLimit, "%", ({ loadCase }) => (partingIn(loadCase) === undefined ? undefined : limitIn(loadCase))],
      ],
      { title: w.sharingTitle },
    ),
    ...factsOf(context, [[w.sharesDecidedBy, undefined, nameIn(w.shareDecisions, shares.decidedBy)]]),
  ];
}

function torques(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  return tableOf(context, machine.drives, [
    [w.drive, undefined, ({ driveId }) => context.drive(driveId)],
    [w.pulleySpeed, "rev/min", ({ pulleyRotation }) => pulleyRotation],
    [w.requiredRatio, "1", ({ requiredRatio }) => requiredRatio],
    [w.ratio, "1", ({ ratio }) => ratio],
    [w.actualBeltSpeed, "m/s", ({ actualBeltSpeed }) => actualBeltSpeed],
    [w.fullLoadHigh, "Nm", ({ fullLoadTorque }) => fullLoadTorque.highSpeed],
    [w.fullLoadLow, "Nm", ({ fullLoadTorque }) => fullLoadTorque.lowSpeed],
    [w.gearboxTorque, "Nm", ({ gearboxTorque }) => gearboxTorque],
    [w.highCouplingTorque, "Nm", ({ highSpeedCouplingTorque }) => highSpeedCouplingTorque],
    [w.lowCouplingTorque, "Nm", ({ lowSpeedCouplingTorque }) => lowSpeedCouplingTorque],
  ]);
}

interface SlotRow<Row extends ComponentRow> {
  readonly train: DriveTrain;
  readonly slot: Slot<Row>;
  readonly row: Row;
}

function slotRows<Row extends ComponentRow>(
  { machine }: ReportContext,
  slotOf: (slots: DriveSlots) => Slot<Row>,
): readonly SlotRow<Row>[] {
  return machine.drives.flatMap((train) => {
    const slot = slotOf(train.slots);
    const row = rowOf(slot);
    return row === undefined ? [] : [{ train, slot, row }];
  });
}

/** The component of one slot in every drive, with what its kind has of its own. */
function slotReport<Row extends ComponentRow>(
  id: ReportDefinition["id"],
  slotOf: (slots: DriveSlots) => Slot<Row>,
  columns: (context: ReportContext) => readonly ColumnOf<SlotRow<Row>>[],
): ReportDefinition {
  return {
    id,
    group: "drives",
    isLandscape: true,
    isFor: (context) => slotRows(context, slotOf).length > 0,
    blocks: (context) => {
      const { w } = context;
      const rows = slotRows(context, slotOf);
      const checks = rows.flatMap(({ train, slot }) => slotChecks(slot).map((check) => ({ train, check })));
      return [
        ...tableOf(context, rows, [
          [w.drive, undefined, ({ train }) => context.drive(train.driveId)],
          [w.component, undefined, ({ row }) => row.description],
          ...columns(context),
          [w.mass, "kg", ({ row }) => row.mass],
          [w.price, "money", ({ row }) => (row.price > 0 ? row.price : undefined)],
          [w.chosenBy, undefined, ({ slot }) => chosenBy(context, slot)],
        ]),
        ...tableOf(
          context,
          checks,
          [[w.drive, undefined, ({ train }) => context.drive(train.driveId)], ...checkColumns(context)],
          { title: w.checksTitle },
        ),
      ];
    },
  };
}

function chosenBy({ w }: ReportContext, slot: Slot<ComponentRow>): string {
  return slot.kind === "chosen" ? w.chosen[slot.by] : nameIn(w.partKinds, slot.kind);
}

function slotChecks(slot: Slot<ComponentRow>): readonly Check[] {
  if (slot.kind === "chosen") return slot.checks;
  return slot.kind === "none-fits" ? (slot.kept?.checks ?? []) : [];
}

const checkUnits: Readonly<Record<string, UnitCode>> = {
  power: "kW",
  breakdown: "kW",
  frequency: "Hz",
  slip: "%",
  "peak-torque": "kN",
  "start-time": "s",
  torque: "Nm",
  calipers: "Nm",
  "low-speed-torque": "Nm",
  "starting-torque": "Nm",
  "input-speed": "rev/min",
  speed: "rev/min",
  "lift-off": "rev/min",
  bore: "mm",
  "largest-bore": "mm",
  "smallest-bore": "mm",
  disc: "mm",
};

function checkColumns(context: ReportContext): readonly ColumnOf<{ readonly check: Check }>[] {
  const { w } = context;
  const unitOf = ({ name }: Check) => checkUnits[name] ?? "1";
  return [
    [w.check, undefined, ({ check }) => nameIn(w.driveChecks, check.name)],
    [w.value, "mixed", ({ check }) => si(check.value, unitOf(check), { isOverLimit: !check.isMet })],
    [w.atLeast, "mixed", ({ check }) => si(check.least, unitOf(check))],
    [w.atMost, "mixed", ({ check }) => si(check.most, unitOf(check))],
    [w.unit, undefined, ({ check }) => unitIn(context, unitOf(check))],
    [w.verdict, undefined, ({ check }) => verdict(context, check.isMet)],
  ];
}

function motorColumns({ w }: ReportContext): readonly ColumnOf<SlotRow<MotorRow>>[] {
  return [
    [w.motors, "1", ({ train }) => train.motors],
    [w.power, "kW", ({ row }) => row.power],
    [w.requiredAtSite, "kW", ({ train }) => train.requiredMotorPower],
    [w.shaftSpeed, "rev/min", ({ row }) => row.speed],
    [w.poles, "1", ({ row }) => row.poles],
    [w.voltage, "V", ({ row }) => row.voltage],
    [w.frequency, "Hz", ({ row }) => row.frequency],
    [w.lockedRotorTorque, "%", ({ row }) => row.lockedRotorTorque],
    [w.breakdownTorque, "%", ({ row }) => row.breakdownTorque],
    [w.efficiency, "%", ({ row }) => row.efficiency],
    [w.inertia, "kgm2", ({ row }) => row.inertia],
  ];
}

function fluidColumns({ w }: ReportContext): readonly ColumnOf<SlotRow<FluidCouplingRow>>[] {
  return [
    [w.size, "mm", ({ row }) => row.size],
    [w.power, "kW", ({ row }) => row.power],
    [w.peakTorque, "%", ({ row }) => row.peakTorque],
    [w.twoSecondTorque, "%", ({ row }) => row.twoSecondTorque],
    [w.slip, "%", ({ row }) => row.slip],
    [w.longestStart, "s", ({ row }) => (row.longestStart > 0 ? row.longestStart : undefined)],
  ];
}

function gearboxColumns({ w }: ReportContext): readonly ColumnOf<SlotRow<GearboxRow>>[] {
  return [
    [w.ratio, "1", ({ row }) => row.ratio],
    [w.requiredRatio, "1", ({ train }) => train.requiredRatio],
    [w.torque, "Nm", ({ row }) => row.torque],
    [w.requiredTorque, "Nm", ({ train }) => train.gearboxTorque],
    [w.efficiency, "%", ({ row }) => row.efficiency],
    [w.inertia, "kgm2", ({ row }) => row.inertia],
    [w.shaftMounted, undefined, ({ row }) => row.isShaftMounted],
  ];
}

function couplingColumns(required: (train: DriveTrain) => number) {
  return ({ w }: ReportContext): readonly ColumnOf<SlotRow<CouplingRow>>[] => [
    [w.torque, "Nm", ({ row }) => row.torque],
    [w.requiredTorque, "Nm", ({ train }) => required(train)],
    [w.smallestBore, "mm", ({ row }) => row.smallestBore],
    [w.largestBore, "mm", ({ row }) => row.largestBore],
    [w.fastest, "rev/min", ({ row }) => (row.fastest > 0 ? row.fastest : undefined)],
    [w.inertia, "kgm2", ({ row }) => row.inertia],
  ];
}

interface SlotCheck {
  readonly train: DriveTrain;
  readonly slot: keyof DriveSlots;
  readonly check: Check;
}

function allChecks({ machine }: ReportContext): readonly SlotCheck[] {
  return machine.drives.flatMap((train) =>
    driveParts.flatMap((slot) => [
      ...slotChecks(train.slots[slot]).map((check) => ofDisc({ train, slot, check })),
      ...(slot === "brake" ? setTorque(train) : []),
    ]),
  );
}

/** What calipers could give at the shaft of their disc, not what the brake is set to. */
function ofDisc(one: SlotCheck): SlotCheck {
  const isDisc = one.slot === "brake" && one.check.name === "torque";
  return isDisc ? { ...one, check: { ...one.check, name: "calipers" } } : one;
}

/** The torque a brake is set to: strong calipers may be set too low. */
function setTorque(train: DriveTrain): readonly SlotCheck[] {
  const { input, torque: value, requiredTorque: least } = train.brake;
  if (input === undefined) return [];
  return [{ train, slot: "brake", check: { name: "low-speed-torque", value, least, isMet: value >= least } }];
}

function componentChecks(context: ReportContext): readonly Block[] {
  const { w } = context;
  return tableOf(context, allChecks(context), [
    [w.drive, undefined, ({ train }) => context.drive(train.driveId)],
    [w.component, undefined, ({ slot }) => w.slots[slot]],
    ...checkColumns(context),
  ]);
}
