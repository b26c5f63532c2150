import { type Conveyor, isPulley, type Pull, pulleySizes, type UnitSystem } from "@beltwright/model";
import { box, dimension, leader, line, text, typed } from "../description/draw.ts";
import { type Drawing, makeDrawing } from "../description/drawing.ts";
import type { Shape } from "../description/shape.ts";
import type { Size } from "../description/view.ts";
import { partSize } from "../geometry/measure.ts";
import { laggingThickness, pullLabel, pullTarget, shortened } from "../geometry/pulls.ts";

/** Sizes of a pulley and its shaft as drawn, mm. */
interface PulleySizes {
  readonly face: number;
  readonly diameter: number;
  readonly shell: number;
  readonly lagging: number;
  readonly disc: number;
  readonly shaft: number;
  readonly seat: number;
  readonly centres: number;
  readonly length: number;
  /** From the end of the shaft away from the drive to the middle of its bearing. */
  readonly overhang: number;
  readonly bearing: number;
  /** Discs stand at the hubs; at the ends of the shell where their centres are not told. */
  readonly hub: { readonly diameter: number; readonly length: number; readonly centres?: number };
}

/** A pulley with its shaft and bearings cut along the axis, dimensioned, millimetres. Undefined for a bare point. */
export function pulleySketch(
  conveyor: Conveyor,
  index: number,
  size: Size = { width: 640, height: 420 },
  system: UnitSystem = "metric",
): Drawing | undefined {
  const pull = conveyor.pulls[index];
  if (pull === undefined || !isPulley(pull)) return undefined;
  const sizes = sizesOf(conveyor, pull);
  const target = pullTarget(index);
  const reading = { system, target };
  const shapes = [
    ...shaftShapes(sizes, target),
    ...shellShapes(sizes, target),
    ...bearingShapes(sizes, pull, target),
    ...measures(sizes, pull, reading),
    ...chain(sizes, pull, reading),
  ];
  const name = `pulley-${pull.no}`;
  return makeDrawing({ name, title: shortened(pullLabel(pull), 60), unit: "mm", size, shapes });
}

/** A pulley and its shaft without bearings, mm. */
type PulleyBodySizes = Pick<
  PulleySizes,
  "face" | "diameter" | "shell" | "lagging" | "disc" | "shaft" | "length" | "hub"
>;

/** A pulley known by a few sizes alone, cut along its axis, millimetres. */
export function pulleyBodyView(
  body: PulleyBodySizes,
  size: Size = { width: 560, height: 360 },
  system: UnitSystem = "metric",
): Drawing {
  const { face, diameter, shaft, length, lagging } = body;
  const foot = -(diameter / 2 + lagging);
  const sized = (value: number, field: string, sign = "") => {
    const words = `${sign}${partSize(value, system, 1)}`;
    return [words, typed(field, words)] as const;
  };
  const shapes = [
    box("SHAFT", { x: -length / 2, y: -shaft / 2 }, { x: length / 2, y: shaft / 2 }, "paper"),
    ...shellShapes(body),
    line("CENTRE", { x: -length / 2 - 40, y: 0 }, { x: length / 2 + 40, y: 0 }),
    dimension({ x: -face / 2, y: -foot }, { x: face / 2, y: -foot }, "x", 18, ...sized(face, "qInertiaFaceWidth")),
    dimension({ x: -length / 2, y: foot }, { x: length / 2, y: foot }, "x", -22, ...sized(length, "qInertiaShaftL")),
    dimension(
      { x: length / 2, y: -diameter / 2 },
      { x: length / 2, y: diameter / 2 },
      "y",
      40,
      ...sized(diameter, "qInertiaShellDia", "Ø "),
    ),
    shaftDiameter(body, system, "qInertiaShaftDia"),
  ];
  return makeDrawing({ name: "pulley-body", title: "Pulley", unit: "mm", size, shapes });
}

/**
 * Named from above: along the shaft it would lie on the centre line, and a slender pulley has no room for it upright.
 * From the hub on the left, so that all the room up to the other hub is for the number.
 */
function shaftDiameter(body: Omit<PulleyBodySizes, "length">, system: UnitSystem, field: string): Shape {
  const words = `Ø ${partSize(body.shaft, system, 1)}`;
  const x = 0.8 * hubPlace(body, -1).inner;
  return leader({ x, y: body.shaft / 2 }, { x: 8, y: 9 }, words, typed(field, words));
}

function sizesOf(conveyor: Conveyor, pull: Pull): PulleySizes {
  const { shell, shaft, hubDia, hubLength } = pull;
  const told = pulleySizes(pull);
  const face = Math.max(1, told.face.value);
  const centres = Math.max(face, told.centres.value);
  const bearing = shaft.brgWidth > 0 ? shaft.brgWidth : Math.max(20, 0.5 * shaft.brgDia);
  const length = Math.max(centres + bearing, told.length.value);
  return {
    face,
    diameter: Math.max(1, shell.shellDia),
    shell: Math.min(shell.shellThick, shell.shellDia / 4),
    lagging: laggingThickness(conveyor, pull),
    disc: Math.min(shell.discThick, face / 4),
    shaft: Math.max(1, shaft.dia),
    seat: Math.max(1, Math.min(shaft.brgDia > 0 ? shaft.brgDia : shaft.dia, shaft.dia > 0 ? shaft.dia : shaft.brgDia)),
    centres,
    length,
    overhang: overhangOf(pull, (length - centres) / 2, bearing),
    bearing,
    hub: {
      diameter: hubDia > 0 ? hubDia : 1.5 * shaft.dia,
      length: hubLength > 0 ? hubLength : 0.55 * shaft.dia,
      centres: Math.min(face, Math.max(0, told.hubCentres.value)),
    },
  };
}

/** Both ends are alike; of a drive pulley the end with the gearbox takes what its shaft is longer. */
function overhangOf({ pType }: Pull, half: number, bearing: number): number {
  return pType === "Drive" ? Math.min(half, bearing + usualEnd) : half;
}

/** Shaft beyond the housing of a bearing where no drive sits on it, mm. */
const usualEnd = 100;

/** The shaft is thick through the hubs, and thinner from one and a half bearing widths before the bearings. */
function shaftShapes(sizes: PulleySizes, target: string): readonly Shape[] {
  const { shaft, seat, length, centres, bearing, overhang, hub } = sizes;
  const left = -centres / 2 - overhang;
  const right = left + length;
  const hubs = ((hub.centres ?? 0) + hub.length) / 2;
  const shoulder = Math.min((centres - bearing) / 2, Math.max(hubs, centres / 2 - 1.5 * bearing));
  return [
    box("SHAFT", { x: left, y: -seat / 2 }, { x: right, y: seat / 2 }, "paper", { target }),
    box("SHAFT", { x: -shoulder, y: -shaft / 2 }, { x: shoulder, y: shaft / 2 }, "paper", { target }),
    line("CENTRE", { x: left - 40, y: 0 }, { x: right + 40, y: 0 }, { target }),
  ];
}

/** Cut above and below the shaft, with both end discs and their hubs. */
function shellShapes(
  { face, diameter, shell, lagging, disc, shaft, hub }: Omit<PulleyBodySizes, "length">,
  target?: string,
): readonly Shape[] {
  const picked = target === undefined ? {} : { target };
  const [half, radius] = [face / 2, diameter / 2];
  const wall = Math.max(shell, 1);
  return [-1, 1].flatMap((side) => [
    ...(lagging > 0
      ? [box("BELT-RETURN", { x: -half, y: side * radius }, { x: half, y: side * (radius + lagging) }, "hatch", picked)]
      : []),
    box("PULLEY", { x: -half, y: side * (radius - wall) }, { x: half, y: side * radius }, "hatch", picked),
    ...[-1, 1].flatMap((end) => endShapes({ face, disc, shaft, hub, inner: radius - wall }, end, side, picked)),
  ]);
}

type EndSizes = Pick<PulleySizes, "face" | "disc" | "shaft" | "hub"> & { readonly inner: number };

/** Where the disc and the hub of one end stand along the shaft; `inner` is the end of the hub within the pulley. */
function hubPlace({ face, disc, hub }: Pick<PulleySizes, "face" | "disc" | "hub">, end: number) {
  const thick = Math.max(disc, 1);
  const hubLength = Math.max(hub.length, thick);
  const middle = end * (hub.centres === undefined ? 0.49 * face - thick / 2 : hub.centres / 2);
  return { thick, hubLength, middle, inner: middle - (end * hubLength) / 2 };
}

function endShapes(
  { face, disc, shaft, hub, inner }: EndSizes,
  end: number,
  side: number,
  picked: { readonly target?: string },
): readonly Shape[] {
  const { thick, middle, hubLength } = hubPlace({ face, disc, hub }, end);
  const rim = Math.max(shaft / 2, Math.min(inner, hub.diameter / 2));
  return [
    box(
      "PULLEY",
      { x: middle - thick / 2, y: (side * shaft) / 2 },
      { x: middle + thick / 2, y: side * inner },
      "hatch",
      picked,
    ),
    box(
      "PULLEY",
      { x: middle - hubLength / 2, y: (side * shaft) / 2 },
      { x: middle + hubLength / 2, y: side * rim },
      "hatch",
      picked,
    ),
  ];
}

function bearingShapes({ centres, bearing, seat }: PulleySizes, { shaft }: Pull, target: string): readonly Shape[] {
  const high = 1.1 * seat;
  const housings = [-1, 1].flatMap((side) => {
    const x = (side * centres) / 2;
    return [
      box("FRAME", { x: x - bearing / 2, y: seat / 2 }, { x: x + bearing / 2, y: high }, "tint", { target }),
      box("FRAME", { x: x - bearing / 2, y: -seat / 2 }, { x: x + bearing / 2, y: -high }, "tint", { target }),
      line("CENTRE", { x, y: -high - 20 }, { x, y: high + 20 }, { target }),
    ];
  });
  if (shaft.brgDesignation.trim() === "") return housings;
  // Once for both, away from the pulley: on the right stand the diameters.
  const words = `2 × ${shaft.brgDesignation.trim()}`;
  const place = { level: "bottom", anchor: "end", shift: { x: 0, y: 6 }, size: 9 } as const;
  return [...housings, text({ x: (bearing - centres) / 2, y: high }, words, { ...place, target })];
}

interface Reading {
  readonly system: UnitSystem;
  readonly target: string;
}

/** A size in words, and the field it stands in. */
function sized(value: number, field: string, { system, target }: Reading, sign = "") {
  const words = `${sign}${partSize(value, system, 1)}`;
  return [words, typed(`${target}.${field}`, words)] as const;
}

function measures(sizes: PulleySizes, pull: Pull, reading: Reading): readonly Shape[] {
  const { face, diameter, seat, centres, length, lagging, overhang, hub } = sizes;
  const told = pulleySizes(pull);
  const head = diameter / 2 + lagging;
  const left = -centres / 2 - overhang;
  const across = (span: number, offset: number, field: string) =>
    dimension({ x: -span / 2, y: head }, { x: span / 2, y: head }, "x", offset, ...sized(span, field, reading));
  return [
    ...(hub.centres === undefined ? [] : [across(hub.centres, 18, told.hubCentres.field)]),
    across(face, 36, told.face.field),
    dimension(
      { x: left + length, y: -diameter / 2 },
      { x: left + length, y: diameter / 2 },
      "y",
      36,
      ...sized(diameter, "shell.shellDia", reading, "Ø "),
    ),
    shaftDiameter(sizes, reading.system, `${reading.target}.shaft.dia`),
    // At the end away from the drive, below the name of the bearings.
    leader({ x: left, y: -seat / 2 }, { x: -8, y: -8 }, ...sized(seat, "shaft.brgDia", reading, "Ø ")),
  ];
}

/** Below the pulley: bearing centres, what the shaft is longer at either end, and its length, which they add up to. */
function chain(sizes: PulleySizes, pull: Pull, reading: Reading): readonly Shape[] {
  const { diameter, lagging, centres, length, overhang } = sizes;
  const told = pulleySizes(pull);
  const half = centres / 2;
  const [left, right] = [-half - overhang, -half - overhang + length];
  const below = (from: number, to: number, offset: number, field: string) => {
    const foot = -(diameter / 2 + lagging);
    return dimension({ x: from, y: foot }, { x: to, y: foot }, "x", offset, ...sized(to - from, field, reading));
  };
  return [
    below(-half, half, -20, told.centres.field),
    below(left, -half, -38, told.length.field),
    below(half, right, -38, told.length.field),
    below(left, right, -56, told.length.field),
  ];
}
