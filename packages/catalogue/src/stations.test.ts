import {
  type AddStation,
  addStation,
  type Conveyor,
  calculate,
  isPulley,
  openConveyorFile,
  randomDocument,
} from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { demoConveyors } from "./demos/demo-conveyors.ts";

const demos = await demoConveyors();
const modes = ["AddDrive", "AddBrake", "AddTakeup"] as const;

/** Where practice puts it, at both ends, and on pulleys and straights all round. */
function everywhere({ pulls }: Conveyor, mode: AddStation["mode"]): readonly AddStation[] {
  if (mode === "AddBrake") {
    // On a straight it goes to the upper end, wherever that is clicked.
    const pulleys = pulls.flatMap((pull, index) => (isPulley(pull) ? [{ mode, pulley: index }] : []));
    return [{ mode }, ...pulleys.slice(0, 4)];
  }
  const few = Math.max(1, Math.floor(pulls.length / 2));
  const places = pulls.map((_, index) => index).filter((index) => index % few === 0 || index === pulls.length - 1);
  const on = (index: number): readonly AddStation[] => [
    { mode, replaces: true, pulley: index },
    { mode, replaces: true, section: index },
  ];
  return [{ mode, replaces: true }, ...places.flatMap(on)];
}

function outcomes(conveyor: Conveyor, mode: AddStation["mode"]) {
  return everywhere(conveyor, mode).map((args) => addStation.apply(conveyor, args));
}

function expectWhole(conveyor: Conveyor): void {
  const calculation = calculate(conveyor);
  expect(calculation.kind === "refused" ? calculation.issues : []).toEqual([]);
}

describe.each(demos.map((demo) => [demo.convNo, demo] as const))("demo %s", (_name, demo) => {
  it.each(modes)("takes what %s adds at many places, and can be calculated with each", (mode) => {
    const all = outcomes(demo, mode);
    const changed = all.flatMap((outcome) => (outcome.kind === "changed" ? [outcome.conveyor] : []));
    expect(changed.length).toBeGreaterThan(0);
    for (const conveyor of changed) expectWhole(conveyor);
    const refused = all.flatMap((outcome) => (outcome.kind === "refused" ? outcome.issues : []));
    for (const { message } of refused) expect(message).toMatch(/([Pp]oint \d+.*)?(Choose|Move|Give|Change|choose)/);
  });
});

describe("random documents that can be calculated", () => {
  it("can be calculated still with a station added", () => {
    let tried = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const { type, content } = randomDocument(seed, demos);
      const opened = openConveyorFile(type, content);
      if (opened.kind !== "opened" && opened.kind !== "migrated") continue;
      if (opened.conveyor.pulls.length > 60 || calculate(opened.conveyor).kind === "refused") continue;
      const mode = modes[seed % 3] ?? "AddDrive";
      for (const section of [seed % opened.conveyor.pulls.length, undefined]) {
        const outcome = addStation.apply(opened.conveyor, {
          mode,
          replaces: true,
          ...(section !== undefined && { section }),
        });
        if (outcome.kind === "changed") expectWhole(outcome.conveyor);
        if (outcome.kind === "changed") tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(5);
  });
});
