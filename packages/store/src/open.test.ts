import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "./open.ts";

it("keeps the files of the embedded database from other accounts of the machine", async () => {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-store-"));
  const store = await openStore({ kind: "sqlite", folder });
  const files = await readdir(folder);
  const modes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).mode & 0o777));
  await store.close();
  await rm(folder, { recursive: true });
  expect(files).toContain("beltwright.sqlite");
  expect(new Set(modes)).toEqual(new Set([0o600]));
});
