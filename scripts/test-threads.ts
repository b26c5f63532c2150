import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";

const root = join(import.meta.dirname, "..");
const modules = join(root, "apps/server/src/modules");
const sources = [
  "conveyors/design-worker.ts",
  "jobs/dynamics-worker.ts",
  "jobs/study-worker.ts",
  "reports/report-worker.ts",
];
/** Among the packages of the project, where the threads find those that are not made into their file. */
const folder = join(root, "node_modules/.test-threads");
const started = /new URL\("([\w-]+-worker)\.ts", import\.meta\.url\)/g;

/**
 * Before the tests, makes what the server starts as threads into a few files. Every app of a test starts threads of its
 * own, and reading their hundreds of modules would take them longer than what is asked of them.
 */
export async function setup(): Promise<void> {
  const input = Object.fromEntries(sources.map((source) => [basename(source, ".ts"), join(modules, source)]));
  await build({
    configFile: false,
    logLevel: "silent",
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input, output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" } },
    },
    ssr: { noExternal: [/^@beltwright\//] },
  });
}

/** Lets the server start those in place of the sources. What is replaced is kept from run to run, so it names no run. */
export function startMadeThreads(): Plugin {
  return {
    name: "start-made-threads",
    transform: (code, id) => {
      if (!id.startsWith(modules)) return undefined;
      return code.replace(started, (_, name) => `new URL("${pathToFileURL(join(folder, `${name}.mjs`)).href}")`);
    },
  };
}
