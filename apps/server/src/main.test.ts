import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { programs } from "./test-support/program.ts";

const { run, remove } = await programs();
afterAll(remove);

const isReady = async (address: string) => (await fetch(`${address}/readyz`)).ok;

describe("the program", () => {
  it("starts, shows the demo sign-ins, starts again on what it left and ends cleanly on both signals", async () => {
    const first = run({});
    const address = await first.listening;
    await expect.poll(() => isReady(address)).toBe(true);
    first.child.kill("SIGINT");
    const { code, out } = await first.ended;
    expect(code).toBe(0);
    expect(out).toContain("admin@demo.test");
    expect(out).toContain("beltwright-demo");

    const second = run({});
    const again = await second.listening;
    await expect.poll(() => isReady(again)).toBe(true);
    second.child.kill("SIGTERM");
    expect((await second.ended).code).toBe(0);
  });

  it("names the port that is in use, in one line", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const { code, err } = await run({ PORT: String(port), HOST: "127.0.0.1" }).ended;
    other.close();
    expect(code).toBe(1);
    expect(err).toMatch(/^.*port is in use.*PORT.*\n$/);
  });

  it.each([
    { what: "a wrong variable", environment: { PORT: "eighty" }, says: /^.*PORT must be a whole number.*\n$/ },
    {
      what: "production without a secret",
      environment: { NODE_ENV: "production" },
      says: /^.*SESSION_SECRET must.*\n$/,
    },
    {
      what: "a database that is not there",
      environment: { DATABASE_URL: "postgres://127.0.0.1:1/none", SESSION_SECRET: "k3Vf0sZp9QxL2mTn8RwYb5HcJd7GaEuX" },
      says: /^.*DATABASE_URL does not answer.*\n$/,
    },
  ])("ends with one line on $what", async ({ environment, says }) => {
    const { code, err } = await run(environment).ended;
    expect(code).toBe(1);
    expect(err).toMatch(says);
  });
});
