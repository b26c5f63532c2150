import { describe, expect, it } from "vitest";
import { changedConveyors, changedFile, changedRecord } from "./recorded/changed-conveyors.ts";
import {
  movedLines,
  readRecord,
  recordedConveyors,
  recordOf,
  shownConveyors,
  shownRecordOf,
} from "./recorded/recorded-results.ts";

// Published cases say what is right; this says that nothing moves unseen. A result that was mended is recorded anew
// with `npm run record`, and the difference is reviewed.
describe("everything calculated", () => {
  it.each(recordedConveyors)("is as recorded: %s", (_, conveyor, file) => {
    expect(movedLines(readRecord(file), recordOf(conveyor))).toEqual([]);
  });
});

describe("everything shown", () => {
  it.each(shownConveyors)("is as recorded: %s", (_, conveyor, file) => {
    expect(movedLines(readRecord(file), shownRecordOf(conveyor))).toEqual([]);
  });
});

describe("what is calculated with other answers", () => {
  const all = readRecord(changedFile);

  it.each(changedConveyors.map((one) => [one.name, one] as const))("is as recorded: %s", (name, changed) => {
    const recorded = new Map([...all].filter(([path]) => path.startsWith(`${name}.`)));
    expect(recorded.size).toBeGreaterThan(0);
    expect(movedLines(recorded, changedRecord(changed))).toEqual([]);
  });
});
