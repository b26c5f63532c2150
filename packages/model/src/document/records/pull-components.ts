import { pullShafts } from "../../libraries/pull-shafts.ts";
import { pullShells } from "../../libraries/pull-shells.ts";
import { pullWidths } from "../../libraries/pull-widths.ts";
import { allowableShellStress, faceWidth } from "../../libraries/pulley-fields.ts";
import { sampleConveyor } from "../../reference/new-conveyor.ts";
import { form, type RecordDefinition, result } from "../definition.ts";
import { kilograms, megapascals, millimetres, words } from "../figures.ts";
import { component } from "./component.ts";

const { shaftMaterial } = sampleConveyor;

export const pullShaft = component(pullShafts, {
  typeName: "PullShaft",
  form: "pulleys",
  startsWith: "library",
  more: form(
    "pulleys",
    "Shaft",
    millimetres("shaftL", "Shaft length", 2050, "Whole length of the shaft with its drive end."),
    millimetres("brgCentres", "Bearing centres", 1800, "Distance between the middles of the two bearings."),
    kilograms("mass", "Shaft mass", 0, "Mass of the shaft; 0 computes it."),
  ),
});

export const pullShell = component(pullShells, {
  typeName: "PullShell",
  form: "pulleys",
  startsWith: "library",
  more: form(
    "pulleys",
    "Shell",
    millimetres("laggingThick", "Lagging thickness", 10, "Thickness of the lagging; 0 for a bare pulley."),
    faceWidth,
    allowableShellStress,
    kilograms("pulleyMass", "Pulley mass", 0, "Mass of shell, discs, hubs and lagging; 0 computes it."),
  ),
});

export const pullWidth = component(pullWidths, { typeName: "PullWidth", form: "pulleys", startsWith: "library" });

/** The steel of a shaft; K1040 as in the specification's sample. */
export const shaftMatl: RecordDefinition = {
  title: "Shaft material",
  typeName: "ShaftMatl",
  groups: [
    form(
      "pulleys",
      "Shaft material",
      words("description", "Steel", "Name of the steel.", { default: shaftMaterial.name }),
      megapascals("modulus", "Modulus", shaftMaterial.modulus, "Modulus of elasticity."),
      megapascals("uts", "Tensile strength", shaftMaterial.ultimateStrength, "Ultimate tensile strength."),
      megapascals("yieldStrength", "Yield strength", 0, "Yield strength; 0 takes it from the tensile strength."),
      megapascals("enduranceLimit", "Endurance limit", shaftMaterial.enduranceLimit, "Limit in reversed bending."),
    ),
  ],
  parts: [],
  outputs: [],
};

export const sectionTensions = [
  ...["t1", "t2"].flatMap((side) => [
    result(side, `${side.toUpperCase()} running full`, "kN"),
    result(`${side}Un`, `${side.toUpperCase()} running empty`, "kN"),
    result(`${side}Inc`, `${side.toUpperCase()} inclines loaded`, "kN"),
    result(`${side}Dec`, `${side.toUpperCase()} declines loaded`, "kN"),
    result(`${side}Start`, `${side.toUpperCase()} starting full`, "kN"),
    result(`${side}StartUn`, `${side.toUpperCase()} starting empty`, "kN"),
    result(`${side}Brake`, `${side.toUpperCase()} braking full`, "kN"),
    result(`${side}BrakeUn`, `${side.toUpperCase()} braking empty`, "kN"),
  ]),
];
