import { Writable } from "node:stream";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { createLogger } from "../logging.ts";
import { forwardedNotice } from "./forwarded-notice.ts";

async function logOf(trustedProxies: number, calls: readonly Readonly<Record<string, string>>[]): Promise<string> {
  const lines: string[] = [];
  const write = (chunk: unknown, _encoding: string, done: () => void) => {
    lines.push(String(chunk));
    done();
  };
  const app = fastify({ loggerInstance: createLogger("warn", new Writable({ write })) });
  await app.register(forwardedNotice, { trustedProxies });
  app.get("/", async () => "");
  for (const headers of calls) await app.inject({ url: "/", headers });
  await app.close();
  return lines.join("");
}

describe("a forwarded header", () => {
  const forwarded = { "x-forwarded-for": "203.0.113.9" };

  it("that is not trusted is explained in the log, once", async () => {
    expect((await logOf(0, [{}, forwarded, forwarded])).match(/TRUSTED_PROXIES is 0/g)).toHaveLength(1);
  });

  it("that is trusted, or absent, is nothing to speak of", async () => {
    expect(await logOf(1, [forwarded])).toBe("");
    expect(await logOf(0, [{}])).toBe("");
  });
});
