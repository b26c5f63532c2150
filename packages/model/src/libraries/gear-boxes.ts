import { boolean, inGroup, number, text } from "../fields/build.ts";
import { inOrder } from "./checks.ts";
import type { LibraryDefinition } from "./definition.ts";
import { libraryMessages } from "./messages.ts";
import { count, dimension, inertia, mass, percent, price, shaftSpeed, torque } from "./usual-fields.ts";

const names = { plural: "gearBoxes", singular: "gearBox" };

/** Gear units, one row per size and ratio. Torque is that of the slow shaft, before any service factor. */
export const gearBoxes: LibraryDefinition = {
  ...names,
  title: "Gearboxes",
  itemTitle: "Gearbox",
  about: "Gear units by size and ratio, with output torque, input speeds and shaft diameters.",
  defaultCategory: "Flender",
  newCategory: "A New Category",
  newDescription: "ABC Gearbox",
  columns: ["code", "size", "ratio", "maxTorque", "maxInputSpeed", "mass"],
  fields: [
    ...inGroup(
      "Identity",
      text({
        name: "type",
        label: "Type",
        default: "Bevel-helical",
        suggestions: [
          "Bevel-helical",
          "Bevel-helical hollow shaft",
          "Helical",
          "Helical hollow shaft",
          "Helical-bevel",
        ],
        help: "Kind of gearing.",
      }),
      text({ name: "code", label: "Code", default: "B3SH", help: "The maker's type code." }),
      number({
        name: "size",
        label: "Size",
        unit: "1",
        default: 10,
        max: 100_000,
        help: "The maker's size number.",
      }),
    ),
    ...inGroup(
      "Gearing",
      count({ name: "noOfStages", label: "Stages", default: 3, min: 1, max: 10, help: "Number of gear stages." }),
      number({
        name: "ratio",
        label: "Ratio",
        unit: "1",
        default: 20,
        min: 0.001,
        max: 100_000,
        help: "Input speed divided by output speed.",
      }),
      percent({ name: "efficiency", label: "Efficiency", default: 97, help: "Output over input power at full load." }),
      inertia({ default: 0.1, help: "Moment of inertia of all gears, referred to the input shaft." }),
    ),
    ...inGroup(
      "Rating",
      torque({
        name: "maxTorque",
        label: "Maximum torque",
        default: 61_500,
        help: "Nominal torque of the output shaft, before the service factor.",
      }),
      shaftSpeed({
        name: "maxInputSpeed",
        label: "Maximum input speed",
        default: 1800,
        help: "Fastest the input shaft may turn.",
      }),
      shaftSpeed({
        name: "minInputSpeed",
        label: "Minimum input speed",
        default: 400,
        help: "Slowest input speed at which splash lubrication still works.",
      }),
    ),
    ...inGroup(
      "Shafts and mounting",
      dimension({
        name: "inpShaftDia",
        label: "Input shaft diameter",
        default: 60,
        help: "Diameter of the input shaft.",
      }),
      dimension({
        name: "outputShaftDia",
        label: "Output shaft diameter",
        default: 180,
        help: "Diameter of the output shaft, or bore of a hollow one.",
      }),
      boolean({
        name: "shaftMount",
        label: "Shaft mount",
        default: false,
        help: "Sits on the pulley shaft with a hollow shaft and needs no low-speed coupling.",
      }),
      boolean({
        name: "parallelShafts",
        label: "Parallel shafts",
        default: false,
        help: "Input and output shafts lie side by side.",
      }),
      boolean({
        name: "rightAngleShafts",
        label: "Right-angle shafts",
        default: true,
        help: "The input shaft stands at a right angle to the output shaft.",
      }),
      text({
        name: "mountingType",
        label: "Mounting type",
        default: "Foot",
        suggestions: ["Foot", "Shaft mount, shrink disc", "Shaft mount, torque arm"],
        help: "How the unit is held.",
      }),
    ),
    ...inGroup(
      "Mass and price",
      mass({ default: 1400, help: "Mass of the gear unit without oil." }),
      price("Price of one gear unit in your own currency."),
    ),
  ],
  check: ({ minInputSpeed, maxInputSpeed, parallelShafts, rightAngleShafts }) => [
    ...inOrder({ minInputSpeed }, { maxInputSpeed }),
    ...(parallelShafts && rightAngleShafts
      ? [{ field: "rightAngleShafts", message: "Shafts cannot be parallel and at a right angle at once." }]
      : []),
  ],
  messages: libraryMessages(names),
};
