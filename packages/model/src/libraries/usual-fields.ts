import { number, text } from "../fields/build.ts";

/** Fields that mean the same in several libraries. Each takes only what differs. */

interface Figure {
  readonly default: number;
  readonly help: string;
}

interface NamedFigure extends Figure {
  readonly name: string;
  readonly label: string;
}

export function mass(field: Figure & { readonly name?: string; readonly label?: string }) {
  return number({ name: "mass", label: "Mass", unit: "kg", max: 1_000_000, ...field });
}

export function inertia(field: Figure & { readonly name?: string; readonly label?: string }) {
  return number({ name: "inertia", label: "Inertia", unit: "kgm2", max: 1_000_000, ...field });
}

/** Any amount of money; the product neither converts nor adds currencies of library rows. */
export function amount(field: { readonly name: string; readonly label: string; readonly help: string }) {
  return number({ unit: "money", default: 0, max: 1_000_000_000, ...field });
}

export function price(help: string) {
  return amount({ name: "price", label: "Price", help });
}

export function cost(help: string) {
  return amount({ name: "cost", label: "Cost", help });
}

/** A dimension of a part, in millimetres, to 10 m unless `max` says more. */
export function dimension(
  field: NamedFigure & { readonly min?: number; readonly max?: number; readonly usual?: readonly number[] },
) {
  return number({ unit: "mm", max: 10_000, ...field });
}

export function torque(field: NamedFigure) {
  return number({ unit: "Nm", max: 100_000_000, ...field });
}

export function shaftSpeed(field: NamedFigure) {
  return number({ unit: "rev/min", max: 100_000, ...field });
}

export function percent(field: NamedFigure & { readonly max?: number }) {
  return number({ unit: "%", max: 100, ...field });
}

export function count(field: NamedFigure & { readonly min?: number; readonly max: number }) {
  return number({ unit: "1", integer: true, ...field });
}

export function notes(help: string) {
  return text({ name: "userData", label: "User data", default: "", maxLength: 1000, help });
}

export function make(value: string) {
  return text({ name: "make", label: "Make", default: value, help: "Who makes it." });
}

export function model(value: string) {
  return text({ name: "model", label: "Model", default: value, help: "The maker's name of this model." });
}
