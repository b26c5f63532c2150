import { area, line, type More } from "../description/draw.ts";
import type { Shape } from "../description/shape.ts";
import type { Roll } from "../geometry/rolls.ts";
import { leftOf, plus, polar } from "../geometry/vector.ts";

interface Shaft {
  /** Beyond each face to the support, mm. */
  readonly reach: number;
  readonly diameter: number;
  /** From each face inwards to its bearing, mm; absent or 0: bearings are not drawn. */
  readonly bearing?: number;
}

/** Rolls from the front, those behind first: where there are some, or a frame, what lies below is hidden. mm. */
export function rollSetShapes(
  rolls: readonly Roll[],
  shaft: Shaft,
  more: More = {},
  hasFrame = false,
): readonly Shape[] {
  const behind = rolls.filter(({ plane }) => plane === "behind");
  const front = rolls.filter(({ plane }) => plane === "front");
  const drawn = (roll: Roll, hides: boolean) => [
    ...(hides ? [cover(roll, more)] : []),
    ...rollShapes(roll, shaft, more),
  ];
  return [
    ...behind.flatMap((roll) => drawn(roll, hasFrame)),
    ...front.flatMap((roll) => drawn(roll, hasFrame || behind.length > 0)),
  ];
}

/** A roll from the front: shell, shaft ends reaching to the supports, bearings, axis. */
function rollShapes(roll: Roll, shaft: Shaft, more: More): readonly Shape[] {
  const [half, pin] = [roll.face / 2, Math.max(1, Math.min(shaft.diameter, roll.diameter) / 2)];
  const end = half + shaft.reach;
  const axis = rectangle(roll, -end - 6, end + 6, 0);
  return [
    area("SHAFT", rectangle(roll, -end, -half, pin), "paper", more),
    area("SHAFT", rectangle(roll, half, end, pin), "paper", more),
    shell(roll, "tint", more),
    ...bearings(roll, shaft, more),
    line("CENTRE", axis[0], axis[1], more),
  ];
}

const shell = (roll: Roll, fill: "tint" | "paper", more: More) =>
  area("IDLER", rectangle(roll, -roll.face / 2, roll.face / 2, roll.diameter / 2), fill, more);

const cover = (roll: Roll, more: More): Shape => ({ ...shell(roll, "paper", more), isOutlined: false });

/** Ball bearings of series 63 are about 2.2 bores high and 0.6 wide. */
const bearingSize = { height: 2.2, width: 0.6 };

function bearings(roll: Roll, { bearing = 0, diameter }: Shaft, more: More): readonly Shape[] {
  const high = Math.min(roll.diameter / 2, (bearingSize.height * diameter) / 2);
  const wide = bearingSize.width * diameter;
  if (!(bearing > 0) || bearing + wide / 2 > roll.face / 2) return [];
  return [-1, 1].map((side) => {
    const at = side * (roll.face / 2 - bearing);
    return area("HIDDEN", rectangle(roll, at - wide / 2, at + wide / 2, high), "tint", more);
  });
}

/** Between two places along the axis, as high above it as below. */
function rectangle({ centre, angle }: Roll, from: number, to: number, high: number) {
  const [along, up] = [polar(angle), leftOf(polar(angle))];
  const corner = (x: number, y: number) => plus(plus(centre, along, x), up, y);
  return [corner(from, -high), corner(to, -high), corner(to, high), corner(from, high)] as const;
}
