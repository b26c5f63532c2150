// `npm run dev`: the server restarts when its sources change, the web program updates in place.
import { spawn } from "node:child_process";
import { ensureInstalled, programEnv, programNode, root, say } from "./setup.mjs";

ensureInstalled();
const server = ["--watch", "--watch-preserve-output", `${root}/apps/server/src/main.ts`];
const web = [`${root}/node_modules/vite/bin/vite.js`, `${root}/apps/web`];
const children = [server, web].map((args) =>
  spawn(programNode(), args, { cwd: root, stdio: "inherit", env: programEnv() }),
);
say("The web program with hot reload is at the address vite prints below; it passes calls on to the server.");

function stop() {
  for (const child of children) child.kill("SIGTERM");
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) child.on("exit", stop);
