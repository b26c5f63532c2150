import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openKey, sealKey } from "./sealed-key.ts";

const seal = { userName: "ann@example.com", sessionSecret: "a-secret-of-this-installation-alone" };
const key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const unreadable = { kind: "unreadable" };

describe("a sealed key", () => {
  it("opens to what was sealed, for any key and person", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ minLength: 1 }), (text, userName, sessionSecret) => {
        const own = { userName, sessionSecret };
        expect(openKey(sealKey(text, own), own)).toEqual({ kind: "opened", key: text, isSealed: true });
      }),
    );
  });

  it("tells nothing about the key and is never the same twice", () => {
    expect(sealKey(key, seal)).not.toContain(key.slice(0, 8));
    expect(sealKey(key, seal)).not.toBe(sealKey(key, seal));
  });

  it("opens with no other secret and for nobody else", () => {
    const sealed = sealKey(key, seal);
    expect(openKey(sealed, { ...seal, sessionSecret: "another-secret-of-another-installation" })).toEqual(unreadable);
    expect(openKey(sealed, { ...seal, userName: "bob@example.com" })).toEqual(unreadable);
  });

  it("does not open once any character of it was changed or cut off", () => {
    const sealed = sealKey(key, seal);
    for (let at = "sealed1.".length; at < sealed.length; at += 1) {
      // "g" is 32: it differs from "A", which is 0, in the one bit that also the last character uses.
      const other = sealed[at] === "A" ? "g" : "A";
      const changed = `${sealed.slice(0, at)}${other}${sealed.slice(at + 1)}`;
      expect(openKey(changed, seal)).toEqual(unreadable);
      expect(openKey(sealed.slice(0, at), seal)).toEqual(unreadable);
    }
  });

  it("is read as it is where it was stored before keys were sealed", () => {
    expect(openKey(key, seal)).toEqual({ kind: "opened", key, isSealed: false });
  });
});
