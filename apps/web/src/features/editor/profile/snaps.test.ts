import { describe, expect, it } from "vitest";
import { snapsOf } from "./snaps.ts";

// A foot is 0.3048 m by definition.
describe("the grid that points snap to", () => {
  it("is offered in metres", () => {
    expect(snapsOf(1, "metric").map(({ label }) => label)).toEqual([
      "No snap",
      "Snap 0.1 m",
      "Snap 0.5 m",
      "Snap 1 m",
      "Snap 5 m",
      "Snap 10 m",
    ]);
  });

  it("is offered in feet and kept exactly in metres", () => {
    const snaps = snapsOf(0.3048, "imperial");
    expect(snaps.map(({ label }) => label).slice(0, 4)).toEqual([
      "No snap",
      "Snap 0.25 ft",
      "Snap 0.5 ft",
      "Snap 1 ft",
    ]);
    expect(snaps.map(({ metres }) => metres)).toEqual([0, 0.0762, 0.1524, 0.3048, 1.524, 3.048, 7.62]);
  });

  it("keeps one that was chosen in the other unit", () => {
    expect(snapsOf(1, "imperial").at(-1)).toEqual({ metres: 1, label: "Snap 3.281 ft" });
    expect(snapsOf(0.3048, "metric").at(-1)).toEqual({ metres: 0.3048, label: "Snap 0.3048 m" });
  });
});
