import { expect, it } from "vitest";
import { stepNumberText } from "./step-number.ts";

const newtonsPerMetre = (value: number) => ({ value, unit: "N/m" });

it("a difference of equal numbers is written as nothing", () => {
  // 0.1 + 0.2 - 0.3 in double precision (IEEE 754) is 5.55e-17.
  const left = newtonsPerMetre((0.1 + 0.2 - 0.3) * 1e5);
  expect(stepNumberText(left, [newtonsPerMetre(3e4), left])).toBe("0");
});

it("a small number is written beside others of its size, and beside large ones of another unit", () => {
  const small = newtonsPerMetre(2e-9);
  expect(stepNumberText(small, [small, newtonsPerMetre(1)])).toBe("2e-9");
  expect(stepNumberText(small, [small, { value: 2e11, unit: "Pa" }])).toBe("2e-9");
});

it("a factor beside the turns of a lifetime, and a reciprocal of a modulus, stay", () => {
  expect(stepNumberText({ value: 0.001, unit: "1" }, [{ value: 1e10, unit: "1" }])).toBe("0.001");
  expect(stepNumberText({ value: 1.6e-18, unit: "1/Pa2" }, [])).toBe("1.6e-18");
});

it("a large number is written with a power of ten, as many digits as others have", () => {
  expect(stepNumberText({ value: 207_000_000_000, unit: "Pa" }, [])).toBe("2.07e11");
  expect(stepNumberText({ value: -25_200_951, unit: "Pa" }, [])).toBe("-2.52e7");
  expect(stepNumberText({ value: 25_200_951, unit: "Pa" }, [], 6)).toBe("2.5201e7");
  expect(stepNumberText({ value: 3_474_604, unit: "kg" }, [])).toBe("3474604");
});
