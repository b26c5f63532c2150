import { chainages, hopperInput, incrementOf, trajectoryInput } from "@beltwright/drawing";
import {
  frameDepth,
  hopper,
  InputRefused,
  setOutPoints,
  slopeAlong,
  slopesAround,
  spanOfCarry,
  type Trace,
  trajectory,
  turnAround,
} from "@beltwright/engine";
import { toSi } from "@beltwright/model";
import { sectionNumbers } from "../drawings/section-numbers.ts";
import { type Located, resultOf, type Shown } from "./located.ts";

const nowhere: Located = { kind: "nowhere" };

/** A number of a drawing in this calculation, by what the drawing says it is. Steps that nobody kept are made in `extra`. */
export function drawnNumber(shown: Shown, of: string, extra: Trace): Located {
  const [kind = "", ...rest] = of.split(" ");
  try {
    return makers[kind]?.(shown, rest, extra) ?? nowhere;
  } catch (refused) {
    if (refused instanceof InputRefused) return nowhere;
    throw refused;
  }
}

type Maker = (shown: Shown, rest: readonly string[], extra: Trace) => Located | undefined;

const found = (result: number, unit: string, typedIn?: Readonly<Record<string, string>>): Located => ({
  kind: "step",
  result,
  unit,
  place: {},
  ...(typedIn && { typedIn }),
});

const makers: Readonly<Record<string, Maker>> = {
  result: (shown, [path = ""]) => resultOf(shown, path),
  slope: ({ calculated: { solution } }, [at], extra) => {
    const slope = slopeAlong(extra, solution.loop, Number(at));
    return slope === undefined ? undefined : found(slope, "rad");
  },
  length: ({ calculated: { solution } }, _, extra) => found(spanOfCarry(extra, solution.loop), "m"),
  section: ({ calculated: { solution } }, [density, ...label]) => {
    const numbers = sectionNumbers(solution.crossSection, density === "high" ? "high" : "low");
    const number = numbers[label.join(" ")];
    return number && { kind: "step", ...number, place: {} };
  },
  frame: ({ document }, _, extra) =>
    found(frameDepth(extra, { beltWidth: toSi(document.beltWidthInp, "mm") }), "m", { beltWidth: "beltWidthInp" }),
  curve: curveNumber,
  "plan-curve": planCurveNumber,
  trajectory: trajectoryNumber,
  hopper: hopperNumber,
};

/** Tangents and points of a vertical curve as it is drawn: a chainage is a place, also where the belt comes back. */
function curveNumber(shown: Shown, [row = "", what, number]: readonly string[], extra: Trace): Located | undefined {
  const { document, calculated } = shown;
  const { pulls, vertCurveIncrement } = document;
  const [at, along] = [Number(row), chainages(pulls)];
  const pull = pulls[at];
  const curve = calculated.solution.machine?.verticalCurves.find(({ pointId }) => pointId === String(pull?.noID));
  if (pull === undefined || curve?.usedRadius === undefined) return undefined;
  const [before = 0, chainage = 0, after = 0] = [at - 1, at, (at + 1) % pulls.length].map((one) => along.at(one));
  const slopes = slopesAround(extra, calculated.solution.loop, at, after < before);
  if (slopes === undefined) return undefined;
  const given = { chainage, level: pull.z, radius: curve.usedRadius, increment: vertCurveIncrement };
  const points = setOutPoints(extra, { ...slopes, ...given });
  const typedIn = {
    radius: `pulls[${at}].vertCurveRadiusInp`,
    chainage: `pulls[${at}].x`,
    level: `pulls[${at}].z`,
    distance: "vertCurveIncrement",
  };
  if (what === "tangent") return tangentOf(extra, typedIn);
  const point = points[Number(number)];
  return point && found(what === "level" ? point.level : point.chainage, "m", typedIn);
}

/** The same of a turn in plan, from its corner along the first tangent. */
function planCurveNumber(shown: Shown, [row = "", what, number]: readonly string[], extra: Trace): Located | undefined {
  const { pulls } = shown.document;
  const { loop, machine } = shown.calculated.solution;
  const at = Number(row);
  const curve = machine?.horizontalCurves.find(({ pointId }) => pointId === String(pulls[at]?.noID));
  const [radius, increment] = [curve?.usedRadius, curve && incrementOf(curve.setOut)];
  const slopeAfter = turnAround(extra, loop, at);
  if (radius === undefined || increment === undefined || slopeAfter === undefined) return undefined;
  const points = setOutPoints(extra, { chainage: 0, level: 0, slopeBefore: 0, slopeAfter, radius, increment });
  const [before, after] = [(at - 1 + pulls.length) % pulls.length, (at + 1) % pulls.length];
  const typedIn = {
    ...{ xBefore: `pulls[${before}].x`, yBefore: `pulls[${before}].y` },
    ...{ x: `pulls[${at}].x`, y: `pulls[${at}].y`, xAfter: `pulls[${after}].x`, yAfter: `pulls[${after}].y` },
    radius: `pulls[${at}].horizCurveRadiusInp`,
    distance: "horizCurveIncrement",
  };
  if (what === "tangent") return tangentOf(extra, typedIn);
  const point = points[Number(number)];
  return point && found(what === "level" ? point.level : point.chainage, "m", typedIn);
}

function tangentOf({ steps }: Trace, typedIn: Readonly<Record<string, string>>): Located | undefined {
  const formula = "belt-curves/arc/tangent-length";
  const step = steps.find(({ description }) => description.id === formula);
  return step && { kind: "step", result: step.result, unit: "m", place: {}, formula, typedIn };
}

const trajectoryFields = {
  innerRadius: "qTrajRad1",
  outerRadius: "qTrajRad2",
  radius: "qTrajRad1",
  beltSpeed: "qTrajV",
  slope: "qTrajTheta",
  time: "qTrajT",
  gravity: "gravity",
  staticFriction: "qTrajFrictionStatic",
  kineticFriction: "qTrajFrictionKinetic",
  adhesion: "qTrajAdhesion",
};

function trajectoryNumber({ document }: Shown, [what]: readonly string[], extra: Trace): Located | undefined {
  const flight = trajectory(extra, trajectoryInput(document));
  if (flight.kind !== "trajectory") return undefined;
  if (what === "angle") return found(flight.angle, "rad", trajectoryFields);
  if (what === "speed") return found(flight.speed, "m/s", trajectoryFields);
  const last = flight.upper.at(-1);
  return last && found(what === "x" ? last.x : last.y, "m", { ...trajectoryFields, radius: "qTrajRad2" });
}

const hopperFields = {
  topLength: "qHopperTopLength",
  topWidth: "qHopperTopWidth",
  bottomLength: "qHopperOutletLength",
  bottomWidth: "qHopperOutletWidth",
  height: "qHopperHeight",
  verticalHeight: "qHopperVertHeight",
  reposeAngle: "qHopperRepose",
  bulkDensity: "qHopperBulkDensity",
};

function hopperNumber({ document }: Shown, [what]: readonly string[], extra: Trace): Located | undefined {
  const held = hopper(extra, hopperInput(document));
  switch (what) {
    case "volume":
      return found(held.volume, "m3", hopperFields);
    case "mass":
      return found(held.mass, "kg", hopperFields);
    case "lengthWallAngle":
      return found(held.lengthWallAngle, "rad", { ...hopperFields, ...wallFields("Length") });
    case "widthWallAngle":
      return found(held.widthWallAngle, "rad", { ...hopperFields, ...wallFields("Width") });
    case "valleyAngle":
      return found(held.valleyAngle, "rad", hopperFields);
  }
  return undefined;
}

const wallFields = (side: "Length" | "Width") => ({ top: `qHopperTop${side}`, bottom: `qHopperOutlet${side}` });
