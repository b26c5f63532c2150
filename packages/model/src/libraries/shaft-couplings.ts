import { inGroup, number, text } from "../fields/build.ts";
import { inOrder } from "./checks.ts";
import type { LibraryDefinition } from "./definition.ts";
import { libraryMessages } from "./messages.ts";
import { dimension, inertia, make, mass, model, price, shaftSpeed, torque } from "./usual-fields.ts";

const names = { plural: "shaftCouplings", singular: "shaftCoupling" };

/** Couplings for the high-speed and the low-speed shaft. Torque is nominal, before the service factor. */
export const shaftCouplings: LibraryDefinition = {
  ...names,
  title: "Shaft couplings",
  itemTitle: "Shaft coupling",
  about: "High-speed and low-speed couplings with torque, bores, speed and inertia.",
  defaultCategory: "PENCOflex",
  newCategory: "A New Category",
  newDescription: "ABC Coupling",
  columns: ["model", "type", "torque", "maxBore", "maxSpeed", "mass"],
  fields: [
    ...inGroup(
      "Identity",
      make("ABC"),
      model("C200"),
      text({
        name: "type",
        label: "Type",
        default: "Pin and bush",
        suggestions: ["Flexible claw", "Flexible cone ring", "Gear", "Grid", "Pin and bush", "Rigid flanged", "Tyre"],
        help: "Kind of coupling.",
      }),
      text({ name: "drawing", label: "Drawing", default: "", help: "Number of the drawing." }),
    ),
    ...inGroup(
      "Rating",
      torque({ name: "torque", label: "Torque", default: 5000, help: "Nominal torque, before the service factor." }),
      number({
        name: "serviceFactor",
        label: "Service factor",
        unit: "1",
        default: 1.5,
        max: 100,
        help: "Factor usually applied to the drive torque when choosing it.",
      }),
      shaftSpeed({ name: "maxSpeed", label: "Maximum speed", default: 3000, help: "Fastest it may turn." }),
    ),
    ...inGroup(
      "Bores",
      dimension({ name: "maxBore", label: "Maximum bore", default: 100, help: "Largest shaft it takes." }),
      dimension({ name: "minBore", label: "Minimum bore", default: 40, help: "Smallest shaft it takes." }),
    ),
    ...inGroup(
      "Mass and price",
      mass({ default: 50, help: "Mass of the complete coupling." }),
      inertia({ default: 0.5, help: "Moment of inertia of the complete coupling." }),
      price("Price of one coupling in your own currency."),
    ),
  ],
  check: ({ minBore, maxBore }) => inOrder({ minBore }, { maxBore }),
  messages: libraryMessages(names),
};
