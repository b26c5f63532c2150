import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { conveyorToFile, type Digest, newConveyor, sealRelease, writeReleasedJson } from "@beltwright/model";
import { loadFonts, makeBook, prepareReports, sealPdf, writePdf } from "@beltwright/report";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyCommand } from "./verify-command.ts";

const digest: Digest = (content) => createHash("sha256").update(content).digest("hex");
const signed = (name: string) => ({ name, at: "2026-03-04T05:06:07.000Z" });
const require = createRequire(import.meta.url);

describe("verify", () => {
  let folder = "";
  let json = "";
  let pdf: Uint8Array;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "beltwright-verify-"));
    const conveyor = newConveyor();
    const document = conveyorToFile(conveyor);
    const signatures = { designed: signed("Ann"), checked: signed("Ben"), approved: signed("Cid") };
    const terms = { label: "C", remark: "", revision: 3, ...signatures, accepted: [] };
    const release = sealRelease(document, terms, digest);
    json = writeReleasedJson(document, release);
    const prepared = prepareReports(conveyor, { release });
    if (prepared.kind === "refused") throw new Error(JSON.stringify(prepared.issues));
    const source = { name: "released.json", text: json };
    const book = makeBook(prepared.input, { reports: ["cover", "design-summary"], source });
    const fonts = await loadFonts((font) => readFile(require.resolve(font)));
    pdf = sealPdf(await writePdf(book, { fonts }), digest).bytes;
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function verified(name: string, content: string | Uint8Array) {
    const file = join(folder, name);
    await writeFile(file, content);
    return verifyCommand({ kind: "verify", file });
  }

  it("tells who signed a file that is as it was released", async () => {
    for (const outcome of [await verified("a.json", json), await verified("a.pdf", pdf)]) {
      expect(outcome).toMatchObject({ exitCode: 0, error: "" });
      expect(outcome.output).toMatch(/unchanged since revision C was released[\s\S]*Ann[\s\S]*Ben[\s\S]*Cid/);
    }
  });

  it("finds one changed digit wherever it stands in a JSON file", async () => {
    const digits = [...json.matchAll(/\d/g)].map(({ index }) => index).filter((_, at) => at % 40 === 0);
    const codes = [];
    for (const at of digits) {
      const changed = json.slice(0, at) + ((Number(json[at]) + 1) % 10) + json.slice(at + 1);
      codes.push((await verified("changed.json", changed)).exitCode);
    }
    expect(digits.length).toBeGreaterThan(30);
    expect(new Set(codes)).toEqual(new Set([1]));
  });

  it("finds one changed byte wherever it stands in a PDF", async () => {
    const codes = [];
    for (let at = 0; at < pdf.length; at += Math.floor(pdf.length / 60)) {
      const changed = pdf.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      codes.push((await verified("changed.pdf", changed)).exitCode);
    }
    expect(codes.filter((code) => code === 0)).toEqual([]);
  });

  it("finds that the released design was taken out of a PDF that is sealed anew", async () => {
    const text = new TextDecoder("latin1").decode(pdf);
    const bare = Buffer.from(text.replace(/%Beltwright SHA-256 [0-9a-f]{64}\n/, ""), "latin1");
    // Without the released file inside, whatever the seal says.
    const emptied = Buffer.from(bare.toString("latin1").replace("/EmbeddedFile\n", "/EmbeddedFold\n"), "latin1");
    expect(emptied.equals(bare)).toBe(false);
    expect(await verified("sealed.pdf", sealPdf(emptied, digest).bytes)).toMatchObject({ exitCode: 1 });
  });

  it.each([
    ["plain.json", "{}", "no file of a released revision"],
    ["plain.pdf", "%PDF-1.4\n%%EOF\n", "carries no seal"],
  ])("says that %s was never released", async (name, content, words) => {
    const outcome = await verified(name, content);
    expect(outcome.exitCode).toBe(2);
    expect(outcome.error).toContain(words);
  });

  it("says that there is no file", async () => {
    const outcome = await verifyCommand({ kind: "verify", file: join(folder, "none.pdf") });
    expect(outcome).toMatchObject({ exitCode: 2 });
    expect(outcome.error).toContain("There is no such file.");
  });
});
