import { layLoop } from "../methods/loop/belt-path.ts";
import type { Rubber } from "../standards/winkler-maxwell/rubber.ts";
import { between, finite, integerBetween, type Limit, positive, satisfies } from "../trace/limit.ts";
import { bareTrace } from "../trace/trace.ts";
import { checkPipe } from "./check-cross-section.ts";
import { checkLoop, leastWrap } from "./check-loop.ts";
import type { Design } from "./design.ts";
import type { IdlerSet } from "./idler-set.ts";
import { hasPulley, type Point } from "./point.ts";
import type { IdlerRotation } from "./settings.ts";

/** Why a design cannot be computed: which input, its value, and what it must be. */
export interface Refusal {
  readonly code:
    | "out-of-limits"
    | "no-points"
    | "no-drive"
    | "no-take-up"
    | "unknown-drive"
    | "drive-used-twice"
    | "no-load-share"
    | "id-used-twice"
    | "no-wrap";
  /** Path of the input in the design, as `points[3].pulley.diameter`. */
  readonly input: string;
  readonly value?: number;
  readonly limit?: Limit;
}

/** Everything in the design that physics does not allow. An empty list lets it through the door. */
export function checkDesign(design: Design): readonly Refusal[] {
  const refusals = checkParts(design);
  return refusals.length > 0 ? refusals : checkLoop(design, layLoop(bareTrace, design));
}

/** The same without what only the laid belt shows. Points that passed `before` are not checked again. */
export function checkParts(design: Design, before?: Design): readonly Refusal[] {
  return [
    ...checkNumbers("", conveyorLimits, design),
    ...checkNumbers("material.", materialLimits, design.material),
    ...checkNumbers("belt.", beltLimits, design.belt),
    ...checkIdler("carryIdler.", design.carryIdler),
    ...checkIdler("returnIdler.", design.returnIdler),
    ...checkNumbers("allowedSag.", { carry: sagLimit, return: sagLimit }, design.allowedSag),
    ...checkPoints(design.points, before?.points ?? []),
    ...design.drives.flatMap((drive, at) => checkNumbers(`drives[${at}].`, driveLimits, drive)),
    ...checkTakeUp(design),
    ...checkSettings(design),
    ...checkPipe(design),
    ...checkLinks(design),
  ];
}

const angle = between(0, Math.PI / 2);
const sagLimit = between(1e-4, 0.2);
const length = between(-1e6, 1e6);
const force = between(-1e9, 1e9);
const conveyorLimits = {
  gravity: between(0.1, 100),
  beltSpeed: between(1e-3, 100),
  massFlow: between(0, 1e6),
  lowestTemperature: between(-100, 200),
  temperatureFactor: between(0.01, 100),
  rubberTemperature: between(-60, 200),
  mostCalculations: integerBetween(1, 100_000),
};
const density = between(1, 1e5);
const materialLimits = {
  lowBulkDensity: density,
  highBulkDensity: density,
  surchargeAngle: { least: 0, below: Math.PI / 2 },
  reposeAngle: angle,
  lumpSize: between(0, 100),
  steepestIncline: angle,
  fastestSpeed: positive,
  frictionOnBelt: between(0.01, 10),
  frictionOnSkirt: between(0, 10),
};
const thickness = between(0, 1);
/** The free edges that capacity rules ask for leave no room for a load on a narrower belt, m. */
const narrowestBelt = 0.06;
const beltLimits = {
  width: between(narrowestBelt, 20),
  mass: between(0.01, 1e4),
  carcassThickness: thickness,
  topCover: thickness,
  bottomCover: thickness,
  strength: between(1, 1e9),
  rating: between(1, 1e9),
  modulus: between(1, 1e12),
};
const idlerLimits = {
  rolls: integerBetween(1, 6),
  troughAngle: angle,
  rollDiameter: between(0.01, 2),
  centreFaceWidth: between(0.01, 20),
  wingFaceWidth: between(0.01, 20),
  rotatingMass: between(0, 1e4),
  forwardTilt: between(0, 0.5),
  rotationFactor: between(0, 1e4),
};
const driveLimits = {
  loadShare: between(0, 1e6),
  wrapAngle: between(leastWrap, 20),
  frictionRunning: between(0.01, 5),
  frictionStarting: between(0.01, 5),
  efficiency: between(0.01, 1),
  installedPower: between(0, 1e10),
  motors: integerBetween(1, 1000),
  motorSelectionFactor: between(0.01, 100),
  startFactorFull: between(0, 100),
  startFactorEmpty: between(0, 100),
  equivalentMass: between(0, 1e10),
  startingMass: between(0, 1e10),
  driveFactorRunning: between(1e-6, 1e6),
  driveFactorStarting: between(1e-6, 1e6),
};
const sectionLimits = {
  massFlow: between(0, 1e6),
  idlerSpacing: between(0.01, 1e4),
  frictionFactor: between(0, 1),
  skirtLength: between(0, 1e5),
  tensionAdjustment: force,
  startAdjustment: force,
  horizontalCurveRadius: between(0.1, 1e9),
};
const pulleyLimits = {
  diameter: between(0.01, 20),
  shaftDiameter: between(0, 5),
  wrapAngle: between(0, 2 * Math.PI),
  equivalentMass: between(0, 1e8),
  friction: between(0.01, 5),
};
const count = between(0, 1000);
const pointLimits = { x: length, y: length, z: length, cleaners: count, ploughs: count };
const brakeTime = between(0, 1e5);
const brakeLimits = {
  brakeForce: between(0, 1e9),
  brakeDelay: brakeTime,
  brakeRampTime: brakeTime,
  brakeStopTime: between(1e-3, 1e5),
};
const hopperLimits = { feedSpeed: between(0, 100) };
const curveLimits = { verticalCurveRadius: between(0.1, 1e9) };
const settingLimits = {
  frictionAdjustment: between(0.01, 100),
  regenerativeFriction: between(0, 10),
  idlerFriction: between(0, 10),
  cleanerContactLength: between(0, 1),
  cleanerPressure: between(0, 1e8),
  cleanerFriction: between(0, 10),
  ploughForce: between(0, 1e7),
  skirtWidth: between(0.01, 20),
};

const rubberLimits = { storageModulus: between(1e3, 1e12), lossFactor: between(0, 100) };
const flexure = between(0, 100);
const viscoLimits = { beltFlexure: flexure, loadFlexure: flexure, misalignment: between(0, 0.5) };

/** Checks the numbers named in the table; one that is absent, or 0 where that means none, is let through. */
function checkNumbers(path: string, limits: Readonly<Record<string, Limit>>, values: object): readonly Refusal[] {
  if (isWithin(limits, values)) return [];
  const refusals: Refusal[] = [];
  for (const name in limits) {
    const limit = limits[name];
    const value: unknown = Reflect.get(values, name);
    if (limit === undefined || isNone(name, value)) continue;
    const number = typeof value === "number" ? value : Number.NaN;
    if (!satisfies(limit, number))
      refusals.push({ code: "out-of-limits", input: `${path}${name}`, value: number, limit });
  }
  return refusals;
}

function isNone(name: string, value: unknown): boolean {
  return (value === undefined && optionalNames.has(name)) || (value === 0 && zeroMeansNone.has(name));
}

const zeroMeansNone = new Set(["idlerSpacing", "horizontalCurveRadius", "verticalCurveRadius", "rating", "strength"]);

const optionalNames = new Set([
  "mostCalculations",
  "brakeDelay",
  "brakeRampTime",
  "brakeStopTime",
  "startingMass",
  "driveFactorRunning",
  "driveFactorStarting",
  "startAdjustment",
  "friction",
  "ropeFalls",
  "carriageFriction",
  "temperatureFactor",
  "rubberTemperature",
  "steepestIncline",
  "fastestSpeed",
  "rating",
  "centreFaceWidth",
  "wingFaceWidth",
  "rotationFactor",
  "wrapAngle",
  "frictionFactor",
  "horizontalCurveRadius",
  "verticalCurveRadius",
  "skirtWidth",
  "tension",
  "pipeDiameter",
  "skirtMaterialDepth",
]);

function checkIdler(path: string, idler: IdlerSet): readonly Refusal[] {
  return checkNumbers(path, idlerLimits, idler);
}

/** Nearly every point passes: places are named only where one does not. */
function checkPoints(points: readonly Point[], before: readonly Point[]): readonly Refusal[] {
  const refusals: Refusal[] = [];
  for (const [at, point] of points.entries()) {
    if (point === before[at]) continue;
    for (const { path, limits, values } of tablesOf(point)) {
      if (!isWithin(limits, values)) refusals.push(...checkNumbers(`points[${at}].${path}`, limits, values));
    }
  }
  return refusals;
}

interface Table {
  readonly path: string;
  readonly limits: Readonly<Record<string, Limit>>;
  readonly values: object;
}

function tablesOf(point: Point): readonly Table[] {
  const { section } = point;
  const tables: Table[] = [
    { path: "", limits: pointLimits, values: point },
    { path: "section.", limits: sectionLimits, values: section },
  ];
  if (section.idler !== undefined) tables.push({ path: "section.idler.", limits: idlerLimits, values: section.idler });
  if (hasPulley(point)) {
    tables.push({ path: "", limits: brakeLimits, values: point });
    tables.push({ path: "pulley.", limits: pulleyLimits, values: point.pulley });
  } else {
    tables.push({ path: "", limits: point.kind === "hopper" ? hopperLimits : curveLimits, values: point });
  }
  return tables;
}

function isWithin(limits: Readonly<Record<string, Limit>>, values: object): boolean {
  for (const name in limits) {
    const limit = limits[name];
    const value: unknown = Reflect.get(values, name);
    if (limit === undefined || isNone(name, value)) continue;
    if (typeof value !== "number" || !satisfies(limit, value)) return false;
  }
  return true;
}

/** A carriage that rubs more than its mass pulls keeps no belt tight. */
function gravityLimits({ mass, ropeFalls = 1 }: { readonly mass?: number; readonly ropeFalls?: number }, g: number) {
  const friction = mass === undefined ? between(0, 1e8) : { least: 0, below: mass * ropeFalls * g };
  return { massIncrement: between(1e-3, 1e6), ropeFalls: integerBetween(1, 100), carriageFriction: friction };
}

function checkTakeUp({ takeUp, gravity }: Design): readonly Refusal[] {
  if (takeUp.kind !== "gravity") return checkNumbers("takeUp.", { tension: { above: 0, most: 1e9 } }, takeUp);
  const mass = takeUp.mass === undefined ? [] : checkNumbers("takeUp.", { mass: { above: 0, most: 1e8 } }, takeUp);
  return [...mass, ...checkNumbers("takeUp.", gravityLimits(takeUp, gravity), takeUp)];
}

function checkSettings(design: Design): readonly Refusal[] {
  const { settings, crossSection, beltRules, starting } = design;
  return [
    ...checkNumbers("settings.", settingLimits, settings),
    ...checkNumbers("settings.din.", { rankineFactor: between(0, 100) }, settings.din),
    ...checkNumbers("settings.cema.", { skirtMaterialDepth: between(0, 10) }, settings.cema),
    ...checkNumbers("settings.visco.", viscoLimits, settings.visco),
    ...checkRotation(settings.visco.rotation),
    ...(starting === undefined ? [] : checkNumbers("starting.", { breakaway: between(1, 100) }, starting)),
    ...checkRubber("settings.visco.bottomRubber.", settings.visco.bottomRubber),
    ...checkRubber("settings.visco.topRubber.", settings.visco.topRubber),
    ...checkNumbers(
      "crossSection.",
      { pipeFillLimit: between(0.01, 1), pipeDiameter: between(0.01, 10) },
      crossSection,
    ),
    ...checkNumbers(
      "beltRules.",
      { allowedTensionRise: between(0.01, 100), staticSafety: between(0.1, 1000) },
      beltRules,
    ),
  ];
}

function checkRotation(rotation: IdlerRotation | undefined): readonly Refusal[] {
  if (rotation?.kind !== "user") return [];
  return checkNumbers("settings.visco.rotation.", { rollDrag: between(0, 1e5) }, rotation);
}

function checkRubber(path: string, rubber: Rubber): readonly Refusal[] {
  return rubber.kind === "constant" ? checkNumbers(path, rubberLimits, rubber) : [];
}

function checkLinks(design: Design): readonly Refusal[] {
  const { points, drives } = design;
  const used = points.flatMap((point) => (point.kind === "drive" ? [point.driveId] : []));
  const shares = drives.filter((drive) => used.includes(drive.id)).reduce((sum, drive) => sum + drive.loadShare, 0);
  const refuse = (isRefused: boolean, code: Refusal["code"], input: string): readonly Refusal[] =>
    isRefused ? [{ code, input }] : [];
  return [
    ...refuse(points.length < 2, "no-points", "points"),
    ...refuse(used.length === 0, "no-drive", "points"),
    ...refuse(!points.some((point) => point.kind === "take-up"), "no-take-up", "points"),
    ...refuse(
      used.some((id) => !drives.some((drive) => drive.id === id)),
      "unknown-drive",
      "points",
    ),
    ...refuse(new Set(used).size !== used.length, "drive-used-twice", "points"),
    ...refuse(new Set(drives.map((drive) => drive.id)).size !== drives.length, "id-used-twice", "drives"),
    ...refuse(new Set(points.map((point) => point.id)).size !== points.length, "id-used-twice", "points"),
    ...refuse(used.length > 0 && !(satisfies(finite, shares) && shares > 0), "no-load-share", "drives"),
  ];
}
