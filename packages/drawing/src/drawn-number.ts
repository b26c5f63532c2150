import {
  frameDepth,
  hopper,
  InputRefused,
  none,
  setOutPoints,
  slopeAlong,
  slopesAround,
  spanOfCarry,
  type Trace,
  tangentAt,
  trajectory,
  turnAround,
} from "@beltwright/engine";
import { toSi } from "@beltwright/model";
import { type Found, type Located, resultAt } from "@beltwright/results";
import { hopperInput } from "./drawings/calculators/hopper-views.ts";
import { trajectoryInput } from "./drawings/calculators/trajectory-plot.ts";
import { incrementOf } from "./drawings/plan-curve-set-out.ts";
import { chainages } from "./geometry/chainage.ts";
import { sectionNumbers } from "./section-numbers.ts";

/** A number of a drawing in a calculation, by what the drawing says it is. What nobody kept the steps of is made anew. */
export function drawnNumber(located: Located, of: string, extra: Trace): Found {
  const [kind = "", ...rest] = of.split(" ");
  try {
    return makers[kind]?.(located, rest, extra);
  } catch (refused) {
    if (refused instanceof InputRefused) return undefined;
    throw refused;
  }
}

type Maker = (located: Located, rest: readonly string[], extra: Trace) => Found;

const makers: Readonly<Record<string, Maker>> = {
  result: (located, [path = ""]) => resultAt(located, path),
  slope: ({ referenced: { solution } }, [at], extra) => slopeAlong(extra, solution.loop, Number(at)),
  wrap: ({ referenced: { solution } }, [at]) => solution.loop.turns[Number(at)]?.wrapAngle,
  length: ({ referenced: { solution } }, _, extra) => spanOfCarry(extra, solution.loop),
  section: ({ referenced: { solution } }, [density, ...label]) =>
    sectionNumbers(solution.crossSection, density === "high" ? "high" : "low")[label.join(" ")],
  frame: ({ referenced: { conveyor } }, _, extra) =>
    frameDepth(extra, { beltWidth: toSi(conveyor.beltWidthInp, "mm") }),
  curve: curveNumber,
  "plan-curve": planCurveNumber,
  trajectory: trajectoryNumber,
  hopper: hopperNumber,
};

/** Tangents and points of a vertical curve as it is drawn: a chainage is a place, also where the belt comes back. */
function curveNumber({ referenced }: Located, [row = "", what, number]: readonly string[], extra: Trace): Found {
  const { conveyor, solution } = referenced;
  const { pulls, vertCurveIncrement } = conveyor;
  const [at, along] = [Number(row), chainages(pulls)];
  const pull = pulls[at];
  const curve = solution.machine.verticalCurves.find(({ pointId }) => pointId === String(pull?.noID));
  if (pull === undefined || curve?.usedRadius === undefined) return undefined;
  const [before = 0, chainage = 0, after = 0] = [at - 1, at, (at + 1) % pulls.length].map((one) => along.at(one));
  const slopes = slopesAround(extra, solution.loop, at, after < before);
  if (slopes === undefined) return undefined;
  const given = { chainage, level: pull.z, radius: curve.usedRadius, increment: vertCurveIncrement };
  return setOutNumber(extra, { ...slopes, ...given }, what, Number(number));
}

/** The same of a turn in plan, from its corner along the first tangent. */
function planCurveNumber({ referenced }: Located, [row = "", what, number]: readonly string[], extra: Trace): Found {
  const { pulls } = referenced.conveyor;
  const { loop, machine } = referenced.solution;
  const at = Number(row);
  const curve = machine.horizontalCurves.find(({ pointId }) => pointId === String(pulls[at]?.noID));
  const [radius, increment] = [curve?.usedRadius, curve && incrementOf(curve.setOut)];
  const slopeAfter = turnAround(extra, loop, at);
  if (radius === undefined || increment === undefined || slopeAfter === undefined) return undefined;
  const corner = { chainage: none(extra), level: none(extra), slopeBefore: none(extra) };
  return setOutNumber(extra, { ...corner, slopeAfter, radius, increment }, what, Number(number));
}

function setOutNumber(
  extra: Trace,
  curve: Parameters<typeof setOutPoints>[1],
  what: string | undefined,
  number: number,
): Found {
  if (what === "tangent") return tangentAt(extra, curve);
  const point = setOutPoints(extra, curve)[number];
  return what === "level" ? point?.level : point?.chainage;
}

function trajectoryNumber({ referenced: { conveyor } }: Located, [what]: readonly string[], extra: Trace): Found {
  const flight = trajectory(extra, trajectoryInput(conveyor));
  if (flight.kind !== "trajectory") return undefined;
  if (what === "angle") return flight.angle;
  if (what === "speed") return flight.speed;
  const last = flight.upper.at(-1);
  return what === "x" ? last?.x : last?.y;
}

function hopperNumber({ referenced: { conveyor } }: Located, [what]: readonly string[], extra: Trace): Found {
  const held = hopper(extra, hopperInput(conveyor));
  switch (what) {
    case "volume":
      return held.volume;
    case "mass":
      return held.mass;
    case "lengthWallAngle":
      return held.lengthWallAngle;
    case "widthWallAngle":
      return held.widthWallAngle;
    case "valleyAngle":
      return held.valleyAngle;
  }
  return undefined;
}
