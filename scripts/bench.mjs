// `npm run bench -- NAME`: measures on the right Node, and in the browser that the journeys use.
import { findChromium } from "./debian.mjs";
import { become, ensureInstalled, root } from "./setup.mjs";

ensureInstalled();
const chromium = findChromium();
become([`${root}/bench/run.ts`, ...process.argv.slice(2)], chromium ? { CHROMIUM_PATH: chromium } : {});
