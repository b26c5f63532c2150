import { hasPulley } from "../../design/point.ts";
import type { LoadCase } from "../load-case.ts";
import type { PreparedDrive, PreparedPoint } from "./prepared-case.ts";

/** Force of a brake in a braking case: of a controlled one what its stop takes, else all it has, N. */
export function brakeForceIn({ point, brakeForce }: PreparedPoint, { load }: LoadCase): number {
  const steered = hasPulley(point) ? point.steeredBrake : undefined;
  if (steered === undefined) return brakeForce;
  return load === "empty" ? steered.empty : steered.full;
}

/** Share of a drive in the pull of a case; in one of one's own as in that which every conveyor has of its kind. */
export function shareIn({ share, shares }: PreparedDrive, { name, motion, load, own }: LoadCase): number {
  return shares?.[own === undefined ? name : `${motion}-${load}`] ?? share;
}
