import { backup, openExistingStore } from "@beltwright/store";
import { dataTarget, fileArgument, nameOf, printCounts, runCommand } from "./command.ts";

await runCommand(async () => {
  const file = fileArgument("npm run backup -- FILE");
  const target = dataTarget();
  const store = await openExistingStore(target);
  try {
    const { counts } = await backup(store, file);
    console.log(`Backed up ${nameOf(target)} to ${file}:`);
    printCounts(counts);
  } finally {
    await store.close();
  }
});
