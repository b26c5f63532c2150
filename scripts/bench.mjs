// `npm run bench -- NAME`: measures on the right Node, in the browser that the journeys use; the web as its sources are.
import { findChromium } from "./debian.mjs";
import { become, ensureInstalled, ensureWebBuilt, root } from "./setup.mjs";

ensureInstalled();
if (process.argv[2] === "web") ensureWebBuilt();
const chromium = findChromium();
become([`${root}/bench/run.ts`, ...process.argv.slice(2)], chromium ? { CHROMIUM_PATH: chromium } : {});
