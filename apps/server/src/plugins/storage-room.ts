import { rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StoreFull } from "@beltwright/store";
import fastifyPlugin from "fastify-plugin";
import { sendProblem } from "../problems.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether there is no room to write to, as far as the server knows. */
    isStorageFull: () => boolean;
  }
}

interface StorageRoomOptions {
  /** Where the embedded database is; absent for a database server, whose disk is not ours to look at. */
  readonly folder: string | undefined;
  /** Bytes free there; for tests. */
  readonly readFree?: (folder: string) => Promise<number>;
  readonly everyMilliseconds?: number;
}

const megabyte = 2 ** 20;
/** Kept back in a file of its own, and given up when the disk is full: signing in writes too, and must go on. */
const reserveBytes = 16 * megabyte;
/** With less than this nothing but signing in is written any more. */
const leastBytes = 32 * megabyte;
/** What a database has refused for want of room is believed for so long. */
const believedMilliseconds = 30_000;

/** Calls that are let through although they write: they write little, and without them nobody could even look. */
const alwaysAllowed: ReadonlySet<string | undefined> = new Set(["/api/signin", "/api/signout", "/api/session"]);
const reading: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Notices a full disk before the database does, says so, and keeps reading and signing in alive. */
export const storageRoom = fastifyPlugin<StorageRoomOptions>(async (app, options) => {
  const { folder, readFree = freeBytes, everyMilliseconds = 5000 } = options;
  let isShort = false;
  let refusedAt = Number.NEGATIVE_INFINITY;
  const isStorageFull = () => isShort || performance.now() - refusedAt < believedMilliseconds;
  app.decorate("isStorageFull", isStorageFull);

  app.addHook("onError", async (_request, _reply, error) => {
    if (error instanceof StoreFull) refusedAt = performance.now();
  });
  if (folder === undefined) return;

  const reserve = join(folder, "reserve");
  const look = async () => {
    const free = await readFree(folder);
    if (!isShort && free < leastBytes) {
      isShort = true;
      await rm(reserve, { force: true });
      app.log.error(
        { free, folder },
        "the disk of the data folder is full: nothing is saved until there is room again",
      );
    } else if (isShort && free > 2 * (leastBytes + reserveBytes)) {
      isShort = false;
      await keepReserve(reserve);
      app.log.warn({ free, folder }, "the disk of the data folder has room again");
    }
  };
  const watch = () => look().catch((failure: unknown) => app.log.error({ err: failure }, "could not look at the disk"));

  app.addHook("onReady", async () => {
    if ((await readFree(folder)) > 2 * (leastBytes + reserveBytes)) await keepReserve(reserve);
    await watch();
  });
  const timer = setInterval(watch, everyMilliseconds).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  app.addHook("onRequest", async (request, reply) => {
    if (!isShort || reading.has(request.method) || alwaysAllowed.has(request.routeOptions.url)) return;
    await sendProblem(reply, 507, "storage-full");
  });
});

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Written out in full: a file with holes keeps no room. */
async function keepReserve(file: string): Promise<void> {
  const known = await stat(file).catch(() => undefined);
  if (known?.size === reserveBytes) return;
  await writeFile(file, Buffer.alloc(reserveBytes, 1), { mode: 0o600 });
}
