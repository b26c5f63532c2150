import type { Conveyor, Drive, Pull, UnitCode, UnitSystem } from "@beltwright/model";
import { textWidth } from "../description/bounds.ts";
import { arc, box, calculated, disc, type LetteredMore, line, polyline, text, typed } from "../description/draw.ts";
import { type Drawing, makeDrawing } from "../description/drawing.ts";
import type { LayerName } from "../description/layers.ts";
import type { Shape, Spot } from "../description/shape.ts";
import { measuredWithUnit } from "../geometry/measure.ts";
import { rounded } from "../geometry/nice.ts";
import { pulleyRadius, pullLabel, pullTarget, shortened } from "../geometry/pulls.ts";
import { plus, polar } from "../geometry/vector.ts";
import { type LaidBelt, layWithCurves } from "./belt-shapes.ts";
import { sectionRounds } from "./long-section.ts";

const size = { width: 860, height: 316 };
/** Height of the axis of the machines, and of the words below and above them. */
const axis = 168;
const words = { below: 62, above: 296 } as const;

/**
 * A drive as it stands: its pulley with the belt round it, and everything on the shaft from the holdback to the motor.
 * Not to scale but for the pulley's own proportions. Undefined where there is no such drive.
 */
export function driveStation(conveyor: Conveyor, index: number, system: UnitSystem = "metric"): Drawing | undefined {
  const drive = conveyor.drives[index];
  if (drive === undefined) return undefined;
  const at = conveyor.pulls.findIndex(
    ({ pType, linkToDriveNo }) => pType === "Drive" && linkToDriveNo === drive.driveNo,
  );
  const pull = conveyor.pulls[at];
  const station = { drive, path: `drives[${index}]`, system };
  const shapes = [...(pull === undefined ? [] : pulleyShapes(conveyor, pull, at, station)), ...trainShapes(station)];
  const title = `Drive station ${drive.driveNo}`;
  return makeDrawing({ name: `drive-station-${index + 1}`, title, unit: "px", size, scale: 1, shapes });
}

interface Station {
  readonly drive: Drive;
  readonly path: string;
  readonly system: UnitSystem;
}

const middle: Spot = { x: 118, y: axis };
const round = 62;

/** The pulley from the side with the belt as it arrives, wraps and leaves. */
function pulleyShapes(conveyor: Conveyor, pull: Pull, at: number, station: Station): readonly Shape[] {
  const target = pullTarget(at);
  const laid = layWithCurves(sectionRounds(conveyor), []);
  const diameter = measuredWithUnit(2000 * pulleyRadius(conveyor, pull), "mm", station.system, 1);
  const isTyped = station.drive.laggingThick === 0;
  return [
    disc("PULLEY", middle, round, "paper", { target }),
    disc("DRIVE", middle, round, "tint", { target }),
    arc("DRIVE", middle, round, { target }),
    arc("SHAFT", middle, 0.16 * round, { target }),
    ...beltRound(laid, at),
    text({ x: middle.x, y: middle.y - round - 30 }, shortened(pullLabel(pull), 26), { target, size: 11 }),
    text(
      { x: middle.x, y: middle.y - round - 46 },
      isTyped ? `Ø ${diameter}` : `Ø ${diameter} over lagging`,
      typed(`pulls[${at}].shell.shellDia`, diameter),
    ),
    ...wrapText(conveyor, laid, at, station),
  ];
}

/** Half the length of belt drawn beside the pulley. */
const reach = 62;

function beltRound({ line: { runs, wraps } }: LaidBelt, at: number): readonly Shape[] {
  const [arriving, leaving, wrap] = [runs.at(at - 1), runs[at], wraps[at]];
  if (arriving === undefined || leaving === undefined || wrap === undefined) return [];
  const [from, to] = [wrap.start, wrap.start + wrap.sweep].map((angle) => plus(middle, polar(angle), round + 3));
  if (from === undefined || to === undefined) return [];
  return [
    arc("BELT", middle, round + 3, { start: wrap.start, sweep: wrap.sweep }),
    line("BELT", plus(from, polar(arriving.direction), -reach), from),
    line("BELT", to, plus(to, polar(leaving.direction), reach)),
    ...arrow(plus(to, polar(leaving.direction), reach), leaving.direction),
  ];
}

function arrow(tip: Spot, direction: number): readonly Shape[] {
  const side = (turn: number) => plus(tip, polar(direction + turn), -9);
  return [polyline("BELT", [side(0.45), tip, side(-0.45)])];
}

/** The angle of wrap: as it was typed, or as the belt lies. */
function wrapText({ pulls }: Conveyor, { line: { wraps } }: LaidBelt, at: number, { drive, path }: Station) {
  const angle = (degrees: number) => `${rounded(degrees, 1)}°`;
  const laid = (Math.abs(wraps[at]?.sweep ?? 0) * 180) / Math.PI;
  const pull = pulls[at];
  const told = (): { readonly shown: string; readonly more: LetteredMore } => {
    if (drive.wrapAngleMode === "Manual") {
      const shown = angle(drive.wrapAngle);
      return { shown, more: typed(`${path}.wrapAngle`, shown) };
    }
    if (pull?.wrapAngleMode === "Manual") {
      const shown = angle(pull.wrapAngle);
      return { shown, more: typed(`pulls[${at}].wrapAngle`, shown) };
    }
    const shown = angle(laid);
    return { shown, more: calculated(`wrap ${at}`, "Wrap angle", shown) };
  };
  const { shown, more } = told();
  const place = { x: middle.x, y: middle.y + 0.5 * round };
  return [text(place, shown, { size: 11, ...more })];
}

type PartName = "holdback" | "lsCplg" | "gbox" | "brake" | "hsCplg" | "flcplg" | "motor";

interface Part {
  readonly name: PartName;
  readonly title: string;
  /** Where it lies along the axis, and half as wide as it is. */
  readonly from: number;
  readonly to: number;
  readonly half: number;
  readonly layer: LayerName;
  /** The field of its main number. */
  readonly field: string;
  readonly unit: UnitCode;
}

const parts: readonly Part[] = [
  { name: "holdback", title: "Holdback", from: 262, to: 286, half: 26, layer: "BRAKE", field: "maxTorque", unit: "Nm" },
  {
    name: "lsCplg",
    title: "Low-speed coupling",
    from: 452,
    to: 476,
    half: 24,
    layer: "SHAFT",
    field: "torque",
    unit: "Nm",
  },
  { name: "gbox", title: "Gearbox", from: 492, to: 566, half: 50, layer: "DRIVE", field: "ratio", unit: "1" },
  { name: "brake", title: "Brake", from: 590, to: 598, half: 42, layer: "BRAKE", field: "maxClampingForce", unit: "N" },
  {
    name: "hsCplg",
    title: "High-speed coupling",
    from: 622,
    to: 642,
    half: 17,
    layer: "SHAFT",
    field: "torque",
    unit: "Nm",
  },
  { name: "flcplg", title: "Fluid coupling", from: 658, to: 694, half: 36, layer: "DRIVE", field: "power", unit: "kW" },
  { name: "motor", title: "Motor", from: 716, to: 822, half: 40, layer: "DRIVE", field: "power", unit: "kW" },
];

/** Everything on one axis, from the holdback beyond the pulley to the motor; what is not fitted is left out. */
function trainShapes(station: Station): readonly Shape[] {
  const { drive, path } = station;
  const fitted = parts.filter(({ name }) => drive[name].description.trim() !== "");
  const last = fitted.at(-1)?.to ?? 430;
  const count = drive.noOfMotors;
  return [
    line("CENTRE", { x: 244, y: axis }, { x: Math.max(440, last) + 14, y: axis }),
    ...shaftShapes(fitted),
    ...fitted.flatMap((part) => bodyShapes(part, path)),
    ...labelShapes(fitted, station),
    ...(count > 1
      ? [text({ x: 846, y: axis }, `× ${count}`, { size: 12, ...typed(`${path}.noOfMotors`, String(count)) })]
      : []),
    ...(fitted.length === 0
      ? [text({ x: 600, y: axis + 30 }, "No parts chosen yet", { layer: "TITLE", size: 12 })]
      : []),
    ...pulleyAcross,
  ];
}

const bearing = (x: number) => box("FRAME", { x: x - 8, y: axis - 16 }, { x: x + 8, y: axis + 16 }, "paper");
const [faceFrom, faceTo] = [
  { x: 318, y: axis - 66 },
  { x: 420, y: axis + 66 },
] as const;

/** The pulley from above on its bearings. */
const pulleyAcross: readonly Shape[] = [
  bearing(302),
  bearing(436),
  box("PULLEY", faceFrom, faceTo, "paper"),
  box("DRIVE", faceFrom, faceTo, "tint"),
  line("CENTRE", { x: faceFrom.x - 4, y: axis }, { x: faceTo.x + 4, y: axis }),
];

/** A shaft from the pulley to what is farthest out on each side. */
function shaftShapes(fitted: readonly Part[]): readonly Shape[] {
  const [left, right] = [
    Math.min(294, ...fitted.map(({ from }) => from)),
    Math.max(444, ...fitted.map(({ to }) => to)),
  ];
  return [box("SHAFT", { x: left, y: axis - 5 }, { x: right, y: axis + 5 }, "paper")];
}

function bodyShapes({ name, from, to, half, layer }: Part, path: string): readonly Shape[] {
  const more = { target: `${path}.${name}` };
  const body = (a: number, b: number, high: number) => [
    box(layer, { x: a, y: axis - high }, { x: b, y: axis + high }, "paper", more),
    box(layer, { x: a, y: axis - high }, { x: b, y: axis + high }, "tint", more),
  ];
  if (name !== "motor") return body(from, to, half);
  // Ribs along the housing and the cover of its fan.
  const ribs = [-0.6, -0.3, 0, 0.3, 0.6].map((share) =>
    line(layer, { x: from + 6, y: axis + share * half }, { x: to - 22, y: axis + share * half }, more),
  );
  return [...body(from, to - 16, half), ...body(to - 16, to, 0.82 * half), ...ribs];
}

/** Name, type and main number of a part. */
interface Label {
  readonly part: Part;
  readonly rows: readonly { readonly words: string; readonly size: number; readonly more: LetteredMore }[];
  readonly width: number;
}

/** One part has its words below it, the next above: so nothing leads through the words of a neighbour. */
function labelShapes(fitted: readonly Part[], station: Station): readonly Shape[] {
  const labels = fitted.map((part) => labelOf(part, station));
  return (["below", "above"] as const).flatMap((side, turn) => {
    const row = labels.filter((_, at) => at % 2 === turn);
    const places = sideBySide(row.map(({ part, width }) => ({ at: middleOf(part), width })));
    return row.flatMap((label, at) => labelAt(label, side, places[at] ?? middleOf(label.part)));
  });
}

const middleOf = ({ from, to }: Part) => (from + to) / 2;

function labelOf(part: Part, { drive, path, system }: Station): Label {
  const { name, title, field, unit } = part;
  const fitted = drive[name];
  const value: unknown = Reflect.get(fitted, field);
  const shown = typeof value === "number" && value > 0 ? numberText(value, unit, system) : undefined;
  const description = shortened(fitted.description, 24);
  const rows = [
    { words: title, size: 10.5, more: { target: `${path}.${name}` } },
    { words: description, size: 9, more: typed(`${path}.${name}.description`, description) },
    ...(shown === undefined ? [] : [{ words: shown, size: 10, more: typed(`${path}.${name}.${field}`, shown) }]),
  ];
  return { part, rows, width: Math.max(...rows.map((row) => textWidth(row.words, row.size))) };
}

const rowHeight = 13;

function labelAt({ part, rows }: Label, side: keyof typeof words, x: number): readonly Shape[] {
  const isBelow = side === "below";
  const from = { x: middleOf(part), y: axis + (isBelow ? -1 : 1) * (part.half + 3) };
  const last = words[side] - rowHeight * (rows.length - 1);
  const to = { x, y: isBelow ? words[side] + 9 : last - 9 };
  return [
    line("DIMENSION", from, to),
    ...rows.map((row, at) => text({ x, y: words[side] - rowHeight * at }, row.words, { size: row.size, ...row.more })),
  ];
}

/** px between the words of neighbours, and the part of the sheet they stay on. */
const [wordGap, left, right] = [10, 190, size.width - 6];

/** Places as near to those wanted as their widths allow, in the same order. */
function sideBySide(wanted: readonly { readonly at: number; readonly width: number }[]): readonly number[] {
  const places = wanted.map(({ at }) => at);
  const widthAt = (at: number) => wanted[at]?.width ?? 0;
  const inside = (place: number, width: number) => Math.min(right - width / 2, Math.max(left + width / 2, place));
  // Neighbours give way by halves; one at the edge of the sheet leaves the way to the other.
  for (let round = 0; round < 100; round += 1) {
    for (let at = 1; at < places.length; at += 1) {
      const [one = 0, other = 0] = [places[at - 1], places[at]];
      const short = (widthAt(at - 1) + widthAt(at)) / 2 + wordGap - (other - one);
      if (short <= 0) continue;
      places[at - 1] = one - short / 2;
      places[at] = other + short / 2;
    }
    for (const [at, place] of places.entries()) places[at] = inside(place, widthAt(at));
  }
  return places;
}

function numberText(value: number, unit: UnitCode, system: UnitSystem): string {
  if (unit === "1") return `1 : ${rounded(value, 3)}`;
  return measuredWithUnit(value, unit, system, unit === "kW" ? 1 : 0);
}
