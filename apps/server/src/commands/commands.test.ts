import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createUser, findUser, openStore } from "@beltwright/store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("the commands for data", () => {
  let folder = "";
  const data = () => join(folder, "data");

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "beltwright-commands-"));
    const store = await openStore({ kind: "sqlite", folder: data() });
    await createUser(store.db, { email: "ada@example.test", passwordHash: "hash", now: 0 });
    await store.close();
    run("backup", ["there.backup"], { DATA_DIR: data() });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("back up and restore, printing what they did", async () => {
    const backedUp = run("backup", ["whole.backup"], { DATA_DIR: data() });
    expect(backedUp.stdout).toMatch(/^Backed up the embedded database in .*\n\s+user_account\s+1\n/);
    expect(backedUp.status).toBe(0);
    const copy = join(folder, "copy");
    const restored = run("restore", ["whole.backup"], { DATA_DIR: copy });
    expect(restored.stdout).toMatch(/^Restored the backup of .*\n\s+user_account\s+1\n/);
    expect(restored.status).toBe(0);
    const store = await openStore({ kind: "sqlite", folder: copy });
    expect(await findUser(store.db, "ada@example.test")).toMatchObject({ passwordHash: "hash" });
    await store.close();
  });

  it("back up every night, try the backup out, and remove what is outdated", async () => {
    const shelf = join(folder, "shelf");
    await mkdir(shelf);
    const old = Array.from({ length: 30 }, (_, count) => `beltwright-2020-01-01T00-${10 + count}-00Z.backup`);
    for (const name of [...old, "notes.txt"]) await writeFile(join(shelf, name), "old");
    const done = run("nightly-backup", ["shelf"], { DATA_DIR: data() });
    expect([done.status, done.stderr]).toEqual([0, ""]);
    expect(done.stdout).toMatch(/restored on trial: \d+ rows\. Removed: 29\.\n$/);
    const left = await readdir(shelf);
    expect(left).toHaveLength(3);
    const fresh = left.find((name) => name > "beltwright-2021") ?? "";
    expect(run("restore", [join("shelf", fresh)], { DATA_DIR: join(folder, "again") }).status).toBe(0);
  });

  it("keep every old backup where a new one cannot be made", async () => {
    const shelf = join(folder, "full shelf");
    await mkdir(shelf);
    const old = ["01", "02"].map((minute) => `beltwright-2020-01-01T00-${minute}-00Z.backup`);
    for (const name of old) await writeFile(join(shelf, name), "old");
    expect(run("nightly-backup", ["full shelf"], { DATA_DIR: "/nonexistent" }).status).toBe(1);
    expect(await readdir(shelf)).toEqual(old);
  });

  it.each([
    ["restore into data that is there", "restore", ["there.backup"], {}, "The database to fill is not empty."],
    ["restore a missing file", "restore", ["nowhere"], {}, "cannot be read (ENOENT)."],
    ["back up without a file name", "backup", [], {}, "Name one file: npm run backup -- FILE."],
    ["back up a folder without data", "backup", ["none"], { DATA_DIR: "/nonexistent" }, "There is no database in"],
    ["move without a place to move to", "move", [], {}, "Set DATABASE_URL"],
    [
      "move to a server that does not answer",
      "move",
      [],
      { DATABASE_URL: "postgres://nobody:secret@127.0.0.1:9/none" },
      "ECONNREFUSED",
    ],
  ])("refuse to %s with a clear line", (_, command, parameters, environment, message) => {
    const refused = run(command, parameters, { DATA_DIR: data(), ...environment });
    expect(refused.stderr).toContain("Nothing was changed: ");
    expect(refused.stderr).toContain(message);
    expect(refused.stderr.trim().split("\n")).toHaveLength(1);
    expect(refused.stdout + refused.stderr).not.toContain("secret");
    expect(refused.status).toBe(1);
  });

  function run(command: string, parameters: readonly string[], environment: Readonly<Record<string, string>>) {
    const program = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, INIT_CWD: folder, ...environment };
    return spawnSync(process.execPath, [program, ...parameters], { env, cwd: folder, encoding: "utf8" });
  }
});
