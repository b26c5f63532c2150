import { createHash, randomBytes } from "node:crypto";

let lastTime = 0;
let sequence = 0;

/** A new id: a UUID of version 7, so that ids sort by the time they were made, also within one millisecond. */
export function newId(now: number = Date.now()): string {
  if (now > lastTime) {
    lastTime = now;
    sequence = 0;
  } else if (sequence === 0xfff) {
    lastTime += 1;
    sequence = 0;
  } else {
    sequence += 1;
  }
  const time = lastTime.toString(16).padStart(12, "0");
  const order = `7${sequence.toString(16).padStart(3, "0")}`;
  return uuid(`${time}${order}8${randomBytes(8).toString("hex").slice(1)}`);
}

/** The same id for the same words, for rows that may be loaded again and must not double. */
export function idOf(...words: readonly string[]): string {
  return uuid(createHash("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 32));
}

function uuid(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
