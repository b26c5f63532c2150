import { firstDesign, scenariosFor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { makeBook } from "./make-book.ts";
import { inCompany, prepareReports } from "./report-input.ts";

const conveyor = { ...firstDesign({ capacity: 800, length: 120, lift: 8, width: 1000 }), dynRunTime: 1 };
const prepared = prepareReports(conveyor);
if (prepared.kind === "refused") throw new Error("the sample cannot be calculated");
const { input } = prepared;

describe("scenarios of reports", () => {
  it("are simulated once, however often others are chosen beside them", () => {
    const first = inCompany(input, { scenarios: scenariosFor(conveyor, ["start-full"]) });
    const both = inCompany(first, { scenarios: scenariosFor(conveyor, ["start-full", "stop-full"]) });
    expect(both.dynamics?.[0]).toBe(first.dynamics?.[0]);
    expect(both.dynamics?.map(({ result }) => result.scenario.kind)).toEqual(["start", "stop"]);
    expect(inCompany(both, {}).dynamics).toEqual([]);
  });
});

describe("curves of a start and a stop under control", () => {
  it("show the force of every drive, from each signal on", () => {
    // Without the soft starter of a first design, so that a ramp is followed.
    const drives = conveyor.drives.map((drive) => ({ ...drive, controlMode: "Auto" as const }));
    const ramped = prepareReports({ ...conveyor, drives, rampTime: 20, stopRampTime: 12 });
    if (ramped.kind === "refused") throw new Error("the sample cannot be calculated");
    const { reports } = makeBook(ramped.input, { reports: ["start-curves", "stop-curves"], language: "de" });
    const charted = reports.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "figure" ? [block] : [])),
    );
    const start = charted.find(({ caption }) => caption === "Antriebskraft: Anfahren, beladen");
    const times = start?.charted?.series[0]?.points.map(({ x }) => x) ?? [];
    expect([times[0], times.at(-1)]).toEqual([0, 20]);
    const stop = charted.find(({ caption }) => caption.startsWith("Kraft von Antrieben und Bremsen: "));
    expect(stop?.charted?.series[0]?.points[0]?.x).toBe(0);
  });
});
