import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A PostgreSQL server of its own, which may be mistreated. Every commit is on the disk before it is answered. */
export interface OwnPostgres {
  readonly url: string;
  /** Whether its disk can be filled: that needs a small one, which only root may make. */
  readonly hasSmallDisk: boolean;
  /** Ends all of it as a power cut would. */
  readonly kill: () => void;
  /** Ends one process that serves a connection; PostgreSQL then ends all others and recovers by itself. */
  readonly killBackend: () => void;
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly fillDisk: () => void;
  readonly freeDisk: () => void;
  /** Starts it where it does not run, as whoever looks after it would. */
  readonly revive: () => Promise<void>;
  readonly remove: () => void;
}

/** Small enough to be filled in a moment, large enough for the data of a trial. */
const diskMegabytes = 1500;

export async function openOwnPostgres(): Promise<OwnPostgres> {
  const bin = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), "beltwright-chaos-"));
  const account = serverAccount();
  const hasSmallDisk = process.getuid?.() === 0 && mount(folder);
  if (account) chownSync(folder, account.uid, account.gid);
  const [data, filler] = [join(folder, "data"), join(folder, "filler")];
  const password = randomBytes(16).toString("hex");
  const port = await freePort();
  const run = (program: string, args: readonly string[]) =>
    spawnSync(join(bin, program), args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
      ...account,
    });
  const make = () => {
    const passwordFile = join(folder, "password");
    writeFileSync(passwordFile, password, { mode: 0o644 });
    const how = [
      "-U",
      "beltwright",
      "-A",
      "scram-sha-256",
      `--pwfile=${passwordFile}`,
      "--encoding=UTF8",
      "--no-locale",
    ];
    const made = run("initdb", ["-D", data, ...how]);
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  };
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_wal_size=256MB`;
  const start = () => run("pg_ctl", ["-D", data, "-l", join(folder, "log"), "-o", options, "-w", "-t", "20", "start"]);
  const revive = async () => {
    // A killed one leaves its memory to its children until they have noticed, and cannot be started before.
    for (let tries = 0; tries < 60 && !isRunning(data); tries += 1) if (start().status !== 0) await wait(500);
    if (!isRunning(data))
      throw new Error(`PostgreSQL does not start:\n${readFileSync(join(folder, "log"), "utf8").slice(-2000)}`);
  };
  const signal = (name: NodeJS.Signals) => {
    for (const pid of allOf(mainPid(data))) process.kill(pid, name);
  };
  make();
  await revive();
  return {
    url: `postgres://beltwright:${password}@127.0.0.1:${port}/postgres`,
    hasSmallDisk,
    kill: () => signal("SIGKILL"),
    killBackend: () => {
      const one = allOf(mainPid(data)).find(isServing);
      if (one !== undefined) process.kill(one, "SIGKILL");
    },
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
    fillDisk: () => void spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=1M"], { stdio: "ignore" }),
    freeDisk: () => rmSync(filler, { force: true }),
    revive,
    remove: () => {
      if (isRunning(data)) signal("SIGKILL");
      if (hasSmallDisk) spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [process.env.POSTGRES_BIN, ...versions.map((version) => join(root, version, "bin"))];
  const found = folders.find((folder) => folder !== undefined && existsSync(join(folder, "initdb")));
  if (found === undefined) throw new Error("There is no PostgreSQL here: install it, or set POSTGRES_BIN");
  return found;
}

function mount(folder: string): boolean {
  return spawnSync("mount", ["-t", "tmpfs", "-o", `size=${diskMegabytes}m`, "tmpfs", folder]).status === 0;
}

/** PostgreSQL refuses to run as root; Debian's package brings an account for it. */
function serverAccount(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
  return { uid: id("-u"), gid: id("-g") };
}

function mainPid(data: string): number {
  const file = join(data, "postmaster.pid");
  return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n", 1)[0]) : 0;
}

/** The file with its number outlives a killed one. */
function isRunning(data: string): boolean {
  const pid = mainPid(data);
  return pid > 0 && existsSync(`/proc/${pid}`) && !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
}

/** The process and its children, itself first: killed first, it starts nothing anew. */
function allOf(pid: number): readonly number[] {
  if (pid === 0) return [];
  const { stdout } = spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" });
  return [pid, ...stdout.split("\n").filter(Boolean).map(Number)];
}

/** PostgreSQL writes into the title of a process what it does. */
function isServing(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) && /^postgres: beltwright /.test(readFileSync(file, "utf8"));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === "object" && bound !== null ? bound.port : 0));
    });
  });
}
