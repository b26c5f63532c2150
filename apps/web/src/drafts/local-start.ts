import type { FiveNumbers } from "@beltwright/model";
import { type FiveNumberName, fiveNumberFields } from "../ui/five-numbers.ts";
import type { LocalStart } from "./local-designs.ts";

/** The address of a design of the try-out: `/try?demo=C3`, or `/try?capacity=1200&length=900&lift=35&width=1000`. */
interface StartSearch {
  readonly demo?: string;
  /** One that is kept, by its name. */
  readonly design?: string;
  readonly capacity?: number;
  readonly length?: number;
  readonly lift?: number;
  readonly width?: number;
  readonly material?: string;
  readonly reversible?: boolean;
}

const names: readonly FiveNumberName[] = ["capacity", "length", "lift", "width"];

/** Reads an address that anybody may have written: numbers out of bounds are as good as none. */
export function readStart(search: Readonly<Record<string, unknown>>): StartSearch {
  const { demo, design, material } = search;
  if (typeof design === "string") return { design };
  if (typeof demo === "string" || typeof demo === "number") return { demo: String(demo) };
  const numbers = names.flatMap((name) => {
    const { min, max } = fiveNumberFields[name];
    const value = Number(search[name] ?? Number.NaN);
    return value >= min && value <= max ? [[name, value] as const] : [];
  });
  if (numbers.length < names.length) return {};
  return {
    ...Object.fromEntries(numbers),
    ...(typeof material === "string" && { material }),
    ...(search.reversible === true && { reversible: true }),
  };
}

/** The address of a design of five numbers. */
export function searchOf({ capacity, length, lift, width, material, isReversible }: FiveNumbers): StartSearch {
  return {
    ...{ capacity, length, lift, width },
    ...(typeof material?._id === "string" && { material: material._id }),
    ...(isReversible && { reversible: true }),
  };
}

/** What an address begins with. */
export function startOf({ demo, design, reversible = false, ...five }: StartSearch): LocalStart {
  const { capacity, length, lift, width, material } = five;
  if (design !== undefined) return { id: design };
  if (demo !== undefined) return { demo };
  if (capacity === undefined || length === undefined || lift === undefined || width === undefined) return {};
  return { five: { capacity, length, lift, width, material, isReversible: reversible } };
}
