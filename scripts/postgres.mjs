// A PostgreSQL server of its own for one test run: fresh data, free port, password, gone afterwards.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fail } from "./setup.mjs";

export async function startPostgres(bin) {
  const folder = mkdtempSync(join(tmpdir(), "beltwright-postgres-"));
  const password = randomBytes(16).toString("hex");
  const port = await freePort();
  const account = serverAccount();
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
  chmodSync(folder, 0o700);

  const run = (program, args) => {
    const done = spawnSync(join(bin, program), args, {
      cwd: folder,
      encoding: "utf8",
      ...account,
      stdio: ["ignore", "pipe", "pipe"],
    });
    if (done.status !== 0) fail(`${program} failed:\n${done.stdout}${done.stderr}`);
  };
  const data = join(folder, "data");
  run("initdb", [
    "-D",
    data,
    "-U",
    "beltwright",
    "-A",
    "scram-sha-256",
    `--pwfile=${passwordFile}`,
    "--encoding=UTF8",
    "--no-locale",
  ]);
  // Test files run side by side, one to a processor, and each may open two pools of 20.
  const connections = 100 + 50 * availableParallelism();
  // Its clients are killed by tests, it never is: what it has answered need not be on the disk, which saves most of a write.
  const settings = { listen_addresses: "127.0.0.1", max_connections: connections, fsync: "off" };
  const set = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const options = `-p ${port} -k ${folder} ${set.join(" ")}`;
  run("pg_ctl", ["-D", data, "-l", join(folder, "log"), "-o", options, "-w", "start"]);
  return {
    url: `postgres://beltwright:${password}@127.0.0.1:${port}/postgres`,
    stop() {
      run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package brings an account for it. */
function serverAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
  return { uid: id("-u"), gid: id("-g") };
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
