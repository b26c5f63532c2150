import type { Design } from "../../design/design.ts";
import type { Point } from "../../design/point.ts";
import { arcLength, tangentLength } from "../../rules/belt-curves/arc.ts";
import { type Loop, layLoop } from "../../solve/loop/belt-path.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { aSection, workedConveyor } from "../worked-conveyor.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

type Turn = "clockwise" | "anticlockwise";
type Laid = readonly [
  kind: "tail" | "bend" | "take-up" | "drive" | "intermediate",
  x: number,
  z: number,
  r: number,
  Turn,
];

function pointOf([kind, x, z, radius, rotation]: Laid, at: number): Point {
  const base = { id: String(at), x, y: 0, z, cleaners: 0, ploughs: 0, section: aSection() };
  if (kind === "intermediate") return { ...base, kind };
  const pulley = { diameter: 2 * radius, shaftDiameter: 0.1, rotation, equivalentMass: 0 };
  const round = { ...base, pulley, brakeForce: 0 };
  return kind === "drive" ? { ...round, kind, driveId: "A" } : { ...round, kind };
}

/** The belt round pulleys whose radii are those of its neutral line. */
function laid(points: readonly Laid[]): Loop {
  const thin = { ...workedConveyor.belt, carcassThickness: 0, topCover: 0, bottomCover: 0 };
  const loop = { ...workedConveyor.loop, path: "tangent" } as const;
  const design: Design = { ...workedConveyor, belt: thin, points: points.map(pointOf), loop };
  return layLoop(startTrace("checked"), design);
}

const round = laid([
  ["tail", 0, 0, 0.315, "clockwise"],
  ["intermediate", 250, 20.6, 0, "clockwise"],
  ["drive", 500, 40, 0.412, "clockwise"],
  ["bend", 499.25, 39.7215, 0.162, "anticlockwise"],
  ["bend", 300, 23.2, 0.25, "anticlockwise"],
  ["take-up", 299.35, 15, 0.4, "clockwise"],
  ["bend", 298.7, 23.1, 0.25, "anticlockwise"],
]);

const length = ({ sections }: Loop, at: number) => sections[at]?.length ?? Number.NaN;
const wrap = ({ turns }: Loop, at: number) => (turns[at]?.wrapAngle ?? Number.NaN) / degree;

function loopNumbers(): readonly WorkedNumber[] {
  const rows: readonly (readonly [name: string, wrap: string, straight: string])[] = [
    ["tail", "179.8916", "250.84709"],
    ["point between", "0", "250.75125"],
    ["drive", "210.0054", "0.557303"],
    ["snub", "30.1888", "199.93378"],
    ["bend", "85.2852", "8.20000"],
    ["take-up", "180.0000", "8.10000"],
    ["second bend", "94.5302", "299.59136"],
  ];
  return [
    ...rows.flatMap(([name, angle, straight], at): readonly WorkedNumber[] => [
      [`wrap at the ${name}`, "deg", angle, wrap(round, at)],
      [`straight after the ${name}`, "m", straight, length(round, at)],
    ]),
    ["belt length", "m", "1022.6065", round.beltLength],
  ];
}

function smallLoops(): readonly WorkedNumber[] {
  const equal = laid([
    ["drive", 0, 0, 0.5, "clockwise"],
    ["take-up", 10, 0, 0.5, "clockwise"],
  ]);
  const unequal = laid([
    ["drive", 0, 0, 0.4, "clockwise"],
    ["take-up", 10, 0, 0.6, "clockwise"],
  ]);
  const three = laid([
    ["tail", 0, 0, 0.315, "clockwise"],
    ["drive", 300, 30, 0.4, "clockwise"],
    ["bend", 298.6, 29.5, 0.25, "anticlockwise"],
  ]);
  const arc = { radius: 300, deflection: 8 * degree };
  const trace = startTrace("checked");
  const [tangent, curve] = [tangentLength(trace, arc), arcLength(trace, arc)];
  return [
    ["two equal pulleys: belt length", "m", "23.141593", equal.beltLength],
    ["unequal pulleys: straight", "m", "9.998000", length(unequal, 0)],
    ["unequal pulleys: wrap of the smaller", "deg", "177.7080", wrap(unequal, 0)],
    ["unequal pulleys: wrap of the larger", "deg", "182.2920", wrap(unequal, 1)],
    ["unequal pulleys: belt length", "m", "23.145593", unequal.beltLength],
    ["three pulleys: wrap of the tail", "deg", "180.02333", wrap(three, 0)],
    ["three pulleys: wrap of the head", "deg", "192.00067", wrap(three, 1)],
    ["three pulleys: wrap of the snub", "deg", "12.02400", wrap(three, 2)],
    ["three pulleys: belt length", "m", "605.26899", three.beltLength],
    ["vertical curve: tangent length", "m", "20.97804", tangent],
    ["vertical curve: arc", "m", "41.88790", curve],
    ["vertical curve: correction of the length", "m", "-0.068185", curve - 2 * tangent],
  ];
}

export const beltPathExamples: readonly WorkedExample[] = [
  { chapter: "04", title: "Example 1: belt round seven points", numbers: loopNumbers() },
  { chapter: "04", title: "Example 1: small loops and a curve", numbers: smallLoops() },
];
