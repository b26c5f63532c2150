import { boolean, inGroup, text } from "../fields/build.ts";
import { inOrder } from "./checks.ts";
import type { LibraryDefinition } from "./definition.ts";
import { libraryMessages } from "./messages.ts";
import { dimension, inertia, make, mass, model, price, shaftSpeed, torque } from "./usual-fields.ts";

const names = { plural: "holdbacks", singular: "holdback" };

/** Backstops that keep a loaded incline from running back. Speed and torque are those of the shaft it sits on. */
export const holdbacks: LibraryDefinition = {
  ...names,
  title: "Holdbacks",
  itemTitle: "Holdback",
  about: "Backstops for the gear unit or the pulley shaft, with torque, speed and bore.",
  defaultCategory: "Ringspann FXM",
  newCategory: "A New Category",
  newDescription: "ABC Holdback",
  columns: ["make", "model", "typeIntExt", "maxTorque", "maxSpeed", "maxBore"],
  fields: [
    ...inGroup(
      "Identity",
      make("ABC"),
      model("H100"),
      text({
        name: "typeIntExt",
        label: "Internal or external",
        default: "External",
        suggestions: ["Internal", "External"],
        help: "Internal sits in or on the gear unit, external on the pulley shaft.",
      }),
      text({
        name: "typeSpragRoller",
        label: "Sprag or roller",
        default: "Sprag",
        suggestions: ["Sprag", "Roller"],
        help: "What locks the shaft.",
      }),
      text({
        name: "lubrication",
        label: "Lubrication",
        default: "Oil",
        suggestions: ["Oil", "Grease"],
        help: "What it is lubricated with.",
      }),
    ),
    ...inGroup(
      "Torque",
      torque({
        name: "maxTorque",
        label: "Maximum torque",
        default: 20_500,
        help: "Largest torque it may hold, before the service factor.",
      }),
      boolean({
        name: "torqueLimiting",
        label: "Torque limiting",
        default: false,
        help: "Slips above the torque setting, so that several share the load.",
      }),
      torque({
        name: "torqueSetting",
        label: "Torque setting",
        default: 0,
        help: "Torque at which a limiting holdback slips; 0 when it does not limit.",
      }),
    ),
    ...inGroup(
      "Speed",
      shaftSpeed({ name: "maxSpeed", label: "Maximum speed", default: 400, help: "Fastest the shaft may overrun." }),
      shaftSpeed({
        name: "liftOffSpeed",
        label: "Lift-off speed",
        default: 0,
        help: "Speed above which the sprags run clear; 0 where they stay in contact.",
      }),
    ),
    ...inGroup(
      "Shaft, mass and price",
      dimension({ name: "maxBore", label: "Maximum bore", default: 130, help: "Largest shaft it fits on." }),
      mass({ default: 60, help: "Mass of the complete holdback." }),
      inertia({ default: 0.3, help: "Moment of inertia of the part that turns with the shaft." }),
      price("Price of one holdback in your own currency."),
    ),
  ],
  check: ({ liftOffSpeed, maxSpeed, torqueSetting, maxTorque }) => [
    ...inOrder({ liftOffSpeed }, { maxSpeed }),
    ...inOrder({ torqueSetting }, { maxTorque }),
  ],
  messages: libraryMessages(names),
};
