import { describe, expect, it } from "vitest";
import { dayOf, endOfDay, openedText, showsText, stateText } from "./link-words.ts";

const shows = { drawings: true, results: true, reports: true, downloads: false };
const noon = Date.UTC(2026, 5, 1, 12);

describe("the words of a link", () => {
  it("say what it shows, and of which version", () => {
    expect(showsText({ shows, revision: null })).toBe("Drawings, results and reports of the newest version");
    const one = { drawings: false, results: false, reports: true, downloads: false };
    expect(showsText({ shows: one, revision: 7 })).toBe("Reports of revision 7");
  });

  it("say whether it opens", () => {
    expect(stateText({ expiresAt: null, revokedAt: null }, noon)).toBe("Open without an end");
    expect(stateText({ expiresAt: noon + 1, revokedAt: null }, noon)).toMatch(/^Open until /);
    expect(stateText({ expiresAt: noon, revokedAt: null }, noon)).toMatch(/^Ended /);
    expect(stateText({ expiresAt: noon + 1, revokedAt: noon }, noon)).toMatch(/^Revoked /);
  });

  it("say how often it was opened", () => {
    expect(openedText({ openedTimes: 0, openedAt: null })).toBe("Never opened");
    expect(openedText({ openedTimes: 1, openedAt: noon })).toMatch(/^Opened once, last /);
    expect(openedText({ openedTimes: 12, openedAt: noon })).toMatch(/^Opened 12 times, last /);
  });

  it("take a day as whole, and give back the day that was typed", () => {
    const end = endOfDay("2026-12-31");
    expect(dayOf(end)).toBe("2026-12-31");
    expect(dayOf((end ?? 0) + 1)).toBe("2027-01-01");
    expect([endOfDay(""), endOfDay("soon"), dayOf(null)]).toEqual([null, null, ""]);
  });
});
