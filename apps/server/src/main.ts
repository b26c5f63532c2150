import { enableCompileCache } from "node:module";

// Before anything else is loaded: it halves the time a second start takes.
enableCompileCache();
const { run } = await import("./run.ts");
await run(process.env, process.argv.slice(2));
