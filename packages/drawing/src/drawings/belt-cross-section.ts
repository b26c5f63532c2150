import { type CrossSection, crossSection, InputRefused, startTrace, surfacePoints } from "@beltwright/engine";
import { type Calculation, type Conveyor, drawingConstants, toDesign, type UnitSystem } from "@beltwright/model";
import { boundsOf, spotsOf } from "../description/bounds.ts";
import { area, calculated, dimension, line, polyline, text } from "../description/draw.ts";
import { type Drawing, makeDrawing } from "../description/drawing.ts";
import type { Shape, Spot } from "../description/shape.ts";
import type { Size } from "../description/view.ts";
import { partSize } from "../geometry/measure.ts";
import { beltThickness } from "../geometry/pulls.ts";
import {
  canDrawRolls,
  faceToSupport,
  halfBelt,
  halfOutline,
  isPipeSet,
  layRolls,
  wholeOutline,
} from "../geometry/rolls.ts";
import { leftOf, mirrored, plus, unit } from "../geometry/vector.ts";
import { pipeFigure } from "./pipe-figure.ts";
import { rollSetShapes } from "./roll-shapes.ts";
import { noValue, rowHeight, type SectionDensity, sectionLabels, sectionNumber } from "./section-labels.ts";

interface CrossSectionOptions {
  /** Absent: 210 × 174. Labels on a drawing narrower than 360 make it higher. */
  readonly size?: Size;
  /** Absent: as the document says. */
  readonly density?: SectionDensity;
  /** Labels under the drawing; absent: as the document says. */
  readonly hasText?: boolean;
  /** Burden and edge distances measured on the drawing; absent: on drawings of 400 and wider. */
  readonly hasDimensions?: boolean;
  readonly system?: UnitSystem;
}

/** The loaded belt across its rolls at one bulk density, millimetres. */
export function beltCrossSection(
  conveyor: Conveyor,
  calculation?: Calculation,
  options: CrossSectionOptions = {},
): Drawing {
  const { size = drawingConstants.crossSectionSize, system = "metric" } = options;
  const density = options.density ?? (conveyor.sectionDensity === "High" ? "high" : "low");
  const hasDimensions = options.hasDimensions ?? size.width >= 400;
  const section = sectionOf(conveyor, calculation);
  const figure = figureOf(conveyor, section, density, hasDimensions ? system : undefined);
  const isMeasuredAbove = size.width >= 400 && !isPipeSet(conveyor.csIdler);
  const words = density === "high" ? "High Bulk Density" : "Low Bulk Density";
  const heading = headingOver(figure, words, size, isMeasuredAbove ? 34 : 6);
  const isShown = options.hasText ?? conveyor.showSectionText;
  const labels = isShown ? labelRows(figure, sectionLabels(conveyor, section, density, system), size) : undefined;
  const grown = { width: size.width, height: size.height + (labels?.isBelow ? labels.height : 0) };
  const shapes = [...heading, ...figure, ...(labels?.shapes ?? [])];
  return makeDrawing({
    name: `cross-section-${density}`,
    title: "Belt cross-section",
    unit: "mm",
    size: grown,
    margin: 6,
    shapes,
  });
}

/** Of the results where there are some, else computed from the document alone; undefined where it is impossible. */
function sectionOf(conveyor: Conveyor, calculation: Calculation | undefined): CrossSection | undefined {
  if (calculation?.kind === "calculated") return calculation.solution.crossSection;
  if (!known.has(conveyor)) known.set(conveyor, sectionAlone(conveyor));
  return known.get(conveyor);
}

/** Sections that were computed: a drawing of the same document at another size needs the same one. */
const known = new WeakMap<Conveyor, CrossSection | undefined>();

function sectionAlone(conveyor: Conveyor): CrossSection | undefined {
  const made = toDesign(conveyor);
  if (made.kind === "refused") return undefined;
  const { belt, beltSpeed, massFlow, material, carryIdler: idler, crossSection: rules } = made.design;
  const input = {
    beltWidth: belt.width,
    beltThickness: beltThickness(conveyor),
    beltSpeed,
    massFlow,
    material,
    idler,
    rules,
  };
  try {
    const found = crossSection(startTrace("checked"), { ...input, steepestSlope: 0 });
    return isSound(found) ? found : undefined;
  } catch (refused) {
    if (refused instanceof InputRefused) return undefined;
    throw refused;
  }
}

/** A load without end, on a belt without speed, cannot be drawn. */
function isSound({ lowDensity, highDensity }: CrossSection): boolean {
  const numbers = (value: unknown): readonly number[] => {
    if (typeof value === "number") return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbers) : [];
  };
  return numbers([lowDensity, highDensity]).every(Number.isFinite);
}

/** Measured in the units given; absent: not measured. */
function figureOf(
  conveyor: Conveyor,
  section: CrossSection | undefined,
  density: SectionDensity,
  system: UnitSystem | undefined,
) {
  const { csIdler } = conveyor;
  if (!canDrawRolls(csIdler))
    return [
      text({ x: 0, y: 0 }, `${csIdler.noOfRolls} rolls at ${csIdler.troughAngle}° cannot be drawn`, { layer: "TITLE" }),
    ];
  if (isPipeSet(csIdler)) return pipeFigure(conveyor, section?.kind === "pipe" ? section : undefined, density, system);
  return troughFigure(conveyor, section?.kind === "troughed" ? section : undefined, density, system);
}

type Trough = Extract<CrossSection, { kind: "troughed" }>;

function troughFigure(
  conveyor: Conveyor,
  section: Trough | undefined,
  density: SectionDensity,
  system: UnitSystem | undefined,
): readonly Shape[] {
  const { csIdler, beltWidthInp } = conveyor;
  const thickness = beltThickness(conveyor) * 1000;
  const shaft = { reach: faceToSupport(csIdler), diameter: csIdler.shaftDia };
  const rolls = rollSetShapes(layRolls(csIdler, beltWidthInp, thickness), shaft, { target: "csIdler" });
  const pieces =
    section?.shape.pieces.map(({ length, angle }) => ({ length: length * 1000, angle })) ??
    halfBelt(csIdler, beltWidthInp);
  const half = halfOutline(pieces);
  const belt = polyline("BELT", wholeOutline(half), { target: "belt" });
  const burden = section === undefined ? [] : burdenShapes(section, density, pieces);
  const marks = section === undefined ? [] : edgeMarks(pieces, beltWidthInp / 2 - section.requiredEdgeDistance * 1000);
  const sizes = section === undefined || system === undefined ? [] : measures(section, density, half, system);
  return [...rolls, ...burden, belt, ...marks, ...sizes];
}

type Pieces = ReturnType<typeof halfBelt>;

function burdenShapes(section: Trough, density: SectionDensity, pieces: Pieces): readonly Shape[] {
  const { fill } = density === "low" ? section.lowDensity : section.highDensity;
  if (!(fill.area > 0)) return [];
  const below = wholeOutline(halfOutline(pieces, fill.loadedHalfWidth * 1000));
  const surface = surfacePoints(fill, section.surchargeAngle, drawingConstants.loadCurvePoints);
  const above = surface.map(({ x, z }) => ({ x: x * 1000, y: z * 1000 }));
  return [area("BURDEN", [...below, ...above.toReversed()], "hatch", { target: "matl" })];
}

/** Ticks across the belt where the material should end at the latest. */
function edgeMarks(pieces: Pieces, reach: number): readonly Shape[] {
  const spots = halfOutline(pieces, reach);
  const [end, before] = [spots.at(-1), spots.at(-2)];
  if (end === undefined || before === undefined || !(reach > 0)) return [];
  const up = leftOf(unit(before, end));
  const ends: readonly [Spot, Spot] = [plus(end, up, -18), plus(end, up, 32)];
  return [line("LIMIT", ...ends), line("LIMIT", mirrored(ends[0]), mirrored(ends[1]))];
}

function measures(
  section: Trough,
  density: SectionDensity,
  half: readonly Spot[],
  system: UnitSystem,
): readonly Shape[] {
  const { fill, edgeDistance } = density === "low" ? section.lowDensity : section.highDensity;
  if (!(fill.area > 0)) return [];
  const [chord, level, depth] = [fill.chord * 1000, fill.level * 1000, fill.depth * 1000];
  const edge = half.at(-1) ?? { x: 0, y: 0 };
  const material = { x: chord / 2, y: level };
  const top = Math.max(depth, edge.y);
  const shown = (label: string, words: string) => calculated(sectionNumber(label, density), label, words);
  const [wide, deep, free] = [chord, depth, edgeDistance * 1000].map((size) => partSize(size, system, 0));
  if (wide === undefined || deep === undefined || free === undefined) return [];
  return [
    dimension({ x: -chord / 2, y: top }, { x: chord / 2, y: top }, "x", 14, wide, shown("Burden Width", wide)),
    dimension({ x: 0, y: 0 }, { x: 0, y: depth }, "y", 0, deep, shown("Burden Depth", deep)),
    dimension(edge, material, "line", -14, free, shown("Edge Distance", free)),
  ];
}

function headingOver(figure: readonly Shape[], words: string, size: Size, above: number): readonly Shape[] {
  const { maxY } = boundsOf(figure.flatMap(spotsOf));
  const fontSize = Math.min(drawingConstants.headingFont, size.width / 11.5);
  const shift = { x: 0, y: above };
  return [text({ x: 0, y: maxY }, words, { layer: "TITLE", size: fontSize, level: "bottom", shift })];
}

/** One column under narrow drawings, two under wide ones. */
function labelRows(figure: readonly Shape[], labels: ReturnType<typeof sectionLabels>, size: Size) {
  const { minY } = boundsOf(figure.flatMap(spotsOf));
  const isBelow = size.width < 360;
  const columns = isBelow ? 1 : 2;
  const rows = Math.ceil(labels.length / columns);
  const [room, gutter] = [size.width - 24, 24];
  const width = (room - gutter * (columns - 1)) / columns;
  const shapes = labels.flatMap(({ label, value, of }, at): readonly Shape[] => {
    const left = -room / 2 + Math.floor(at / rows) * (width + gutter);
    const y = -10 - (at % rows) * rowHeight;
    const spot = { x: 0, y: minY };
    return [
      text(spot, label, { anchor: "start", level: "top", shift: { x: left, y } }),
      text(spot, value, {
        ...{ anchor: "end", level: "top", shift: { x: left + width, y } },
        ...(value === noValue ? {} : calculated(of, label, value)),
      }),
    ];
  });
  return { shapes, isBelow, height: rows * rowHeight + 8 };
}
