import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backup, openExistingStore, restore } from "@beltwright/store";
import { dataTarget, fileArgument, nameOf, runCommand } from "./command.ts";
import { backupName, outdatedBackups } from "./rotation.ts";

await runCommand(async () => {
  const folder = fileArgument("npm run nightly-backup -- FOLDER");
  await mkdir(folder, { recursive: true });
  const file = join(folder, backupName(Date.now()));
  await write(file);
  const rows = await tryOut(file);
  // Only now: while a new backup cannot be brought back, no old one is given up.
  const outdated = outdatedBackups(await readdir(folder));
  for (const name of outdated) await rm(join(folder, name));
  console.log(
    `Backed up ${nameOf(dataTarget())} to ${file}; restored on trial: ${rows} rows. Removed: ${outdated.length}.`,
  );
});

async function write(file: string): Promise<void> {
  const store = await openExistingStore(dataTarget());
  try {
    await backup(store, file);
  } finally {
    await store.close();
  }
}

/** A backup that was never restored is a hope: it is brought back into an embedded database, which is then thrown away. */
async function tryOut(file: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-restored-"));
  try {
    const { counts } = await restore(file, { kind: "sqlite", folder });
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
