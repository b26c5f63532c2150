import { describe, expect, it } from "vitest";
import { conveyorDefinition } from "./conveyor-definition.ts";
import { drive } from "./records/drive.ts";
import { pull } from "./records/pull.ts";

const labels = [conveyorDefinition, drive, pull].flatMap(({ outputs = [] }) => outputs.map(({ label }) => label));

describe("the name of a result", () => {
  it("is words that people say, not that of a field", () => {
    expect(labels.length).toBeGreaterThan(50);
    for (const label of labels) expect(label).toMatch(/^[A-Z](?!.*\b[a-z]+[A-Z])/);
  });

  it("names no unit of length, which another system of units belies", () => {
    for (const label of labels) expect(label).not.toMatch(/\b(metre|foot|millimetre|inch)\b/i);
  });
});
