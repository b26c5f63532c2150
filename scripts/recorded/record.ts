// Records anew what is calculated of the demo conveyors: `npm run record`, then read the difference before committing it.
import { mkdirSync, writeFileSync } from "node:fs";
import { changedConveyors, changedFile, changedRecord } from "./changed-conveyors.ts";
import { recordedConveyors, recordOf, recordText, shownConveyors, shownRecordOf } from "./recorded-results.ts";

for (const folder of ["conveyors/", "shown/"]) mkdirSync(new URL(folder, import.meta.url), { recursive: true });
for (const [, conveyor, file] of recordedConveyors) writeFileSync(file, recordText(recordOf(conveyor)));
for (const [, conveyor, file] of shownConveyors) writeFileSync(file, recordText(shownRecordOf(conveyor)));
writeFileSync(changedFile, recordText(new Map(changedConveyors.flatMap((one) => [...changedRecord(one)]))));
