import { statfs } from "node:fs/promises";
import { countJobs, type Store } from "@beltwright/store";
import { answeredWithin } from "./patience.ts";
import type { AskedGauge } from "./plugins/metrics.ts";

/** A scrape is given up after 10 s by default. */
const patienceMilliseconds = 3000;

/** What the server tells of itself beside the usual figures of a process. */
export function figuresOf(store: Store, dataFolder: string): readonly AskedGauge[] {
  return [
    {
      name: "beltwright_jobs",
      help: "Long calculations by state; the queue is shared by all servers",
      label: "state",
      read: () => answeredWithin(patienceMilliseconds, countJobs(store.db)),
    },
    {
      name: "beltwright_database_connections",
      help: "Connections to the database: open, idle, and calls that wait for one",
      label: "state",
      read: async () => ({ ...store.connections() }),
    },
    {
      name: "beltwright_data_folder_bytes",
      help: "Room on the disk of the data folder",
      label: "kind",
      read: async () => {
        const { bavail, blocks, bsize } = await statfs(dataFolder);
        return { free: bavail * bsize, total: blocks * bsize };
      },
    },
  ];
}
