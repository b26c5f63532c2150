import { move } from "@beltwright/store";
import { embeddedTarget, nameOf, postgresTarget, printCounts, runCommand } from "./command.ts";

await runCommand(async () => {
  const from = embeddedTarget();
  const to = postgresTarget();
  if (!to)
    throw new Error("Set DATABASE_URL to the PostgreSQL database to move to, and DATA_DIR to the folder to leave");
  console.log(
    `Moving ${nameOf(from)} to ${nameOf(to)}. Stop the server first: it would go on writing to the old place.`,
  );
  const { counts } = await move(from, to);
  console.log("Moved; the counts are the same on both sides:");
  printCounts(counts);
  console.log(
    `Start the server with DATABASE_URL from now on. ${from.folder} is unchanged and may be kept as a backup.`,
  );
});
