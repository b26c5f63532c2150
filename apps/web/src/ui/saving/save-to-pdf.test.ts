import { describe, expect, it } from "vitest";
import { forbidden, memory } from "../test-support/storage.ts";
import { readSaveToPdf, reportAct, writeSaveToPdf } from "./save-to-pdf.ts";

// First specification: "In the Drawing > Settings tab check the Save reports to pdf checkbox to save the reports."
describe("Save reports to pdf", () => {
  it("is off until someone checks it, and remembered", () => {
    const storage = memory();
    expect(readSaveToPdf(storage)).toBe(false);
    writeSaveToPdf(storage, true);
    expect(readSaveToPdf(storage)).toBe(true);
    writeSaveToPdf(storage, false);
    expect(readSaveToPdf(storage)).toBe(false);
  });

  it("is off where the browser forbids storage", () => {
    expect(() => writeSaveToPdf(forbidden, true)).not.toThrow();
    expect(readSaveToPdf(forbidden)).toBe(false);
  });

  it("saves reports instead of showing them, which is all that legacy Edge can do", () => {
    expect(reportAct(false, false)).toBe("show");
    expect(reportAct(true, false)).toBe("save");
    expect(reportAct(false, true)).toBe("refuse");
    expect(reportAct(true, true)).toBe("save");
  });
});
