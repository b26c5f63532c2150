import { setTimeout as wait } from "node:timers/promises";
import { type ServerProcess, startProcess } from "../server-process.ts";

/** A server that is started again whenever it ends, as a supervisor of the system does. */
export interface SupervisedServer {
  readonly url: string;
  /** Ends it as a power cut would. */
  readonly kill: () => void;
  /** Tells it to end; how long that took, in milliseconds. */
  readonly terminate: () => Promise<number>;
  /** How often it ended without being told to. */
  readonly crashes: () => number;
  readonly stop: () => Promise<void>;
}

const main = new URL("../../../apps/server/src/main.ts", import.meta.url).pathname;

export async function superviseServer(port: number, env: Readonly<Record<string, string>>): Promise<SupervisedServer> {
  let current: ServerProcess = await startProcess(main, port, env);
  let [crashes, isOver, isExpected] = [0, false, false];
  const watch = async () => {
    while (!isOver) {
      await current.ended;
      if (isOver) return;
      if (!isExpected) crashes += 1;
      isExpected = false;
      current = await restarted();
    }
  };
  const restarted = async (): Promise<ServerProcess> => {
    for (;;) {
      const started = await startProcess(main, port, env).catch(() => undefined);
      if (started !== undefined) return started;
      await wait(1000);
    }
  };
  const watching = watch();
  return {
    url: current.url,
    crashes: () => crashes,
    kill: () => {
      isExpected = true;
      current.kill();
    },
    terminate: async () => {
      isExpected = true;
      const before = performance.now();
      await current.stop();
      return performance.now() - before;
    },
    stop: async () => {
      isOver = true;
      await current.stop();
      await watching;
    },
  };
}
