import { beltKind, inPlantUpTo, modules } from "../edits/first/first-practice.ts";
import { preferredSpeeds } from "../edits/first/first-sizes.ts";
import type { OfficePreferences } from "../preferences/office-preferences.ts";
import type { UnitCode } from "../units/unit.ts";
import type { Ruled } from "./ruled-conveyor.ts";

export type RuleValue = string | number | boolean;

/** Rules of practice that first designs and layouts write fields by (handbook 15.18 to 15.31). */
export type RuleName =
  | "speed"
  | "spacing-in-plant"
  | "spacing-by-length"
  | "sag-by-length"
  | "loading"
  | "take-up-place"
  | "motor-count"
  | "lagging"
  | "start-by-power"
  | "ramp"
  | "brakes"
  | "stop-time"
  | "curve-spacing"
  | "belt-kind"
  | "take-up-mass"
  | "take-up-travel"
  | "tail-brake"
  | "office";

/** What rules look at, in the units of the document. */
export const factUnits = {
  capacity: "t/h",
  length: "m",
  lift: "m",
  width: "mm",
  density: "kg/m3",
  speed: "m/s",
  pull: "kN",
  hold: "kN",
  power: "kW",
  motorPower: "kW",
  pulleyPower: "kW",
  drives: "1",
  rating: "kN/m",
  travel: "m",
} as const satisfies Readonly<Record<string, UnitCode>>;
export type FactName = keyof typeof factUnits;
type Facts = readonly (readonly [FactName, number])[];

interface Rule {
  readonly name: (ruled: Ruled, value: RuleValue) => RuleName;
  readonly facts: (ruled: Ruled) => Facts;
  /** What the rule passed over for a value. */
  readonly others: (value: RuleValue) => readonly RuleValue[];
}

const always = (name: RuleName) => () => name;
const none = () => [];
/** The others of a list of words. */
const among = (words: readonly RuleValue[]) => (value: RuleValue) => words.filter((one) => one !== value);
/** The next smaller and the next larger of a list of numbers. */
const beside = (numbers: readonly number[]) => (value: RuleValue) => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const smaller = sorted.findLast((one) => one < Number(value));
  const larger = sorted.find((one) => one > Number(value));
  return [smaller, larger].flatMap((one) => one ?? []);
};

const isInPlant = ({ span }: Ruled) => span.length <= inPlantUpTo;
const lengthOf = ({ span }: Ruled): Facts => [["length", span.length]];
const widthAndDensity = ({ conveyor }: Ruled): Facts => [
  ["width", conveyor.beltWidthInp],
  ["density", conveyor.matl.hiBD],
];
const pulls = ({ choice: { estimate } }: Ruled): Facts => [
  ["pull", estimate.pull / 1000],
  ...(estimate.hold > 0 ? ([["hold", estimate.hold / 1000]] as const) : []),
];
const largestMotor = ({ conveyor }: Ruled) => Math.max(0, ...conveyor.drives.map(({ motor }) => motor.power));
const largestPulley = ({ conveyor }: Ruled) =>
  Math.max(0, ...conveyor.drives.map(({ noOfMotors, motor }) => noOfMotors * motor.power));

const spacing: Rule = {
  name: (ruled) => (isInPlant(ruled) ? "spacing-in-plant" : "spacing-by-length"),
  facts: (ruled) => [...lengthOf(ruled), ...(isInPlant(ruled) ? widthAndDensity(ruled) : [])],
  others: beside(modules),
};
const sag: Rule = { name: always("sag-by-length"), facts: lengthOf, others: beside([1, 1.2, 1.5, 2]) };
const loading: Rule = { name: always("loading"), facts: lengthOf, others: none };
const lagging: Rule = {
  name: always("lagging"),
  facts: (ruled) => [["pulleyPower", largestPulley(ruled)]],
  others: none,
};
const started = (name: RuleName, others: Rule["others"]): Rule => ({
  name: always(name),
  facts: (ruled) => [
    ["motorPower", largestMotor(ruled)],
    ["drives", ruled.conveyor.drives.length],
    ...lengthOf(ruled),
    ["speed", ruled.conveyor.beltSpeedInp],
  ],
  others,
});
/** A value that the office wants of new designs goes before the rule, which is then passed over. */
const byOffice = (rule: Rule, wanted: (preferences: OfficePreferences) => RuleValue | undefined): Rule => {
  const isWanted = ({ preferences }: Ruled, value: RuleValue) => wanted(preferences) === value;
  return { ...rule, name: (ruled, value) => (isWanted(ruled, value) ? "office" : rule.name(ruled, value)) };
};
/** kN/m */
const ratingOf = ({ solution }: Ruled) => (solution?.belt.requiredRating ?? 0) / 1000;
const tailBrake: Rule = { name: always("tail-brake"), facts: pulls, others: none };
const takeUp: Rule = { name: always("take-up-mass"), facts: pulls, others: none };
const brakes: Rule = { name: always("brakes"), facts: pulls, others: none };

/** The rule of each field that has one, by its path without row numbers. */
const rules: Readonly<Record<string, Rule>> = {
  beltSpeedInp: {
    name: always("speed"),
    facts: (ruled) => [["capacity", ruled.conveyor.capacityInp], ...widthAndDensity(ruled), ...lengthOf(ruled)],
    others: beside(preferredSpeeds),
  },
  nomCSSpacing: byOffice(spacing, ({ carrySpacing }) => carrySpacing),
  nomRSSpacing: byOffice({ ...spacing, others: none }, ({ returnSpacing }) => returnSpacing),
  allowSagCS: sag,
  allowSagRS: sag,
  takeupType: {
    name: always("take-up-place"),
    facts: (ruled) => [...lengthOf(ruled), ["lift", ruled.span.lift]],
    others: among(["Vertical Gravity", "Horizontal Gravity", "Winch", "Screw"]),
  },
  designStopTime: { ...brakes, name: always("stop-time") },
  brakeControlBackup: brakes,
  "drives[].noOfMotors": {
    name: always("motor-count"),
    facts: ({ choice }) => [["power", choice.estimate.power / 1000]],
    others: beside([1, 2]),
  },
  "drives[].lagging": { ...lagging, others: among(["rubber diamond", "ceramic"]) },
  "drives[].coeffofFrictionRun": { ...lagging, others: beside([0.3, 0.35]) },
  "drives[].coeffofFrictionStart": { ...lagging, others: beside([0.33, 0.38]) },
  "drives[].flDirectDrive": started("start-by-power", none),
  "drives[].brakingMode": brakes,
  "drives[].brakeType": brakes,
  "drives[].brakeShaft": brakes,
  "drives[].brakePads": brakes,
  "pulls[].curveIdlerSpacing": { name: always("curve-spacing"), facts: none, others: none },
  "pulls[].loadingIdlers": loading,
  "pulls[].dropHeight": loading,
  "pulls[].skirtLength": loading,
};

/** Rules that look at tensions. */
const solvedRules: Readonly<Record<string, Rule>> = {
  beltCategory: {
    name: (ruled) => (isUsualBelt(ruled) ? "belt-kind" : "office"),
    facts: (ruled) => [...lengthOf(ruled), ["rating", ratingOf(ruled)]],
    others: none,
  },
  brakesOut: brakes,
  rampTime: started("ramp", none),
  "drives[].controlMode": started("start-by-power", among(["Auto", "Soft starter"])),
  takeupTravelInp: {
    name: always("take-up-travel"),
    facts: ({ solution }) => [["travel", solution?.machine.takeUpTravel.total ?? 0]],
    others: none,
  },
  takeUpMass: takeUp,
  takeupTensionInp: takeUp,
  "pulls[].brakeType": tailBrake,
  "pulls[].brakeTorque": tailBrake,
};

function isUsualBelt(ruled: Ruled): boolean {
  const [rating, length] = [ratingOf(ruled), ruled.span.length];
  return beltKind(rating, length, ruled.preferences.beltKinds) === beltKind(rating, length);
}

export const ruledFields: readonly string[] = [...Object.keys(rules), ...Object.keys(solvedRules)];

/** Whether the rule of a field looks at tensions, so that it needs a solution of the document. */
export function isSolvedFor(path: string): boolean {
  return solvedRules[withoutRow(path)] !== undefined;
}

/** Whether a rule of practice gives a field its value. */
export function hasRule(path: string): boolean {
  return ruleOf(path) !== undefined;
}

const withoutRow = (path: string) => path.replace(/\[\d+\]/, "[]");

export function ruleOf(path: string): Rule | undefined {
  return rules[withoutRow(path)] ?? solvedRules[withoutRow(path)];
}
