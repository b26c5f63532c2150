import { inGroup, text } from "../fields/build.ts";
import { inOrder } from "./checks.ts";
import type { LibraryDefinition } from "./definition.ts";
import { libraryMessages } from "./messages.ts";
import { shellWithinRadius } from "./pulley-checks.ts";
import {
  allowableShellStress,
  bearingCentres,
  bearingDesignation,
  bearingDiameter,
  bearingWidth,
  beltWidth,
  discThickness,
  faceWidth,
  shaftDiameter,
  shellDiameter,
  shellThickness,
} from "./pulley-fields.ts";
import { cost, dimension, mass } from "./usual-fields.ts";

const names = { plural: "pulleys", singular: "pulley" };

/** Complete pulleys: shell, shaft, bearings and lagging together. */
export const pulleys: LibraryDefinition = {
  ...names,
  title: "Pulleys",
  itemTitle: "Pulley",
  about: "Complete pulleys by use and belt width, with shell, shaft, bearings and lagging.",
  defaultCategory: "General",
  newCategory: "A New Category",
  newDescription: "ABC Pulley",
  columns: ["pType", "beltWidth", "shellDia", "faceWidth", "dia", "brgDesignation"],
  isSavedByIndex: true,
  fields: [
    ...inGroup(
      "Use",
      text({
        name: "pType",
        label: "Pulley type",
        default: "Drive",
        suggestions: ["Drive", "Tail", "Bend", "Takeup", "Brake"],
        help: "Where in the conveyor it is used.",
      }),
      beltWidth,
    ),
    ...inGroup("Shell", faceWidth, shellDiameter, shellThickness, discThickness, allowableShellStress),
    ...inGroup(
      "Lagging",
      text({
        name: "lagging",
        label: "Lagging",
        default: "rubber diamond",
        suggestions: ["none", "rubber plain", "rubber diamond", "ceramic"],
        help: "What covers the shell; it decides the friction of a drive pulley.",
      }),
      dimension({
        name: "laggingThick",
        label: "Lagging thickness",
        default: 12,
        max: 1000,
        help: "Thickness of the lagging; twice of it adds to the diameter.",
      }),
    ),
    ...inGroup(
      "Shaft and bearings",
      shaftDiameter,
      dimension({
        name: "shaftL",
        label: "Shaft length",
        default: 2050,
        max: 20_000,
        help: "Whole length of the shaft with its drive end.",
      }),
      bearingCentres,
      bearingDiameter,
      bearingWidth,
      bearingDesignation,
    ),
    ...inGroup(
      "Mass and cost",
      mass({
        name: "pulleyMass",
        label: "Pulley mass",
        default: 460,
        help: "Mass of shell, discs, hubs and lagging.",
      }),
      mass({ label: "Shaft mass", default: 290, help: "Mass of the shaft." }),
      cost("Cost of the complete pulley in your own currency."),
    ),
  ],
  check: (values) => [
    ...inOrder({ beltWidth: values.beltWidth }, { faceWidth: values.faceWidth }),
    ...inOrder({ faceWidth: values.faceWidth }, { bearingCentres: values.bearingCentres }, "not given"),
    ...inOrder({ bearingCentres: values.bearingCentres }, { shaftL: values.shaftL }, "not given"),
    ...inOrder({ brgDia: values.brgDia }, { dia: values.dia }),
    ...inOrder({ dia: values.dia }, { shellDia: values.shellDia }),
    ...shellWithinRadius(values),
  ],
  messages: libraryMessages(names),
};
