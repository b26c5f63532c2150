import {
  type ComponentRow,
  type DrivePart,
  type DriveTrain,
  driveParts,
  type Machine,
  type MachinePulley,
  rowOf,
  type Slot,
} from "@beltwright/engine";
import { defaultsOf } from "../../document/defaults.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { driveCopies, driveSlots } from "../../edits/component-slots.ts";
import type { EditOutcome } from "../../edits/edit.ts";
import {
  type SelectedRow,
  selectConveyorComponent,
  selectDriveComponent,
  selectPullComponent,
} from "../../edits/select-edits.ts";
import { type ComponentRows, findRow } from "../component-rows.ts";
import { driveId, pointId } from "../points.ts";
import { significant } from "../results/shown.ts";
import { fromSi } from "../si.ts";
import { withBeltPath } from "./belt-path.ts";

type FindRow = (library: string, id: string | undefined) => SelectedRow | undefined;

/**
 * The conveyor with everything that Auto has chosen, so that drawings and reports show what the numbers tell of. Masses
 * and ratings that were typed belong to the parts they were typed for: of a chosen part they are computed.
 */
export function withChosenParts(conveyor: Conveyor, machine: Machine, rows: ComponentRows = {}): Conveyor {
  const find: FindRow = (library, id) => findRow(rows, library, id);
  const whole = withIdlers(withBelt(conveyor, machine, find), machine, find);
  const pulleyed = machine.pulleys.reduce((built, pulley) => withPulley(built, pulley, find), whole);
  return withBeltPath(
    machine.drives.reduce((built, train) => withDrive(built, train, find), pulleyed),
    machine,
  );
}

/** Where no belt fits any more, that of an earlier round stays in the design. */
function withBelt(conveyor: Conveyor, { belt, design }: Machine, find: FindRow): Conveyor {
  const { id } = design.belt;
  const isChosen = belt?.chosen?.id === id || (belt !== undefined && id !== conveyor.belt._id);
  const row = isChosen ? find("belts", id) : undefined;
  if (row === undefined) return conveyor;
  return { ...placed(conveyor, row, selectConveyorComponent, { component: "belt" as const }), beltMassInp: 0 };
}

function withIdlers(conveyor: Conveyor, { carryIdlers, returnIdlers }: Machine, find: FindRow): Conveyor {
  const strands = [
    ["csIdler", carryIdlers],
    ["rsIdler", returnIdlers],
  ] as const;
  return strands.reduce((built, [component, idlers]) => {
    const row = idlers?.parts.kind === "selected" ? find("idlers", idlers.set.id) : undefined;
    return placed(built, row, selectConveyorComponent, { component });
  }, conveyor);
}

function withPulley(conveyor: Conveyor, pulley: MachinePulley, find: FindRow): Conveyor {
  const { parts } = pulley;
  const index = conveyor.pulls.findIndex((pull) => pointId(pull) === pulley.pointId);
  if (parts.kind !== "selected" || index < 0) return conveyor;
  const chosen = [
    ["width", find("pullWidths", parts.width.id)],
    ["shell", find("pullShells", parts.shell.id)],
    ["shaft", find("pullShafts", parts.shaft.id)],
  ] as const;
  const built = chosen.reduce(
    (one, [component, row]) => placed(one, row, selectPullComponent, { index, component }),
    conveyor,
  );
  return fitted(built, index, pulley, chosen[2][1] !== undefined);
}

/** Face, centres and length are those of the parts together, whichever of them was chosen. */
function fitted(conveyor: Conveyor, index: number, { built, bearingCentres }: MachinePulley, isShaftChosen: boolean) {
  const pull = conveyor.pulls[index];
  if (pull === undefined) return conveyor;
  const { faceWidth, shaftLength } = built.body;
  const fits = {
    ...pull,
    shell: { ...pull.shell, faceWidth: whole(faceWidth), pulleyMass: 0 },
    shaft: { ...pull.shaft, brgCentres: whole(bearingCentres), shaftL: whole(shaftLength), mass: 0 },
    pulleyInertiaInp: 0,
    ...(isShaftChosen ? { brgCRating: 0 } : {}),
  };
  return { ...conveyor, pulls: conveyor.pulls.with(index, fits) };
}

/** In mm, without the noise of having been metres. */
const whole = (metres: number): number => significant(fromSi(metres, "mm"));

function withDrive(conveyor: Conveyor, train: DriveTrain, find: FindRow): Conveyor {
  const { driveId: id, slots } = train;
  const driveNo = conveyor.drives.find((drive) => driveId(drive) === id)?.driveNo;
  if (driveNo === undefined) return conveyor;
  const chosen = (library: string, slot: Slot<ComponentRow>) =>
    slot.kind === "chosen" && slot.by === "auto" ? find(library, rowOf(slot)?.id) : undefined;
  const components = driveParts.map((part) => {
    const component = driveCopies[part];
    return { component, row: chosen(driveSlots[component].library, slots[part]) };
  });
  const equipped = components.reduce(
    (built, { component, row }) => placed(built, row, selectDriveComponent, { driveNo, component }),
    withDisc(conveyor, driveNo, train.brake.disc),
  );
  return driveParts.reduce((built, part) => (isAbsent(slots[part]) ? without(built, driveNo, part) : built), equipped);
}

const isAbsent = ({ kind }: Slot<ComponentRow>): boolean => kind === "not-needed" || kind === "left-out";

/** The disc that Auto chose has no row of its own: its sizes are the part. */
function withDisc(conveyor: Conveyor, driveNo: number, disc: DriveTrain["brake"]["disc"]): Conveyor {
  if (disc === undefined) return conveyor;
  const chosen = { discDia: whole(disc.diameter), discThick: whole(disc.thickness), noOfDiscs: disc.discs };
  return {
    ...conveyor,
    drives: conveyor.drives.map((drive) =>
      drive.driveNo === driveNo && drive.selectDiscMode === "Auto" ? { ...drive, ...chosen } : drive,
    ),
  };
}

/**
 * A part of the file that Auto does without turns with no shaft and is neither drawn nor listed: a direct drive has no
 * fluid coupling (handbook 3.4), a gearbox on the pulley shaft no coupling beside it.
 */
function without(conveyor: Conveyor, driveNo: number, part: DrivePart): Conveyor {
  const component = driveCopies[part];
  const { record, mode } = driveSlots[component];
  return {
    ...conveyor,
    drives: conveyor.drives.map((drive) =>
      drive.driveNo === driveNo && drive[mode] === "Auto"
        ? { ...drive, [component]: { ...drive[component], ...defaultsOf(record) } }
        : drive,
    ),
  };
}

interface Selecting<Where> {
  readonly apply: (conveyor: Conveyor, wanted: Where & { readonly row: SelectedRow }) => EditOutcome;
}

/** The conveyor with a row copied into one of its places; as it was where there is no row, or it is refused. */
export function placed<Where>(
  conveyor: Conveyor,
  row: SelectedRow | undefined,
  edit: Selecting<Where>,
  where: Where,
): Conveyor {
  if (row === undefined) return conveyor;
  const outcome = edit.apply(conveyor, { ...where, row });
  return outcome.kind === "changed" ? outcome.conveyor : conveyor;
}
