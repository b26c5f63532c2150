import { findFieldAt } from "@beltwright/model";
import { expect, it } from "vitest";
import { inputText } from "./value-text.ts";

it("writes values with their unit, as the person sees units", () => {
  const width = findFieldAt("beltWidthInp");
  expect(inputText(1200, width, "metric")).toBe("1200 mm");
  expect(inputText(1219.2, width, "imperial")).toBe("48 in");
});

it("writes what is no number in words", () => {
  expect(inputText(true, findFieldAt("metric"), "metric")).toBe("yes");
  expect(inputText("", findFieldAt("project"), "metric")).toBe("–");
  expect(inputText("data:image/png;base64,AAAA", findFieldAt("coLogo"), "metric")).toBe("a picture");
  expect(inputText([{}, {}], undefined, "metric")).toBe("2 rows");
  expect(inputText("x".repeat(100), undefined, "metric")).toHaveLength(81);
});
