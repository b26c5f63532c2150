// `npm start`: everything a fresh clone needs, then the server.
import { become, ensureInstalled, ensureWebBuilt, root } from "./setup.mjs";

ensureInstalled();
ensureWebBuilt();
become([`${root}/apps/server/src/main.ts`, ...process.argv.slice(2)], { ENDS_WITH_PARENT: "1" });
