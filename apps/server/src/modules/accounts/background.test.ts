import { describe, expect, it } from "vitest";
import { createBackground } from "./background.ts";

describe("background work", () => {
  it("is finished when the background is idle", async () => {
    const done: string[] = [];
    const background = createBackground({ error: () => {} });
    background.start(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      done.push("mail");
    });
    expect(done).toEqual([]);
    await background.idle();
    expect(done).toEqual(["mail"]);
  });

  it("reports a failure and goes on", async () => {
    const reported: unknown[] = [];
    const background = createBackground({ error: (entry: unknown) => reported.push(entry) });
    background.start(() => Promise.reject(new Error("mail server is down")));
    await background.idle();
    expect(reported).toEqual([{ err: new Error("mail server is down") }]);
  });
});
