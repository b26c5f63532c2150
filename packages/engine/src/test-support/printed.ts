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
