import { beltWidths, type NumberField } from "@beltwright/model";

export type FiveNumberName = "capacity" | "length" | "lift" | "width";

const common = { kind: "number", group: "" } as const;

/** The numbers that a first design is made of; the fifth is the material. */
export const fiveNumberFields: Readonly<Record<FiveNumberName, NumberField>> = {
  capacity: {
    ...common,
    name: "capacity",
    label: "Capacity",
    unit: "t/h",
    default: 1800,
    min: 1,
    max: 100_000,
    help: "Tonnage at full load.",
  },
  length: {
    ...common,
    name: "length",
    label: "Length",
    unit: "m",
    default: 100,
    min: 10,
    max: 100_000,
    help: "Along the ground from tail to head.",
  },
  lift: {
    ...common,
    name: "lift",
    label: "Lift",
    unit: "m",
    default: 10,
    min: -5000,
    max: 5000,
    help: "Head above tail; negative downhill.",
  },
  width: {
    ...common,
    name: "width",
    label: "Belt width",
    unit: "mm",
    default: 1200,
    min: 300,
    max: 5000,
    usual: beltWidths.filter((width) => width >= 300 && width <= 5000),
    help: "Width of the belt.",
  },
};
