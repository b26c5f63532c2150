import { newConveyorDefaults } from "../reference/new-conveyor.ts";
import { conveyorDefinition } from "./conveyor-definition.ts";
import { defaultsOf } from "./defaults.ts";
import { isPulley } from "./pulley-point.ts";
import { drive } from "./records/drive.ts";
import { type PullType, pull } from "./records/pull.ts";
import type { Conveyor } from "./types/conveyor.ts";
import type { Drive, Pull } from "./types/parts.ts";

/** Angles a point of this type starts with; the belt path replaces them as soon as it is computed. */
function startingAngles(pType: PullType): Pick<Pull, "contactAngle" | "departAngle" | "wrapAngle"> {
  if (!isPulley({ pType })) return { contactAngle: 0, departAngle: 0, wrapAngle: 0 };
  if (pType === "Tail") return { contactAngle: 270, departAngle: 90, wrapAngle: 180 };
  return { contactAngle: 90, departAngle: 270, wrapAngle: 180 };
}

/** A point of this type with the default pulley. */
export function newPull(pType: PullType): Pull {
  const start = defaultsOf(pull) as unknown as Pull;
  return { ...start, pType, description: pType, ...startingAngles(pType) };
}

export function newDrive(driveNo: number): Drive {
  return { ...(defaultsOf(drive) as unknown as Drive), driveNo };
}

interface Place
  extends Partial<Pick<Pull, "description" | "rotation" | "sectType" | "capacityInp" | "idlerSpacingMode">> {
  readonly pType: PullType;
  readonly x: number;
  readonly z: number;
  readonly shellDia?: number;
  readonly skirtLength?: number;
  readonly noOfScrapers?: number;
  readonly linkToDriveNo?: number;
}

const { capacity } = newConveyorDefaults;
const anticlockwise = "Anti-clockwise";
/** Free spans beside the pulleys of head and take-up carry no idlers. */
const free = { sectType: "Return", idlerSpacingMode: "Manual" } as const;

/** 100 m rising 10 m: head drive with snub, gravity take-up under the return strand. */
const loop: readonly Place[] = [
  { pType: "Tail", x: 0, z: 0 },
  { pType: "Hopper", description: "Loading", x: 4, z: 0.737, capacityInp: capacity, skirtLength: 5 },
  {
    pType: "Drive",
    description: "Head drive",
    x: 100,
    z: 10,
    shellDia: 800,
    linkToDriveNo: 1,
    noOfScrapers: 1,
    ...free,
  },
  { pType: "Bend", description: "Snub", x: 99.25, z: 9.68, shellDia: 315, rotation: anticlockwise, sectType: "Return" },
  { pType: "Bend", description: "Take-up bend", x: 60, z: 5.2, shellDia: 500, rotation: anticlockwise, ...free },
  { pType: "Takeup", description: "Gravity take-up", x: 59.35, z: 2, shellDia: 630, ...free },
  {
    pType: "Bend",
    description: "Take-up bend",
    x: 58.7,
    z: 5.07,
    shellDia: 500,
    rotation: anticlockwise,
    sectType: "Return",
  },
];

/** The conveyor a person starts with: the specification's figures on a small loop that can be calculated at once. */
export function newConveyor(): Conveyor {
  const start = defaultsOf(conveyorDefinition) as unknown as Conveyor;
  return { ...start, pulls: loop.map(pullAt), drives: [newDrive(1)] };
}

function pullAt({ shellDia, ...place }: Place, index: number): Pull {
  const start = newPull(place.pType);
  const shell = shellDia === undefined ? start.shell : { ...start.shell, shellDia };
  const sketch = { screenX: place.x, screenZ: place.z };
  return { ...start, ...place, ...sketch, shell, noID: index + 1, no: index + 1 };
}
