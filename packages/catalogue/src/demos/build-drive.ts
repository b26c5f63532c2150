import { type Conveyor, type Drive, type SelectedRow, selectDriveComponent, setDirectDrive } from "@beltwright/model";
import { applied } from "./applied.ts";
import type { DrivePick } from "./description.ts";
import { type Shelf, take, takeSmallest } from "./shelf.ts";

const usualCategory = "Metric Motor";
const serviceFactor = 1.5;
const holdbackFactor = 3;
const usualTolerance = 0.05;

/** Fills a drive from the shipped libraries: each component the smallest one that fits the motor and the pulley. */
export function buildDrive(conveyor: Conveyor, driveNo: number, pick: DrivePick, shelf: Shelf): Conveyor {
  const parts = chooseParts(conveyor, driveNo, pick, shelf);
  const filled = parts.reduce(
    (next, { component, row }) => applied(selectDriveComponent, next, { driveNo, component, row }),
    withValues(conveyor, driveNo, pick.values ?? {}),
  );
  return pick.hasFluidCoupling ? filled : applied(setDirectDrive, filled, { driveNo, isDirect: true });
}

interface Part {
  readonly component: Parameters<typeof selectDriveComponent.apply>[1]["component"];
  readonly row: SelectedRow;
}

function chooseParts(conveyor: Conveyor, driveNo: number, pick: DrivePick, shelf: Shelf): readonly Part[] {
  const { power, poles = 4, motorCategory = usualCategory, ratioTolerance = usualTolerance } = pick;
  const motor = take(shelf, "motors", { category: motorCategory, powerRating: power, poles });
  const speed = Number(motor.speed);
  const needed = (speed * Math.PI * drivenDiameter(conveyor, driveNo)) / (60 * conveyor.beltSpeedInp);
  const torque = (9550 * power) / speed;
  const gbox = takeSmallest(shelf, "gearBoxes", {
    category: "Flender",
    field: "maxTorque",
    least: serviceFactor * torque * needed,
    isRight: ({ ratio }) => Math.abs(Number(ratio) - needed) <= ratioTolerance * needed,
  });
  const slow = torque * Number(gbox.ratio);
  const coupling = (least: number, ...shafts: readonly unknown[]) =>
    takeSmallest(shelf, "shaftCouplings", {
      category: "Flender Zapex",
      field: "torque",
      least: serviceFactor * least,
      isRight: ({ maxBore }) => shafts.every((shaft) => Number(maxBore) >= Number(shaft)),
    });
  const fluid = { category: "Voith", field: "power", least: power, isRight: isFor(poles) };
  const motors = pick.values?.noOfMotors ?? 1;
  const holdback = {
    category: "Low Speed General",
    field: "maxTorque",
    least: holdbackFactor * slow * motors,
    isRight: ({ maxBore }: Readonly<Record<string, unknown>>) => Number(maxBore) >= shaftEnd(conveyor, driveNo),
  };
  return [
    { component: "motor", row: motor },
    { component: "gbox", row: gbox },
    { component: "hsCplg", row: coupling(torque, motor.shaftDia, gbox.inpShaftDia) },
    { component: "lsCplg", row: coupling(slow, gbox.outputShaftDia, shaftEnd(conveyor, driveNo)) },
    ...(pick.starter === undefined
      ? []
      : [{ component: "starter" as const, row: take(shelf, "starters", { description: pick.starter }) }]),
    ...when(pick.hasFluidCoupling, () => ({
      component: "flcplg" as const,
      row: takeSmallest(shelf, "fluidCouplings", fluid),
    })),
    ...when(pick.hasHoldback, () => ({
      component: "holdback" as const,
      row: takeSmallest(shelf, "holdbacks", holdback),
    })),
    ...(pick.brake === undefined
      ? []
      : [{ component: "brake" as const, row: take(shelf, "brakes", { description: pick.brake }) }]),
  ];
}

function isFor(poles: number) {
  return (row: Readonly<Record<string, unknown>>) => row.poles === poles;
}

function when<Value>(isSo: boolean | undefined, value: () => Value): readonly Value[] {
  return isSo ? [value()] : [];
}

function withValues(conveyor: Conveyor, driveNo: number, values: Partial<Drive>): Conveyor {
  const drives = conveyor.drives.map((drive) => (drive.driveNo === driveNo ? { ...drive, ...values } : drive));
  return { ...conveyor, drives };
}

/** Over the neutral line of the belt, m. */
function drivenPulley({ pulls }: Conveyor, driveNo: number) {
  const pull = pulls.find(({ pType, linkToDriveNo }) => pType === "Drive" && linkToDriveNo === driveNo);
  if (!pull) throw new Error(`Drive ${driveNo} has no pulley.`);
  return pull;
}

/** Diameter at the bearings, mm, where the slow coupling and its holdback sit. */
const shaftEnd = (conveyor: Conveyor, driveNo: number) => drivenPulley(conveyor, driveNo).shaft.brgDia;

function drivenDiameter(conveyor: Conveyor, driveNo: number): number {
  const { drives, belt, topCover, bottomCover } = conveyor;
  const pull = drivenPulley(conveyor, driveNo);
  const drive = drives.find((one) => one.driveNo === driveNo);
  if (!drive) throw new Error(`There is no drive ${driveNo}.`);
  return (pull.shell.shellDia + 2 * drive.laggingThick + belt.carcassT + topCover + bottomCover) / 1000;
}
