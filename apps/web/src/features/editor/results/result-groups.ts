import { conveyorDefinition, editorForms, type FormName, type WorkGroupName } from "@beltwright/model";

/** What an engineer looks at first, in this order, under the specification's names. */
const resultGroups = [
  {
    title: "Tension",
    names: ["te", "totalTe", "totalTeUn", "totalTeInc", "totalTeDec", "tmax", "tmaxStartOrRun", "tmin"],
  },
  { title: "Power", names: ["absorbedPower", "installedPower"] },
  {
    title: "Load",
    names: [
      "percentBeltCapacity",
      "edgeDist",
      "edgeDistReq",
      "burdenDepth",
      "burdenWidth",
      "overlapDist",
      "loadAreaRequired",
      "loadAreaAvailable",
      "loadAreaFlooded",
      "floodedBeltCapacity",
    ],
  },
  {
    title: "Belt and take-up",
    names: [
      "beltSafetyRun",
      "beltSafetyStart",
      "beltMass",
      "totalBeltL",
      "ttup",
      "takeUpMassReq",
      "takeUpTravel",
      "takeUpElastic",
      "takeUpThermal",
      "takeUpPermanent",
    ],
  },
  { title: "Traction", names: ["tractionCase", "tractionSurplus"] },
  {
    title: "Starting and stopping",
    names: [
      "tStart",
      "tStartEmpty",
      "tStopBraking",
      "tStopEmptyBraking",
      "tStopCoasting",
      "tStopEmptyCoasting",
      "sStopBraking",
      "sStopEmptyBraking",
      "sStopCoasting",
      "sStopEmptyCoasting",
      "dischMassBraking",
      "dischMassCoasting",
      "chuteVolume",
      "brakesLeftForce",
      "brakesLeftRequired",
    ],
  },
  {
    title: "Idlers",
    names: ["nomCSL10h", "nomRSL10h", "nomCSIdlerDefl", "nomRSIdlerDefl", "recCSSpacing", "recRSSpacing"],
  },
  { title: "Year", names: ["runningHours", "beltPasses"] },
  { title: "Mass and cost", names: ["totalMass", "totalCost"] },
  {
    title: "Cost, energy and carbon, indicative",
    names: [
      "capitalCost",
      "capitalLow",
      "capitalHigh",
      "capitalPerMetre",
      "estimateClass",
      "energyPerTonne",
      "energyPerTonneKm",
      "energyYear",
      "energyBill",
      "beltLife",
      "carbonPerTonne",
      "embodiedCarbon",
      "costPerTonne",
      "truckCostPerTonne",
    ],
  },
] as const;

type Title = (typeof resultGroups)[number]["title"];

const groupOf = new Map(editorForms().map(({ name, group }) => [name, group]));

/** What the inputs of a group of forms decide; the rest follows in its usual order. */
const decided: Readonly<Record<WorkGroupName, readonly Title[]>> = {
  project: [],
  duty: ["Load", "Power", "Year"],
  route: [],
  belt: ["Belt and take-up", "Idlers"],
  drives: ["Power", "Traction", "Starting and stopping"],
  pulleys: [],
  analyse: ["Starting and stopping"],
  tools: [],
};

const ownTitles: Readonly<Partial<Record<FormName, readonly Title[]>>> = {
  takeup: ["Belt and take-up", "Traction"],
  cost: ["Cost, energy and carbon, indicative"],
};

/** The groups of results with those on top that the open form decides. */
export function resultGroupsFor(form: FormName): (typeof resultGroups)[number][] {
  const group = groupOf.get(form) ?? "project";
  const first = ownTitles[form] ?? decided[group];
  const isFirst = ({ title }: { readonly title: Title }) => first.includes(title);
  return [...resultGroups.filter(isFirst), ...resultGroups.filter((one) => !isFirst(one))];
}

/** Whether a form is about the chosen drive or the chosen point, whose results then stand on top. */
export function rowOf(form: FormName): "drive" | "point" | undefined {
  if (form === "drives" || form === "brakes") return "drive";
  return form === "pulleys" || form === "points" || form === "hoppers" ? "point" : undefined;
}

/** Results of a row of the drives or points, by their paths. */
export function outputsOf(list: "drives" | "pulls", row: number): readonly string[] {
  const part = conveyorDefinition.parts.find(({ name }) => name === list);
  return (part?.record.outputs ?? []).map(({ name }) => `${list}[${row}].${name}`);
}
