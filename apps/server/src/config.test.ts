import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const read = (environment: Record<string, string>) => readConfig(environment, () => "kept-secret");
const secret = "0123456789abcdef0123456789abcdef";
const postgres = "postgres://belt@db.example.com:5432/belt";
const keys = {
  BRAINTREE_ENVIRONMENT: "sandbox",
  BRAINTREE_MERCHANT_ID: "merchant_1",
  BRAINTREE_PUBLIC_KEY: "public1",
  BRAINTREE_PRIVATE_KEY: "private1",
};

describe("configuration", () => {
  it("needs no variable at all to run the demo on port 3000 with the embedded database in ./data", () => {
    expect(read({})).toMatchObject({
      port: 3000,
      isDemo: true,
      host: "localhost",
      publicUrl: "http://localhost:3000",
      database: { kind: "sqlite", folder: resolve("data") },
      sessionSecret: "kept-secret",
      admin: undefined,
    });
  });

  it.each([
    { case: "embedded, development", environment: {}, isDemo: true },
    { case: "embedded, production", environment: { NODE_ENV: "production" }, isDemo: false },
    { case: "PostgreSQL, development", environment: { DATABASE_URL: postgres }, isDemo: false },
    { case: "PostgreSQL, production", environment: { DATABASE_URL: postgres, NODE_ENV: "production" }, isDemo: false },
  ])("says demo mode is $isDemo for $case", ({ environment, isDemo }) => {
    expect(read({ SESSION_SECRET: secret, ...environment }).isDemo).toBe(isDemo);
  });

  it("takes an empty variable for one that is not set", () => {
    expect(read({ PORT: "", DATABASE_URL: "", LOG_LEVEL: "" })).toMatchObject({ port: 3000, isDemo: true });
  });

  it("drops the slash at the end of PUBLIC_URL, so that links do not get two", () => {
    expect(read({ PUBLIC_URL: "https://belts.example.com/" }).publicUrl).toBe("https://belts.example.com");
  });

  it.each([
    { variable: "PORT", environment: { PORT: "eighty" } },
    { variable: "PORT", environment: { PORT: "65536" } },
    { variable: "PORT", environment: { PORT: "-1" } },
    { variable: "DATABASE_URL", environment: { DATABASE_URL: "mysql://somewhere", SESSION_SECRET: secret } },
    { variable: "PUBLIC_URL", environment: { PUBLIC_URL: "belts.example.com" } },
    { variable: "SESSION_SECRET", environment: { SESSION_SECRET: "short" } },
    { variable: "SESSION_SECRET", environment: { NODE_ENV: "production" } },
    { variable: "SESSION_SECRET", environment: { DATABASE_URL: postgres } },
    { variable: "ADMIN_EMAIL", environment: { ADMIN_EMAIL: "admin", ADMIN_PASSWORD: "long enough password" } },
    { variable: "ADMIN_EMAIL", environment: { ADMIN_PASSWORD: "long enough password" } },
    { variable: "ADMIN_PASSWORD", environment: { ADMIN_EMAIL: "admin@example.com" } },
    { variable: "SMTP_URL", environment: { SMTP_URL: "https://mail.example.com" } },
    { variable: "LOG_LEVEL", environment: { LOG_LEVEL: "loud" } },
    { variable: "BRAINTREE_ENVIRONMENT", environment: { ...keys, BRAINTREE_ENVIRONMENT: "live" } },
    { variable: "BRAINTREE_ENVIRONMENT", environment: { ...keys, BRAINTREE_ENVIRONMENT: "" } },
    { variable: "BRAINTREE_MERCHANT_ID", environment: { ...keys, BRAINTREE_MERCHANT_ID: "" } },
    { variable: "BRAINTREE_PUBLIC_KEY", environment: { ...keys, BRAINTREE_PUBLIC_KEY: "" } },
    { variable: "BRAINTREE_PRIVATE_KEY", environment: { ...keys, BRAINTREE_PRIVATE_KEY: "" } },
    { variable: "BRAINTREE_PRIVATE_KEY", environment: { ...keys, BRAINTREE_PRIVATE_KEY: "a b/c" } },
    { variable: "SELLER_ABN", environment: { SELLER_ABN: "51 824 753 557" } },
    { variable: "SELLER_ABN", environment: { SELLER_ABN: "5182475355" } },
    { variable: "TRUSTED_PROXIES", environment: { TRUSTED_PROXIES: "many" } },
  ])("names $variable when it is given $environment", ({ variable, environment }) => {
    expect(() => read(environment)).toThrow(new RegExp(`\\b${variable} must `));
  });

  it("moves money only with all keys of the provider", () => {
    expect(read({}).braintree).toBeUndefined();
    expect(read(keys).braintree).toEqual({
      environment: "sandbox",
      merchantID: "merchant_1",
      publicKey: "public1",
      privateKey: "private1",
    });
  });

  // 51 824 753 556 is the example the Australian Business Register gives.
  it("knows who sells, with an Australian Business Number that checks", () => {
    expect(read({}).seller).toEqual({ name: "Beltwright", businessNumber: "", address: [] });
    const given = { SELLER_NAME: "Ore Pty Ltd", SELLER_ABN: "51 824 753 556", SELLER_ADDRESS: "1 Road; Perth WA 6000" };
    expect(read(given).seller).toEqual({
      name: "Ore Pty Ltd",
      businessNumber: "51824753556",
      address: ["1 Road", "Perth WA 6000"],
    });
  });

  it("never repeats a refused value, which may be a password", () => {
    expect(() => read({ SESSION_SECRET: "hunter2", DATABASE_URL: "hunter2" })).toThrow(/^(?!.*hunter2)/s);
  });
});
