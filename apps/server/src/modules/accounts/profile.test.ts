import { addSubscription, setUserGroup } from "@beltwright/store";
import { decodeJwt, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { type AccountServer, anAccountServer, demo, production } from "./test-support/account-server.ts";
import { onEachDatabase } from "./test-support/on-each-database.ts";
import { aSignedInMember } from "./test-support/people.ts";

const day = 86_400_000;
const profile = {
  firstName: "Anna",
  lastName: "Keller",
  companyName: "Erz & Söhne",
  address1: "Hauptstraße 1",
  address2: "2. Stock",
  city: "Leoben",
  state: "Steiermark",
  postCode: "8700",
  country: "Austria",
};
/** Every name the two documents give for the user of the token. */
const specifiedNames = [
  ...["userName", "userIsAdmin", "userHasSub", "userGroup", "noOfFilesUsed", "noOfFilesAllowed", "noOfFilessAllowed"],
  ...["firstName", "lastName", "companyName", "address1", "address2", "city", "state", "postCode", "country"],
  ...["subscriptions", "loginRecs", "regoDate"],
];

onEachDatabase("the profile", (database) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await anAccountServer(database);
  });
  afterAll(() => server?.close());

  it("keeps all the user fields", async () => {
    const { email, browser } = await aSignedInMember(server);
    const saved = await browser.put("/api/profile", profile);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ userName: email, ...profile });
    expect((await browser.get("/api/profile")).body).toEqual(saved.body);
  });

  it.each([
    ["a field is missing", { ...profile, city: undefined }],
    ["a field is too long", { ...profile, city: "x".repeat(101) }],
    ["a field is no text", { ...profile, city: 8700 }],
    ["it would make an admin", { ...profile, userIsAdmin: true }],
    ["it would change the user name", { ...profile, userName: "someone@mine.example" }],
    ["it would join a group", { ...profile, userGroup: "Others" }],
  ])("is refused, and changes nothing, when %s", async (_when, body) => {
    const { browser } = await aSignedInMember(server);
    const before = (await browser.get("/api/profile")).body;
    expect((await browser.put("/api/profile", body)).status).toBe(400);
    expect((await browser.get("/api/profile")).body).toEqual(before);
  });

  it("is for people signed in", async () => {
    expect((await server.browser().get("/api/profile")).status).toBe(401);
    expect((await server.browser().put("/api/profile", profile)).status).toBe(401);
  });
});

onEachDatabase("the user token", (database) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await anAccountServer(database);
  });
  afterAll(() => server?.close());

  const key = new TextEncoder().encode(production.SESSION_SECRET);

  function verify(token: unknown, secret: Uint8Array = key, at: number = server.clock.now) {
    return jwtVerify(z.string().parse(token), secret, { algorithms: ["HS256"], currentDate: new Date(at) });
  }

  it("is a JSON string: a signed token whose payload holds userData as a JSON string", async () => {
    const { email, browser } = await aSignedInMember(server, { isAdmin: true });
    const answer = await browser.get("/api/getuserjwt");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    const { payload, protectedHeader } = await verify(answer.body);
    expect(protectedHeader).toEqual({ alg: "HS256", typ: "JWT" });
    expect(payload).toMatchObject({ iss: production.PUBLIC_URL, aud: production.PUBLIC_URL, sub: email });
    const userData = JSON.parse(z.string().parse(payload.userData));
    expect(Object.keys(userData).sort()).toEqual(specifiedNames.toSorted());
    expect(userData).toMatchObject({ userName: email, userIsAdmin: true, regoDate: server.clock.now });
    expect(userData.loginRecs).toEqual([{ loginDate: server.clock.now, logoutDate: null }]);
  });

  it("tells the subscription, the group and the files allowed", async () => {
    const { email, browser } = await aSignedInMember(server);
    const { now } = server.clock;
    const dates = { subStartDate: now, subEndDate: now + 30 * day };
    const plan = { planID: "TProMonthly1001", planName: "Professional", price: 39, billingCycle: 1, status: "Active" };
    await addSubscription(server.store.db, { userName: email, ...plan, ...dates, now });
    await setUserGroup(server.store.db, email, "Erz");
    const { payload } = await verify((await browser.get("/api/getuserjwt")).body);
    expect(JSON.parse(z.string().parse(payload.userData))).toMatchObject({
      userHasSub: true,
      userGroup: "Erz",
      noOfFilesUsed: 0,
      noOfFilesAllowed: 100,
      noOfFilessAllowed: 100,
      subscriptions: [{ planID: "TProMonthly1001", status: "Active", ...dates }],
    });
    expect(JSON.parse(z.string().parse(payload.userData))).not.toHaveProperty("planFamily");
    expect((await browser.get("/api/session")).body).toMatchObject({ user: { planFamily: "professional" } });
  });

  it("expires after five minutes", async () => {
    const { browser } = await aSignedInMember(server);
    const { body } = await browser.get("/api/getuserjwt");
    const { iat, exp } = decodeJwt(z.string().parse(body));
    expect(iat).toBe(Math.floor(server.clock.now / 1000));
    expect(exp).toBe(Math.floor(server.clock.now / 1000) + 300);
    await expect(verify(body, key, server.clock.now + 301_000)).rejects.toThrow(/exp/);
  });

  it("is not accepted with another secret or a changed payload", async () => {
    const { browser } = await aSignedInMember(server);
    const token = z.string().parse((await browser.get("/api/getuserjwt")).body);
    await expect(verify(token, new TextEncoder().encode("another secret of 32 characters!"))).rejects.toThrow(
      /signature/,
    );
    const [header = "", payload = "", signature = ""] = token.split(".");
    const forged = Buffer.from(Buffer.from(payload, "base64url").toString().replace("false", "true")).toString(
      "base64url",
    );
    await expect(verify([header, forged, signature].join("."))).rejects.toThrow(/signature/);
  });

  it("opens no call by itself", async () => {
    const { browser } = await aSignedInMember(server);
    const token = z.string().parse((await browser.get("/api/getuserjwt")).body);
    const stranger = server.browser();
    expect((await stranger.get("/api/profile", { authorization: `Bearer ${token}` })).status).toBe(401);
    stranger.setCookie(token);
    expect((await stranger.get("/api/profile")).status).toBe(401);
  });

  it("is for people signed in", async () => {
    const answer = await server.browser().get("/api/getuserjwt");
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: "not-signed-in" });
  });
});

onEachDatabase("the start of the web", (database) => {
  it("is told who is signed in, the version, and nothing of a demo outside one", async () => {
    const server = await anAccountServer(database);
    const nobody = await server.browser().get("/api/session");
    expect(nobody.status).toBe(200);
    const unknown = { user: null, endedBecause: null, demo: null, version: "1.2.3", needsSecondFactor: false };
    expect(nobody.body).toEqual({ ...unknown, conversionUrl: null });
    const { email, browser } = await aSignedInMember(server);
    expect((await browser.get("/api/session")).body).toMatchObject({ user: { userName: email }, demo: null });
    await server.close();
  });

  it("is told where to report a sale", async () => {
    const environment = { CONVERSION_URL: "https://count.example.com/{family}" };
    const server = await anAccountServer(database, { environment });
    const { body } = await server.browser().get("/api/session");
    expect(body).toMatchObject({ conversionUrl: "https://count.example.com/{family}" });
    await server.close();
  });

  it("is told the ready accounts in demo mode", async () => {
    const server = await anAccountServer(database, { environment: demo });
    const { body } = await server.browser().get("/api/session");
    const names = ["admin", "dynamic", "pro", "standard", "nosub", "group1", "group2"];
    expect(body).toMatchObject({
      user: null,
      demo: { password: "beltwright-demo", accounts: names.map((name) => ({ userName: `${name}@demo.test` })) },
    });
    await server.close();
  });
});
