import { isPulley } from "../document/pulley-point.ts";
import { loopOf } from "../stations/straights.ts";
import { type Crowded, shares } from "./along-attempts.ts";
import type { Attempt, Begun } from "./attempt.ts";
import { movedPoint, upToDecimetres } from "./moved-point.ts";

/** A pulley moved straight away from another one that it stands too near to. */
export function apartAttempts({ conveyor }: Begun, { index, other, missing }: Crowded): readonly Attempt[] {
  const { turns } = loopOf(conveyor);
  const [pull, beside] = [conveyor.pulls[index], conveyor.pulls[other]];
  if (pull === undefined || beside === undefined || !isPulley(pull) || !isPulley(beside)) return [];
  const rise = (turns[index]?.centreHeight ?? pull.z) - (turns[other]?.centreHeight ?? beside.z);
  const [ahead, aside] = [pull.x - beside.x, pull.y - beside.y];
  const gap = Math.hypot(ahead, aside, rise);
  if (!(gap > 0)) return [];
  return shares.flatMap((share) => {
    const part = upToDecimetres(share * missing) / gap;
    return movedPoint(conveyor, index, {
      x: pull.x + part * ahead,
      y: pull.y + part * aside,
      z: pull.z + part * rise,
    });
  });
}
