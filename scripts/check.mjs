// `npm run check`: types, formatting and lint, import directions, sizes, rings and dead exports. In that order, stopping at the first failure.

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { binary, ensureInstalled, fail, programEnv, root, runStep, say } from "./setup.mjs";

ensureInstalled();
checkTypes();
say("Checking formatting and lint");
const lint = spawnSync(binary("biome"), ["ci", "--colors=off", "--error-on-warnings", "."], {
  cwd: root,
  stdio: "inherit",
  env: programEnv(),
});
if (lint.status !== 0) fail("Formatting or lint failed; `npm run format` mends most of it.");
say("Checking import directions, sizes, rings of imports and dead exports");
if (!runStep(["scripts/check-structure.ts"])) fail("The structure check failed; see the lines above.");

/** Workspaces with the same settings are one program: what they share is read once. */
function checkTypes() {
  const programs = ["tsconfig.anywhere.json", "tsconfig.node.json", "apps/web", "tests/e2e"];
  const workspaces = ["packages", "apps"].flatMap((folder) =>
    readdirSync(`${root}/${folder}`).map((name) => `${folder}/${name}`),
  );
  const covered = programs.flatMap((program) =>
    program.endsWith(".json") ? JSON.parse(readFileSync(`${root}/${program}`, "utf8")).include : [`${program}/src`],
  );
  const forgotten = workspaces.filter((workspace) => !covered.includes(`${workspace}/src`));
  if (forgotten.length > 0) fail(`No tsconfig at the root includes ${forgotten.join(", ")}.`);
  for (const program of programs) {
    say(`Checking types: ${program}`);
    const types = spawnSync(binary("tsc"), ["-p", program], { cwd: root, stdio: "inherit", env: programEnv() });
    if (types.status !== 0) fail(`Types of ${program} are wrong; see the lines above.`);
  }
}
