// Records anew what is calculated of the demo conveyors: `npm run record`, then read the difference before committing it.
import { mkdirSync, writeFileSync } from "node:fs";
import { recordedConveyors, recordOf, recordText } from "./recorded-results.ts";

mkdirSync(new URL("conveyors/", import.meta.url), { recursive: true });
for (const [, conveyor, file] of recordedConveyors) writeFileSync(file, recordText(recordOf(conveyor)));
