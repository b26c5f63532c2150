import { describe, expect, it } from "vitest";
import { keepLastChoice, type ReportChoice, readLastChoice } from "./last-choice.ts";

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

describe("the last choice of reports", () => {
  it.each<ReportChoice>([
    { kind: "ready", name: "tender" },
    { kind: "own", reports: ["power", "findings"] },
    // Also where a report is called as a ready choice is.
    { kind: "own", reports: ["check"] },
  ])("comes back as it was: %o", (choice) => {
    const browser = storage();
    keepLastChoice(browser, choice);
    expect(readLastChoice(browser)).toEqual(choice);
  });

  it("is none before the first time, and none of what nobody wrote", () => {
    const browser = storage();
    expect(readLastChoice(browser)).toBeUndefined();
    browser.setItem("beltwright.reportChoice", "<script>");
    expect(readLastChoice(browser)).toBeUndefined();
  });
});
