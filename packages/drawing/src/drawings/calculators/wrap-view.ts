import type { UnitSystem } from "@beltwright/model";
import { arc, calculated, disc, line, marker, text, typed } from "../../description/draw.ts";
import { type Drawing, makeDrawing } from "../../description/drawing.ts";
import type { Shape, Spot, Text } from "../../description/shape.ts";
import type { Size } from "../../description/view.ts";
import { measuredWithUnit } from "../../geometry/measure.ts";
import { rounded } from "../../geometry/nice.ts";
import { degree, plus, polar } from "../../geometry/vector.ts";

/** A driven pulley with the belt round it, rad and N. */
interface WrapSizes {
  readonly wrapAngle: number;
  readonly tightTension: number;
  readonly slackTension: number;
  readonly requiredSlackTension: number;
}

const radius = 100;
/** Pixels of the longer of the two arrows. */
const longest = 180;

/** Both strands of the belt as pulls on their pulley, long as they are strong; where the slack one slips, in red. */
export function wrapView(
  sizes: WrapSizes,
  size: Size = { width: 520, height: 340 },
  system: UnitSystem = "metric",
): Drawing {
  const { wrapAngle, tightTension, slackTension } = sizes;
  const strongest = Math.max(tightTension, slackTension, 1e-9);
  const start = Math.PI / 2;
  const end = start + wrapAngle;
  const shown = Math.min(wrapAngle, 2 * Math.PI);
  const isSlipping = slackTension < sizes.requiredSlackTension;
  const words = (tension: number) => measuredWithUnit(tension / 1000, "kN", system, 2);
  const [tight, slack, wrapped] = [words(tightTension), words(slackTension), `${rounded(wrapAngle / degree, 1)}°`];
  const shapes = [
    disc("PULLEY", { x: 0, y: 0 }, 0.94 * radius, "tint"),
    arc("BELT", { x: 0, y: 0 }, radius, { start, sweep: shown }),
    ...pull(
      { words: `T1 ${tight}`, ...calculated("wrap tightTension", "Tight side", tight) },
      tightTension,
      { from: polar(start, radius), way: { x: 1, y: 0 } },
      strongest,
      false,
    ),
    ...pull(
      { words: `T2 ${slack}`, ...typed("slackTension", slack, "Slack-side tension") },
      slackTension,
      { from: polar(end, radius), way: polar(end + Math.PI / 2) },
      strongest,
      isSlipping,
    ),
    arc("CENTRE", { x: 0, y: 0 }, 0.5 * radius, { start, sweep: shown }),
    text({ x: 0, y: 0 }, wrapped, { size: 13, ...typed("wrapAngle", wrapped, "Wrap") }),
  ];
  return makeDrawing({ name: "wrap", title: "Wrap and traction", unit: "px", size, shapes });
}

interface Strand {
  readonly from: Spot;
  readonly way: Spot;
}

function pull(
  name: Pick<Text, "numbers"> & { readonly words: string },
  tension: number,
  { from, way }: Strand,
  most: number,
  isSlipping: boolean,
): readonly Shape[] {
  const length = Math.max(20, (longest * Math.max(0, tension)) / most);
  const tip = plus(from, way, length);
  const layer = isSlipping ? "BRAKE" : "BELT";
  const back = plus(tip, way, -12);
  const across = { x: -way.y, y: way.x };
  const { words: named, ...shown } = name;
  const words = `${named}${isSlipping ? ", slips" : ""}`;
  return [
    line(layer, from, tip),
    line(layer, tip, plus(back, across, 6)),
    line(layer, tip, plus(back, across, -6)),
    marker("POINT", from, "dot", 4),
    text(tip, words, { ...shown, level: way.y < -0.3 ? "top" : "bottom", shift: { x: 0, y: way.y < -0.3 ? -8 : 8 } }),
  ];
}
