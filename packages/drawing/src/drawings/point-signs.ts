import type { Conveyor, Pull } from "@beltwright/model";
import { arc, area, box, disc, line, marker, polyline, text } from "../description/draw.ts";
import type { LayerName } from "../description/layers.ts";
import type { Shape, Spot } from "../description/shape.ts";
import type { Round } from "../geometry/belt-line.ts";
import { pullTarget } from "../geometry/pulls.ts";
import { between, leftOf, minus, plus } from "../geometry/vector.ts";

export function pointLayer({ pType }: Pull): LayerName {
  switch (pType) {
    case "Drive":
      return "DRIVE";
    case "Brake":
      return "BRAKE";
    case "Takeup":
      return "TAKEUP";
    case "Hopper":
      return "HOPPER";
    case "Int. Pt":
      return "POINT";
    default:
      return "PULLEY";
  }
}

const letters: Readonly<Partial<Record<Pull["pType"], string>>> = { Drive: "M", Brake: "B" };

/** Where the sign of a point stands, pixels. */
interface SignPlace extends Pick<Round, "centre" | "radius"> {
  /** Which way a take-up there pulls: level or upright. */
  readonly away: Spot;
}

/** The sign of a point in a sketch: a pulley with its letter, a hopper, a dot. */
export function pointSign(conveyor: Conveyor, index: number, { centre, radius, away }: SignPlace): readonly Shape[] {
  const pull = conveyor.pulls[index];
  if (pull === undefined) return [];
  const layer = pointLayer(pull);
  const more = { target: pullTarget(index) };
  if (pull.pType === "Int. Pt") return [marker(layer, centre, "dot", 5, more)];
  if (pull.pType === "Hopper") return hopperSign(centre, more.target);
  const letter = letters[pull.pType];
  return [
    disc(layer, centre, radius, "paper", more),
    ...(letter === undefined ? [] : [disc(layer, centre, radius, "tint", more)]),
    arc(layer, centre, radius, more),
    letter === undefined
      ? marker(layer, centre, "cross", 6, more)
      : text(centre, letter, { layer, size: Math.min(11, 1.1 * radius), ...more }),
    ...(pull.pType === "Takeup" ? takeUpSign(conveyor, { centre, radius, away }, more.target) : []),
  ];
}

function hopperSign(at: Spot, target: string): readonly Shape[] {
  const corner = (x: number, y: number) => plus(at, { x, y });
  return [
    area(
      "HOPPER",
      [corner(-13, 25), corner(13, 25), corner(5, 11), corner(5, 4), corner(-5, 4), corner(-5, 11)],
      "tint",
      {
        target,
      },
    ),
    marker("HOPPER", at, "dot", 4, { target }),
  ];
}

/** How far an arrow beside a take-up reaches, and its barbs. */
const [arrowLength, barb] = [12, { back: 4, aside: 3 }];

/** A hanging weight for vertical gravity, an arrow the way it is pulled otherwise. */
function takeUpSign(conveyor: Conveyor, { centre, radius, away }: SignPlace, target: string): readonly Shape[] {
  const at = (x: number, y: number) => plus(centre, { x, y });
  if (!isHanging(conveyor)) {
    const beside = (along: number, aside: number) => plus(plus(centre, away, radius + along), leftOf(away), aside);
    const back = arrowLength - barb.back;
    const head = [beside(back, barb.aside), beside(arrowLength, 0), beside(back, -barb.aside)];
    return [line("TAKEUP", beside(0, 0), beside(arrowLength, 0), { target }), polyline("TAKEUP", head, { target })];
  }
  const foot = -radius - 7;
  return [
    line("TAKEUP", at(0, 0), at(0, foot), { target }),
    box("TAKEUP", at(-8, foot), at(8, foot - 13), "hatch", { target }),
  ];
}

const isHanging = ({ takeupType }: Conveyor) => /^vertical/i.test(takeupType);

/** What the sign of a take-up covers beside its pulley: labels keep off it. */
export function takeUpSpots(conveyor: Conveyor, { centre, radius, away }: SignPlace): readonly Spot[] {
  const covered = isHanging(conveyor)
    ? { way: { x: 0, y: -1 }, columns: [-9, -4, 0, 4, 9], reaches: [4, 11.5, 19] }
    : { way: away, columns: [-4, 0, 4], reaches: [4, 8, arrowLength] };
  const { way, columns, reaches } = covered;
  return columns.flatMap((aside) =>
    reaches.map((along) => plus(plus(centre, way, radius + along), leftOf(way), aside)),
  );
}

/** Away from where its belt comes from and goes to, level or upright. */
export function pulledAway(rounds: readonly Round[], index: number): Spot {
  const at = (one: number) => rounds.at(one % rounds.length)?.centre ?? { x: 0, y: 0 };
  const [here, middle] = [at(index), between(at(index - 1), at(index + 1), 0.5)];
  const { x, y } = minus(here, middle);
  return Math.abs(y) > Math.abs(x) ? { x: 0, y: Math.sign(y) } : { x: x > 0 ? 1 : -1, y: 0 };
}
