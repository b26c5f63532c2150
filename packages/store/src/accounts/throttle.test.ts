import { expect, it } from "vitest";
import { onEachDatabase } from "../test-support/databases.ts";
import { day, noon } from "../test-support/people.ts";
import { clearFailedSignIns, countFailedSignIn } from "./throttle.ts";

onEachDatabase("sign-in throttling", ({ store }) => {
  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `10.0.0.${addresses}`;
  };
  const attempt = (userName: string, address: string, now = noon) =>
    countFailedSignIn(store().db, { userName, address, now });

  it("lets five failures pass and then waits twice as long after each", async () => {
    const address = newAddress();
    for (let index = 0; index < 6; index += 1) expect(await attempt("slow", address)).toEqual({ kind: "counted" });
    expect(await attempt("slow", address)).toEqual({ kind: "throttled", until: noon + 1000 });
    expect(await attempt("slow", newAddress())).toEqual({ kind: "throttled", until: noon + 1000 });
    expect(await attempt("slow", address, noon + 1000)).toEqual({ kind: "counted" });
    expect(await attempt("slow", address, noon + 1000)).toEqual({ kind: "throttled", until: noon + 3000 });
  });

  it("never makes anyone wait longer than a quarter of an hour", async () => {
    let now = noon;
    for (let index = 0; index < 40; index += 1) {
      const outcome = await attempt("stubborn", newAddress(), now);
      if (outcome.kind === "throttled") {
        expect(outcome.until - now).toBeLessThanOrEqual(15 * 60 * 1000);
        now = outcome.until;
      }
    }
  });

  it("slows an address that tries many accounts", async () => {
    const address = newAddress();
    const outcomes = [];
    for (let index = 0; index < 22; index += 1) outcomes.push(await attempt(`guess${index}`, address));
    expect(outcomes.at(-1)).toMatchObject({ kind: "throttled" });
    expect(await attempt("guess99", newAddress())).toEqual({ kind: "counted" });
  });

  it("counts attempts sent all at once", async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => attempt("rush", newAddress())));
    expect(outcomes.filter(({ kind }) => kind === "counted")).toHaveLength(6);
  });

  it("starts afresh after a success and after a day", async () => {
    const address = newAddress();
    for (let index = 0; index < 6; index += 1) await attempt("sorry", address);
    await clearFailedSignIns(store().db, { userName: "sorry", address });
    expect(await attempt("sorry", address)).toEqual({ kind: "counted" });
    for (let index = 0; index < 5; index += 1) await attempt("sorry", address);
    expect(await attempt("sorry", address)).toMatchObject({ kind: "throttled" });
    for (let index = 0; index < 6; index += 1) {
      expect(await attempt("sorry", address, noon + 2 * day)).toEqual({ kind: "counted" });
    }
  });

  it("does not clear an address by signing in to one's own account", async () => {
    const address = newAddress();
    for (let index = 0; index < 20; index += 1) {
      await attempt(`victim${index}`, address);
      await attempt("own", address);
      await clearFailedSignIns(store().db, { userName: "own", address });
    }
    await attempt("victim20", address);
    expect(await attempt("victim21", address)).toMatchObject({ kind: "throttled" });
  });
});
