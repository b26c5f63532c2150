import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive } from "../document/types/parts.ts";
import { arrangeStarterPoints } from "../libraries/starters.ts";

/** Points of every starter in rising order of speed or time, as its type asks; the same document where they are. */
export function withOrderedStarters(conveyor: Conveyor): Conveyor {
  const drives = conveyor.drives.map(withOrderedStarter);
  return drives.every((drive, index) => drive === conveyor.drives[index]) ? conveyor : { ...conveyor, drives };
}

function withOrderedStarter(drive: Drive): Drive {
  const { type, starterPts } = drive.starter;
  const axis = type === "Speed-Time" ? "time" : "speed";
  const isOrdered = starterPts.every(
    (point, index) => index === 0 || (starterPts[index - 1]?.[axis] ?? 0) <= point[axis],
  );
  if (isOrdered) return drive;
  // The same points in another order, so they have the columns they had.
  const ordered = arrangeStarterPoints({ type, starterPts }) as typeof starterPts;
  return { ...drive, starter: { ...drive.starter, starterPts: ordered } };
}
