import { expose } from "comlink";
import { createDynamicsCalls } from "./dynamics-calls.ts";

/** A message to oneself comes after those that already wait, and sooner than any timer. */
const channel = new MessageChannel();
const pause = () =>
  new Promise<void>((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(undefined);
  });

expose(createDynamicsCalls(pause, () => performance.now()));
