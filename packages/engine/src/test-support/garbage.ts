import fc from "fast-check";
import { expect } from "vitest";
import { InputRefused } from "../trace/input-refused.ts";

/** Numbers that inputs should never be, and some they may be. */
const odd = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 1e-12, 1e12, -1e6, 0.5);

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Paths of all numbers in nested records and lists. */
function numberPaths(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === "number") return [path];
  if (Array.isArray(value)) return value.flatMap((one, at) => numberPaths(one, [...path, String(at)]));
  return isPlain(value) ? Object.entries(value).flatMap(([key, one]) => numberPaths(one, [...path, key])) : [];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], to: number): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === key ? replaced(one, rest, to) : one));
  return isPlain(value) ? { ...value, [key]: replaced(value[key], rest, to) } : value;
}

/** Every number in a result is finite. */
function expectFinite(value: unknown): void {
  for (const path of numberPaths(value)) {
    const found = path.reduce<unknown>(
      (at, key) => (Array.isArray(at) ? at[Number(key)] : isPlain(at) ? at[key] : at),
      value,
    );
    expect({ path: path.join("."), isFinite: Number.isFinite(found) }).toEqual({
      path: path.join("."),
      isFinite: true,
    });
  }
}

/** Puts odd numbers in the place of any one input: the call answers with finite numbers, or refuses by name. */
export function expectSound<Input>(call: (input: Input) => unknown, input: Input, runs = 150): void {
  const paths = numberPaths(input);
  fc.assert(
    fc.property(fc.constantFrom(...paths), odd, (path, to) => {
      // The shape is that of the input; only one number differs.
      const given = replaced(input, path, to) as Input;
      try {
        expectFinite(call(given));
      } catch (error) {
        if (!(error instanceof InputRefused)) throw error;
      }
    }),
    { numRuns: runs },
  );
}
