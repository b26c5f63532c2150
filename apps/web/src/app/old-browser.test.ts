import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const script = readFileSync(new URL("../../public/old-browser.js", import.meta.url), "utf8");

describe("the notice for old browsers", () => {
  it("uses nothing that they do not know, or they would show an empty page", () => {
    const code = script.replace(/\/\*.*?\*\/|\/\/.*$/gms, "");
    expect(code).not.toMatch(/=>|\b(const|let|class|async|await)\b|`|\.\.\.|\?\?|\?\./);
  });
});
