// The programs the tests need beside npm's packages: a browser, a PostgreSQL server and Python for the client of scripts.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { fail, say } from "./setup.mjs";

const browser = "chromium-headless-shell";
const postgresFolder = "/usr/lib/postgresql";

export function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    // The same engine without windows: the journeys take a quarter less of the processor.
    `/usr/bin/${browser}`,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ];
  return places.find((place) => place && existsSync(place));
}

/** Folder with initdb and pg_ctl, the newest if there are several. */
export function findPostgres() {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder) : [];
  const folders = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((name) => `${postgresFolder}/${name}/bin`);
  return [process.env.POSTGRES_BIN, ...folders].find((folder) => folder && existsSync(`${folder}/initdb`));
}

/** Installs what is missing as Debian packages when running as root; otherwise says what to do. */
export function ensureBrowserAndDatabase() {
  const missing = [
    ...(findChromium() ? [] : [browser]),
    ...(findPostgres() ? [] : ["postgresql"]),
    ...(spawnSync("python3", ["--version"]).status === 0 ? [] : ["python3"]),
  ];
  if (missing.length > 0) install(missing);
  const chromium = findChromium();
  const postgres = findPostgres();
  if (!chromium || !postgres) fail(`Still missing after installation: ${missing.join(", ")}.`);
  return { chromium, postgres };
}

function install(names) {
  const command = `apt-get install --yes --no-install-recommends ${names.join(" ")}`;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    fail(
      `The tests need ${names.join(" and ")}. Install with \`sudo ${command}\`, or set CHROMIUM_PATH and POSTGRES_BIN.`,
    );
  }
  say(`Installing Debian packages: ${names.join(", ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update", "-qq"], command.split(" ").slice(1)]) {
    const done = spawnSync("apt-get", args, { env, encoding: "utf8" });
    if (done.status !== 0) fail(`\`apt-get ${args.join(" ")}\` failed:\n${done.stdout}${done.stderr}`);
  }
}
