import { drawingConstants, type UnitSystem } from "@beltwright/model";
import { arc, calculated, dimension, leader, type More, text, typed } from "../description/draw.ts";
import { type Drawing, makeDrawing } from "../description/drawing.ts";
import type { Shape } from "../description/shape.ts";
import type { Size } from "../description/view.ts";
import {
  type BeamSupport,
  type FramedSet,
  type FrameOptions,
  frameOf,
  type IdlerFrame,
} from "../geometry/idler-frame.ts";
import { partSize } from "../geometry/measure.ts";
import { rounded } from "../geometry/nice.ts";
import { canDrawRolls, isPipeSet, type Roll } from "../geometry/rolls.ts";
import { leftOf, plus, polar } from "../geometry/vector.ts";
import { supportShapes } from "./idler-support.ts";
import { rollSetShapes } from "./roll-shapes.ts";

interface IdlerOptions extends FrameOptions {
  /** Absent: 418 × 418. */
  readonly size?: Size;
  /** mm; absent: that of the row. */
  readonly beltWidth?: number;
  readonly hasDimensions?: boolean;
  readonly system?: UnitSystem;
  readonly target?: string;
}

const [, usualSize] = drawingConstants.canvasSizes;

/** A set of rolls from the front, on its frame, millimetres. For a library row or the idler of a conveyor. */
export function idlerLayout(idler: FramedSet & { readonly description: string }, options: IdlerOptions = {}): Drawing {
  const { size = usualSize, hasDimensions = true } = options;
  const title = idler.description.trim() === "" ? "Idler" : idler.description;
  const sheet = { name: "idler-layout", title, unit: "mm", size } as const;
  const beltWidth = widthFor(idler, options.beltWidth);
  if (!canDrawRolls(idler)) {
    const words = `${rounded(idler.noOfRolls, 1)} rolls at ${rounded(idler.troughAngle, 1)}° cannot be drawn`;
    return makeDrawing({ ...sheet, shapes: [text({ x: 0, y: 0 }, words, { layer: "TITLE", size: 12 })] });
  }
  const frame = frameOf(idler, beltWidth, options);
  const more = options.target === undefined ? {} : { target: options.target };
  const shapes = [
    ...framedRolls(frame, faceToBearing(idler, frame), more),
    ...(hasDimensions ? measures(idler, frame, options) : []),
  ];
  return makeDrawing({ ...sheet, shapes });
}

/** From the back to the front. */
function framedRolls(frame: IdlerFrame, bearing: number, more: More): readonly Shape[] {
  const shaft = { reach: frame.shaftReach, diameter: frame.shaftDiameter, bearing };
  const held = supportShapes(frame);
  return [...held.behind, ...held.front, ...rollSetShapes(frame.rolls, shaft, more, true)];
}

/** Bearings stand as far apart as the row says; where it does not, as far from the face. All rolls have the same ends. */
function faceToBearing(idler: FramedSet, { rolls }: IdlerFrame): number {
  const face = middleOf(rolls)?.face ?? 0;
  return isBetweenFaces(idler.brgCtrs, face) ? (face - idler.brgCtrs) / 2 : idler.faceToBrgDim;
}

const middleOf = (rolls: readonly Roll[]) => rolls[Math.floor((rolls.length - 1) / 2)];

const isBetweenFaces = (centres: number, face: number) => centres > 0 && centres < face;

function widthFor(idler: FramedSet, asked: number | undefined): number {
  const width = asked ?? idler.beltWidth;
  return width > 0 ? width : 1000;
}

/** A size of the idler of a conveyor was typed in its field; one of a library row stands alone. */
const typedSize = (target: string | undefined, field: string, words: string) =>
  target === undefined ? {} : typed(`${target}.${field}`, words);

function measures(
  idler: FramedSet,
  { rolls, support }: IdlerFrame,
  { system = "metric", target }: IdlerOptions,
): readonly Shape[] {
  const wing = rolls.at(-1);
  const centre = middleOf(rolls);
  if (wing === undefined || centre === undefined) return [];
  if (isPipeSet(idler)) return pipeMeasures(rolls, system, target);
  const isHung = support.kind === "beam" && isAbove(support);
  const diameter = `Ø ${partSize(wing.diameter, system, 1)}`;
  const typedIn = (own: keyof FramedSet, all: keyof FramedSet) => (words: string) =>
    typedSize(target, Number(idler[own]) > 0 ? own : all, words);
  return [
    faceDimension(wing, system, isHung, typedIn("faceWidthWing", "faceWidth")),
    ...(wing === centre || rolls.length < 3
      ? []
      : [faceDimension(centre, system, isHung, typedIn("faceWidthCentre", "faceWidth"))]),
    ...(isBetweenFaces(idler.brgCtrs, centre.face)
      ? [bearingDimension(centre, idler.brgCtrs, system, isHung, (words) => typedSize(target, "brgCtrs", words))]
      : []),
    ...(support.kind === "beam" ? beamMeasures(support, system, typedIn("fixingWidth", "beltWidth"), target) : []),
    leader(
      endOf(wing),
      { x: 16, y: wing.angle > 0.1 ? 12 : 34 },
      diameter,
      typedIn("rollDiaWing", "rollDia")(diameter),
    ),
    ...(wing.angle > 0.01
      ? [troughText(wing, idler.troughAngle, isHung, (words) => typedSize(target, "troughAngle", words))]
      : []),
  ];
}

/** The tube the rolls hold, and the size of both. */
function pipeMeasures(rolls: readonly Roll[], system: UnitSystem, target: string | undefined): readonly Shape[] {
  const [foot, next] = rolls;
  if (foot === undefined || next === undefined) return [];
  const radius = -foot.centre.y - foot.diameter / 2;
  const [roll, tube] = [`Ø ${partSize(next.diameter, system, 1)}`, `Ø ${partSize(2 * radius, system, 1)}`];
  return [
    arc("HIDDEN", { x: 0, y: 0 }, radius),
    leader(
      polar(-Math.PI / 6, radius + next.diameter / 4),
      { x: -70, y: 34 },
      roll,
      typedSize(target, "rollDia", roll),
    ),
    dimension(
      { x: -radius, y: 0 },
      { x: radius, y: 0 },
      "x",
      0,
      tube,
      target === undefined ? {} : typed("pipeDia", tube),
    ),
  ];
}

const isAbove = ({ beam, posts }: BeamSupport) => (posts[0]?.head.y ?? 0) < beam.top - beam.depth;

function beamMeasures(
  support: BeamSupport,
  system: UnitSystem,
  typedAs: (words: string) => ReturnType<typeof typedSize>,
  target: string | undefined,
): readonly Shape[] {
  const { beam, fixingCentres } = support;
  const [foot, half, side] = [beam.top - beam.depth, fixingCentres / 2, beam.width / 2];
  const isHung = isAbove(support);
  const level = isHung ? beam.top : foot;
  const [fixing, deep] = [partSize(fixingCentres, system, 1), partSize(beam.depth, system, 1)];
  const looked = target === undefined ? {} : calculated("frame depth", "Depth of the idler frame", deep);
  return [
    dimension({ x: -half, y: level }, { x: half, y: level }, "x", isHung ? 30 : -30, fixing, typedAs(fixing)),
    dimension({ x: side, y: foot }, { x: side, y: beam.top }, "y", 18, deep, looked),
  ];
}

/** Over the roll, or under it where a beam lies above. */
function faceDimension(
  { centre, angle, face, diameter }: Roll,
  system: UnitSystem,
  isUnder: boolean,
  typedAs: (words: string) => ReturnType<typeof typedSize>,
): Shape {
  const side = isUnder ? -1 : 1;
  const middle = plus(centre, leftOf(polar(angle)), (side * diameter) / 2);
  const ends = [plus(middle, polar(angle), -face / 2), plus(middle, polar(angle), face / 2)] as const;
  const words = partSize(face, system, 1);
  return dimension(...ends, "line", side * 14, words, typedAs(words));
}

/** Beyond the dimension of the face. */
function bearingDimension(
  { centre, angle, diameter }: Roll,
  centres: number,
  system: UnitSystem,
  isUnder: boolean,
  typedAs: (words: string) => ReturnType<typeof typedSize>,
): Shape {
  const side = isUnder ? -1 : 1;
  const middle = plus(centre, leftOf(polar(angle)), (side * diameter) / 2);
  const ends = [plus(middle, polar(angle), -centres / 2), plus(middle, polar(angle), centres / 2)] as const;
  const words = `c/c ${partSize(centres, system, 1)}`;
  return dimension(...ends, "line", side * 32, words, typedAs(words));
}

const endOf = ({ centre, angle, diameter, face }: Roll) =>
  plus(plus(centre, polar(angle), face / 2), leftOf(polar(angle)), -diameter / 4);

function troughText(
  { centre, angle, face }: Roll,
  degrees: number,
  isUnder: boolean,
  typedAs: (words: string) => ReturnType<typeof typedSize>,
): Shape {
  const inner = plus(centre, polar(angle), -face / 2);
  const words = `${rounded(degrees, 1)}°`;
  return leader(inner, { x: -10, y: isUnder ? -50 : 70 }, words, typedAs(words));
}
