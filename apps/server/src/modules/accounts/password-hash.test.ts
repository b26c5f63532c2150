import { parseOptions } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { hashPassword, nobodysHash, verifyPassword } from "./password-hash.ts";

describe("password hashes", () => {
  it("are argon2id with at least what OWASP advises (19 MiB, two passes, one lane)", async () => {
    expect(await hashPassword("four wet idler rolls")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("differ for the same password", async () => {
    expect(await hashPassword("four wet idler rolls")).not.toBe(await hashPassword("four wet idler rolls"));
  });

  it("verify their own password and no other", async () => {
    const kept = await hashPassword("four wet idler rolls");
    expect(await verifyPassword(kept, "four wet idler rolls")).toBe(true);
    expect(await verifyPassword(kept, "four wet idler roll")).toBe(false);
  });

  it("cost the same work for an account that does not exist", async () => {
    expect(parseOptions(nobodysHash)).toEqual(parseOptions(await hashPassword("four wet idler rolls")));
  });

  it("say no without an account", async () => {
    expect(await verifyPassword(undefined, "four wet idler rolls")).toBe(false);
  });
});
