// Runs one of the program's commands on the right Node: `node scripts/run.mjs FILE [arguments]`.
import { become, ensureInstalled, fail, root } from "./setup.mjs";

const [file, ...rest] = process.argv.slice(2);
if (!file) fail("Say which file to run.");
ensureInstalled();
become([`${root}/${file}`, ...rest]);
