import { describe, expect, it } from "vitest";
import { handbookNumbers, isPrinted, ledgerPage } from "./handbook-numbers.ts";

describe("worked numbers of handbook 11", () => {
  it.each(Object.values(handbookNumbers).flat())("%s is %s", (...number) => {
    expect(isPrinted(number)).toBe(true);
  });

  it("stand in the ledger", async () => {
    await expect(ledgerPage()).toMatchFileSnapshot("../../../../docs/validation-studies.md");
  });
});
