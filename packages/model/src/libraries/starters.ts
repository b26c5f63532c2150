import { choice, inGroup, number, points } from "../fields/build.ts";
import type { FieldValue, NumberField } from "../fields/field.ts";
import type { LibraryDefinition } from "./definition.ts";
import { libraryMessages } from "./messages.ts";
import type { LibraryValues } from "./row.ts";

const names = { plural: "starters", singular: "starter" };

/** The two kinds of curve: torque against speed, or speed against time. */
export const starterTypes = ["Torque-Speed", "Speed-Time"] as const;

const columns: readonly NumberField[] = [
  {
    ...number({
      name: "torque",
      label: "Torque",
      unit: "%",
      default: 0,
      min: -1000,
      max: 1000,
      help: "Share of the full-load torque of the motor; negative where the motor brakes.",
    }),
    group: "Points",
  },
  {
    ...number({
      name: "speed",
      label: "Speed",
      unit: "%",
      default: 0,
      max: 1000,
      help: "Share of the full speed of the motor.",
    }),
    group: "Points",
  },
  {
    ...number({
      name: "time",
      label: "Time",
      unit: "s",
      default: 0,
      max: 86_400,
      help: "Time since the start or the stop began.",
    }),
    group: "Points",
  },
];

/** Starting and stopping curves of a motor with its control gear. */
export const starters: LibraryDefinition = {
  ...names,
  title: "Starters",
  itemTitle: "Starter",
  about: "Starting and stopping curves: torque against speed, or speed against time.",
  defaultCategory: "Wound Rotor",
  newCategory: "A New Category",
  newDescription: "ABC Starter",
  columns: ["type"],
  fields: inGroup(
    "Curve",
    choice({
      name: "type",
      label: "Type",
      default: "Torque-Speed",
      options: starterTypes,
      help: "Torque-Speed: the torque the motor gives at each speed. Speed-Time: the speed the control follows.",
    }),
    points({
      name: "starterPts",
      label: "Points",
      columns,
      maxRows: 2000,
      default: [
        { torque: 140, speed: 0, time: 0 },
        { torque: 140, speed: 95, time: 0 },
        { torque: 0, speed: 100, time: 0 },
      ],
      help: "Points of the curve. Torque-Speed uses torque and speed, Speed-Time uses speed and time.",
    }),
  ),
  arrange: (values) => ({ ...values, starterPts: arrangeStarterPoints(values) }),
  messages: libraryMessages(names),
};

type Points = Extract<FieldValue, readonly unknown[]>;

/** In rising order of speed (Torque-Speed) or time (Speed-Time); points at the same place keep their order. */
export function arrangeStarterPoints(values: LibraryValues): Points {
  const { type, starterPts } = values;
  if (!Array.isArray(starterPts)) return [];
  const axis = type === "Speed-Time" ? "time" : "speed";
  return starterPts.toSorted((a, b) => (a[axis] ?? 0) - (b[axis] ?? 0));
}
