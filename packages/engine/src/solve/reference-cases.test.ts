import { describe, expect, it } from "vitest";
import { ledgerLines, ledgerPage } from "../test-support/reference/ledger.ts";
import { whyNotRecomputable } from "../test-support/reference/not-recomputable.ts";
import { publishedCases } from "../test-support/reference/published.ts";
import { recomputations } from "../test-support/reference/recompute.ts";

/** Cases of trajectories, dynamics, curves, shafts and idlers are compared where those are computed. */
const ours = publishedCases().filter((published) => published.id in recomputations);

describe("the ledger", () => {
  it("has a line for every published quantity, none of which fails", () => {
    const lines = ledgerLines();
    expect(lines).toHaveLength(ours.reduce((sum, published) => sum + published.expected.length, 0));
    expect(lines.filter((line) => line.verdict === "fail")).toEqual([]);
  });

  it("says why, where a quantity cannot be recomputed", () => {
    const left = ledgerLines().filter((line) => line.verdict === "not recomputable");
    expect(left.filter(({ caseId, quantity }) => whyNotRecomputable(caseId, quantity) === undefined)).toEqual([]);
  });

  it("is a page with a table for every case", () => {
    const page = ledgerPage();
    for (const { title } of ours) expect(page).toContain(`## ${title}`);
    expect(page).toContain(" 0 fail");
    expect(page).not.toContain("| fail |");
  });

  // `npm run validation` writes the page anew; here it must already be what the engine computes today.
  it("is published as docs/validation.md", async () => {
    await expect(ledgerPage()).toMatchFileSnapshot("../../../../docs/validation.md");
  });
});

describe("published cases", () => {
  it("are all there", () => {
    expect(ours.map((published) => published.id).sort()).toEqual(Object.keys(recomputations).sort());
  });

  for (const published of ours) {
    describe(published.title, () => {
      const recompute = recomputations[published.id];
      const printed = (name: string) => published.expected.find((one) => one.name === name)?.value ?? Number.NaN;
      const found = recompute?.(published.inputs, printed) ?? {};
      it.each(published.expected.filter((one) => one.isRecomputable))(
        "$name is $value $unit",
        ({ name, value, tolerance }) => {
          expect(found).toHaveProperty([name]);
          expect(Math.abs((found[name] ?? Number.NaN) - value)).toBeLessThanOrEqual(tolerance);
        },
      );
    });
  }
});
