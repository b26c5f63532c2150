import type { Conveyor, Pull } from "@beltwright/model";
import { arc, area, box, disc, line, marker, polyline, text } from "../description/draw.ts";
import type { LayerName } from "../description/layers.ts";
import type { Shape, Spot } from "../description/shape.ts";
import { pullTarget } from "../geometry/pulls.ts";
import { plus } from "../geometry/vector.ts";

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

/** The sign of a point in a sketch: a pulley with its letter, a hopper, a dot. Pixels. */
export function pointSign(conveyor: Conveyor, index: number, centre: Spot, radius: number): readonly Shape[] {
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
    ...(pull.pType === "Takeup" ? takeUpSign(conveyor, centre, radius, more.target) : []),
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

/** A hanging weight for vertical gravity, an arrow the way it is pulled otherwise. */
function takeUpSign({ takeupType }: Conveyor, centre: Spot, radius: number, target: string): readonly Shape[] {
  const at = (x: number, y: number) => plus(centre, { x, y });
  if (!/^vertical/i.test(takeupType)) {
    return [
      line("TAKEUP", at(-radius - 12, 0), at(-radius, 0), { target }),
      polyline("TAKEUP", [at(-radius - 8, 3), at(-radius - 12, 0), at(-radius - 8, -3)], { target }),
    ];
  }
  const foot = -radius - 7;
  return [
    line("TAKEUP", at(0, 0), at(0, foot), { target }),
    box("TAKEUP", at(-8, foot), at(8, foot - 13), "hatch", { target }),
  ];
}
