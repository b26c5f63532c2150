// Runs on Node 20 before anything is installed: plain JavaScript, no dependencies.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const at = (...parts) => join(root, ...parts);

export function say(line) {
  console.log(`• ${line}`);
}

export function fail(line) {
  console.error(`✗ ${line}`);
  process.exit(1);
}

/** Installs exactly what package-lock.json names, unless that has been done already. */
export function ensureInstalled() {
  const stamp = at("node_modules", ".installed");
  const wanted = createHash("sha256")
    .update(readFileSync(at("package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Installing packages (npm ci)");
  const done = spawnSync("npm", ["ci", "--loglevel=error"], { cwd: root, stdio: "inherit" });
  if (done.status !== 0) fail("npm ci failed; see the lines above. Check the network and run the command again.");
  writeFileSync(stamp, wanted);
}

/** The Node that runs the program: this one if it is new enough, otherwise the one installed with the packages. */
export function programNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= 24) return process.execPath;
  const bundled = at("node_modules", ".bin", "node");
  if (existsSync(bundled)) return bundled;
  return fail(
    `Beltwright needs Node 24 or later; this is ${process.version}. Install it from nodejs.org and try again.`,
  );
}

/** Environment in which `node` and every installed command come from this project. */
export function programEnv(extra = {}) {
  return { ...process.env, PATH: `${at("node_modules", ".bin")}:${process.env.PATH}`, ...extra };
}

/** Runs a step to its end, showing its output; true when it succeeded. */
export function runStep(args, extra = {}) {
  return spawnSync(programNode(), args, { cwd: root, stdio: "inherit", env: programEnv(extra) }).status === 0;
}

/** Runs steps beside each other. The first speaks as it goes; what the others say comes once it has ended. */
export async function runStepsTogether(steps) {
  const ended = steps.map(({ args, env }, index) => {
    const stdio = index === 0 ? "inherit" : ["ignore", "pipe", "pipe"];
    const child = spawn(programNode(), args, { cwd: root, stdio, env: programEnv(env) });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => said.push(part));
    return new Promise((resolve) => {
      child.on("close", (code) => resolve({ succeeded: code === 0, said }));
    });
  });
  let succeeded = true;
  for (const step of ended) {
    const { said, ...outcome } = await step;
    process.stdout.write(Buffer.concat(said));
    succeeded &&= outcome.succeeded;
  }
  return succeeded;
}

/**
 * Hands the terminal over to a long-running child and ends as it ends, passing signals on. Started by npm, we end with
 * it, and a server ends with us: whoever kills one of the three leaves nothing behind that holds the port.
 */
export function become(args, extra = {}) {
  const child = spawn(programNode(), args, { cwd: root, stdio: "inherit", env: programEnv(extra) });
  // We end when the child has ended. Whatever ends us ends it, and it does not mind being told twice.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) endWithParent(() => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** The system tells nobody that a parent was killed: its children get another parent, and that can be seen. */
function endWithParent(end) {
  const [parent, npm] = [process.ppid, parentOfShell(process.ppid)];
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOfShell(parent) === npm) return;
    clearInterval(timer);
    end();
  }, 500);
  timer.unref();
}

/** Between npm and its command stands a shell, which outlives a killed npm. Undefined where npm itself is the parent. */
function parentOfShell(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The number of the process, its name in brackets, its state, its parent.
  const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(file, "utf8")) ?? [];
  return /^(sh|dash|bash|ash|zsh)$/.test(name ?? "") ? Number(parent) : undefined;
}

export function binary(name) {
  return at("node_modules", ".bin", name);
}

/** Builds the web program unless its sources are the ones last built. */
export function ensureWebBuilt() {
  const stamp = at("apps/web/dist/.fingerprint");
  const wanted = fingerprint(["apps/web", "packages", "package-lock.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Building the web program");
  const built = runStep([at("node_modules/vite/bin/vite.js"), "build", "apps/web", "--logLevel", "warn"]);
  if (!built) fail("The web program could not be built; see the lines above.");
  writeFileSync(stamp, wanted);
}

function fingerprint(places) {
  const hash = createHash("sha256");
  for (const file of places.flatMap((place) => sourcesBelow(place)).sort()) {
    const { size, mtimeMs } = statSync(at(file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

const notSources = new Set(["node_modules", "dist", "data", "store", "catalogue"]);

function sourcesBelow(place) {
  if (!statSync(at(place)).isDirectory()) return [place];
  return readdirSync(at(place)).flatMap((name) =>
    notSources.has(name) || name.includes(".test.") ? [] : sourcesBelow(join(place, name)),
  );
}
