import { type Conveyor, isPulley, type Pull } from "@beltwright/model";

/** Radius over lagging, m; 0 without a pulley. A drive's lagging is typed at the drive. */
export function pulleyRadius(conveyor: Conveyor, pull: Pull): number {
  return isPulley(pull) ? (pull.shell.shellDia / 2 + laggingThickness(conveyor, pull)) / 1000 : 0;
}

/** mm */
export function laggingThickness({ drives }: Conveyor, { pType, linkToDriveNo, shell }: Pull): number {
  const linked = pType === "Drive" ? drives.find(({ driveNo }) => driveNo === linkToDriveNo) : undefined;
  return linked?.laggingThick ?? shell.laggingThick;
}

/** m */
export function beltThickness({ belt, topCover, bottomCover }: Conveyor): number {
  return (belt.carcassT + topCover + bottomCover) / 1000;
}

/** Middle of the belt on a pulley, m. */
export function beltRadius(conveyor: Conveyor, pull: Pull): number {
  return isPulley(pull) ? pulleyRadius(conveyor, pull) + beltThickness(conveyor) / 2 : 0;
}

export const pullTarget = (index: number): string => `pulls[${index}]`;

/** Number and its own words, or what it is; a bare point without words of its own is a number. */
export function pullLabel({ description, pType, no }: Pull): string {
  const words = description.trim();
  if (pType === "Int. Pt" && (words === "" || words === pType)) return String(no);
  return `${no} ${words === "" ? pType : words}`;
}

/** Among so many points a bare one is not worth a line to its number. */
const manyPoints = 40;

export const isMinor = (pull: Pull | undefined, points: number): boolean =>
  points > manyPoints && (pull === undefined || pull.pType === "Int. Pt");

/** A text short enough to stand on a drawing. */
export function shortened(words: string, most = 28): string {
  const signs = [...words];
  return signs.length <= most ? words : `${signs.slice(0, most - 1).join("")}…`;
}
