// `npm run check`: types, formatting and lint, import directions, sizes, rings and dead exports. In that order, stopping at the first failure.

import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
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

function checkTypes() {
  const workspaces = ["packages", "apps"].flatMap((folder) =>
    readdirSync(`${root}/${folder}`).map((name) => `${folder}/${name}`),
  );
  for (const workspace of [...workspaces, "tests/e2e", "bench", "scripts"]) {
    say(`Checking types of ${workspace}`);
    const types = spawnSync(binary("tsc"), ["-p", workspace], { cwd: root, stdio: "inherit", env: programEnv() });
    if (types.status !== 0) fail(`Types of ${workspace} are wrong; see the lines above.`);
  }
}
