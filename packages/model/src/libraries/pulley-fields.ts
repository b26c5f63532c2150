import { number, text } from "../fields/build.ts";
import { dimension } from "./usual-fields.ts";

/** Fields that a complete pulley shares with the libraries of its shaft, shell and width. */

export const beltWidth = dimension({
  name: "beltWidth",
  label: "Belt width",
  default: 1200,
  help: "Width of the belt it is made for.",
});

export const faceWidth = dimension({
  name: "faceWidth",
  label: "Face width",
  default: 1350,
  help: "Length of the shell, wider than the belt so that it may wander.",
});

export const bearingCentres = dimension({
  name: "bearingCentres",
  label: "Bearing centres",
  default: 1800,
  help: "Distance between the middles of the two bearings.",
});

export const shaftDiameter = dimension({
  name: "dia",
  label: "Shaft diameter",
  default: 160,
  help: "Diameter of the shaft at the hubs.",
});

export const bearingDiameter = dimension({
  name: "brgDia",
  label: "Bearing diameter",
  default: 140,
  help: "Diameter of the shaft under the bearing or its sleeve.",
});

export const bearingWidth = dimension({
  name: "brgWidth",
  label: "Bearing width",
  default: 68,
  help: "Width of the inner ring of the bearing.",
});

export const bearingDesignation = text({
  name: "brgDesignation",
  label: "Bearing designation",
  default: "22232 K + SNL 532",
  help: "Bearing and housing, as the maker names them.",
});

export const shellDiameter = dimension({
  name: "shellDia",
  label: "Shell diameter",
  default: 630,
  help: "Diameter over the steel, without lagging.",
});

export const shellThickness = dimension({
  name: "shellThick",
  label: "Shell thickness",
  default: 16,
  max: 1000,
  help: "Thickness of the shell.",
});

export const discThickness = dimension({
  name: "discThick",
  label: "Disc thickness",
  default: 32,
  max: 1000,
  help: "Thickness of the end discs at the hub.",
});

export const allowableShellStress = number({
  name: "allowPullShellStress",
  label: "Allowable shell stress",
  unit: "MPa",
  default: 42,
  max: 2000,
  help: "Stress the shell and its welds may see over a long life.",
});
