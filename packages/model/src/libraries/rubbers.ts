import { choice, inGroup, number, points, text } from "../fields/build.ts";
import type { FieldValue, NumberField } from "../fields/field.ts";
import type { LibraryDefinition, RowFault } from "./definition.ts";
import { libraryMessages } from "./messages.ts";
import type { LibraryValues } from "./row.ts";
import { dimension, notes } from "./usual-fields.ts";

const names = { plural: "rubbers", singular: "rubber" };

/** How the laboratory tells what the rubber does. */
const rubberLaws = ["Master curve", "Large sample", "Constant"] as const;

const branchColumns: readonly NumberField[] = [
  column("time", "Time", "s", 1, { min: 1e-15, max: 1e9 }, "Time of relaxation at the reference temperature."),
  column("modulus", "Modulus", "MPa", 1, { max: 100_000 }, "Modulus of this branch."),
];

const warmthColumns: readonly NumberField[] = [
  column("temperature", "Temperature", "degC", 20, { min: -100, max: 200 }, "Temperature of the test."),
  column("factor", "Factor", "1", 1, { min: 0.01, max: 100 }, "Drag at this temperature over the drag of the law."),
];

function column(
  name: string,
  label: string,
  unit: NumberField["unit"],
  start: number,
  limits: { readonly min?: number; readonly max: number },
  help: string,
): NumberField {
  return { ...number({ name, label, unit, default: start, ...limits, help }), group: "Points" };
}

/** Handbook 2.10.3, the illustrative general cover at 20 °C. */
const generalModuli = [420, 220, 100, 44, 20, 9.6, 5.2, 3.1, 1.9, 1.2, 0.7];

/** Cover rubbers as a laboratory describes them, for indentation by the viscoelastic method. */
export const rubbers: LibraryDefinition = {
  ...names,
  title: "Rubbers",
  itemTitle: "Rubber",
  about: "Cover compounds: a master curve, the drag of a large sample, or one pair of values.",
  defaultCategory: "Illustrative",
  newCategory: "A New Category",
  newDescription: "ABC Compound",
  columns: ["law", "testedBy", "equilibriumModulus", "sampleFactor", "sampleExponent"],
  fields: [
    ...inGroup(
      "Test",
      choice({
        name: "law",
        label: "Law",
        default: "Master curve",
        options: rubberLaws,
        help: "Master curve: moduli by time and temperature. Large sample: drag measured on a belt. Constant: one pair of values.",
      }),
      text({ name: "testedBy", label: "Tested by", default: "", help: "Laboratory, report and date of the test." }),
    ),
    ...inGroup(
      "Master curve",
      number({
        name: "equilibriumModulus",
        label: "Equilibrium modulus",
        unit: "MPa",
        default: 4.2,
        min: 0.001,
        max: 100_000,
        help: "Modulus that is left after a long time.",
      }),
      points({
        name: "branches",
        label: "Branches",
        columns: branchColumns,
        maxRows: 100,
        default: generalModuli.map((modulus, at) => ({ time: Number(`1e${at - 10}`), modulus })),
        help: "Times of relaxation and their moduli, at the reference temperature.",
      }),
      number({
        name: "referenceTemperature",
        label: "Reference temperature",
        unit: "degC",
        default: 20,
        min: -100,
        max: 200,
        help: "Temperature the times were brought to.",
      }),
      number({
        name: "shiftFactor",
        label: "Shift constant C1",
        unit: "1",
        default: 7.72,
        max: 20,
        help: "First constant of the shift function of Williams, Landel and Ferry, to the base of ten.",
      }),
      number({
        name: "shiftSpan",
        label: "Shift constant C2",
        unit: "K",
        default: 116.6,
        min: 20,
        max: 1000,
        help: "Second constant of the shift function.",
      }),
    ),
    ...inGroup(
      "Large sample",
      number({
        name: "sampleFactor",
        label: "Factor a",
        unit: "1",
        default: 0.00659,
        min: 0.000001,
        max: 1,
        help: "Drag is a times load to the power b, both in N/mm.",
      }),
      number({
        name: "sampleExponent",
        label: "Exponent b",
        unit: "1",
        default: 1.28,
        min: 0.5,
        max: 3,
        help: "Power of the load; 1.33 for a thin elastic layer.",
      }),
      dimension({
        name: "sampleCover",
        label: "Cover of the sample",
        default: 7,
        min: 0.1,
        max: 1000,
        help: "Thickness of the cover that was rolled on.",
      }),
      dimension({
        name: "sampleRollDia",
        label: "Roll of the test",
        default: 219,
        min: 10,
        max: 2000,
        help: "Diameter of the roll it was tested with.",
      }),
      points({
        name: "temperatureFactors",
        label: "By temperature",
        columns: warmthColumns,
        maxRows: 100,
        default: [],
        help: "Drag by temperature; straight between, as at the last beyond. Empty: the same at every temperature.",
      }),
    ),
    ...inGroup(
      "Constant",
      number({
        name: "storageModulus",
        label: "Storage modulus",
        unit: "MPa",
        default: 10,
        min: 0.001,
        max: 100_000,
        help: "Storage modulus E' at the frequency of the contact.",
      }),
      number({
        name: "lossFactor",
        label: "Loss factor",
        unit: "1",
        default: 0.24,
        max: 10,
        help: "Loss factor tan δ at the frequency of the contact.",
      }),
    ),
    ...inGroup("Notes", notes("Anything else worth keeping about the compound.")),
  ],
  check: ({ law, branches, temperatureFactors }) => [
    ...(law === "Master curve" && count(branches) === 0 ? [noBranch] : []),
    ...(hasSameTwice(temperatureFactors, "temperature") ? [sameTemperature] : []),
  ],
  arrange: (values) => ({
    ...values,
    branches: risingBy(values, "branches", "time"),
    temperatureFactors: risingBy(values, "temperatureFactors", "temperature"),
  }),
  messages: libraryMessages(names),
};

const noBranch: RowFault = { field: "branches", message: "Needs at least one branch for a master curve." };
const sameTemperature: RowFault = { field: "temperatureFactors", message: "Must not have one temperature twice." };

type Points = Extract<FieldValue, readonly unknown[]>;

function pointsIn(value: FieldValue | undefined): Points {
  return Array.isArray(value) ? value : [];
}

function count(value: FieldValue | undefined): number {
  return pointsIn(value).length;
}

function hasSameTwice(value: FieldValue | undefined, axis: string): boolean {
  const list = pointsIn(value);
  return new Set(list.map((point) => point[axis])).size < list.length;
}

function risingBy(values: LibraryValues, field: string, axis: string): Points {
  return pointsIn(values[field]).toSorted((a, b) => (a[axis] ?? 0) - (b[axis] ?? 0));
}
