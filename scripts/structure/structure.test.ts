import { describe, expect, it } from "vitest";
import { circles } from "./circles.ts";
import { deadExports } from "./dead-exports.ts";
import { fullFolders } from "./folders.ts";
import { functionProblems, functionsOf } from "./functions.ts";
import { readModule } from "./source-module.ts";

const door = "packages/engine/src/index.ts";
const inner = "packages/engine/src/a.ts";
const formula = "packages/engine/src/rules/a.ts";
const test = "packages/engine/src/a.test.ts";
const outer = "packages/model/src/b.ts";

function modules(files: Readonly<Record<string, string>>) {
  return Object.entries(files).map(([path, text]) => readModule({ path, text }));
}

const lines = (count: number) => "  count += 1;\n".repeat(count);

describe("dead exports", () => {
  const dead: readonly [string, Record<string, string>, readonly string[]][] = [
    ["what nobody takes", { [inner]: "export const x = 1;" }, [inner]],
    ["a type nobody takes", { [inner]: "export interface X { y: 1 } export type Z = X;" }, [inner, inner]],
    [
      "what a test alone keeps alive",
      { [inner]: "export const x = 1;", [test]: `import { x } from "./a.ts";` },
      [inner],
    ],
    [
      "a formula that nothing but its test calls",
      { [formula]: "export const x = 1;", [test]: `import { x } from "./rules/a.ts";` },
      [formula],
    ],
    [
      "what its own file names as a key or a member only",
      { [inner]: "export const x = 1; use({ x: 2 }).x;", [test]: `import { x } from "./a.ts";` },
      [inner],
    ],
    [
      "what a door offers to nobody",
      { [inner]: "export const x = 1;", [door]: `export { x } from "./a.ts";` },
      [inner, door],
    ],
    [
      "what lies behind a star that nobody takes",
      { [inner]: "export const x = 1;", [door]: `export * from "./a.ts";` },
      [inner],
    ],
  ];
  it.each(dead)("are %s", (_, files, where) => {
    expect(deadExports(modules(files)).map((problem) => problem.split(":")[0])).toEqual(where);
  });

  const alive: readonly [string, Record<string, string>][] = [
    ["another file takes", { [inner]: "export const x = 1;", [outer]: `import { x } from "../../engine/src/a.ts";` }],
    [
      "its own file and a test use",
      { [inner]: "export const x = 1; console.log(x);", [test]: `import { x } from "./a.ts";` },
    ],
    [
      "another package takes at the door",
      {
        [inner]: "export const x = 1;",
        [door]: `export { x as y } from "./a.ts";`,
        [outer]: `import { y } from "@beltwright/engine";`,
      },
    ],
    [
      "another package takes through a star",
      {
        [inner]: "export const x = 1;",
        [door]: `export * from "./a.ts";`,
        [outer]: `import { x } from "@beltwright/engine";`,
      },
    ],
    [
      "is loaded later",
      {
        [inner]: "export const x = 1;",
        [outer]: `const y = (await import("@beltwright/engine")).x;`,
        [door]: `export { x } from "./a.ts";`,
      },
    ],
  ];
  it.each(alive)("are not what %s", (_, files) => {
    expect(deadExports(modules(files))).toEqual([]);
  });
});

describe("rings of imports", () => {
  const ring = { "packages/x/src/a.ts": `import "./b.ts";`, "packages/x/src/b.ts": `import type { C } from "./c.ts";` };

  it("are told once, with all of their files", () => {
    const found = circles(modules({ ...ring, "packages/x/src/c.ts": `export { a } from "./a.ts";` }));
    expect(found).toEqual(["in a ring of imports: packages/x/src/a.ts, packages/x/src/b.ts, packages/x/src/c.ts"]);
  });

  it("are not closed by files that share one, nor by what is loaded later", () => {
    expect(circles(modules({ ...ring, "packages/x/src/c.ts": `const a = import("./a.ts");` }))).toEqual([]);
    expect(
      circles(
        modules({ ...ring, "packages/x/src/c.ts": "", "packages/x/src/d.ts": `import "./b.ts"; import "./a.ts";` }),
      ),
    ).toEqual([]);
  });
});

describe("functions", () => {
  const problems = (path: string, text: string) => functionProblems(functionsOf(readModule({ path, text })));

  it("have at most 80 lines, whatever they are", () => {
    expect(problems("a.ts", `function f() {\n${lines(78)}}`)).toEqual([]);
    expect(problems("a.ts", `function f() {\n${lines(79)}}`)).toEqual([
      "a.ts: f has 81 lines; at most 80 are allowed (line 1)",
    ]);
    expect(problems("a.ts", `\nconst g = async () => {\n${lines(79)}};`)[0]).toContain("a.ts: g has 81 lines");
    expect(problems("a.ts", `class A { h() {\n${lines(79)}} }`)[0]).toContain("a.ts: h has 81 lines");
  });

  it("have as many as they like in tests", () => {
    expect(problems("a.test.ts", `function f() {\n${lines(200)}}`)).toEqual([]);
  });

  it("take at most 6 parameters", () => {
    expect(problems("a.ts", "const f = (a, b, c, d, e, f) => a;")).toEqual([]);
    expect(problems("a.ts", "const f = (a, b, c, d, e, f, g) => a;")).toEqual([
      "a.ts: f has 7 parameters; at most 6 are allowed (line 1)",
    ]);
  });
});

describe("folders", () => {
  const files = (count: number) => Array.from({ length: count }, (_, index) => `packages/x/src/${index}.ts`);

  it("hold at most 30 files, tests and rooms not counted", () => {
    expect(fullFolders([...files(30), "packages/x/src/0.test.ts", "packages/x/src/room/a.ts"])).toEqual([]);
    expect(fullFolders(files(31))).toEqual(["packages/x/src has 31 files; at most 30 are allowed, give them rooms"]);
  });
});
