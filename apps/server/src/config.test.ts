import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const read = (environment: Record<string, string>) => readConfig(environment, () => "kept-secret");
const secret = "0123456789abcdef0123456789abcdef";
const postgres = "postgres://belt@db.example.com:5432/belt";

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
    { variable: "TRUSTED_PROXIES", environment: { TRUSTED_PROXIES: "many" } },
  ])("names $variable when it is given $environment", ({ variable, environment }) => {
    expect(() => read(environment)).toThrow(new RegExp(`\\b${variable} must `));
  });

  it("never repeats a refused value, which may be a password", () => {
    expect(() => read({ SESSION_SECRET: "hunter2", DATABASE_URL: "hunter2" })).toThrow(/^(?!.*hunter2)/s);
  });
});
