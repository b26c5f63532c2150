import { deflateSync } from "node:zlib";
import { conveyorToFile, writeConveyorT6 } from "@beltwright/model";
import type { BenchPerson } from "./bench-people.ts";
import { fullConveyor } from "./full-conveyor.ts";
import { designOf } from "./saved-design.ts";

/** One wave of an attack: everything that is sent at once. It ends when all of it is answered. */
type Wave = () => Promise<unknown>;

const small = designOf(50_000, "Attack");

/** What one account does to keep the others from working, by name. */
export async function prepareAttacks(attacker: BenchPerson): Promise<Readonly<Record<string, Wave>>> {
  const { id: large } = await add(attacker, conveyorToFile(fullConveyor(2000)));
  const { id: own } = await add(attacker, small);
  const demos = (await attacker.get("GET", "/api/conveyorlistdemos")) as readonly { id: string }[];
  const ids = demos
    .slice(0, 16)
    .map(({ id }) => id)
    .join(",");
  const run = { conveyorId: own, scenario: { kind: "start", load: "full" } };
  return {
    entities: many(4, () => upload(attacker, "Xml", entities())),
    keys: many(4, () => upload(attacker, "Json", keys())),
    comparisons: many(60, () => attacker.call("GET", `/api/conveyorsinlist/${ids}`)),
    downloads: many(20, () => attacker.call("GET", `/api/downloadT6/${large}`)),
    dynamics: many(5, () => dynamics(attacker, { ...run, runTime: 60, interval: 0.001 })),
    heaviest: many(5, () => dynamics(attacker, { ...run, runTime: 3600, interval: 60, elements: 20_000 })),
    tickets: many(20, () => attacker.call("POST", "/api/supportTickets", ticket())),
    unknown: many(4, () => attacker.call("PUT", `/api/conveyors/${own}`, unknown())),
    logos: many(10, () => attacker.call("PUT", `/api/conveyors/${own}`, logo())),
  };
}

async function add(person: BenchPerson, file: object): Promise<{ readonly id: string }> {
  return (await person.get("POST", "/api/conveyors", JSON.stringify(file))) as { id: string };
}

/** Whatever comes back is read to its end, as a browser would; refusals are what is hoped for. */
function many(count: number, send: () => Promise<Response>): Wave {
  const one = async () => {
    const answer = await send().catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
  };
  return () => Promise.all(Array.from({ length: count }, one));
}

function upload(person: BenchPerson, type: "Xml" | "Json", content: string): Promise<Response> {
  const form = new FormData();
  const mime = `application/${type.toLowerCase()}`;
  form.set("file", new Blob([content], { type: mime }), `attack.${type.toLowerCase()}`);
  return person.call("POST", `/api/conveyorupload${type}`, form);
}

/** A job is left to run; those of the wave before make room for it. */
async function dynamics(person: BenchPerson, body: object): Promise<Response> {
  return person.call("POST", "/api/dynamics", JSON.stringify(body));
}

const made = new Map<string, string>();
function once(name: string, make: () => string): string {
  const text = made.get(name) ?? make();
  made.set(name, text);
  return text;
}

const entities = () =>
  once("entities", () =>
    writeConveyorT6(fullConveyor(30)).replace("<convNo>", `<own>${"&#65;".repeat(3_900_000)}</own><convNo>`),
  );
const keys = () =>
  once("keys", () =>
    JSON.stringify({ ...small, own: Object.fromEntries(Array.from({ length: 1_000_000 }, (_, n) => [`k${n}`, n])) }),
  );
const unknown = () => once("unknown", () => JSON.stringify({ ...small, own: "x".repeat(19_000_000) }));
const ticket = () =>
  once("ticket", () => {
    const content = Buffer.alloc(1_000_000, 65).toString("base64");
    const files = Array.from({ length: 3 }, (_, n) => ({ name: `${n}.txt`, type: "text/plain", content }));
    return JSON.stringify({ subject: "Attack", text: "Files", files });
  });
const logo = () =>
  once("logo", () => JSON.stringify({ ...small, coLogo: `data:image/png;base64,${png(8000).toString("base64")}` }));

/** A white square that packs into a few hundred kilobytes and unpacks into 256 MB. */
function png(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 6], 8);
  const pixels = deflateSync(Buffer.alloc(side * (side * 4 + 1)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}
