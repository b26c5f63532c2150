import { expect, it } from "vitest";
import { tallyText } from "./tally.ts";

// Second specification, section 2: "used / allowed when the user has a subscription, otherwise 0 / 0".
it("shows used / allowed to subscribers and 0 / 0 to everyone else", () => {
  expect(tallyText({ noOfFilesUsed: 12, noOfFilesAllowed: 100 }, true)).toBe("12 / 100");
  expect(tallyText({ noOfFilesUsed: 12, noOfFilesAllowed: 100 }, false)).toBe("0 / 0");
});
