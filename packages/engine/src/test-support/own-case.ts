import type { OwnCase } from "../design/own-case.ts";

/** A case that says nothing: the conveyor running full. */
export function anOwnCase(change: Partial<OwnCase> = {}): OwnCase {
  return {
    name: "own-1",
    kind: "normal",
    motion: "running",
    feeds: [],
    sectionLoads: [],
    speedShare: 1,
    densityFactor: 1,
    frictionFactor: 1,
    beltWear: 0,
    drivesOut: [],
    isChecked: true,
    ...change,
  };
}
