import { methods } from "@beltwright/engine";
import { expect, it } from "vitest";
import { columns } from "./columns.ts";

it("sets the name of every method over its numbers", () => {
  const [heading = "", numbers = ""] = columns([
    ["", ...methods],
    ["Te", ...methods.map(() => "1234.56")],
  ]).split("\n");
  const ends = (line: string) => [...line.matchAll(/\S(?=\s|$)/g)].map(({ index }) => index);
  expect(ends(heading)).toEqual(ends(numbers).slice(1));
});
