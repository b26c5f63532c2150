import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import {
  type Conveyor,
  conveyorToFile,
  type Digest,
  findingKey,
  firstDesign,
  type ReleaseBlock,
  sealRelease,
  writeReleasedJson,
} from "@beltwright/model";
import { beforeAll, describe, expect, it } from "vitest";
import { makeBook } from "../../make-book.ts";
import { prepareReports, revisionsOf } from "../../report-input.ts";
import { fonts } from "../../test-support/books.ts";
import { pageText, readPdf } from "../../test-support/pdf-text.ts";
import { sealOf, sealPdf, sourceOf } from "./seal.ts";
import { writePdf } from "./write-pdf.ts";

const digest: Digest = (content) => createHash("sha256").update(content).digest("hex");
const signed = (name: string) => ({ name, at: "2026-03-04T05:06:07.000Z" });
const reason = "Accepted because the belt is short.";
const start = firstDesign({ capacity: 1200, length: 400, lift: 30, width: 1200 });
/** More than its belt carries: it has findings to accept. */
const conveyor: Conveyor = { ...start, convNo: "CV-7", capacityInp: 3000 };

async function releasedPdf(): Promise<{ readonly bytes: Uint8Array; readonly block: ReleaseBlock; file: string }> {
  const first = prepareReports(conveyor);
  if (first.kind === "refused") throw new Error(JSON.stringify(first.issues));
  const document = conveyorToFile(conveyor, first.input.calculation.results);
  const accepted = first.input.calculation.solution.findings.map((one) => ({
    ...{ key: findingKey(one), reason, by: "Ben Check" },
    at: signed("").at,
  }));
  const signatures = { designed: signed("Ann Draw"), checked: signed("Ben Check"), approved: signed("Cid Issue") };
  const block = sealRelease(document, { label: "B", remark: "Tender", revision: 4, ...signatures, accepted }, digest);
  const file = writeReleasedJson(document, block);
  const issued = [{ label: "B", remark: "Tender", by: "Ann Draw", at: Date.parse(signed("").at) }];
  const input = { ...first.input, release: block, revisions: revisionsOf(issued, []) };
  const reports = ["cover", "design-summary", "findings"];
  const book = makeBook(input, { reports, source: { name: "CV-7.json", text: file } });
  return { bytes: sealPdf(await writePdf(book, { fonts }), digest).bytes, block, file };
}

describe("a sealed PDF of a released revision", () => {
  let made: Awaited<ReturnType<typeof releasedPdf>>;
  beforeAll(async () => {
    made = await releasedPdf();
  });

  it("prints the hash on every page, and all of it with the signatures, the revisions and the reasons", async () => {
    const pages = (await readPdf(made.bytes)).map(pageText);
    const { contentHash } = made.block;
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.filter((page) => !page.includes(`SHA-256 ${contentHash.slice(0, 16)}`))).toEqual([]);
    expect(pages[0]).toMatch(/Designed by.*Ann Draw.*Checked by.*Ben Check.*Approved by.*Cid Issue/);
    expect(pages[0]?.replaceAll(" ", "")).toContain(contentHash);
    const whole = pages.join(" ");
    expect(whole).toMatch(/B\s+2026-03-04\s+Ann Draw\s+Tender/);
    expect(whole.replace(/\s+/g, " ")).toContain("(Ben Check)");
  });

  it("has the released file inside, to the last byte", () => {
    expect(sourceOf(made.bytes, inflateSync)).toBe(made.file);
  });

  it("is unchanged as it was written", () => {
    expect(sealOf(made.bytes, digest)).toMatchObject({ isUnchanged: true });
  });

  it("shows every changed byte among some thousand of them, digits of its text among those", () => {
    const isDigit = (byte: number) => byte >= 48 && byte <= 57;
    const places = [...made.bytes.keys()].filter(
      (at) => at % 97 === 0 || (isDigit(made.bytes[at] ?? 0) && at % 7 === 0),
    );
    const missed = places.filter((at) => {
      const changed = made.bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      return sealOf(changed, digest)?.isUnchanged === true;
    });
    expect(places.length).toBeGreaterThan(1000);
    expect(missed).toEqual([]);
  });

  it("is none where nothing was sealed", () => {
    expect(sealOf(new TextEncoder().encode("%PDF-1.4\nstartxref\n9\n%%EOF\n"), digest)).toBeUndefined();
    expect(sealOf(new Uint8Array(), digest)).toBeUndefined();
  });
});
