import { newConveyor } from "@beltwright/model";
import { expect, it } from "vitest";
import { builtValue } from "./built-value.ts";

const conveyor = newConveyor();
const pulls = conveyor.pulls.map((pull) => ({ ...pull, shell: { ...pull.shell, shellDia: 1250 } }));
const built = { ...conveyor, pulls };

it("is what was chosen for the point, and not for another that stands there now", () => {
  expect(builtValue(built, conveyor, "pulls[2].shell.shellDia")).toBe(1250);
  const shorter = { ...conveyor, pulls: conveyor.pulls.slice(1) };
  expect(builtValue(built, shorter, "pulls[2].shell.shellDia")).toBeUndefined();
  expect(builtValue(undefined, conveyor, "pulls[2].shell.shellDia")).toBeUndefined();
});
