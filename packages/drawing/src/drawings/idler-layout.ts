import { drawingConstants, type UnitSystem } from "@beltwright/model";
import { box, dimension, leader, line, text } from "../description/draw.ts";
import { type Drawing, makeDrawing } from "../description/drawing.ts";
import type { Shape } from "../description/shape.ts";
import type { Size } from "../description/view.ts";
import { type FramedSet, frameOf, type IdlerFrame } from "../geometry/idler-frame.ts";
import { partSize } from "../geometry/measure.ts";
import { rounded } from "../geometry/nice.ts";
import { canDrawRolls, isPipeSet, type Roll } from "../geometry/rolls.ts";
import { leftOf, plus, polar } from "../geometry/vector.ts";
import { rollShapes } from "./roll-shapes.ts";

export interface IdlerOptions {
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
  const frame = frameOf(idler, beltWidth, 0);
  const more = options.target === undefined ? {} : { target: options.target };
  const shaft = { reach: frame.shaftReach, diameter: frame.shaftDiameter };
  const shapes = [
    ...(isPipeSet(idler) ? panelShapes(frame) : beamShapes(frame)),
    ...frame.rolls.flatMap((roll) => rollShapes(roll, shaft, more)),
    ...(hasDimensions ? measures(idler, frame, options.system ?? "metric") : []),
  ];
  return makeDrawing({ ...sheet, shapes });
}

function widthFor(idler: FramedSet, asked: number | undefined): number {
  const width = asked ?? idler.beltWidth;
  return width > 0 ? width : 1000;
}

const plate = 10;

function beamShapes({ posts, beam, fixingCentres }: IdlerFrame): readonly Shape[] {
  const [half, foot] = [beam.width / 2, beam.top - beam.depth];
  return [
    ...posts.map(({ foot: low, head }) =>
      box("FRAME", { x: low.x - plate / 2, y: low.y }, { x: head.x + plate / 2, y: head.y + 12 }, "paper"),
    ),
    box("FRAME", { x: -half, y: foot }, { x: half, y: beam.top }, "paper"),
    line("HIDDEN", { x: -half, y: foot + 8 }, { x: half, y: foot + 8 }),
    ...[-1, 1].map((side) => {
      const x = (side * fixingCentres) / 2;
      return line("CENTRE", { x, y: foot - 16 }, { x, y: beam.top + 16 });
    }),
  ];
}

/** A pipe's six rolls hang in a square panel. */
function panelShapes({ rolls }: IdlerFrame): readonly Shape[] {
  const reach =
    Math.max(
      ...rolls.map(({ centre, diameter, face }) => Math.hypot(centre.x, centre.y) + Math.max(diameter, face) / 2),
    ) + 40;
  return [box("FRAME", { x: -reach, y: -reach }, { x: reach, y: reach }, "paper")];
}

function measures(idler: FramedSet, frame: IdlerFrame, system: UnitSystem): readonly Shape[] {
  const { rolls, beam, fixingCentres } = frame;
  const wing = rolls.at(-1);
  const centre = rolls[Math.floor((rolls.length - 1) / 2)];
  if (wing === undefined || centre === undefined) return [];
  if (isPipeSet(idler)) return [leader(centre.centre, { x: -40, y: 60 }, `Ø ${partSize(centre.diameter, system, 1)}`)];
  const foot = beam.top - beam.depth;
  const half = fixingCentres / 2;
  return [
    faceDimension(wing, system),
    ...(wing === centre || rolls.length < 3 ? [] : [faceDimension(centre, system)]),
    dimension({ x: -half, y: foot }, { x: half, y: foot }, "x", -30, partSize(fixingCentres, system, 1)),
    dimension(
      { x: beam.width / 2, y: foot },
      { x: beam.width / 2, y: beam.top },
      "y",
      18,
      partSize(beam.depth, system, 1),
    ),
    leader(endOf(wing), { x: 16, y: 12 }, `Ø ${partSize(wing.diameter, system, 1)}`),
    ...(wing.angle > 0.01 ? [troughText(wing, idler.troughAngle)] : []),
  ];
}

function faceDimension({ centre, angle, face, diameter }: Roll, system: UnitSystem): Shape {
  const top = plus(centre, leftOf(polar(angle)), diameter / 2);
  return dimension(
    plus(top, polar(angle), -face / 2),
    plus(top, polar(angle), face / 2),
    "line",
    14,
    partSize(face, system, 1),
  );
}

const endOf = ({ centre, angle, diameter, face }: Roll) =>
  plus(plus(centre, polar(angle), face / 2), leftOf(polar(angle)), -diameter / 4);

function troughText({ centre, angle, face }: Roll, degrees: number): Shape {
  const inner = plus(centre, polar(angle), -face / 2);
  return leader(inner, { x: -10, y: 70 }, `${rounded(degrees, 1)}°`);
}
