import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 4610);
const dataFolder = join(tmpdir(), `beltwright-e2e-${port}-${process.ppid}`);

/** Journeys run against the real program with an embedded database of its own, in Debian's Chromium. */
export default defineConfig({
  testDir: ".",
  // One folder for each port: a run empties its folder first, and two may run beside each other.
  outputDir: `../../test-results/journeys/${port}`,
  // Sweeps over many screens take minutes: `JOURNEYS=all npm test` runs them too.
  ...(process.env.JOURNEYS === "all" ? {} : { grepInvert: /@long/ }),
  fullyParallel: false,
  workers: 1,
  retries: 0,
  // Against hanging only: a busy machine is ten times slower, and how fast things are is measured by benchmarks.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "../../test-results/journeys.json" }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    // Dialogs that fade in are half there for a while, which is longer the busier the machine is.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // Recording every step takes time in every journey. One that failed is run again with `--trace on`.
    trace: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node ../../apps/server/src/main.ts",
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    env: { PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: "warn" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
