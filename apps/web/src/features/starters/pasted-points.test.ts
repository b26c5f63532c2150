import { describe, expect, it } from "vitest";
import { readPastedPoints } from "./pasted-points.ts";

describe("points pasted from a spreadsheet", () => {
  it("are torque, speed and time when a line has three values", () => {
    expect(readPastedPoints("Torque-Speed", "120\t0\t1\r\n100\t50\t2\r\n")).toEqual({
      kind: "read",
      points: [
        { torque: 120, speed: 0, time: 1 },
        { torque: 100, speed: 50, time: 2 },
      ],
    });
  });

  it("follow the name of the type when a line has two values", () => {
    expect(readPastedPoints("Torque-Speed", "120\t5")).toEqual({
      kind: "read",
      points: [{ torque: 120, speed: 5, time: 0 }],
    });
    expect(readPastedPoints("Speed-Time", "50\t12.5")).toEqual({
      kind: "read",
      points: [{ torque: 0, speed: 50, time: 12.5 }],
    });
  });

  it("follow a line of names in whatever order it has", () => {
    expect(readPastedPoints("Torque-Speed", "Speed %\tTorque %\n5\t120")).toEqual({
      kind: "read",
      points: [{ torque: 120, speed: 5, time: 0 }],
    });
  });

  it("may carry decimal commas, signs of unit and empty lines", () => {
    expect(readPastedPoints("Speed-Time", "\n12,5 %\t0,75 s\n\n")).toEqual({
      kind: "read",
      points: [{ torque: 0, speed: 12.5, time: 0.75 }],
    });
  });

  it("are all refused when one line is wrong, and every wrong line is named", () => {
    expect(readPastedPoints("Torque-Speed", "120\t0\nabc\t1\n7\n1\tNaN")).toEqual({
      kind: "invalid",
      issues: [
        { line: 2, message: "torque: “abc” is not a number." },
        { line: 3, message: "Expected 2 or 3 values parted by tabs, found 1." },
        { line: 4, message: "speed: “NaN” is not a number." },
      ],
    });
  });

  it("are refused where a comma could part thousands or decimals", () => {
    expect(readPastedPoints("Torque-Speed", "1,200\t3").kind).toBe("invalid");
  });

  it("are refused when there are none", () => {
    expect(readPastedPoints("Torque-Speed", " \n").kind).toBe("invalid");
  });
});
