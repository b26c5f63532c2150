import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { anchorsOf, citedClauses, clausesOf, linksOf, namedPaths, readFiles, root } from "./books.ts";

const pages = readFiles("*.md");

/** Why a link leads nowhere; empty where it leads somewhere. */
function brokenLink(from: string, target: string): readonly string[] {
  const [file = "", anchor] = target.split("#");
  const path = file === "" ? from : normalize(join(dirname(from), decodeURI(file)));
  if (!existsSync(`${root}${path}`)) return [`${from}: ${target} is no file`];
  if (anchor === undefined) return [];
  const hasHeading = anchorsOf(readFileSync(`${root}${path}`, "utf8")).has(decodeURI(anchor));
  return hasHeading ? [] : [`${from}: ${target} is no heading`];
}

describe("links", () => {
  it("are found outside code, and headings as GitHub names them", () => {
    expect(linksOf("[a](b.md#c) `[no](x)` [web](https://x.org)\n```\n[no](y)\n```\n")).toEqual(["b.md#c"]);
    const anchors = anchorsOf("# 2.2.2 Belt path: tangents, wrap\n## `qTrans*` (new) – λ\n## Same\n## Same\n");
    expect([...anchors]).toEqual(["222-belt-path-tangents-wrap", "qtrans-new--λ", "same", "same-1"]);
  });

  it("of every page lead to a file, and to its heading where one is named", () => {
    const links = pages.flatMap(({ path, text }) => linksOf(text).map((target) => ({ path, target })));
    expect(links.length).toBeGreaterThan(150);
    expect(links.flatMap(({ path, target }) => brokenLink(path, target))).toEqual([]);
  });

  it("are missed where the file or the heading is not there", () => {
    expect(brokenLink("README.md", "docs/nothing.md")).toHaveLength(1);
    expect(brokenLink("docs/handbook/README.md", "02-resistances-and-tensions.md#no-such")).toHaveLength(1);
  });
});

describe("files that pages name in code", () => {
  it("are there; the change log and decisions speak of their time", () => {
    const named = pages
      .filter(({ path }) => path !== "CHANGELOG.md" && !path.startsWith("docs/decisions/"))
      .flatMap(({ path, text }) => namedPaths(text).map((target) => ({ path, target })));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ target }) => !existsSync(`${root}${target}`))).toEqual([]);
  });
});

describe("the handbook", () => {
  const chapters = pages.filter(({ path }) => /^docs\/handbook\/\d\d-/.test(path));
  const clauses = clausesOf(chapters.map(({ text }) => text));

  it("numbers the headings of each chapter by the chapter, once each", () => {
    for (const { path, text } of chapters) {
      const chapter = Number(/\d\d/.exec(path)?.[0]);
      const numbers = [...text.matchAll(/^#{1,3} (\d[\d.]*a?) /gm)].map(([, found = ""]) => found);
      expect(numbers[0], path).toBe(String(chapter));
      expect(
        numbers.slice(1).filter((found) => !found.startsWith(`${chapter}.`)),
        path,
      ).toEqual([]);
      expect(new Set(numbers).size, path).toBe(numbers.length);
    }
  });

  it.each([
    ["// Handbook 2.14 and 2.19: 9000 kg keep 44129.925 N", ["2.14", "2.19"]],
    ["// Handbook 2.4.6.\n", ["2.4.6"]],
    ["/** handbook, section 2.14 and chapter 10 */", ["2.14"]],
    ["// Handbook 03, 9.1: T_LSS", ["3.9.1"]],
    ["// Handbook 3, section 14: a price of 0", ["3.14"]],
    ["// Handbook 4 §15.2.", ["4.15.2"]],
    ["// Handbook 4, example 13.", ["4"]],
    ["the handbook, 4.15 to 4.17", ["4.15", "4.17"]],
    ["// Handbook 9.3.2, and 2.20, 11.", ["9.3.2", "2.20"]],
    ["// the\n// handbook 5.4.2: at most 2 degrees", ["5.4.2"]],
    ["// 24.852 kg/m in the handbook at 24.852", []],
  ])("is cited by %j", (text, cited) => {
    expect(citedClauses(text)).toEqual(cited);
  });

  it("has every clause that code and documents cite", () => {
    const cited = readFiles("*.ts", "*.tsx", "*.md")
      .filter(({ path }) => path !== "scripts/books.test.ts" && path !== "scripts/books.ts")
      .flatMap(({ path, text }) => citedClauses(text).map((clause) => ({ path, clause })));
    expect(cited.length).toBeGreaterThan(150);
    expect(cited.filter(({ clause }) => !clauses.has(clause))).toEqual([]);
  });
});

const workspaces = ["packages", "apps"].flatMap((group) =>
  readdirSync(`${root}${group}`).map((name) => `${group}/${name}`),
);

describe.each(workspaces)("the README of %s", (workspace) => {
  const readme = () => readFileSync(`${root}${workspace}/README.md`, "utf8");

  it("names every folder of its sources", () => {
    const folders = readdirSync(`${root}${workspace}/src`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const named = (folder: string) => new RegExp(`\`(?:src/)?${folder}/`).test(readme());
    expect(folders.filter((folder) => !named(folder))).toEqual([]);
  });

  it("names no folder that is gone", () => {
    const named = [...readme().matchAll(/^\| .*$/gm)].flatMap(([row]) =>
      [...(row.split("|")[1] ?? "").matchAll(/`(?:src\/)?([\w-]+)\//g)].map(([, folder = ""]) => folder),
    );
    const exists = (folder: string) =>
      [`src/${folder}`, folder].some((path) => existsSync(`${root}${workspace}/${path}`));
    expect(named.filter((folder) => !exists(folder))).toEqual([]);
  });

  it("fits on a screen and says where to start", () => {
    expect(readme().split("\n").length).toBeLessThanOrEqual(60);
    expect(readme()).toMatch(/may import|imports nothing/i);
    expect(readme()).toMatch(/start reading/i);
  });
});
