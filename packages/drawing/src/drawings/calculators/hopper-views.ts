import { type Hopper, type HopperInput, hopper, InputRefused, startTrace } from "@beltwright/engine";
import type { Conveyor, UnitSystem } from "@beltwright/model";
import { arc, area, dimension, disc, line, text, typed } from "../../description/draw.ts";
import { type Drawing, makeDrawing } from "../../description/drawing.ts";
import type { Shape, Spot } from "../../description/shape.ts";
import type { Size } from "../../description/view.ts";
import { measured, measuredWithUnit } from "../../geometry/measure.ts";
import { rounded } from "../../geometry/nice.ts";
import { degree } from "../../geometry/vector.ts";

/** Sizes as they were typed, with where: a width about its middle, a height above its foot. */
function sizesIn(system: UnitSystem) {
  const named = (value: number, field: string): readonly [string, ReturnType<typeof typed>] => {
    const words = measuredWithUnit(value, "m", system, 3);
    return [words, typed(field, words)];
  };
  const width = ({ x, y }: Spot, value: number, offset: number, field: string) =>
    dimension({ x: x - value / 2, y }, { x: x + value / 2, y }, "x", offset, ...named(value, field));
  const height = ({ x, y }: Spot, value: number, offset: number, field: string) =>
    dimension({ x, y }, { x, y: y + value }, "y", offset, ...named(value, field));
  return { width, height };
}

/** What of a document a feeder is drawn from. */
type FeederSizes = Pick<
  Conveyor,
  "fdrMaterialH" | "fdrHopperLengthL" | "fdrBinWidthD" | "fdrHopperWidthB" | "fdrHopperHh" | "fdrSkirtLength"
>;

/** A bin over its feeder belt, along and across, metres. */
export function feederView(
  conveyor: FeederSizes,
  size: Size = { width: 760, height: 440 },
  system: UnitSystem = "metric",
): Drawing {
  const sizes = sizesIn(system);
  const {
    fdrMaterialH: above,
    fdrHopperLengthL: length,
    fdrBinWidthD: bin,
    fdrHopperWidthB: outlet,
    fdrHopperHh: height,
  } = conveyor;
  const gap = Math.max(bin, outlet) / 2 + length + 2.4;
  const across = container({ x: gap, outlet, top: bin, height, above });
  const along = container({ x: 0, outlet: length, top: length, height, above });
  const belt = feederBelt(length, conveyor.fdrSkirtLength);
  const half = length / 2;
  const shapes = [
    ...along,
    ...belt,
    ...across,
    line("BELT", { x: gap - outlet / 2 - 0.3, y: -0.12 }, { x: gap + outlet / 2 + 0.3, y: -0.12 }),
    sizes.width({ x: 0, y: -0.5 }, length, -18, "fdrHopperLengthL"),
    sizes.height({ x: -half, y: height }, above, -22, "fdrMaterialH"),
    sizes.height({ x: -half, y: 0 }, height, -22, "fdrHopperHh"),
    sizes.width({ x: gap, y: height + above }, bin, 18, "fdrBinWidthD"),
    sizes.width({ x: gap, y: -0.2 }, outlet, -18, "fdrHopperWidthB"),
    text({ x: 0, y: height + above }, "Along the feeder", { level: "bottom", shift: { x: 0, y: 40 } }),
    text({ x: gap, y: height + above }, "Across", { level: "bottom", shift: { x: 0, y: 40 } }),
  ];
  return makeDrawing({ name: "feeder", title: "Feeder", unit: "m", size, shapes });
}

interface Container {
  readonly x: number;
  readonly outlet: number;
  readonly top: number;
  readonly height: number;
  readonly above: number;
  /** Height of the heap over the brim. */
  readonly heap?: number;
}

/** Walls and the material in them. */
function container({ x, outlet, top, height, above, heap = 0 }: Container): readonly Shape[] {
  const at = (right: number, up: number): Spot => ({ x: x + right, y: up });
  const wall = [at(-outlet / 2, 0), at(-top / 2, height), at(-top / 2, height + above)];
  const right = [at(top / 2, height + above), at(top / 2, height), at(outlet / 2, 0)];
  const brim = heap > 0 ? [at(0, height + above + heap)] : [];
  const burden = area("BURDEN", [...wall, ...brim, ...right], "hatch", { isOutlined: false });
  const freeboard = 0.06 * (height + above);
  const side = (sign: number) => [
    line("HOPPER", at((sign * outlet) / 2, 0), at((sign * top) / 2, height)),
    line("HOPPER", at((sign * top) / 2, height), at((sign * top) / 2, height + above + freeboard)),
  ];
  return [burden, ...side(-1), ...side(1), line("CENTRE", at(0, 0), at(0, height + above + heap))];
}

function feederBelt(length: number, skirt: number): readonly Shape[] {
  const radius = 0.25;
  const [left, right] = [-length / 2 - 0.8, length / 2 + Math.max(0.8, skirt + 0.4)];
  const y = -0.12 - radius;
  const pulley = (x: number) => [disc("PULLEY", { x, y }, radius, "paper"), arc("PULLEY", { x, y }, 0.94 * radius)];
  return [
    line("BELT", { x: left, y: y + radius }, { x: right, y: y + radius }),
    line("BELT-RETURN", { x: right, y: y - radius }, { x: left, y: y - radius }),
    arc("BELT-RETURN", { x: right, y }, radius, { start: Math.PI / 2, sweep: -Math.PI }),
    arc("BELT-RETURN", { x: left, y }, radius, { start: -Math.PI / 2, sweep: -Math.PI }),
    ...pulley(left),
    ...pulley(right),
    ...(skirt > 0
      ? [
          line("HOPPER", { x: length / 2, y: 0.3 }, { x: length / 2 + skirt, y: 0.3 }),
          line("HIDDEN", { x: length / 2, y: -0.05 }, { x: length / 2 + skirt, y: -0.05 }),
        ]
      : []),
  ];
}

/** What of a document a hopper is drawn from. */
type HopperSizes = Pick<
  Conveyor,
  | "qHopperTopLength"
  | "qHopperTopWidth"
  | "qHopperOutletLength"
  | "qHopperOutletWidth"
  | "qHopperHeight"
  | "qHopperVertHeight"
  | "qHopperRepose"
  | "qHopperBulkDensity"
> & {
  /** Lengths are then diameters, and it looks the same along and across. */
  readonly isRound?: boolean;
};

/** A hopper under its bin with the heap on top, along and across, metres; volume and slopes where they can be computed. */
export function hopperView(
  conveyor: HopperSizes,
  size: Size = { width: 760, height: 440 },
  system: UnitSystem = "metric",
): Drawing {
  const sizes = sizesIn(system);
  const {
    qHopperTopLength: topLength,
    qHopperTopWidth: topWidth,
    qHopperHeight: height,
    qHopperVertHeight: above,
  } = conveyor;
  const { isRound = false } = conveyor;
  const across = (shapes: readonly Shape[]) => (isRound ? [] : shapes);
  const heap = ((isRound ? topLength : Math.min(topLength, topWidth)) / 2) * Math.tan(conveyor.qHopperRepose * degree);
  const gap = topLength / 2 + topWidth / 2 + Math.max(1.5, 0.5 * topLength);
  const top = height + above;
  const found = hopperOf(conveyor);
  const [bottomLength, bottomWidth] = [conveyor.qHopperOutletLength, conveyor.qHopperOutletWidth];
  const shapes = [
    ...container({ x: 0, outlet: bottomLength, top: topLength, height, above, heap }),
    ...across(container({ x: gap, outlet: bottomWidth, top: topWidth, height, above, heap })),
    sizes.width({ x: 0, y: 0 }, bottomLength, -20, "qHopperOutletLength"),
    ...across([sizes.width({ x: gap, y: 0 }, bottomWidth, -20, "qHopperOutletWidth")]),
    sizes.width({ x: 0, y: top + heap }, topLength, 18, "qHopperTopLength"),
    ...across([sizes.width({ x: gap, y: top + heap }, topWidth, 18, "qHopperTopWidth")]),
    sizes.height({ x: -topLength / 2, y: 0 }, height, -24, "qHopperHeight"),
    sizes.height({ x: -topLength / 2, y: height }, above, -24, "qHopperVertHeight"),
    ...(found === undefined ? [] : hopperTexts(found, gap, system)),
  ];
  return makeDrawing({ name: "hopper", title: "Hopper", unit: "m", size, shapes });
}

/** What a document says of it, as the engine asks. */
export function hopperInput(conveyor: HopperSizes): HopperInput {
  const { qHopperRepose, isRound = false } = conveyor;
  return {
    isRound,
    topLength: conveyor.qHopperTopLength,
    topWidth: conveyor.qHopperTopWidth,
    bottomLength: conveyor.qHopperOutletLength,
    bottomWidth: conveyor.qHopperOutletWidth,
    height: conveyor.qHopperHeight,
    verticalHeight: conveyor.qHopperVertHeight,
    ...(qHopperRepose === 0 ? {} : { reposeAngle: qHopperRepose * degree }),
    bulkDensity: conveyor.qHopperBulkDensity,
  };
}

function hopperOf(conveyor: HopperSizes): Hopper | undefined {
  try {
    return hopper(startTrace("checked"), hopperInput(conveyor));
  } catch (refused) {
    if (refused instanceof InputRefused) return undefined;
    throw refused;
  }
}

function hopperTexts(
  { volume, mass, lengthWallAngle, widthWallAngle, valleyAngle }: Hopper,
  gap: number,
  system: UnitSystem,
): readonly Shape[] {
  const angle = (value: number) => `${rounded(value / degree, 1)}°`;
  const isMetric = system === "metric";
  const full = isMetric ? `${rounded(volume, 2)} m³` : `${measured(volume, "m3", system, 1)} ft³`;
  const held = isMetric ? `${rounded(mass / 1000, 1)} t` : measuredWithUnit(mass, "kg", system, 0);
  const [along, across, valley] = [`${angle(lengthWallAngle)},`, angle(widthWallAngle), angle(valleyAngle)];
  const words = `Volume ${full} · Mass ${held} · Walls ${along} ${across} · Valley ${valley}`;
  const numbers = [
    { words: full, of: "hopper volume", name: "Volume" },
    { words: held, of: "hopper mass", name: "Mass" },
    { words: angle(lengthWallAngle), of: "hopper lengthWallAngle", name: "End walls to the horizontal" },
    { words: across, of: "hopper widthWallAngle", name: "Side walls to the horizontal" },
    { words: valley, of: "hopper valleyAngle", name: "Valley to the horizontal" },
  ];
  return Number.isFinite(volume + mass + valleyAngle)
    ? [text({ x: gap / 2, y: 0 }, words, { level: "top", shift: { x: 0, y: -46 }, numbers })]
    : [];
}
