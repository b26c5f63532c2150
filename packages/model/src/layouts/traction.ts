import { wrapFactor } from "@beltwright/engine";

// Handbook 15.19: what the belt is pulled by where its drives are about to slip, N.

export interface Tensions {
  readonly tight: number;
  readonly slack: number;
}

/** Friction of a lagged pulley that is wet and clean, for a first look. */
const usualGrip = 0.3;
const degree = Math.PI / 180;
const [snubbed, folded, plain] = [210 * degree, 192 * degree, 180 * degree];

const slackShare = (friction: number, wrapAngle: number) => wrapFactor.evaluate({ friction, wrapAngle });

export function singleDriveTensions(pull: number, friction = usualGrip): Tensions {
  const slack = slackShare(friction, snubbed) * pull;
  return { tight: pull + slack, slack };
}

/** Of two drives behind one another the first takes such a share. */
export function dualDriveTensions(pull: number, firstShare: number, friction = usualGrip): Tensions {
  const factor = slackShare(friction, folded);
  const [first, second] = [firstShare * pull, (1 - firstShare) * pull];
  const slack = Math.max(factor * second, factor * first - second);
  return { tight: pull + slack, slack };
}

/** The same where the belt has to be kept so tight behind its drives for another reason. */
export function keptTight({ tight, slack }: Tensions, least: number): Tensions {
  const more = Math.max(0, least - slack);
  return { tight: tight + more, slack: slack + more };
}

/** A drive at the tail that takes as much as is best: then head and tail are about to slip together. */
export function headAndTailTensions(
  pull: number,
  returnPull: number,
  friction = usualGrip,
): Tensions & { readonly tailPull: number } {
  const [head, tail] = [slackShare(friction, snubbed), slackShare(friction, plain)];
  const tailPull = (head * pull + returnPull) / (1 + head + tail);
  const slack = head * (pull - tailPull);
  return { tight: pull - tailPull + slack, slack, tailPull };
}
