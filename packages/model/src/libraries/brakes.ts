import { inGroup, number, text } from "../fields/build.ts";
import { inOrder } from "./checks.ts";
import type { LibraryDefinition } from "./definition.ts";
import { libraryMessages } from "./messages.ts";
import { mass, price } from "./usual-fields.ts";

const names = { plural: "brakes", singular: "brake" };

/** Spring-applied disc brake calipers. Torque comes from force, friction and the disc, in the drive. */
export const brakes: LibraryDefinition = {
  ...names,
  title: "Brakes",
  itemTitle: "Brake",
  about: "Disc brake calipers with clamping force, air gap and pad data.",
  defaultCategory: "Svendborg BSFI 200",
  newCategory: "A New Category",
  newDescription: "ABC Brake",
  columns: ["caliper", "minClampingForce", "maxClampingForce", "operatingPressure", "maxAirGap", "mass"],
  inlineFields: ["minClampingForce", "maxClampingForce", "operatingPressure", "maxAirGap", "mass", "price"],
  fields: [
    ...inGroup(
      "Identity",
      text({ name: "caliper", label: "Caliper", default: "BSFI 204", help: "The maker's type name of the caliper." }),
    ),
    ...inGroup(
      "Force",
      number({
        name: "minClampingForce",
        label: "Minimum clamping force",
        unit: "N",
        default: 4000,
        max: 10_000_000,
        help: "Force one caliper is sure to give with worn pads.",
      }),
      number({
        name: "maxClampingForce",
        label: "Maximum clamping force",
        unit: "N",
        default: 4500,
        max: 10_000_000,
        help: "Force one caliper may give with new pads.",
      }),
      number({
        name: "lossOfForcePercentPermm",
        label: "Loss of force with wear",
        unit: "%/mm",
        default: 6,
        max: 100,
        help: "Share of the force lost as the air gap grows or the pads wear.",
      }),
    ),
    ...inGroup(
      "Release",
      number({
        name: "operatingPressure",
        label: "Operating pressure",
        unit: "bar",
        default: 65,
        max: 1000,
        help: "Hydraulic pressure that holds the brake off; 0 where a thruster does.",
      }),
      number({
        name: "maxAirGap",
        label: "Maximum air gap",
        unit: "mm",
        default: 1,
        max: 100,
        help: "Largest gap between pad and disc before adjustment.",
      }),
    ),
    ...inGroup(
      "Pads",
      number({
        name: "padSurfacePressure",
        label: "Pad surface pressure",
        unit: "N/mm2",
        default: 0,
        max: 1000,
        help: "Pressure on the pad at the maximum clamping force.",
      }),
      number({
        name: "padOffsetDistance",
        label: "Pad offset distance",
        unit: "mm",
        default: 70,
        max: 2000,
        help: "Subtracted from the disc diameter to give the effective braking diameter.",
      }),
    ),
    ...inGroup(
      "Mass and price",
      mass({ default: 18.5, help: "Mass of one caliper." }),
      price("Price of one caliper in your own currency."),
    ),
  ],
  check: ({ minClampingForce, maxClampingForce }) => inOrder({ minClampingForce }, { maxClampingForce }),
  messages: libraryMessages(names, {
    added: "Brake added",
    categoriesFailed: "error getting brake Categories - are you still logged in?",
  }),
};
