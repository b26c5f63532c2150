import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keptSessionSecret } from "./session-secret.ts";

describe("the kept session secret", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "beltwright-secret-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is made once, in a folder made for it, and stays the same", () => {
    const data = join(folder, "data");
    const first = keptSessionSecret(data);
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(keptSessionSecret(data)).toBe(first);
    expect(readdirSync(data)).toEqual(["session-secret"]);
  });

  it("differs between installations", () => {
    expect(keptSessionSecret(join(folder, "one"))).not.toBe(keptSessionSecret(join(folder, "two")));
  });

  it("can be read by its owner only", () => {
    keptSessionSecret(folder);
    expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
  });

  it("is not used when the file is damaged", () => {
    writeFileSync(join(folder, "session-secret"), "short");
    expect(() => keptSessionSecret(folder)).toThrow(/damaged/);
  });
});
