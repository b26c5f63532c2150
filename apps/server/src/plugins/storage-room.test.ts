import { existsSync } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StoreFull } from "@beltwright/store";
import fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { createLogger } from "../logging.ts";
import { errorAnswers } from "./error-answers.ts";
import { health } from "./health.ts";
import { storageRoom } from "./storage-room.ts";

const megabyte = 2 ** 20;
const folder = await mkdtemp(join(tmpdir(), "beltwright-room-"));
const reserve = join(folder, "reserve");
afterAll(() => rm(folder, { recursive: true }));

async function anApp(where: string | undefined, readFree: () => number) {
  const lines: string[] = [];
  const app = fastify({ loggerInstance: createLogger("warn", { write: (line) => void lines.push(line) }) });
  await app.register(errorAnswers);
  await app.register(storageRoom, { folder: where, readFree: async () => readFree(), everyMilliseconds: 20 });
  await app.register(health, { isReady: async () => true });
  app.get("/api/belts", async () => "belts");
  app.post("/api/belts", async () => "saved");
  app.post("/api/signin", async () => "in");
  app.post("/api/full", async () => {
    throw new StoreFull("database or disk is full");
  });
  await app.ready();
  const status = async (method: "GET" | "POST", url: string) => (await app.inject({ method, url })).statusCode;
  return { app, status, said: () => lines.join("") };
}

it("a disk that fills up stops saving before the database does, and neither reading nor signing in", async () => {
  let free = 500 * megabyte;
  const { app, status, said } = await anApp(folder, () => free);
  expect((await stat(reserve)).size).toBe(16 * megabyte);
  expect(await status("POST", "/api/belts")).toBe(200);
  free = 20 * megabyte;
  await expect.poll(() => status("POST", "/api/belts")).toBe(507);
  expect(await status("GET", "/api/belts")).toBe(200);
  expect(await status("POST", "/api/signin")).toBe(200);
  expect((await app.inject("/readyz")).json()).toEqual({ status: "ready", storage: "full" });
  await expect.poll(() => existsSync(reserve)).toBe(false);
  await expect.poll(said).toContain("the disk of the data folder is full");
  free = 500 * megabyte;
  await expect.poll(() => status("POST", "/api/belts")).toBe(200);
  expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
  await expect.poll(() => existsSync(reserve)).toBe(true);
  await app.close();
});

it("a database server that has no room left is told of as well, and read on", async () => {
  const { app, status, said } = await anApp(undefined, () => 0);
  expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
  const refused = await app.inject({ method: "POST", url: "/api/full" });
  expect([refused.statusCode, refused.json().code]).toEqual([507, "storage-full"]);
  expect((await app.inject("/readyz")).json()).toEqual({ status: "ready", storage: "full" });
  expect(await status("GET", "/api/belts")).toBe(200);
  expect(said()).toContain("there is no room left to write to");
  await app.close();
});
