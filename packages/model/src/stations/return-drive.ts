import { gapOfPulleys } from "../layouts/layout.ts";
import { freeBelt } from "../layouts/station.ts";

/** Of the pulleys of a drive between two bends, from the belt above the drive: along the travel and above, m. */
interface FoldedDrive {
  readonly drive: { readonly above: number };
  /** Each so far before and behind the drive. */
  readonly bends: { readonly apart: number; readonly above: number };
  /** By which the drive is wrapped beyond half a turn, rad. */
  readonly extraWrap: number;
}

/** As much as a snub adds at an end (handbook 15.21): thirty degrees; in steps to less where the bends find no room. */
const mostExtra = Math.PI / 6;
const steps = 10;

/**
 * A drive that hangs below the return strand, on the clean side of the belt, with a bend before and one behind it. The
 * two bends stand nearer together than the drive is wide, so that it is wrapped by more than half a turn. The belt
 * between drive and bend is as short as the gap of their shells allows.
 */
export function foldedDrive(drive: number, bend: number): FoldedDrive {
  const [radii, free] = [drive + bend, freeBelt(drive, bend)];
  const leans = Array.from({ length: steps }, (_, at) => (mostExtra / 2) * (1 - at / steps));
  const apartAt = (lean: number) => radii * Math.cos(lean) - free * Math.sin(lean);
  const lean = leans.find((one) => apartAt(one) >= bend + gapOfPulleys / 2) ?? 0;
  const depth = free * Math.cos(lean) + radii * Math.sin(lean);
  return {
    drive: { above: -bend - depth },
    bends: { apart: apartAt(lean), above: -bend },
    extraWrap: 2 * lean,
  };
}
