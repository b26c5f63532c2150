import { restore } from "@beltwright/store";
import { dataTarget, fileArgument, nameOf, printCounts, runCommand } from "./command.ts";

await runCommand(async () => {
  const file = fileArgument("npm run restore -- FILE");
  const target = dataTarget();
  const { counts, createdAt } = await restore(file, target);
  console.log(`Restored the backup of ${createdAt} into ${nameOf(target)}:`);
  printCounts(counts);
});
