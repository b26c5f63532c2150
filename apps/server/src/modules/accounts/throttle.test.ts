import { afterEach, beforeEach, expect, it } from "vitest";
import { type AccountServer, anAccountServer } from "./test-support/account-server.ts";
import type { Answer } from "./test-support/browser.ts";
import { onEachDatabase } from "./test-support/on-each-database.ts";
import { aMember, anEmail, aSignedInMember, password, tokenIn } from "./test-support/people.ts";

const wrong = "not the password";

onEachDatabase("guessing at passwords", (database) => {
  let server: AccountServer;
  beforeEach(async () => {
    server = await anAccountServer(database);
  });
  afterEach(() => server?.close());

  async function guess(email: string, times: number, address = "198.51.100.7"): Promise<Answer> {
    for (let time = 1; time < times; time += 1) await signIn(email, wrong, address);
    return signIn(email, wrong, address);
  }

  function signIn(email: string, typed: string, address = "198.51.100.7"): Promise<Answer> {
    return server.browser(address).post("/api/signin", { email, password: typed });
  }

  it("costs a wait after a few failures, told in a plain sentence and in Retry-After", async () => {
    const email = await aMember(server);
    expect((await guess(email, 6)).status).toBe(401);
    const refused = await signIn(email, password);
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("1");
    expect(refused.body).toEqual({
      code: "sign-in-throttled",
      message: "Too many failed attempts. Please try again in 1 s.",
    });
    expect(refused.setCookies).toEqual([]);
  });

  it("lets the right person in once the wait is over, and forgets the failures", async () => {
    const email = await aMember(server);
    await guess(email, 6);
    server.clock.now += 1000;
    expect((await signIn(email, password)).status).toBe(200);
    expect((await guess(email, 5)).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it("makes each wait twice as long, up to a quarter of an hour", async () => {
    const email = await aMember(server);
    await guess(email, 5);
    const waits = [];
    for (let round = 0; round < 12; round += 1) {
      expect((await signIn(email, wrong)).status).toBe(401);
      const seconds = Number((await signIn(email, wrong)).headers["retry-after"]);
      waits.push(seconds);
      server.clock.now += seconds * 1000;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it("from many places at one account costs strangers a wait, but not its owner on a known device", async () => {
    const email = await aMember(server);
    const home = server.browser("192.0.2.77");
    expect((await home.post("/api/signin", { email, password })).status).toBe(200);
    for (let host = 1; host <= 26; host += 1) await guess(email, 2, `203.0.113.${host}`);
    expect((await signIn(email, password, "203.0.113.99")).status).toBe(429);
    expect((await home.post("/api/signin", { email, password })).status).toBe(200);
  });

  it("in the same office locks nobody out of a known device, and limits that device too", async () => {
    const email = await aMember(server);
    const home = server.browser("198.51.100.7");
    await home.post("/api/signin", { email, password });
    await guess(email, 8);
    expect((await signIn(email, password)).status).toBe(429);
    expect((await home.post("/api/signin", { email, password })).status).toBe(200);
    for (let time = 1; time <= 6; time += 1) await home.post("/api/signin", { email, password: wrong });
    expect((await home.post("/api/signin", { email, password })).status).toBe(429);
  });

  it("gains nothing from the device of another person", async () => {
    const [email, own] = [await aMember(server), await aMember(server)];
    const browser = server.browser("198.51.100.7");
    await browser.post("/api/signin", { email: own, password });
    for (let time = 1; time <= 6; time += 1) await browser.post("/api/signin", { email, password: wrong });
    expect((await browser.post("/api/signin", { email, password })).status).toBe(429);
  });

  it("does not stand in the way of fifty people who sign in at one office at once", async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => aMember(server)));
    const answers = await Promise.all(people.map((email) => signIn(email, password)));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  });

  it("gains nothing from asking all at once", async () => {
    const email = await aMember(server);
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  it("is treated the same for an account that does not exist", async () => {
    const unknown = anEmail();
    const known = await aMember(server);
    const answers = [];
    for (const [email, address] of [
      [unknown, "198.51.100.1"],
      [known, "198.51.100.2"],
    ] as const) {
      const statuses = [];
      for (let time = 1; time <= 8; time += 1) statuses.push((await signIn(email, wrong, address)).status);
      answers.push(statuses);
    }
    expect(answers).toEqual([
      [401, 401, 401, 401, 401, 401, 429, 429],
      [401, 401, 401, 401, 401, 401, 429, 429],
    ]);
  });

  it("is counted too when it is the current password of a change", async () => {
    const { browser } = await aSignedInMember(server);
    const change = { currentPassword: wrong, newPassword: "another good one" };
    for (let time = 1; time <= 6; time += 1) {
      expect((await browser.post("/api/changepassword", change)).status).toBe(400);
    }
    const refused = await browser.post("/api/changepassword", { ...change, currentPassword: password });
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("1");
  });

  it("does not keep the owner of the mailbox out: a reset lifts the wait", async () => {
    const email = await aMember(server);
    await guess(email, 6);
    await server.browser().post("/api/forgotpassword", { email });
    const [mail] = await server.mailsTo(email);
    const reset = { token: tokenIn(mail), password: "another good one" };
    expect((await server.browser().post("/api/resetpassword", reset)).status).toBe(200);
    expect((await signIn(email, "another good one")).status).toBe(200);
  });

  it("does not keep the owner of the mailbox out while the guessing goes on", async () => {
    const email = await aMember(server);
    const browser = server.browser();
    await browser.post("/api/forgotpassword", { email });
    const [mail] = await server.mailsTo(email);
    await browser.post("/api/resetpassword", { token: tokenIn(mail), password: "another good one" });
    for (let host = 1; host <= 26; host += 1) await guess(email, 2, `203.0.113.${host}`);
    expect((await browser.post("/api/signin", { email, password: "another good one" })).status).toBe(200);
  });
});
