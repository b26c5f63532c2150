import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The file of the test that runs; pages it is compared with are named from there. */
export const running = { file: "" };

/** Fails the test. The message is shown beside the mutant that was found. */
class Mismatch extends Error {
  constructor(matcher: string, received: unknown, expected: unknown) {
    super(`${matcher}: ${shown(received)} against ${shown(expected)}`);
    this.name = "Mismatch";
  }
}

interface Asymmetric {
  readonly matches: (received: unknown) => boolean;
}
const isAsymmetric = (value: unknown): value is Asymmetric =>
  typeof value === "object" && value !== null && "matches" in value && typeof value.matches === "function";

type Entries = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Entries => typeof value === "object" && value !== null;

/** Deep equality in which an absent property is one that is undefined. */
export function equals(received: unknown, expected: unknown): boolean {
  if (isAsymmetric(expected)) return expected.matches(received);
  if (Object.is(received, expected)) return true;
  if (!isObject(received) || !isObject(expected)) return false;
  if (Array.isArray(received) !== Array.isArray(expected)) return false;
  // Numbers that know where they came from are objects: what counts is the number.
  if (received instanceof Number && expected instanceof Number) return Object.is(Number(received), Number(expected));
  if (received instanceof Set && expected instanceof Set) {
    return (
      received.size === expected.size && [...received].every((one) => [...expected].some((other) => equals(one, other)))
    );
  }
  if (received instanceof Map) return equals([...received], expected instanceof Map ? [...expected] : undefined);
  if (Array.isArray(received) && Array.isArray(expected) && received.length !== expected.length) return false;
  const keys = new Set([...Object.keys(received), ...Object.keys(expected)]);
  return [...keys].every((key) => equals(received[key], expected[key]));
}

/** Whether everything asked for is there; what is besides does not count. */
function holds(received: unknown, expected: unknown): boolean {
  if (isAsymmetric(expected) || !isObject(expected)) return equals(received, expected);
  if (!isObject(received) || Array.isArray(received) !== Array.isArray(expected)) return false;
  if (Array.isArray(received) && Array.isArray(expected) && received.length !== expected.length) return false;
  return Object.keys(expected).every((key) => holds(received[key], expected[key]));
}

function contains(received: unknown, item: unknown): boolean {
  if (typeof received === "string") return received.includes(String(item));
  return listOf(received).includes(item);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) || value instanceof Set ? [...value] : [];
}

function throws(received: unknown, expected: unknown): boolean {
  if (typeof received !== "function") return false;
  try {
    received();
    return false;
  } catch (thrown) {
    if (expected === undefined) return true;
    if (typeof expected === "function") return thrown instanceof expected;
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return expected instanceof RegExp ? expected.test(message) : message.includes(String(expected));
  }
}

function has(received: unknown, path: unknown): boolean {
  const names = Array.isArray(path) ? path.map(String) : String(path).split(".");
  let at = received;
  for (const name of names) {
    if (!isObject(at) || !(name in at)) return false;
    at = at[name];
  }
  return true;
}

const numbers = (test: (a: number, b: number) => boolean) => (a: unknown, b: unknown) => test(Number(a), Number(b));
const matchers = {
  toBe: Object.is,
  toEqual: equals,
  toStrictEqual: equals,
  toMatchObject: holds,
  toContain: contains,
  toContainEqual: (received: unknown, item: unknown) => listOf(received).some((one) => equals(one, item)),
  toThrow: throws,
  toHaveProperty: has,
  toHaveLength: (received: unknown, length: unknown) =>
    isObject(received) && Object.is(received instanceof Set ? received.size : received.length, length),
  toBeUndefined: (received: unknown) => received === undefined,
  toBeDefined: (received: unknown) => received !== undefined,
  toBeNull: (received: unknown) => received === null,
  toBeTypeOf: (received: unknown, name: unknown) => typeof received === name,
  toSatisfy: (received: unknown, test: unknown) => typeof test === "function" && Boolean(test(received)),
  toBeNaN: (received: unknown) => Number.isNaN(received),
  toMatch: (received: unknown, pattern: unknown) => pattern instanceof RegExp && pattern.test(String(received)),
  toBeGreaterThan: numbers((a, b) => a > b),
  toBeGreaterThanOrEqual: numbers((a, b) => a >= b),
  toBeLessThan: numbers((a, b) => a < b),
  toBeLessThanOrEqual: numbers((a, b) => a <= b),
  toBeCloseTo: (a: unknown, b: unknown, digits: unknown = 2) =>
    Object.is(a, b) || Math.abs(Number(a) - Number(b)) < 10 ** -Number(digits) / 2,
  toMatchFileSnapshot: (received: unknown, path: unknown) =>
    received === readFileSync(resolve(dirname(running.file), String(path)), "utf8"),
} as const;

type Matchers = Readonly<Record<keyof typeof matchers, (expected?: unknown, more?: unknown) => void>>;

function assertions(received: unknown, wanted: boolean): Matchers {
  const made = Object.entries(matchers).map(([name, matches]) => {
    const test: (a: unknown, b?: unknown, c?: unknown) => boolean = matches;
    const assertion = (...given: readonly unknown[]) => {
      if (test(received, ...given) !== wanted) throw new Mismatch(name, received, given[0]);
    };
    return [name, assertion];
  });
  return Object.fromEntries(made);
}

/** The assertions the tests use. */
export const expectations = Object.assign(
  (received: unknown) => ({ ...assertions(received, true), not: assertions(received, false) }),
  {
    objectContaining: (some: unknown): Asymmetric => ({ matches: (received) => holds(received, some) }),
    arrayContaining: (some: readonly unknown[]): Asymmetric => ({
      matches: (received) => some.every((one) => listOf(received).some((item) => equals(item, one))),
    }),
    stringContaining: (some: string): Asymmetric => ({
      matches: (received) => typeof received === "string" && received.includes(some),
    }),
    stringMatching: (pattern: RegExp): Asymmetric => ({
      matches: (received) => typeof received === "string" && pattern.test(received),
    }),
    closeTo: (number: number, digits = 2): Asymmetric => ({
      matches: (received) => matchers.toBeCloseTo(received, number, digits),
    }),
    toSatisfy: (test: (received: unknown) => boolean): Asymmetric => ({ matches: test }),
    anything: (): Asymmetric => ({ matches: (received) => received !== undefined && received !== null }),
    any: (kind: { readonly name: string }): Asymmetric => ({
      matches: (received) => typeof received === kind.name.toLowerCase(),
    }),
  },
);

function shown(value: unknown): string {
  return (typeof value === "object" ? JSON.stringify(value) : String(value))?.slice(0, 200) ?? "";
}
