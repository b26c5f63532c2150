import { describe, expect, it } from "vitest";
import { accountPatience, addressPatience, waitSeconds } from "./throttle.ts";

describe("the wait after failed sign-ins", () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 2],
    [6, 4],
    [7, 8],
    [13, 512],
    [14, 900],
    [5000, 900],
  ])("for one account is, after %i failures, %i s", (failures, seconds) => {
    expect(waitSeconds(failures, accountPatience)).toBe(seconds);
  });

  it("starts later for an address, which many people may share", () => {
    expect(waitSeconds(19, addressPatience)).toBe(0);
    expect(waitSeconds(20, addressPatience)).toBe(2);
  });
});
