import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { prepareAttacks } from "./attacks.ts";
import { personAt } from "./bench-people.ts";

/** Attacks from a thread of its own, so that sending and receiving it costs those who are watched nothing. */
// Attackers have machines of their own: on this one theirs stands behind what it attacks.
if (process.platform === "linux") setPriority(10);
const { url, userName, cookie } = workerData as { url: string; userName: string; cookie: string };
const attacks = await prepareAttacks(personAt(url, userName, cookie));
let current = "";

parentPort?.on("message", (name: string) => {
  current = name;
  if (name !== "") void attack(name);
});

async function attack(name: string): Promise<void> {
  while (current === name) await attacks[name]?.();
  parentPort?.postMessage("over");
}

parentPort?.postMessage(Object.keys(attacks));
