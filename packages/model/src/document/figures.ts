import { boolean, choice, number, text } from "../fields/build.ts";
import type { ChoiceField, NumberField, TextField } from "../fields/field.ts";
import type { UnitCode } from "../units/unit.ts";

interface Limits {
  readonly min?: number;
  readonly max?: number;
  readonly integer?: true;
  readonly usual?: readonly number[];
}

type Figure = (name: string, label: string, value: number, help: string, limits?: Limits) => Omit<NumberField, "group">;

/** Makes the builder of a quantity: a row of the form is then name, label, starting value and help. */
function figure(unit: UnitCode, usual: Limits & { readonly max: number }): Figure {
  return (name, label, value, help, limits = {}) =>
    number({ name, label, unit, default: value, help, ...usual, ...limits });
}

export const metres = figure("m", { max: 1_000_000 });
/** A place in space: may lie on either side of the origin. */
export const position = figure("m", { min: -1_000_000, max: 1_000_000 });
export const kilometres = figure("km", { max: 100_000 });
export const millimetres = figure("mm", { max: 100_000 });
export const kilonewtons = figure("kN", { max: 100_000 });
export const newtons = figure("N", { max: 1_000_000_000 });
export const newtonMetres = figure("Nm", { max: 1_000_000_000 });
export const kilograms = figure("kg", { max: 100_000_000 });
export const kilogramsPerMetre = figure("kg/m", { max: 100_000 });
export const density = figure("kg/m3", { max: 100_000 });
export const inertia = figure("kgm2", { max: 10_000_000 });
export const degrees = figure("deg", { max: 360 });
export const celsius = figure("degC", { min: -273.15, max: 1000 });
export const seconds = figure("s", { max: 1_000_000 });
export const metresPerSecond = figure("m/s", { max: 100 });
export const tonnesPerHour = figure("t/h", { max: 1_000_000 });
export const percents = figure("%", { max: 1000 });
export const megapascals = figure("MPa", { max: 10_000_000 });
export const tensionPerWidth = figure("kN/m", { max: 10_000_000 });
export const hours = figure("h", { max: 100_000_000 });
/** A plain number: a factor, a coefficient, a ratio. */
export const acceleration = figure("m/s2", { max: 100 });
export const minutesOfArc = figure("min-arc", { max: 600 });
export const ratio = figure("1", { max: 1_000_000 });
export const perKelvin = figure("1/K", { max: 0.01 });
export const whole = figure("1", { max: 1_000_000, integer: true });

/** An amount of money, nothing unless said otherwise. */
export function money(name: string, label: string, help: string, value = 0): Omit<NumberField, "group"> {
  return number({ name, label, unit: "money", default: value, max: 1e12, help });
}

export function words(
  name: string,
  label: string,
  help: string,
  more: Partial<Pick<TextField, "default" | "maxLength" | "required" | "suggestions" | "multiline" | "format">> = {},
): Omit<TextField, "group"> {
  return text({ name, label, help, default: "", ...more });
}

/** One of a fixed list, the first of which a new conveyor has. */
export function oneOf(
  name: string,
  label: string,
  options: readonly [string, ...string[]],
  help: string,
): Omit<ChoiceField, "group"> {
  return choice({ name, label, options, default: options[0], help });
}

export function flag(name: string, label: string, value: boolean, help: string) {
  return boolean({ name, label, default: value, help });
}

export const selectionModes = ["Auto", "Manual"] as const;
type SelectionMode = (typeof selectionModes)[number];

/** Whether a component is chosen by the program on every calculation or stays as a person chose it. */
export function selectionMode(name: string, what: string, value: SelectionMode = "Auto"): Omit<ChoiceField, "group"> {
  return choice({
    name,
    label: `${what} selection`,
    options: selectionModes,
    default: value,
    help: "Auto chooses from the library on every calculation; Manual keeps what is here and only checks it.",
  });
}
