import { expect, it } from "vitest";
import { liftWarning } from "./lift-off.ts";

it("names the cases in which the belt lifts off, and nothing where it does not", () => {
  expect(liftWarning(["starting-full", "braking-empty"])).toBe("Lifts off: starting full, braking empty");
  expect(liftWarning(undefined)).toBeUndefined();
});
