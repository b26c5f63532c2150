import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { mutantsIn, sourceWith } from "./mutants.ts";

const folder = "packages/engine/src/parts/take-up";

describe("the mutants of a folder", () => {
  it("say where they are and what they change, none of them in a test or a text", async () => {
    const mutants = await mutantsIn(folder);
    expect(mutants.length).toBeGreaterThan(100);
    expect(mutants.filter(({ file }) => file.endsWith(".test.ts"))).toEqual([]);
    for (const { file, line, change } of mutants) {
      const [was = ""] = change.split("  →  ");
      const text = readFileSync(file, "utf8")
        .split("\n")
        .slice(line - 1)
        .join(" ")
        .replaceAll(/\s+/g, " ");
      expect(text).toContain(was);
    }
    expect(new Set(mutants.map(({ key }) => key)).size).toBe(mutants.length);
  });

  it("are all found again in source that carries only those that were drawn", async () => {
    const drawn = (await mutantsIn(folder)).filter((_, at) => at % 50 === 7);
    const { mutants, sources } = await sourceWith(drawn);
    expect(mutants.map(({ key }) => key).toSorted()).toEqual(drawn.map(({ key }) => key).toSorted());
    for (const { id, file } of mutants) expect(sources[file]).toContain(`stryMutAct_9fa48("${id}")`);
  });
});
