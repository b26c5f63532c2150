import { expect, it } from "vitest";
import { rowLimitSentence } from "./row-limits.ts";

it.each([
  ["torque", { value: "5.1 kNm", least: "6.3 kNm" }, "Torque 5.1 kNm of 6.3 kNm needed"],
  ["slip", { value: "8 %", most: "6 %" }, "Slip 8 %, at most 6 %"],
  ["poles", { value: "6", least: "4", most: "4" }, "Poles 6, 4 needed"],
  ["ratio", { value: "25", least: "19", most: "21" }, "Ratio 25, 19 to 21 needed"],
  ["start-time", { most: "600 s" }, "Start time unknown, at most 600 s"],
  ["bearing-life", { least: "65000 h" }, "Bearing life unknown, 65000 h needed"],
  ["idler-type", {}, "Of another type"],
])("says why a row does not fit by its %s", (name, texts, sentence) => {
  expect(rowLimitSentence(name, texts)).toBe(sentence);
});
