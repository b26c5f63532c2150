import { InputRefused, startTrace, type Trajectory, type TrajectoryInput, trajectory } from "@beltwright/engine";
import { type Conveyor, drawingConstants, type UnitSystem } from "@beltwright/model";
import { arc, area, disc, leader, line, marker, polyline, text, typed } from "../../description/draw.ts";
import { type Drawing, makeDrawing } from "../../description/drawing.ts";
import type { Shape, Spot } from "../../description/shape.ts";
import type { Size } from "../../description/view.ts";
import { measured, measuredWithUnit } from "../../geometry/measure.ts";
import { rounded } from "../../geometry/nice.ts";
import { degree, plus, polar } from "../../geometry/vector.ts";

type Stream = Extract<Trajectory, { kind: "trajectory" }>;

/** What of a document a trajectory is drawn from. */
type TrajectoryValues = Pick<
  Conveyor,
  | "qTrajRad1"
  | "qTrajRad2"
  | "qTrajV"
  | "qTrajTheta"
  | "qTrajNumPoints"
  | "qTrajT"
  | "qTrajModel"
  | "qTrajFrictionStatic"
  | "qTrajFrictionKinetic"
  | "qTrajAdhesion"
  | "gravity"
>;

/** Path of the material over the head pulley, metres from its centre. Nothing flies for 0 or more than 500 points. */
export function trajectoryPlot(
  conveyor: TrajectoryValues,
  size: Size = { width: 600, height: 480 },
  system: UnitSystem = "metric",
): Drawing {
  const { qTrajRad1: inner, qTrajRad2: outer, qTrajTheta } = conveyor;
  const stream = trajectoryStream(conveyor);
  const slope = qTrajTheta * degree;
  const shapes = [
    ...(stream === undefined ? [] : streamShapes(stream, system)),
    ...pulleyShapes(inner, slope, system),
    ...(stream === undefined ? refusal(conveyor) : burdenOnBelt(stream, inner, outer, slope)),
  ];
  return makeDrawing({ name: "trajectory", title: "Discharge trajectory", unit: "m", size, shapes });
}

/** The flight a document asks for; undefined where there is none to show. */
export function trajectoryStream(conveyor: TrajectoryValues): Stream | undefined {
  try {
    const found = trajectory(startTrace("checked"), trajectoryInput(conveyor));
    return found.kind === "trajectory" && isMeasurable(found) ? found : undefined;
  } catch (refused) {
    if (refused instanceof InputRefused) return undefined;
    throw refused;
  }
}

/** What a document says of it, as the engine asks. */
export function trajectoryInput(conveyor: TrajectoryValues): TrajectoryInput {
  const { qTrajModel, qTrajFrictionStatic, qTrajFrictionKinetic, qTrajAdhesion } = conveyor;
  const slip = { kind: "slip", staticFriction: qTrajFrictionStatic, kineticFriction: qTrajFrictionKinetic } as const;
  const model =
    qTrajModel === "CEMA"
      ? ({ kind: "cema" } as const)
      : { ...slip, adhesion: qTrajModel === "Korzen" ? qTrajAdhesion : 0 };
  return {
    innerRadius: conveyor.qTrajRad1,
    outerRadius: conveyor.qTrajRad2,
    beltSpeed: conveyor.qTrajV,
    slope: conveyor.qTrajTheta * degree,
    points: conveyor.qTrajNumPoints,
    timeStep: conveyor.qTrajT,
    gravity: conveyor.gravity,
    model,
  };
}

const isMeasurable = ({ lower, upper, angle, speed }: Stream) =>
  [angle, speed, ...[...lower, ...upper].flatMap(({ x, y }) => [x, y])].every(Number.isFinite);

function streamShapes({ lower, upper, speed, angle }: Stream, system: UnitSystem): readonly Shape[] {
  const [low, high] = [lower.map(spotOf), upper.map(spotOf)];
  const every = Math.max(1, Math.ceil(low.length / 25));
  const kept = (spots: readonly Spot[]) => spots.filter((_, at) => at % every === 0);
  const [first, last] = [high[0], high.at(-1)];
  return [
    ...(low.length > 1 ? [area("BURDEN", [...low, ...high.toReversed()], "tint", { isOutlined: false })] : []),
    polyline("CURVE", low),
    polyline("CURVE", high),
    ...kept(low).map((spot) => marker("POINT", spot, "dot", 4)),
    ...kept(high).map((spot) => marker("POINT", spot, "dot", 4)),
    ...(first === undefined ? [] : [leaving(first, speed, angle, system)]),
    ...(last === undefined ? [] : [landing(last, system)]),
  ];
}

/** Where and how fast the stream leaves. */
function leaving(at: Spot, speed: number, angle: number, system: UnitSystem): Shape {
  const [turned, fast] = [`${rounded(angle / degree, 1)}°`, measuredWithUnit(speed, "m/s", system, 2)];
  return leader(at, { x: 26, y: 26 }, `${turned} · ${fast}`, {
    numbers: [
      { words: turned, of: "trajectory angle", name: "Discharge angle" },
      { words: fast, of: "trajectory speed", name: "Discharge speed" },
    ],
  });
}

/** The last point of the upper boundary. */
function landing(at: Spot, system: UnitSystem): Shape {
  const [x, y] = [`x ${measured(at.x, "m", system, 2)}`, `y ${measuredWithUnit(at.y, "m", system, 2)}`];
  return text(at, `${x}  ${y}`, {
    ...{ anchor: "start", shift: { x: 8, y: 2 }, size: 9 },
    numbers: [
      { words: x, of: "trajectory x", name: "Last point of the stream, forward" },
      { words: y, of: "trajectory y", name: "Last point of the stream, up" },
    ],
  });
}

const spotOf = ({ x, y }: Spot): Spot => ({ x, y });

function pulleyShapes(radius: number, slope: number, system: UnitSystem): readonly Shape[] {
  const centre = { x: 0, y: 0 };
  const top = polar(Math.PI / 2 + slope, radius);
  const tail = plus(top, polar(Math.PI + slope), Math.max(2.2 * radius, 0.2));
  const round = `R ${measuredWithUnit(radius, "m", system, 3)}`;
  const cross = (spot: Spot) => line("CENTRE", { x: -spot.x, y: -spot.y }, spot);
  return [
    disc("PULLEY", centre, 0.94 * radius, "paper"),
    arc("PULLEY", centre, 0.94 * radius),
    line("BELT", tail, top),
    arc("BELT", centre, radius, { start: Math.PI / 2 + slope, sweep: -Math.PI * 0.75 }),
    cross({ x: 1.25 * radius, y: 0 }),
    cross({ x: 0, y: 1.25 * radius }),
    leader(polar(-0.6 * Math.PI, radius), { x: -26, y: -22 }, round, typed("qTrajRad1", round)),
  ];
}

/** The layer of material on the belt before it leaves. */
function burdenOnBelt({ angle }: Stream, inner: number, outer: number, slope: number): readonly Shape[] {
  const start = Math.PI / 2 + slope;
  const end = Math.PI / 2 - angle;
  const along = polar(Math.PI + slope, Math.max(2.2 * inner, 0.2));
  const ring = (radius: number) =>
    Array.from({ length: 13 }, (_, at) => polar(start + ((end - start) * at) / 12, radius));
  const [low, high] = [ring(inner), ring(outer)];
  const outline = [plus(polar(start, inner), along), ...low, ...high.toReversed(), plus(polar(start, outer), along)];
  return [area("BURDEN", outline, "hatch")];
}

function refusal({ qTrajNumPoints }: TrajectoryValues): readonly Shape[] {
  const { trajectoryMaxPoints: most } = drawingConstants;
  const words =
    qTrajNumPoints === 0 || qTrajNumPoints > most
      ? `No trajectory: 1 to ${most} points`
      : "No trajectory for these values";
  return [text({ x: 0, y: 0 }, words, { layer: "TITLE", size: 12 })];
}
