import { describe, expect, it } from "vitest";
import { libraries } from "./all.ts";
import type { LibraryDefinition } from "./definition.ts";
import { parseLibraryValues } from "./parse-values.ts";
import { newRow, rowFields } from "./row-fields.ts";

// Section 3 of both documents; the order is the specification's, fields without identity and the common ones.
const fieldsInSpecification: Readonly<Record<string, string>> = {
  belts:
    "beltClass, beltStrength, allowableTension, fibre, plies, carcassT, carcassMass, coverDensity, beltModulus, carcassPrice, coverPrice, cableDia, cablePitch, numCables, minPulleyDiaA, minPulleyDiaB, minPulleyDiaC, minPulleyDiaA60, minPulleyDiaB60, minPulleyDiaC60, minPulleyDiaA30, minPulleyDiaB30, minPulleyDiaC30, maxWidth800, maxWidth1200, maxWidth1600, maxWidth2400, maxWidth3000, minWidth20, minWidth35, minWidth45, widthWord",
  brakes:
    "caliper, minClampingForce, maxClampingForce, lossOfForcePercentPermm, operatingPressure, maxAirGap, padSurfacePressure, padOffsetDistance, mass, price",
  fluidCouplings:
    "size, power, poles, peakTorque, twoSecTorque, slip, maxStartTime, mass, price, driveWheel, typeClass",
  gearBoxes:
    "type, code, size, noOfStages, ratio, inertia, maxInputSpeed, minInputSpeed, maxTorque, inpShaftDia, outputShaftDia, mass, price, shaftMount, parallelShafts, rightAngleShafts, mountingType, efficiency",
  holdbacks:
    "make, model, typeIntExt, typeSpragRoller, torqueLimiting, lubrication, maxSpeed, liftOffSpeed, maxTorque, torqueSetting, mass, inertia, maxBore, price",
  idlers:
    "series, drawingNo, beltWidth, noOfRolls, rollDia, rollDiaCentre, rollDiaWing, troughAngle, bearing, bearingCRating, shaftDia, bearingDia, bearingType, idlerType, faceWidth, faceWidthCentre, faceWidthWing, fixingWidth, supportCtrs, brgCtrs, allowShaftDefl, rotatingMass, idlerSetMass, price, faceToSprtDim, faceToHingeDim, faceToBrgDim, userData, isOffset",
  materials: "loBD, hiBD, maxSpeed, lumpSize, repose, maxIncline, surchargeAngle, flowability, abrasion, grading, misc",
  motors:
    "voltage, poles, powerRating, speed, frame, protection, freq, insulation, shaftH, shaftDia, flCurrent, flTorque, lrTorque, bdTorque, eff50, eff75, eff100, pf50, pf75, pf100, momI, mass, mounting",
  // Not shown in the specification; these are the columns of the shipped file.
  pulleys:
    "pType, beltWidth, faceWidth, shellDia, shellThick, discThick, lagging, laggingThick, allowPullShellStress, dia, brgDia, brgWidth, brgDesignation, bearingCentres, shaftL, pulleyMass, mass, cost",
  pullShafts: "dia, brgDia, brgWidth, brgDesignation, brgCost, cost",
  pullShells: "shellDia, shellThick, discThick, cost",
  pullWidths: "beltWidth, faceWidth, bearingCentres, dischPulleyBrgCtrs, userData",
  shaftCouplings: "make, model, type, drawing, torque, serviceFactor, maxBore, minBore, maxSpeed, mass, inertia, price",
  starters: "type, starterPts",
};

// Section 2: "fluid couplings Voith, gearboxes Flender, holdbacks Ringspann FXM, …"; pulleys are not shown.
const defaultCategories: Readonly<Record<string, string>> = {
  belts: "Goodyear Fabric",
  brakes: "Svendborg BSFI 200",
  fluidCouplings: "Voith",
  gearBoxes: "Flender",
  holdbacks: "Ringspann FXM",
  idlers: "Sandvik Carry",
  materials: "General",
  motors: "Metric Motor",
  pulleys: "General",
  pullShafts: "General",
  pullShells: "General",
  pullWidths: "General",
  shaftCouplings: "PENCOflex",
  starters: "Wound Rotor",
};

// Section 8 of the second document, and "the same three for brakes" of the first.
const singulars =
  "belt, brake, fluidCoupling, gearBox, holdback, idler, material, motor, pulley, pullShaft, pullShell, pullWidth, shaftCoupling, starter";

const specified = libraries.slice(0, 14);

describe("the fourteen libraries of the specification", () => {
  it("come first, in this order", () => {
    expect(specified.map(({ plural }) => plural)).toEqual(Object.keys(fieldsInSpecification));
    expect(specified.map(({ singular }) => singular)).toEqual(singulars.split(", "));
  });

  it.each(specified.map((library) => [library.plural, library] as const))(
    "have their fields, each once: %s",
    (plural, library) => {
      const common = ["category", "description", "metric", "allowSelection"];
      const names = rowFields(library).map(({ name }) => name);
      expect(names.toSorted()).toEqual([...common, ...(fieldsInSpecification[plural] ?? "").split(", ")].toSorted());
    },
  );

  it("file rows under the categories the specification opens with", () => {
    const ours = specified.map(({ plural, defaultCategory }) => [plural, defaultCategory]);
    expect(Object.fromEntries(ours)).toEqual(defaultCategories);
  });
});

describe.each(libraries.map((library) => [library.plural, library] as const))("%s", (_plural, library) => {
  const fields = rowFields(library);
  const names = fields.map(({ name }) => name);

  it("has no field twice", () => {
    expect(new Set(names).size).toBe(names.length);
  });

  it("starts a new row that is valid by itself", () => {
    expect(parseLibraryValues(library, newRow(library))).toMatchObject({ kind: "valid", values: newRow(library) });
  });

  it("explains every field", () => {
    for (const { label, help, group } of fields) {
      expect(label).not.toBe("");
      expect(help).toMatch(/^[A-Z0-9].{8,}\.$/);
      expect(group).not.toBe("");
    }
  });

  it("shows and edits in its list only fields it has", () => {
    for (const name of [...library.columns, ...(library.inlineFields ?? [])]) expect(names).toContain(name);
  });

  it("words its messages as the specification does", () => {
    expect(library.messages).toEqual(expectedMessages(library));
  });
});

function expectedMessages({ plural, singular }: LibraryDefinition) {
  const special: Readonly<Record<string, object>> = {
    belts: { added: "Belt added", addFailed: "Failed to save new belt" },
    brakes: {
      added: "Brake added",
      categoriesFailed: "error getting brake Categories - are you still logged in?",
    },
    fluidCouplings: { added: "Data added to database", saved: "Data saved to database" },
  };
  return {
    added: "Data added",
    addFailed: "Failed to add data",
    copied: "Data copied to user's list",
    copyFailed: "Failed to copy data",
    saved: "Saved",
    loadFailed: `Failed to load ${singular}`,
    editFailed: `Failed to edit ${singular}`,
    deleteFailed: `Failed to delete ${singular}`,
    listFailed: `error getting ${plural}`,
    categoriesFailed: `error getting ${singular} Categories`,
    ...special[plural],
  };
}

// "Defaults for a new belt" and the defaults of a brake.
const newBelt = {
  category: "A new belt",
  description: "ABC Belt ST1000",
  metric: true,
  allowSelection: true,
  beltClass: "ST1000",
  beltStrength: 1000,
  allowableTension: 150,
  fibre: "Steel",
  carcassT: 3.8,
  carcassMass: 8.28,
  coverDensity: 1.13,
  beltModulus: 72_000,
  cableDia: 3.8,
  cablePitch: 15.3,
  minPulleyDiaA: 630,
  minPulleyDiaB: 560,
  minPulleyDiaC: 500,
  minPulleyDiaA60: 560,
  minPulleyDiaB60: 560,
  minPulleyDiaC60: 500,
  minPulleyDiaA30: 500,
  minPulleyDiaB30: 500,
  minPulleyDiaC30: 500,
  maxWidth800: 3200,
  maxWidth1200: 3200,
  maxWidth1600: 3200,
  maxWidth2400: 3200,
  maxWidth3000: 3200,
  minWidth20: 600,
  minWidth35: 600,
  minWidth45: 750,
};
const newBrake = {
  category: "A New Category",
  description: "ABC Brake",
  caliper: "BSFI 204",
  minClampingForce: 4000,
  maxClampingForce: 4500,
  lossOfForcePercentPermm: 6,
  operatingPressure: 65,
  maxAirGap: 1,
  padOffsetDistance: 70,
  mass: 18.5,
  price: 0,
};

describe("new rows", () => {
  it.each([
    ["belts", newBelt],
    ["brakes", newBrake],
  ])("of %s start with the defaults of the specification", (plural, defaults) => {
    const library = libraries.find((candidate) => candidate.plural === plural);
    expect(library && newRow(library)).toMatchObject(defaults);
  });
});
