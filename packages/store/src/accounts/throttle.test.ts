import { expect, it } from "vitest";
import { onEachDatabase } from "../test-support/databases.ts";
import { day, noon } from "../test-support/people.ts";
import { clearFailedSignIns, countFailedSignIn, findThrottle, forgetFailedSignIns } from "./throttle.ts";

onEachDatabase("sign-in throttling", ({ store }) => {
  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `10.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
  };
  type Where = { readonly address?: string; readonly device?: string; readonly now?: number };
  const from = (userName: string, { address = "10.1.1.1", device, now = noon }: Where) => ({
    userName,
    address,
    device,
    now,
  });
  const fail = async (userName: string, times: number, where: Where = {}) => {
    for (let time = 0; time < times; time += 1) await countFailedSignIn(store().db, from(userName, where));
  };
  const find = (userName: string, where: Where = {}) => findThrottle(store().db, from(userName, where));
  const free = { kind: "free" };

  it("lets five failures pass and then waits twice as long after each", async () => {
    const address = newAddress();
    await fail("slow", 5, { address });
    expect(await find("slow", { address })).toEqual(free);
    await fail("slow", 1, { address });
    expect(await find("slow", { address })).toEqual({ kind: "throttled", until: noon + 1000 });
    expect(await find("slow", { address, now: noon + 1000 })).toEqual(free);
    await fail("slow", 1, { address, now: noon + 1000 });
    expect(await find("slow", { address, now: noon + 1000 })).toEqual({ kind: "throttled", until: noon + 3000 });
    expect(await find("slow", { address: newAddress() })).toEqual(free);
    await fail("slow", 30, { address });
    expect(await find("slow", { address })).toEqual({ kind: "throttled", until: noon + 15 * 60_000 });
  });

  it("counts what fails at the same time", async () => {
    const address = newAddress();
    await Promise.all(Array.from({ length: 8 }, () => fail("rush", 1, { address })));
    expect(await find("rush", { address })).toEqual({ kind: "throttled", until: noon + 4000 });
  });

  it("slows guessing at one account from everywhere, but not on a device of its owner", async () => {
    for (let host = 0; host < 51; host += 1) await fail("wanted", 1, { address: newAddress() });
    const address = newAddress();
    expect(await find("wanted", { address })).toMatchObject({ kind: "throttled" });
    expect(await find("wanted", { address, device: "laptop" })).toEqual(free);
    await fail("wanted", 6, { address, device: "laptop" });
    expect(await find("wanted", { address, device: "laptop" })).toMatchObject({ kind: "throttled" });
    await forgetFailedSignIns(store().db, "wanted");
    expect(await find("wanted", { address })).toEqual(free);
  });

  it("slows an address that tries many accounts, and never for more than a minute", async () => {
    const address = newAddress();
    for (let account = 0; account < 130; account += 1) await fail(`guess${account}`, 1, { address });
    expect(await find("guess999", { address })).toEqual({ kind: "throttled", until: noon + 60_000 });
    expect(await find("guess999", { address: newAddress() })).toEqual(free);
  });

  it("starts afresh after a success and after a day", async () => {
    const address = newAddress();
    await fail("sorry", 6, { address });
    await clearFailedSignIns(store().db, { userName: "sorry", address });
    expect(await find("sorry", { address })).toEqual(free);
    await fail("sorry", 6, { address });
    expect(await find("sorry", { address })).toMatchObject({ kind: "throttled" });
    await fail("sorry", 5, { address, now: noon + 2 * day });
    expect(await find("sorry", { address, now: noon + 2 * day })).toEqual(free);
  });

  it("forgets of one account only what was tried on it", async () => {
    const address = newAddress();
    for (const name of ["ann@mine.example", "ann@mine.example.org"]) await fail(name, 6, { address });
    await forgetFailedSignIns(store().db, "ann@mine.example");
    expect(await find("ann@mine.example", { address })).toEqual(free);
    expect(await find("ann@mine.example.org", { address })).toMatchObject({ kind: "throttled" });
  });
});
