import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { startMadeThreads } from "./scripts/test-threads.ts";

const named = "*.test.{ts,tsx}";
/** What talks to databases, processes and the network. */
const apart = ["packages/store", "apps/server", "apps/cli"].map((folder) => `${folder}/src/**/${named}`);
/** Puts other modules in the place of ours, and so has modules of its own. */
const alone = ["apps/server/src/modules/libraries/fifteenth-library.test.ts"];

export default defineConfig({
  test: {
    setupFiles: ["scripts/property-seed.ts"],
    // Left to itself it keeps one processor free, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // Against hanging only: a busy machine is ten times slower, and how fast things are is measured by benchmarks.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 100_000 } },
    // Loaded once for all files of a kind: that saves more than half of their time. What a test changes it puts back.
    isolate: false,
    projects: [
      {
        extends: true,
        plugins: [startMadeThreads()],
        test: { name: "apart", include: apart, exclude: alone, globalSetup: ["scripts/test-threads.ts"] },
      },
      { extends: true, test: { name: "alone", include: alone, isolate: true } },
      {
        extends: true,
        test: {
          name: "pure",
          include: [`packages/*/src/**/${named}`, `apps/web/src/**/${named}`, "scripts/**/*.test.ts"],
          exclude: apart,
        },
      },
    ],
  },
});
