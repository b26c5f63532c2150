import { describe, expect, it } from "vitest";
import { importProblems } from "./import-rules.ts";
import { readModule } from "./structure/source-module.ts";

const declared = () => ["@beltwright/engine", "@beltwright/model", "@beltwright/store", "zod", "react"];

const refused = [
  ["packages/engine/src/a.ts", `import { x } from "@beltwright/model";`, "imports go down only"],
  ["packages/engine/src/a.ts", `import type { X } from "@beltwright/model";`, "imports go down only"],
  ["packages/engine/src/a.ts", `type X = import("@beltwright/model").X;`, "imports go down only"],
  ["packages/engine/src/a.ts", `export * from "@beltwright/model";`, "imports go down only"],
  ["packages/engine/src/a.ts", `const x = await import("@beltwright/model");`, "imports go down only"],
  ["packages/engine/src/a.ts", `import { readFileSync } from "node:fs";`, "not there in a browser"],
  ["packages/model/src/a/b.ts", `import { x } from "../../../engine/src/x.ts";`, "leaves its package"],
  ["packages/model/src/a.ts", `import { x } from "@beltwright/engine/src/x.ts";`, "past its index"],
  ["packages/model/src/a.ts", `import { x } from "@beltwright/engine/test-support/x.ts";`, "past its index"],
  ["packages/model/src/a.ts", `import { x } from "papaparse";`, "not declared"],
  ["apps/web/src/a.ts", `import type { Db } from "@beltwright/store";`, "imports go down only"],
  ["apps/web/src/features/one/a.tsx", `import { x } from "../two/b.tsx";`, "another feature"],
  ["apps/web/src/features/one/deep/a.tsx", `import { x } from "../../two/b.tsx";`, "another feature"],
] as const;

const accepted = [
  ["packages/model/src/a.ts", `import { x } from "@beltwright/engine"; import { z } from "zod";`],
  ["packages/model/src/a.test.ts", `import { it } from "vitest"; import { readFileSync } from "node:fs";`],
  ["packages/model/src/a.test.ts", `import { x } from "@beltwright/engine/test-support/x.ts";`],
  ["packages/model/scripts/make.ts", `import { writeFileSync } from "node:fs";`],
  ["packages/store/src/a.ts", `import { readFileSync } from "node:fs"; import { x } from "./b.ts";`],
  ["apps/web/src/features/one/a.tsx", `import { x } from "../../ui/b.tsx"; import { y } from "./c.tsx";`],
] as const;

describe("import directions", () => {
  it.each(refused)("in %s refuse %s", (path, text, reason) => {
    const problems = importProblems(readModule({ path, text }), declared);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(reason);
  });

  it.each(accepted)("in %s accept %s", (path, text) => {
    expect(importProblems(readModule({ path, text }), declared)).toEqual([]);
  });
});
