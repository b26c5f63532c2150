import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive } from "../document/types/parts.ts";
import { motorRow } from "./drive-train/component.ts";
import { percent } from "./si.ts";

/** Start force over full-load force. A typed factor comes before the starter, the coupling and the motor, in that order. */
export function startFactors(conveyor: Conveyor, drive: Drive): { readonly full: number; readonly empty: number } {
  const { startupFactor, startupFactorFull, startupFactorEmpty } = conveyor;
  const usual = startupFactor === 0 ? ownStartFactor(drive) : percent(startupFactor);
  return {
    full: startupFactorFull === 0 ? usual : percent(startupFactorFull),
    empty: startupFactorEmpty === 0 ? usual : percent(startupFactorEmpty),
  };
}

/** What the components of the drive say; 0 where none of them says anything. */
function ownStartFactor(drive: Drive): number {
  const { starter, flDirectDrive, flcplg, motor } = drive;
  if (starter.type === "Torque-Speed" && starter.starterPts.length > 1) return meanTorque(starter.starterPts);
  if (!flDirectDrive && flcplg.peakTorque > 0) return percent(flcplg.peakTorque);
  const { lockedRotorTorque, breakdownTorque } = motorRow(motor);
  return 0.45 * (lockedRotorTorque + breakdownTorque);
}

/** Mean torque over the speeds of a starter curve. */
function meanTorque(typed: Drive["starter"]["starterPts"]): number {
  const points = typed.toSorted((a, b) => a.speed - b.speed);
  let area = 0;
  let range = 0;
  points.slice(1).forEach((point, index) => {
    const before = points[index] ?? point;
    const step = point.speed - before.speed;
    area += (step * (point.torque + before.torque)) / 2;
    range += step;
  });
  return range > 0 ? percent(area / range) : 0;
}
