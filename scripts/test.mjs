// `npm test`: checks, unit and API tests on both databases, journeys in a real browser; then one line of totals.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowserAndDatabase } from "./debian.mjs";
import { startPostgres } from "./postgres.mjs";
import { ensureInstalled, ensureWebBuilt, fail, root, runStep, runStepsTogether, say } from "./setup.mjs";

const results = `${root}/test-results`;
/** The journeys wait more than they work: each half has a server, a database and a browser of its own. */
const halves = [1, 2];

ensureInstalled();
const { chromium, postgres } = ensureBrowserAndDatabase();
if (!runStep(["scripts/check.mjs"])) fail("Checks failed; the tests were not run.");
ensureWebBuilt();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

say("Starting a PostgreSQL server for the tests");
const database = await startPostgres(postgres);
const env = {
  TEST_DATABASE_URL: database.url,
  CHROMIUM_PATH: chromium,
  // Many tests start programs and threads of ours: what one has compiled, the next need not.
  NODE_COMPILE_CACHE: `${results}/compiled`,
};
let succeeded = false;
try {
  say("Running unit and API tests");
  const units = runStep(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${results}/units.json`,
    ],
    env,
  );
  say("Running journeys in the browser");
  const journeys = await runStepsTogether(
    halves.map((half) => ({
      args: [
        "node_modules/@playwright/test/cli.js",
        "test",
        "--config",
        "tests/e2e/playwright.config.ts",
        `--shard=${half}/${halves.length}`,
      ],
      env: { ...env, E2E_PORT: 4610 + half, PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/journeys-${half}.json` },
    })),
  );
  succeeded = units && journeys;
} finally {
  database.stop();
}

const unit = readResult("units.json", ({ testResults, numPassedTests, numPendingTests }) => ({
  passed: numPassedTests,
  failed: testResults.filter(({ status }) => status === "failed").reduce((sum, file) => sum + sayFailed(file), 0),
  skipped: numPendingTests,
}));
const journeys = halves.map((half) =>
  readResult(`journeys-${half}.json`, ({ stats, suites }) => {
    suites.forEach(sayFailedJourneys);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  }),
);
const sum = (count) => [unit, ...journeys].reduce((total, result) => total + result[count], 0);
const [passed, skipped] = [sum("passed"), sum("skipped")];
const failed = succeeded ? sum("failed") : Math.max(1, sum("failed"));
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = succeeded && failed === 0 && passed > 0 ? 0 : 1;

function readResult(name, count) {
  const file = `${results}/${name}`;
  return existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * Names the failed tests of a file once more, as by now the journeys have pushed them off the screen, and counts them. A
 * file that cannot even be loaded has no failed test of its own, and counts as one.
 */
function sayFailed({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  say(`Failed: ${name.slice(root.length + 1)}${message === "" ? "" : `\n${message}`}`);
  for (const test of failed) console.log(`  ${test.fullName}\n${test.failureMessages.join("\n").slice(0, 2000)}`);
  return Math.max(1, failed.length);
}

/** Both halves print at once, and what failed in one is far above the end. */
function sayFailedJourneys({ specs = [], suites = [] }) {
  for (const { file, line, title, tests } of specs.filter(({ ok }) => !ok)) {
    const said = tests.flatMap(({ results }) => results).flatMap(({ error }) => (error ? [error.message] : []));
    say(`Failed: tests/e2e/${file}:${line} ${title}`);
    console.log(said.join("\n").slice(0, 2000));
  }
  suites.forEach(sayFailedJourneys);
}
