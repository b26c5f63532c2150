import { describe, expect, it } from "vitest";
import { editPoints } from "./curve-edits.ts";
import { recordEdit, recordPoints, redo, startHistory, undo } from "./curve-history.ts";
import { curveAxes, sortPoints, withKeys, withoutKeys } from "./curve-points.ts";

const steps = withKeys([
  { torque: 120, speed: 0, time: 0 },
  { torque: 100, speed: 50, time: 4 },
  { torque: 110, speed: 100, time: 9 },
]);

describe("the order of starter points", () => {
  it("goes by speed for a torque-speed curve and by time for a speed-time curve", () => {
    const points = [
      { torque: 1, speed: 30, time: 1 },
      { torque: 2, speed: 10, time: 2 },
      { torque: 3, speed: 20, time: 0 },
    ];
    expect(sortPoints("Torque-Speed", points).map((point) => point.torque)).toEqual([2, 3, 1]);
    expect(sortPoints("Speed-Time", points).map((point) => point.torque)).toEqual([3, 1, 2]);
  });

  it("keeps a vertical step as it was typed", () => {
    const points = [
      { torque: 100, speed: 50, time: 0 },
      { torque: 130, speed: 50, time: 0 },
      { torque: 120, speed: 0, time: 0 },
    ];
    expect(sortPoints("Torque-Speed", points).map((point) => point.torque)).toEqual([120, 100, 130]);
  });

  it("draws torque over speed and speed over time", () => {
    expect(curveAxes("Torque-Speed")).toEqual({ across: "speed", up: "torque" });
    expect(curveAxes("Speed-Time")).toEqual({ across: "time", up: "speed" });
  });
});

describe("editing starter points", () => {
  it("adds a point halfway to the next one", () => {
    const added = editPoints("Torque-Speed", steps, { kind: "add", after: 0 });
    expect(withoutKeys(added)[1]).toEqual({ torque: 110, speed: 25, time: 2 });
  });

  it("adds beyond the last point by the step before it", () => {
    const added = editPoints("Speed-Time", steps, { kind: "add", after: undefined });
    expect(withoutKeys(added)[3]).toEqual({ torque: 110, speed: 100, time: 14 });
  });

  it("starts an empty curve at the origin", () => {
    const added = editPoints("Torque-Speed", [], { kind: "add", after: undefined });
    expect(withoutKeys(added)).toEqual([{ torque: 0, speed: 0, time: 0 }]);
  });

  it("puts a copy beside its original under a key of its own", () => {
    const copied = editPoints("Torque-Speed", steps, { kind: "copy", key: 1 });
    expect(copied.map((point) => point.key)).toEqual([0, 1, 3, 2]);
    expect(withoutKeys(copied)[2]).toEqual({ torque: 100, speed: 50, time: 4 });
  });

  it("deletes one point or all of them", () => {
    expect(editPoints("Torque-Speed", steps, { kind: "delete", key: 1 }).map((point) => point.key)).toEqual([0, 2]);
    expect(editPoints("Torque-Speed", steps, { kind: "delete-all" })).toEqual([]);
  });

  it("moves a changed point to its new place and keeps its key", () => {
    const changed = editPoints("Torque-Speed", steps, { kind: "change", key: 0, values: { speed: 75 } });
    expect(changed.map((point) => point.key)).toEqual([1, 0, 2]);
  });

  it("scales time, torque and speed each by its own factor without binary dust", () => {
    const factors = { torque: 1.1, speed: 0.5, time: 3 };
    const points = withKeys([{ torque: 100, speed: 50, time: 0.1 }]);
    expect(withoutKeys(editPoints("Torque-Speed", points, { kind: "scale", factors }))).toEqual([
      { torque: 110, speed: 25, time: 0.3 },
    ]);
  });

  it("pastes in place of the old points or among them", () => {
    const points = [{ torque: 90, speed: 60, time: 0 }];
    const replaced = editPoints("Torque-Speed", steps, { kind: "paste", points, replace: true });
    expect(withoutKeys(replaced)).toEqual(points);
    const added = editPoints("Torque-Speed", steps, { kind: "paste", points, replace: false });
    expect(added.map((point) => point.speed)).toEqual([0, 50, 60, 100]);
  });
});

describe("the history of a curve", () => {
  it("undoes and redoes one edit at a time and names it", () => {
    const start = startHistory(steps);
    const emptied = recordEdit("Torque-Speed", start, { kind: "delete-all" });
    expect(emptied.past.at(-1)?.label).toBe("Delete all points");
    expect(undo(emptied).points).toEqual(steps);
    expect(redo(undo(emptied)).points).toEqual([]);
  });

  it("forgets what was undone once something new is done", () => {
    const undone = undo(recordEdit("Torque-Speed", startHistory(steps), { kind: "delete-all" }));
    const changed = recordPoints(undone, "Move point", steps.slice(0, 1));
    expect(redo(changed)).toBe(changed);
  });

  it("has nothing to undo at the start", () => {
    const start = startHistory(steps);
    expect(undo(start)).toBe(start);
  });
});
