import { requiredBearingLife } from "../../reference/screens.ts";
import { form, type RecordDefinition, result, resultText } from "../definition.ts";
import {
  degrees,
  flag,
  hours,
  inertia,
  kilonewtons,
  metres,
  metresPerSecond,
  millimetres,
  minutesOfArc,
  newtonMetres,
  oneOf,
  position,
  ratio,
  seconds,
  selectionMode,
  selectionModes,
  tonnesPerHour,
  whole,
  words,
} from "../figures.ts";
import { pullShaft, pullShell, pullWidth, sectionTensions, shaftMatl } from "./pull-components.ts";

/** What a point of the belt loop may be. The first is what a point without a type is taken for. */
export const pullTypes = ["Pulley", "Drive", "Brake", "Takeup", "Tail", "Bend", "Int. Pt", "Hopper"] as const;
export type PullType = (typeof pullTypes)[number];

/** Most points a loop may have. */
export const mostPulls = 2000;

/** Angles of the belt on a pulley: results of the belt path, or typed where the mode of the same name is Manual. */
export const pathAngles = ["contactAngle", "departAngle", "wrapAngle"] as const;
export type PathAngle = (typeof pathAngles)[number];

const rotations = ["Clockwise", "Anti-clockwise"] as const;
const sectTypes = ["Carry", "Return"] as const;

const place = form(
  "points",
  "Point",
  whole("noID", "Identity", 0, "Number that stays with the point for ever."),
  whole("no", "Number", 0, "Place in the loop, counted from 1 in the direction of travel."),
  oneOf("pType", "Type", pullTypes, "What stands at this point."),
  words("description", "Description", "Name of the point.", { maxLength: 200 }),
  whole("linkToDriveNo", "Drive", 0, "Number of the drive that turns or brakes this pulley; 0 for none."),
  position("x", "x", 0, "Distance along the conveyor."),
  position("y", "y", 0, "Offset in plan."),
  position("z", "z", 0, "Height."),
  position("screenX", "Sketch x", 0, "Place in the profile sketch."),
  position("screenZ", "Sketch z", 0, "Place in the profile sketch."),
  whole("follows", "Follows", 0, "Identity of the carry point this return point keeps below; 0 where it is typed."),
  metres("followOffset", "Own strand distance", 0, "Distance of this pair; 0 takes that of the conveyor.", {
    max: 100,
  }),
  flag("leftOut", "No return point", false, "The return strand has no point that follows this one."),
  ratio("screenSize", "Sketch size", 1, "Size of the symbol in the profile sketch."),
);

const fromPath = "Auto takes the angle from the points, Manual the one typed here.";

const wrap = form(
  "points",
  "Belt on pulley",
  oneOf("rotation", "Rotation", rotations, "How the pulley turns, seen with x to the right and z up."),
  oneOf("contactAngleMode", "Contact", selectionModes, fromPath),
  degrees(
    "contactAngle",
    "Contact angle",
    0,
    "Where the belt meets the pulley, anticlockwise from x. Turns the pull of the arriving belt.",
  ),
  oneOf("departAngleMode", "Depart", selectionModes, fromPath),
  degrees("departAngle", "Depart angle", 0, "Where the belt leaves the pulley. Turns the pull of the leaving belt."),
  oneOf("wrapAngleMode", "Wrap", selectionModes, fromPath),
  degrees(
    "wrapAngle",
    "Wrap angle",
    0,
    "Angle over which the belt touches the pulley: for grip, resistance and belt length. A drive may say its own.",
    { max: 720 },
  ),
);

const section = form(
  "points",
  "Section",
  oneOf("sectType", "Strand", sectTypes, "Which strand the section from here to the next point belongs to."),
  tonnesPerHour("capacityInp", "Capacity", 0, "Tonnage carried on the section that starts here."),
  oneOf(
    "idlerSpacingMode",
    "Idler spacing",
    selectionModes,
    "Auto takes the nominal spacing of the strand, Manual the one typed here.",
  ),
  metres("idlerSpacingInp", "Spacing override", 0, "Distance between idlers here; 0 for a span without idlers.", {
    max: 1000,
  }),
  ratio("frictionFactorInp", "Friction factor", 0, "Friction factor of the section; 0 as for the conveyor.", {
    max: 1,
  }),
  kilonewtons("tensionAdj", "Tension adjustment", 0, "Added to the pull of the section while running.", {
    min: -100_000,
  }),
  kilonewtons("tensionAdjStart", "Adjustment starting", 0, "Added while starting, beside the one for running.", {
    min: -100_000,
  }),
  whole("noOfScrapers", "Scrapers", 0, "Belt cleaners at this point.", { max: 100 }),
  whole("noOfPloughs", "Ploughs", 0, "Ploughs at this point.", { max: 100 }),
);

const loading = form(
  "hoppers",
  "Loading",
  metres("skirtLength", "Skirt length", 0, "Length of skirt boards from here."),
  metresPerSecond("feedSpeed", "Feed speed", 0, "Speed of the feed in the direction of the belt."),
  oneOf(
    "loadingIdlers",
    "Loading idlers",
    ["None", "By rule", "Typed"],
    "Impact idlers under the load and closer ones under skirts: none, by lump, drop and density, or as typed.",
  ),
  metres("dropHeight", "Drop height", 0, "How far the material falls on the belt.", { max: 1000 }),
  whole("impactIdlerNo", "Impact idlers", 0, "Sets of impact idlers; by rule where 0.", { max: 1000 }),
  metres("impactIdlerSpacing", "Impact idler spacing", 0, "From set to set, 0.35 to 0.45 m is usual; 0 for 0.4 m.", {
    max: 100,
  }),
  metres("skirtIdlerSpacing", "Skirt idler spacing", 0, "Under skirts; 0 for half the spacing, at most 0.6 m.", {
    max: 100,
  }),
);

const curve = form(
  "points",
  "Curves",
  metres("vertCurveRadiusInp", "Vertical curve radius", 0, "0 keeps a sharp corner and reports the radius needed."),
  metres(
    "curveIdlerSpacing",
    "Idler spacing in curve",
    0,
    "In the vertical curve here; 0 halves that of the section where sets of a convex curve carry too much.",
    {
      max: 100,
    },
  ),
  metres("horizCurveRadiusInp", "Horizontal curve radius", 0, "Radius in plan; 0 for a straight."),
  degrees("horizBankAngle", "Banking", 0, "Banking of the idlers in a horizontal curve; 0 recommends one.", {
    max: 45,
  }),
);

const pulley = form(
  "pulleys",
  "Pulley",
  selectionMode("selectShellMode", "Shell"),
  selectionMode("selectShaftMode", "Shaft"),
  selectionMode("selectWidthMode", "Width"),
  words("lagging", "Lagging", "What covers the shell.", {
    default: "rubber plain",
    suggestions: ["none", "rubber plain", "rubber diamond", "ceramic"],
  }),
  oneOf("tensionClass", "Tension class", ["Auto", "A", "B", "C"], "Class that decides the smallest diameter."),
  flag("dischargePulley", "Discharge pulley", false, "Needs wider bearing centres to leave room for a chute."),
  millimetres("hubCentres", "Hub centres", 0, "Distance between hubs; 0 takes the face less 150 mm."),
  millimetres("hubDia", "Hub diameter", 0, "Outside diameter of the hubs; 0 takes 1.5 times the shaft."),
  millimetres("hubLength", "Hub length", 0, "Length of each hub; 0 takes 0.55 times the shaft."),
  words("lockElement", "Locking element", "Maker and type of the locking element; empty for welded hubs."),
  newtonMetres("lockTorque", "Locking torque", 0, "Rated torque of one locking element; 0 skips the check."),
  inertia("pulleyInertiaInp", "Inertia", 0, "Moment of inertia of the pulley; 0 computes it."),
);

const shaft = form(
  "pulleys",
  "Shaft and bearings",
  ratio("shaftSafetyFactor", "Safety factor", 1.2, "Safety of the shaft against fatigue.", { min: 1, max: 10 }),
  ratio("hubStressFactor", "Stress factor at hub", 3.2, "Stress raising by the hub or locking element.", { max: 20 }),
  ratio("brgStressFactor", "Stress factor at bearing", 1.5, "Stress raising at the bearing seat.", { max: 20 }),
  whole("startsPerYear", "Starts per year", 1000, "Starts that tire the shaft; few of them allow more stress."),
  flag("torqueReversals", "Torque reverses", false, "Torque changes sign, as on reversing belts or beside a brake."),
  minutesOfArc("allowShaftSlope", "Allowed slope", 5, "Slope of the shaft at the hubs."),
  hours("reqBrgL10h", "Required bearing life", requiredBearingLife, "Bearing life asked of this pulley."),
  kilonewtons("brgCRating", "Bearing rating", 0, "Dynamic rating of one bearing; 0 takes it by designation."),
);

const brake = form(
  "brakes",
  "Brake on this pulley",
  oneOf("brakeType", "Brake type", ["No Brake", "Constant Torque Brake", "Speed-Time"], "Kind of brake here."),
  newtonMetres("brakeTorque", "Brake torque", 0, "Torque on the pulley shaft; 0 takes it from the linked drive."),
  seconds("brakeDelay", "Brake delay", 0, "Time from the trip until the brake bites."),
  seconds("brakeRampTime", "Brake ramp", 0, "Time in which its torque builds up."),
  seconds(
    "brakeStopTime",
    "Controlled stop",
    0,
    "Time in which a Speed-Time brake stops the belt; 0 takes the design stopping time.",
  ),
);

/** Where the belt of a section begins and ends. */
const ends = [
  ["stPt", "Section start"],
  ["endPt", "Section end"],
] as const;

/** One point of the belt loop with its pulley, and the section from here to the next point. */
export const pull: RecordDefinition = {
  title: "Point",
  typeName: "Pull",
  groups: [place, wrap, section, loading, curve, pulley, shaft, brake],
  parts: [
    { kind: "record", name: "shaft", form: "pulleys", record: pullShaft },
    { kind: "record", name: "shaftMatl", form: "pulleys", record: shaftMatl },
    { kind: "record", name: "shell", form: "pulleys", record: pullShell },
    { kind: "record", name: "width", form: "pulleys", record: pullWidth },
  ],
  outputs: [
    ...ends.flatMap(([end, words]) => ["X", "Y", "Z"].map((axis) => result(end + axis, `${words} ${axis}`, "m"))),
    result("r", "Path radius", "m"),
    result("length", "Section length", "m"),
    result("lift", "Section lift", "m"),
    result("capacity", "Section capacity", "t/h"),
    result("idlerSpacing", "Idler spacing", "m"),
    result("sag", "Sag", "%"),
    result("frictionFactor", "Friction factor"),
    ...sectionTensions,
    resultText("vertCurveType", "Vertical curve"),
    result("vertCurveRadius", "Vertical curve radius", "m"),
    result("curveSpacing", "Idler spacing in curve", "m"),
    result("minVertCurveRadius", "Smallest vertical radius", "m"),
    result("horizCurveRadius", "Horizontal curve radius", "m"),
    result("minHorizCurveRadius", "Smallest horizontal radius", "m"),
    result("horizDrift", "Drift", "mm"),
    result("minPulleyDia", "Smallest pulley diameter", "mm"),
    result("resultantForce", "Resultant force", "kN"),
    result("reqShaftDia", "Required shaft diameter", "mm"),
    result("shaftDefl", "Shaft slope", "min-arc"),
    result("shellStress", "Shell stress", "MPa"),
    result("pulleyInertia", "Pulley inertia", "kgm2"),
    result("brgL10h", "Bearing life", "h"),
  ],
};
