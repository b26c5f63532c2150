import { defineConfig } from "vitest/config";

// biome-ignore lint/style/noDefaultExport: the test runner reads its configuration from the default export
export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.{ts,tsx}", "apps/*/src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
