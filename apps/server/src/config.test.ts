import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const read = (environment: Record<string, string>) => readConfig(environment, () => "kept-secret");
const secret = "k3Vf0sZp9QxL2mTn8RwYb5HcJd7GaEuX";
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
    {},
    { PORT: "80", LOG_LEVEL: "info", DATA_DIR: "/srv/belts" },
    { NODE_ENV: "development" },
    { NODE_ENV: "test" },
    { HOST: "127.0.0.1" },
    { HOST: "::1", PUBLIC_URL: "http://localhost:8080" },
    { DEMO: "1", HOST: "0.0.0.0" },
    { DEMO: "1", SESSION_SECRET: secret, PUBLIC_URL: "http://belts.example.com" },
  ])("is a demo with %o", (environment) => {
    expect(read(environment).isDemo).toBe(true);
  });

  it.each<Record<string, string>>([
    {},
    { NODE_ENV: "production" },
    { NODE_ENV: "Production" },
    { NODE_ENV: "prod" },
    { DATABASE_URL: postgres },
    { SMTP_URL: "smtp://mail.example.com" },
    { ADMIN_EMAIL: "chief@example.com", ADMIN_PASSWORD: "long enough password" },
    { PUBLIC_URL: "https://belts.example.com" },
    { PUBLIC_URL: "http://belts.example.com" },
    { HOST: "0.0.0.0" },
    { TRUSTED_PROXIES: "1" },
    { SELLER_NAME: "Ore Pty Ltd" },
    { DEMO: "0" },
    keys,
  ])("is no demo with a secret and %o", (environment) => {
    expect(read({ SESSION_SECRET: secret, ...environment }).isDemo).toBe(false);
  });

  it.each<Record<string, string>>([
    { NODE_ENV: "Production" },
    { NODE_ENV: "prod" },
    { HOST: "0.0.0.0" },
    { PUBLIC_URL: "https://belts.example.com" },
    { SMTP_URL: "smtp://mail.example.com" },
    { ADMIN_EMAIL: "chief@example.com", ADMIN_PASSWORD: "long enough password" },
    keys,
  ])("refuses %o without a secret, and says how to ask for a demo", (environment) => {
    expect(() => read(environment)).toThrow(/SESSION_SECRET must .*DEMO=1/);
  });

  it.each<[string, Record<string, string>]>([
    ["NODE_ENV", { NODE_ENV: "production" }],
    ["DATABASE_URL", { DATABASE_URL: postgres }],
    ["SMTP_URL", { SMTP_URL: "smtp://mail.example.com" }],
    ["ADMIN_EMAIL", { ADMIN_EMAIL: "chief@example.com", ADMIN_PASSWORD: "long enough password" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://belts.example.com" }],
    ["BRAINTREE_ENVIRONMENT", keys],
  ])("refuses a demo with %s, which contradicts it", (variable, environment) => {
    const contradiction = { DEMO: "1", SESSION_SECRET: secret, ...environment };
    expect(() => read(contradiction)).toThrow(new RegExp(`${variable} must not be set together with DEMO=1`));
  });

  it.each(["DATABASE_URL", "SESSION_SECRET", "SMTP_URL", "ADMIN_EMAIL", "PUBLIC_URL", "BRAINTREE_MERCHANT_ID"])(
    "does not take an empty %s for one that was never meant",
    (variable) => {
      expect(() => read({ [variable]: "" })).toThrow(new RegExp(`${variable} must `));
    },
  );

  it("takes other empty variables for ones that are not set", () => {
    expect(read({ PORT: "", LOG_LEVEL: "", NODE_ENV: "" })).toMatchObject({ port: 3000, isDemo: true });
  });

  it.each([
    "s".repeat(40),
    "0123456789abcdef0123456789abcdef",
    "changemechangemechangemechangeme",
    "a".repeat(20) + "b".repeat(20),
  ])("refuses the secret %s, which can be guessed", (weak) => {
    expect(() => read({ SESSION_SECRET: weak })).toThrow(/SESSION_SECRET must be random/);
  });

  it("takes any secret of 32 random hexadecimal digits", () => {
    for (let count = 0; count < 1000; count += 1) {
      const random = randomBytes(16).toString("hex");
      expect(read({ SESSION_SECRET: random }).sessionSecret).toBe(random);
    }
  });

  it("drops the slash at the end of PUBLIC_URL, so that links do not get two", () => {
    expect(read({ SESSION_SECRET: secret, PUBLIC_URL: "https://belts.example.com/" }).publicUrl).toBe(
      "https://belts.example.com",
    );
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
    { variable: "CONVERSION_URL", environment: { CONVERSION_URL: "http://count.example.com" } },
    { variable: "CONVERSION_URL", environment: { CONVERSION_URL: "//count.example.com/{family}" } },
    { variable: "CONVERSION_URL", environment: { CONVERSION_URL: "https://{family}.example.com" } },
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
    expect(read({ SESSION_SECRET: secret, ...keys }).braintree).toEqual({
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
    expect(read({ SESSION_SECRET: secret, ...given }).seller).toEqual({
      name: "Ore Pty Ltd",
      businessNumber: "51824753556",
      address: ["1 Road", "Perth WA 6000"],
    });
  });

  it("never repeats a refused value, which may be a password", () => {
    expect(() => read({ SESSION_SECRET: "hunter2", DATABASE_URL: "hunter2" })).toThrow(/^(?!.*hunter2)/s);
  });
});
