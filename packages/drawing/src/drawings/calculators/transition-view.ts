import type { TransitionIdler } from "@beltwright/engine";
import type { UnitSystem } from "@beltwright/model";
import { area, calculated, dimension, disc, line, polyline, text, typed } from "../../description/draw.ts";
import { type Drawing, makeDrawing } from "../../description/drawing.ts";
import type { Shape, Spot } from "../../description/shape.ts";
import type { Size } from "../../description/view.ts";
import { measuredWithUnit } from "../../geometry/measure.ts";
import { rounded } from "../../geometry/nice.ts";
import { degree } from "../../geometry/vector.ts";

/** A belt between a pulley and its first full trough, m and rad. */
interface TransitionSizes {
  readonly beltWidth: number;
  readonly centreLength: number;
  readonly troughAngle: number;
  readonly length: number;
  /** Instead of the one that is recommended. */
  readonly isLengthTyped?: boolean;
  /** Top of the pulley over the centre roll. */
  readonly pulleyRise: number;
  /** Edge of the belt over the centre roll in the full trough. */
  readonly edgeHeight: number;
  readonly idlers: readonly TransitionIdler[];
}

/** From the side and from above: the edges rise and draw together while the middle comes down to its roll. Metres. */
export function transitionView(
  sizes: TransitionSizes,
  size: Size = { width: 760, height: 420 },
  system: UnitSystem = "metric",
): Drawing {
  const { length, beltWidth, pulleyRise, edgeHeight } = sizes;
  const metres = (value: number) => measuredWithUnit(value, "m", system, 3);
  const [long, high, raised, wide] = [metres(length), metres(edgeHeight), metres(pulleyRise), metres(beltWidth)];
  const gap = edgeHeight + Math.max(0.35 * length, 0.9 * beltWidth);
  const shapes = [
    ...sideShapes(sizes, gap),
    ...planShapes(sizes),
    dimension(
      { x: 0, y: gap - 0.16 * length },
      { x: length, y: gap - 0.16 * length },
      "x",
      -20,
      long,
      sizes.isLengthTyped === true
        ? typed("qTransLength", long)
        : calculated("transition length", "Length of the transition", long),
    ),
    dimension(
      { x: length, y: gap },
      { x: length, y: gap + edgeHeight },
      "y",
      30,
      high,
      calculated("transition edgeHeight", "Height of the edge", high),
    ),
    ...(pulleyRise > 0
      ? [
          dimension(
            { x: 0, y: gap },
            { x: 0, y: gap + pulleyRise },
            "y",
            -30,
            raised,
            calculated("transition pulleyRise", "Top of the pulley over the centre roll", raised),
          ),
        ]
      : []),
    dimension({ x: 0, y: -beltWidth / 2 }, { x: 0, y: beltWidth / 2 }, "y", -30, wide, typed("beltWidthInp", wide)),
    text({ x: 0.5 * length, y: gap + edgeHeight }, "Side", { level: "bottom", shift: { x: 0, y: 26 } }),
    text({ x: 0.5 * length, y: -beltWidth / 2 }, "Plan", { level: "top", shift: { x: 0, y: -14 } }),
  ];
  return makeDrawing({ name: "transition", title: "Transition", unit: "m", size, shapes });
}

function sideShapes({ length, pulleyRise, edgeHeight, idlers }: TransitionSizes, y: number): readonly Shape[] {
  const radius = Math.max(0.06 * length, 0.05);
  const centre = { x: 0, y: y + pulleyRise - radius };
  const beyond = 1.18 * length;
  const start = { x: 0, y: y + pulleyRise };
  const edge = [start, { x: length, y: y + edgeHeight }, { x: beyond, y: y + edgeHeight }];
  const middle = [start, { x: length, y }, { x: beyond, y }];
  return [
    area("BELT", [...edge, ...middle.toReversed()], "tint", { isOutlined: false }),
    disc("PULLEY", centre, radius, "tint"),
    polyline("BELT", edge),
    polyline("BELT-RETURN", middle),
    ...[...idlers, { distance: length, troughAngle: undefined }].flatMap((idler, at) => stand(idler, at, y, length)),
  ];
}

interface Stand {
  readonly distance: number;
  readonly troughAngle: number | undefined;
}

/** An idler from the side, with the angle of its wings where it is one of the transition. */
function stand({ distance, troughAngle }: Stand, at: number, y: number, length: number): readonly Shape[] {
  const foot = { x: distance, y: y - 0.1 * length };
  const words = troughAngle === undefined ? "Full" : `${rounded(troughAngle / degree, 1)}°`;
  return [
    line("IDLER", { x: distance, y }, foot),
    text(foot, words, {
      ...{ level: "top", shift: { x: 0, y: -3 }, size: 9 },
      ...(troughAngle !== undefined && calculated(`transition angle ${at}`, `Trough angle of idler ${at + 1}`, words)),
    }),
  ];
}

function planShapes({ length, beltWidth, centreLength, troughAngle }: TransitionSizes): readonly Shape[] {
  const wing = (beltWidth - centreLength) / 2;
  const narrow = centreLength / 2 + wing * Math.cos(troughAngle);
  const beyond = 1.18 * length;
  const side = (sign: number): readonly Spot[] => [
    { x: 0, y: (sign * beltWidth) / 2 },
    { x: length, y: sign * narrow },
    { x: beyond, y: sign * narrow },
  ];
  const fold = (sign: number) => {
    const y = (sign * centreLength) / 2;
    return polyline("HIDDEN", [
      { x: 0, y },
      { x: beyond, y },
    ]);
  };
  return [
    area("BELT", [...side(1), ...side(-1).toReversed()], "tint", { isOutlined: false }),
    polyline("BELT", side(1)),
    polyline("BELT", side(-1)),
    fold(1),
    fold(-1),
    line("PULLEY", { x: 0, y: -0.56 * beltWidth }, { x: 0, y: 0.56 * beltWidth }),
    line("CENTRE", { x: -0.03 * length, y: 0 }, { x: 1.03 * beyond, y: 0 }),
  ];
}
