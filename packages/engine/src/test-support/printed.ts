import { expect } from "vitest";
import { printsAs } from "./significant.ts";

/** Fails, showing the number, unless it rounds to what the source prints. Spaces group digits. */
export function expectPrinted(value: number, printed: string): void {
  expect({ value, printed, agrees: printsAs(value, printed.replaceAll(" ", "")) }).toEqual({
    value,
    printed,
    agrees: true,
  });
}

/** Fails unless the numbers of one result are printed as the source prints them. */
export function expectAllPrinted(values: Readonly<Record<string, number>>, printed: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(printed)) expectPrinted(values[name] ?? Number.NaN, text);
}
