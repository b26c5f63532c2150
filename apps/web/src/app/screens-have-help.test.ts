import { toolNames } from "@beltwright/calculators";
import { describe, expect, it } from "vitest";
import { writtenPages } from "../features/help/content/written-pages.ts";
import { parseHelp } from "../features/help/parse-help.ts";
import { helpPageFor } from "../ui/help/help-address.ts";
import { router } from "./router.tsx";

const examples: Readonly<Record<string, string>> = { $library: "belts", $id: "1", $page: "using-help" };
const addresses = [...new Set(Object.values(router.routesById).map(({ fullPath }) => fullPath))].map((path) =>
  path
    .split("/")
    .map((part) => examples[part] ?? part.replace(/^\$/, ""))
    .join("/"),
);

describe("the help page of a screen", () => {
  it("knows the screens of the program", () => {
    expect(addresses).toContain("/belts/1");
    expect(addresses).toContain("/conveyors/1");
  });

  it.each(addresses)("of %s is a page that exists", (address) => {
    expect(writtenPages.map(({ name }) => name)).toContain(helpPageFor(address === "" ? "/" : address));
  });

  it.each([
    ["/", "getting-started"],
    ["/conveyors", "conveyor-files"],
    ["/conveyors/new", "five-numbers"],
    ["/conveyors/01ABC", "editor"],
    ["/conveyors/compare", "comparison"],
    ["/pullShafts", "libraries"],
    ["/starters/1", "starter-curves"],
    ["/profile", "account"],
    ["/office-preferences", "office-preferences"],
  ])("of %s is %s", (address, page) => {
    expect(helpPageFor(address)).toBe(page);
  });

  it("is none for an address nobody knows", () => {
    expect(helpPageFor("/no/such/page")).toBeUndefined();
  });

  it("of the calculators has a part on each of them", () => {
    const page = writtenPages.find(({ name }) => name === "calculators");
    const blocks = parseHelp(page?.text ?? "");
    const headings = blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []));
    expect(headings).toEqual(expect.arrayContaining(toolNames.map(({ title }) => title)));
    expect(page?.about).toMatch(new RegExp(toolNames.length === 20 ? "^Twenty" : "no such number"));
  });
});
