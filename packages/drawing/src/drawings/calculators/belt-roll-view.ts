import type { UnitSystem } from "@beltwright/model";
import { arc, calculated, dimension, line, polyline, text, typed } from "../../description/draw.ts";
import { type Drawing, makeDrawing } from "../../description/drawing.ts";
import type { Shape } from "../../description/shape.ts";
import type { Size } from "../../description/view.ts";
import { measuredWithUnit } from "../../geometry/measure.ts";
import { rounded } from "../../geometry/nice.ts";
import { polar } from "../../geometry/vector.ts";

/** Belt wound on a core, m. */
interface RollSizes {
  readonly coreDiameter: number;
  readonly diameter: number;
  readonly turns: number;
}

/** More turns than this would run together into black. */
const mostTurns = 24;
const perTurn = 36;

/** A roll of belt from its end, metres; of many turns some are left out between core and outside. */
export function beltRollView(
  roll: RollSizes,
  size: Size = { width: 420, height: 360 },
  system: UnitSystem = "metric",
): Drawing {
  const { coreDiameter, diameter } = roll;
  const radius = diameter / 2;
  const across = (value: number) => `Ø ${measuredWithUnit(value, "m", system, 3)}`;
  const [outside, core, wound] = [across(diameter), across(coreDiameter), `${rounded(roll.turns, 1)} turns`];
  const shapes = [
    ...woundTurns(roll),
    arc("PULLEY", { x: 0, y: 0 }, coreDiameter / 2),
    arc("BELT", { x: 0, y: 0 }, radius),
    line("CENTRE", { x: -1.08 * radius, y: 0 }, { x: 1.08 * radius, y: 0 }),
    line("CENTRE", { x: 0, y: -1.08 * radius }, { x: 0, y: 1.08 * radius }),
    dimension(
      { x: -radius, y: -radius },
      { x: radius, y: -radius },
      "x",
      -22,
      outside,
      calculated("roll diameter", "Roll diameter", outside),
    ),
    dimension(
      { x: radius, y: -coreDiameter / 2 },
      { x: radius, y: coreDiameter / 2 },
      "y",
      24,
      core,
      typed("coreDiameter", core, "Core"),
    ),
    text({ x: 0, y: radius }, wound, {
      ...{ level: "bottom", shift: { x: 0, y: 10 } },
      ...calculated("roll turns", "Turns", wound),
    }),
  ];
  return makeDrawing({ name: "belt-roll", title: "Belt roll", unit: "m", size, shapes });
}

function woundTurns({ coreDiameter, diameter, turns }: RollSizes): readonly Shape[] {
  const shown = Math.min(mostTurns, Math.max(1, turns));
  const points = Math.ceil(shown * perTurn);
  const spiral = Array.from({ length: points + 1 }, (_, at) => {
    const share = at / points;
    return polar(2 * Math.PI * shown * share, (coreDiameter + (diameter - coreDiameter) * share) / 2);
  });
  return [polyline("BELT-RETURN", spiral)];
}
