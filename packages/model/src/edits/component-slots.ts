import type { DrivePart } from "@beltwright/engine";
import type { RecordDefinition } from "../document/definition.ts";
import {
  carryIdler,
  companyProfile,
  conveyorBelt,
  conveyorMaterial,
  coverRubber,
  returnIdler,
} from "../document/records/conveyor-components.ts";
import * as components from "../document/records/drive-components.ts";
import { pullShaft, pullShell, pullWidth } from "../document/records/pull-components.ts";

/** A part that is chosen from a library. */
export interface Slot {
  readonly record: RecordDefinition;
  readonly title: string;
  readonly mode?: string;
  /** The field beside it that says which category Auto chooses from. */
  readonly category?: string;
  readonly library: string;
  /** Fields beside it that choosing a row sets. */
  readonly sets?: Readonly<Record<string, string>>;
  /** A conveyor does without it. */
  readonly isOptional?: true;
}

/** Parts of a drive that are chosen from a library, with the mode that choosing sets to Manual. */
export const driveSlots = {
  motor: {
    record: components.driveMotor,
    title: "motor",
    mode: "selectMotorMode",
    category: "motorCategory",
    library: "motors",
  },
  flcplg: {
    record: components.driveFluidCoupling,
    title: "fluid coupling",
    mode: "selectFLCplgMode",
    category: "flcplgCategory",
    library: "fluidCouplings",
  },
  gbox: {
    record: components.driveGearBox,
    title: "gearbox",
    mode: "selectGBoxMode",
    category: "gboxCategory",
    library: "gearBoxes",
  },
  brake: {
    record: components.driveBrake,
    title: "brake",
    mode: "selectBrakeMode",
    category: "brakeCategory",
    library: "brakes",
  },
  holdback: {
    record: components.driveHoldback,
    title: "holdback",
    mode: "selectHoldBackMode",
    category: "holdBackCategory",
    library: "holdbacks",
  },
  hsCplg: {
    record: components.driveCoupling,
    title: "high-speed coupling",
    mode: "selectHSCplgMode",
    category: "hsCplgCategory",
    library: "shaftCouplings",
  },
  lsCplg: {
    record: components.driveCoupling,
    title: "low-speed coupling",
    mode: "selectLSCplgMode",
    category: "lsCplgCategory",
    library: "shaftCouplings",
  },
  starter: {
    record: components.driveStarter,
    title: "starter",
    mode: "selectStarterMode",
    category: "starterCategory",
    library: "starters",
  },
} as const satisfies Readonly<Record<string, Slot>>;

/** The copy in a drive of the document, by the part it is a copy of. */
export const driveCopies = {
  motor: "motor",
  fluidCoupling: "flcplg",
  gearbox: "gbox",
  highSpeedCoupling: "hsCplg",
  lowSpeedCoupling: "lsCplg",
  holdback: "holdback",
  brake: "brake",
  starter: "starter",
} as const satisfies Readonly<Record<DrivePart, keyof typeof driveSlots>>;

/** Parts of the conveyor itself; material, rubber and method profile are always chosen by hand. */
export const conveyorSlots = {
  matl: { record: conveyorMaterial, title: "material", library: "materials" },
  belt: { record: conveyorBelt, title: "belt", mode: "selectBeltMode", category: "beltCategory", library: "belts" },
  csIdler: {
    record: carryIdler,
    title: "carry idler",
    mode: "selectCSIdlerMode",
    category: "csIdlerCategory",
    library: "idlers",
  },
  rsIdler: {
    record: returnIdler,
    title: "return idler",
    mode: "selectRSIdlerMode",
    category: "rsIdlerCategory",
    library: "idlers",
  },
  bottomRubber: {
    record: coverRubber,
    title: "bottom cover rubber",
    library: "rubbers",
    sets: { viscoBottomRubber: "Library" },
    isOptional: true,
  },
  topRubber: {
    record: coverRubber,
    title: "top cover rubber",
    library: "rubbers",
    sets: { viscoTopRubber: "Library" },
    isOptional: true,
  },
  methodProfile: { record: companyProfile, title: "method profile", library: "methodProfiles", isOptional: true },
} as const satisfies Readonly<Record<string, Slot>>;

/** Parts of one pulley. */
export const pullSlots = {
  shaft: { record: pullShaft, title: "shaft", mode: "selectShaftMode", library: "pullShafts" },
  shell: { record: pullShell, title: "shell", mode: "selectShellMode", library: "pullShells" },
  width: { record: pullWidth, title: "pulley width", mode: "selectWidthMode", library: "pullWidths" },
} as const satisfies Readonly<Record<string, Slot>>;

const slots: readonly Slot[] = [
  ...Object.values(conveyorSlots),
  ...Object.values(driveSlots),
  ...Object.values(pullSlots),
];

/** Every library that Auto chooses a part from. */
export const autoLibraries: readonly string[] = [
  ...new Set(slots.flatMap(({ library, mode }) => (mode === undefined ? [] : [library]))),
];

/** Every library that a part of a conveyor is chosen from. */
export const selectableLibraries: readonly string[] = [...new Set(slots.map(({ library }) => library))];
