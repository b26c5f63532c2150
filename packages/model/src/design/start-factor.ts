import { isZero, meanStartTorque, none, starterMeanTorque, stepsOnly, type Trace } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive } from "../document/types/parts.ts";
import { motorRow } from "./drive-train/component.ts";
import { percent } from "./si.ts";

/** Start force over full-load force. A typed factor comes before the starter, the coupling and the motor, in that order. */
export function startFactors(
  conveyor: Conveyor,
  drive: Drive,
  trace: Trace,
): { readonly full: number; readonly empty: number } {
  const { startupFactor, startupFactorFull, startupFactorEmpty } = conveyor;
  const usual = isZero(startupFactor) ? ownStartFactor(drive, trace) : percent(startupFactor);
  return {
    full: isZero(startupFactorFull) ? usual : percent(startupFactorFull),
    empty: isZero(startupFactorEmpty) ? usual : percent(startupFactorEmpty),
  };
}

/** What the components of the drive say; 0 where none of them says anything. */
function ownStartFactor(drive: Drive, trace: Trace): number {
  const { starter, flDirectDrive, flcplg, motor } = drive;
  if (starter.type === "Torque-Speed" && starter.starterPts.length > 1) return meanTorque(starter.starterPts, trace);
  if (!flDirectDrive && flcplg.peakTorque > 0) return percent(flcplg.peakTorque);
  const { lockedRotorTorque, breakdownTorque } = motorRow(motor, trace);
  return meanStartTorque(stepsOnly(trace), { lockedRotor: lockedRotorTorque, breakdown: breakdownTorque });
}

/** Mean torque over the speeds of a starter curve. */
function meanTorque(typed: Drive["starter"]["starterPts"], trace: Trace): number {
  const points = typed.toSorted((a, b) => a.speed - b.speed);
  let area = 0;
  let range = 0;
  points.slice(1).forEach((point, index) => {
    const before = points[index] ?? point;
    const step = point.speed - before.speed;
    area += (step * (point.torque + before.torque)) / 2;
    range += step;
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!(range > 0) || first === undefined || last === undefined) return none(trace);
  const ends = { first: percent(first.torque), last: percent(last.torque) };
  return starterMeanTorque(stepsOnly(trace), ends, percent(area / range));
}
