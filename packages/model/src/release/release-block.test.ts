import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { conveyorToFile } from "../document/file-record.ts";
import { newConveyor } from "../document/new-conveyor.ts";
import { openConveyorFile } from "../formats/open.ts";
import { checkReleasedJson, type Digest, type ReleaseTerms, sealRelease, writeReleasedJson } from "./release-block.ts";

const digest: Digest = (content) => createHash("sha256").update(content).digest("hex");
const signed = (name: string) => ({ name, at: "2026-03-04T05:06:07.000Z" });
const terms: ReleaseTerms = {
  label: "B",
  remark: "For tender",
  revision: 12,
  designed: signed("Ann"),
  checked: signed("Ben"),
  approved: signed("Cid"),
  accepted: [{ key: "belt-sag; Belt", reason: "Accepted because it is short.", by: "Ben", at: signed("").at }],
};
const document = { ...conveyorToFile(newConveyor(), { te: 0.30000000000000004, tmax: 1e21 }), note: "1 € \u0001" };
const released = writeReleasedJson(document, sealRelease(document, terms, digest));

it("hashes the text that FORMAT.md describes", () => {
  const small = { b: [1.5, -2], a: { d: null, c: "ä\n" } };
  const { accepted: _, ...rest } = terms;
  const text =
    '{"a":{"c":"ä\\n","d":null},"b":[1.5,-2],"release":{"accepted":[],"approved":{"at":"2026-03-04T05:06:07.000Z","name":"Cid"},"checked":{"at":"2026-03-04T05:06:07.000Z","name":"Ben"},"designed":{"at":"2026-03-04T05:06:07.000Z","name":"Ann"},"label":"B","remark":"For tender","revision":12}}';
  expect(sealRelease(small, { ...rest, accepted: [] }, digest).contentHash).toBe(digest(text));
});

it("finds a released file unchanged, however it is laid out", () => {
  expect(checkReleasedJson(released, digest)).toMatchObject({ kind: "unchanged", release: { label: "B" } });
  const { release, ...rest } = JSON.parse(released);
  expect(checkReleasedJson(JSON.stringify({ release, ...rest }), digest).kind).toBe("unchanged");
});

it("finds every single changed digit", () => {
  const places = [...released.matchAll(/\d/g)].map(({ index }) => index);
  const missed = places.filter((at) => {
    const other = (Number(released[at]) + 1) % 10;
    return checkReleasedJson(released.slice(0, at) + other + released.slice(at + 1), digest).kind === "unchanged";
  });
  expect(places.length).toBeGreaterThan(500);
  expect(missed).toEqual([]);
});

it("is no longer claimed by what is opened and saved again", () => {
  const opened = openConveyorFile("json", released);
  if (opened.kind !== "opened") throw new Error(opened.kind);
  expect(conveyorToFile(opened.conveyor)).not.toHaveProperty("release");
  expect(conveyorToFile(opened.conveyor)).toMatchObject({ note: document.note });
});

it.each(["", "[]", "{}", '{"release":{}}', "not JSON"])("does not take %j for a released file", (text) => {
  expect(checkReleasedJson(text, digest).kind).toBe("not-released");
});
