import { newConveyorDefaults as start } from "../../reference/new-conveyor.ts";
import { form, type PartDefinition, type RecordDefinition, result } from "../definition.ts";
import {
  celsius,
  degrees,
  flag,
  inertia,
  kilograms,
  millimetres,
  newtonMetres,
  oneOf,
  percents,
  ratio,
  seconds,
  selectionMode,
  selectionModes,
  whole,
  words,
} from "../figures.ts";
import {
  driveBrake,
  driveCoupling,
  driveFluidCoupling,
  driveGearBox,
  driveHoldback,
  driveMotor,
  driveStarter,
} from "./drive-components.ts";

/** Most drives a conveyor may have. */
export const mostDrives = 50;

const anyCategory = { default: "All" } as const;

const traction = form(
  "drives",
  "Drive",
  whole("driveNo", "Drive number", 0, "Number that points link to, counted from 1."),
  words("driveType", "Drive type", "Where the drive stands.", {
    default: "Head",
    suggestions: ["Head", "Tail", "Return", "Booster"],
  }),
  percents(
    "loadShare",
    "Load share",
    0,
    "Share of the pull this drive takes, scaled to 100 together; 0 for all drives lets their motors and control share it.",
  ),
  words("lagging", "Lagging", "What covers the drive pulley.", {
    default: "rubber diamond",
    suggestions: ["none", "rubber plain", "rubber diamond", "ceramic"],
  }),
  millimetres("laggingThick", "Lagging thickness", 12, "Thickness of the lagging on the drive pulley.", { max: 1000 }),
  words("pulleyCondition", "Pulley condition", "How wet and dirty the pulley runs.", {
    default: "Clean wet",
    suggestions: ["Dry", "Clean wet", "Wet dirty"],
  }),
  oneOf(
    "wrapAngleMode",
    "Wrap",
    selectionModes,
    "Auto takes the wrap of the linked pulley, Manual the one typed here.",
  ),
  degrees("wrapAngle", "Wrap angle", 180, "Wrap of the belt on the drive.", { max: 720 }),
  ratio(
    "coeffofFrictionRun",
    "Friction running",
    start.frictionRun,
    "Friction of belt on pulley, running; 0 takes it from lagging and condition.",
    {
      max: 2,
    },
  ),
  ratio(
    "coeffofFrictionStart",
    "Friction starting",
    start.frictionStart,
    "Friction of belt on pulley, starting; 0 takes it from lagging and condition.",
    {
      max: 2,
    },
  ),
  oneOf("driveFactorMode", "Drive factor", selectionModes, "Auto computes the drive factors from friction and wrap."),
  ratio("driveFactorRun", "Drive factor running", start.driveFactor, "T2 over Te at the moment of slip, running."),
  ratio("driveFactorStart", "Drive factor starting", 0.499, "T2 over Te at the moment of slip, starting."),
  percents("driveEff", "Drive efficiency", start.driveEfficiency, "From motor shaft to belt.", { min: 1, max: 100 }),
  inertia("flywheelInertia", "Flywheel inertia", 0, "Flywheel on the high-speed shaft."),
  seconds("startDelay", "Start delay", 0, "Time from the start signal until this drive pulls."),
  seconds("stopDelay", "Stop delay", 0, "Time from the stop signal until this drive lets go."),
);

const motor = form(
  "drives",
  "Motor and starter",
  selectionMode("selectMotorMode", "Motor"),
  words("motorCategory", "Motor category", "Category Auto chooses from; All for every one.", anyCategory),
  whole("noOfMotors", "Motors", 1, "Motors on this drive.", { min: 1, max: 20 }),
  ratio("motorSelectionFactor", "Motor selection factor", 1.1, "Motor power over absorbed power.", { max: 10 }),
  selectionMode("selectStarterMode", "Starter"),
  words("starterCategory", "Starter category", "Category the starter is chosen from.", anyCategory),
);

const control = form(
  "drives",
  "Control",
  oneOf(
    "controlMode",
    "Control",
    [
      "Auto",
      "Direct on line",
      "Star-delta",
      "Soft starter",
      "Wound rotor",
      "Fluid coupling",
      "Torque curve",
      "Speed control",
    ],
    "Auto takes what is fitted: a ramp or speeds over time, a starter curve, a coupling, else direct on line.",
  ),
  oneOf(
    "controlRole",
    "Control role",
    ["Auto", "Leader", "Follower", "Droop"],
    "Under speed control one drive leads; Auto takes the strongest, and the rest follow its torque.",
  ),
  percents("droop", "Droop", 3, "Speed lost at full load by a drive with droop.", { max: 100 }),
  percents("torqueLimit", "Torque limit", 0, "Torque under control over full load; 0 the start factor, else 150 %."),
  oneOf(
    "brakingMode",
    "Braking by drive",
    ["Auto", "None", "Resistor", "Regenerative"],
    "Auto lets a drive hold back where the conveyor may drive its motors.",
  ),
  percents(
    "brakingLimit",
    "Braking limit",
    0,
    "Torque with which it holds back; 0 full load by resistor, else as it pulls.",
  ),
  ratio("torqueRate", "Torque rate", 10, "Change of torque in a second, over full load.", { min: 0.01, max: 1000 }),
  seconds("torqueLag", "Torque lag", 0.005, "Time in which the torque follows its command.", { max: 10 }),
  seconds("followerDelay", "Follower delay", 0, "Time until a follower hears the leader; 0 by their distance.", {
    max: 10,
  }),
  percents(
    "firstTorque",
    "First torque",
    0,
    "Soft starter at the beginning, wound rotor after switching; 0 the usual.",
  ),
  percents("lastTorque", "Last torque", 0, "Soft starter at its end, wound rotor before switching; 0 the usual."),
  seconds("torqueTime", "Torque time", 0, "From the first to the last torque of a soft starter; 0 the usual 10 s."),
  percents("starDeltaSpeed", "Star until", 85, "Share of full-load speed at which star-delta changes over.", {
    min: 1,
    max: 100,
  }),
  seconds("starDeltaTime", "Star time", 0, "Time after which star-delta changes over at the latest; 0 by speed only."),
  seconds("starDeltaGap", "Change-over gap", 0.05, "Time without torque between star and delta.", { max: 10 }),
);

const couplings = form(
  "drives",
  "Couplings and gearbox",
  flag("flDirectDrive", "Direct drive", false, "No fluid coupling between motor and gearbox."),
  selectionMode("selectFLCplgMode", "Fluid coupling"),
  words("flcplgCategory", "Fluid coupling category", "Category Auto chooses from.", anyCategory),
  inertia("flcplgInertia", "Fluid coupling inertia", 0, "Inertia of the fluid coupling."),
  kilograms("flcplgOilMass", "Coupling fluid", 0, "Mass of fluid for the heating check; 0 skips it."),
  kilograms("flcplgMetalMass", "Coupling metal", 0, "Mass of metal for the heating check."),
  selectionMode("selectGBoxMode", "Gearbox"),
  words("gboxCategory", "Gearbox category", "Category Auto chooses from.", anyCategory),
  ratio("gBoxServiceFactor", "Gearbox service factor", start.gearbox.serviceFactor, "Rated over motor torque.", {
    max: 20,
  }),
  percents("gBoxRatioTol", "Ratio tolerance", start.gearbox.tolerancePercent, "How far the ratio may be off.", {
    max: 100,
  }),
  selectionMode("selectHSCplgMode", "High-speed coupling"),
  words("hsCplgCategory", "High-speed coupling category", "Category Auto chooses from.", anyCategory),
  ratio("hsCplgServiceFactor", "High-speed service factor", start.couplingServiceFactor, "Rated over motor torque.", {
    max: 20,
  }),
  selectionMode("selectLSCplgMode", "Low-speed coupling"),
  words("lsCplgCategory", "Low-speed coupling category", "Category Auto chooses from.", anyCategory),
  ratio("lsCplgServiceFactor", "Low-speed service factor", start.couplingServiceFactor, "Rated over motor torque.", {
    max: 20,
  }),
  selectionMode("selectHoldBackMode", "Holdback"),
  words("holdBackCategory", "Holdback category", "Category Auto chooses from.", anyCategory),
  ratio("holdBackServiceFactor", "Holdback service factor", start.holdbackServiceFactor, "Rated over motor torque.", {
    max: 20,
  }),
  whole("noOfHoldBacks", "Holdbacks", 1, "Holdbacks on this drive.", { max: 10 }),
  oneOf("holdBackShaft", "Holdback shaft", ["Low speed", "High speed"], "Shaft the holdback sits on."),
);

const brake = form(
  "brakes",
  "Brake",
  selectionMode("selectBrakeMode", "Brake"),
  words("brakeCategory", "Brake category", "Category Auto chooses from.", anyCategory),
  oneOf("brakeType", "Brake type", ["No Brake", "Constant Torque Brake", "Speed-Time"], "Kind of brake."),
  newtonMetres("brakeTorqueLSS", "Brake torque", 0, "Torque on the low-speed shaft; 0 takes that of the calipers."),
  oneOf("brakeShaft", "Brake shaft", ["High speed", "Low speed"], "Shaft the brake disc sits on."),
  whole("noOfCalipers", "Calipers", 0, "Calipers on the disc; 0 takes as many as needed.", { max: 100 }),
  ratio("brakeFriction", "Disc friction", start.brakeDisc.friction, "Friction of pad on disc.", { max: 2 }),
  percents(
    "frictionSpread",
    "Friction spread",
    0,
    "Disc friction less this share for stopping and holding, plus it for belt tensions; 10 % is usual.",
    { max: 90 },
  ),
  selectionMode("selectDiscMode", "Brake disc"),
  millimetres("discDia", "Disc diameter", start.brakeDisc.diameter, "Diameter of the brake disc."),
  millimetres("discThick", "Disc thickness", start.brakeDisc.thickness, "Thickness of the brake disc."),
  whole("noOfDiscs", "Discs", 1, "Discs on the shaft of each motor line.", { min: 1, max: 4 }),
  oneOf("discMaterial", "Disc material", ["Steel", "Cast iron"], "Limits the speed of the rim: 80 m/s or 50 m/s."),
  oneOf("brakePads", "Brake pads", ["Organic", "Sintered"], "Limits the temperature: 300 °C or 550 °C."),
  millimetres("brakeWear", "Pad wear", 0, "Wear tolerated before the brake is adjusted.", { max: 100 }),
  celsius("brakeAmbient", "Ambient temperature", start.brakeDisc.ambientTemperature, "Temperature round the disc."),
  whole("brakeConsecutiveStops", "Consecutive stops", start.brakeDisc.consecutiveStops, "Stops without cooling."),
  ratio("brakeStopsPerHour", "Stops per hour", start.brakeDisc.stopsPerHour, "Stops in an hour, for the heating."),
  seconds("brakeDelay", "Brake delay", 0, "Time from the trip until the brake bites."),
  seconds("brakeRampTime", "Brake ramp", 0, "Time in which its torque builds up."),
);

function part(name: string, record: RecordDefinition, formName = "drives"): PartDefinition {
  return { kind: "record", name, form: formName, record };
}

/** What turns one pulley: motor, starter, couplings, gearbox, brake and holdback, each Auto or Manual. */
export const drive: RecordDefinition = {
  title: "Drive",
  typeName: "Drive",
  groups: [traction, motor, control, couplings, brake],
  parts: [
    part("motor", driveMotor),
    part("flcplg", driveFluidCoupling),
    part("gbox", driveGearBox),
    part("brake", driveBrake, "brakes"),
    part("holdback", driveHoldback),
    part("hsCplg", driveCoupling),
    part("lsCplg", driveCoupling),
    part("starter", driveStarter),
  ],
  outputs: [
    result("reqMotorPower", "Required motor power", "kW"),
    result("absorbedPower", "Absorbed power", "kW"),
    result("motorHeat", "Motor torque, rms", "%"),
    result("flTorqueHSS", "Full-load torque, high-speed shaft", "Nm"),
    result("flTorqueLSS", "Full-load torque, low-speed shaft", "Nm"),
    result("reqGBoxRatio", "Required gearbox ratio"),
    result("gBoxRequiredTorque", "Required gearbox torque", "Nm"),
    result("hsCplgRequiredTorque", "Required high-speed coupling torque", "Nm"),
    result("lsCplgRequiredTorque", "Required low-speed coupling torque", "Nm"),
    result("holdBackRequiredTorque", "Required holdback torque", "Nm"),
    result("runbackTorque", "Runback torque", "Nm"),
    result("brakeRequiredTorque", "Required brake torque", "Nm"),
    result("brakeRequiredTorqueHSS", "Required brake torque, high-speed shaft", "Nm"),
    result("brakeDiscs", "Brake discs of each motor line"),
    result("brakeDiscDia", "Brake disc diameter", "mm"),
    result("brakeDiscThick", "Brake disc thickness", "mm"),
    result("brakeDiscTemp", "Disc temperature", "degC"),
    result("brakeDiscTempLimit", "Allowed disc temperature", "degC"),
    result("brakeSurfaceTemp", "Disc surface temperature", "degC"),
    result("brakeSurfaceTempLimit", "Allowed surface temperature", "degC"),
    result("reqWrapAngle", "Required wrap angle", "deg"),
    result("loadShareRun", "Load share, running", "%"),
    result("loadShareStart", "Load share, starting", "%"),
    result("starStartCurrent", "Star line current, starting", "A"),
    result("starEndCurrent", "Star line current, before change-over", "A"),
    result("deltaCurrent", "Delta line current, after change-over", "A"),
    result("t1", "T1", "kN"),
    result("t2", "T2", "kN"),
    result("t2Required", "Required T2", "kN"),
    result("t2Surplus", "T2 surplus", "kN"),
  ],
};
