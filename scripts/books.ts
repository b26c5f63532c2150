import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../", import.meta.url));

interface Page {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Files of the repository whose names match, as they are now. */
export function readFiles(...patterns: readonly string[]): readonly Page[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...patterns], {
    cwd: root,
    encoding: "utf8",
  });
  return [...new Set(listed.split("\n"))]
    .filter((path) => path !== "" && existsSync(`${root}${path}`))
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, "utf8") }));
}

/** Targets of the links of a page, without those inside code and those that leave the repository. */
export function linksOf(text: string): readonly string[] {
  const prose = withoutFences(text).replace(/`[^`\n]*`/g, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** Files and folders a page names in code, from the root of the repository: `packages/engine/src/solve/solve.ts`. */
export function namedPaths(text: string): readonly string[] {
  const spans = [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
  const isPath = /^(packages|apps|scripts|docs|reference-cases|bench|tests)\/[\w./-]+$/;
  return spans.filter((span) => isPath.test(span) && !span.endsWith("/dist"));
}

function withoutFences(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, "");
}

/** Headings of a page as GitHub makes anchors of them; a second one of the same name gets -1, and so on. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of withoutFences(text).matchAll(/^#{1,6} (.*)$/gm)) {
    const name = anchorOf(heading);
    let anchor = name;
    for (let copy = 1; anchors.has(anchor); copy += 1) anchor = `${name}-${copy}`;
    anchors.add(anchor);
  }
  return anchors;
}

function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, "")
    .replaceAll(" ", "-");
}

/** Clause numbers that chapters of the handbook have as headings: "2", "2.2", "2.2.2", "15.21a". */
export function clausesOf(chapters: readonly string[]): ReadonlySet<string> {
  const headings = chapters.flatMap((text) => [...withoutFences(text).matchAll(/^#{1,3} (\d+(?:\.\d+)*a?) /gm)]);
  return new Set(headings.map(([, clause = ""]) => clause));
}

const number = String.raw`\d+(?:\.\d+)*`;
const chapterAndSection = String.raw`(?:0\d(?:, | §)|[1-9]\d? §|[1-9]\d?, section )${number}`;
const clause = `(?:chapters? |sections? )?(?:${chapterAndSection}|${number})`;
const citation = new RegExp(
  String.raw`handbook,? (${clause}(?:(?:, and |, | and | to )(?:chapter |section )?\d+\.${number})*)(?![\d%])`,
  "gi",
);

/**
 * Clauses of the handbook that comments and sentences cite, right behind the word: "handbook 2.14 and 2.19", "handbook,
 * section 9.3", "handbook 03, 9.1" (section 3.9.1), "handbook 4 §13". What follows the list is left alone: it may be any
 * number.
 */
export function citedClauses(text: string): readonly string[] {
  const prose = text.replace(/\n(?!\s*\n)[^\S\n]*(?:\/\/|\*)?[^\S\n]*/g, " ");
  return [...prose.matchAll(citation)].flatMap(([, list = ""]) => clausesIn(list));
}

function clausesIn(list: string): readonly string[] {
  const joined = list.replace(/\b0?([1-9]\d?)(?:, section |, | §)(?=\d)/g, (whole, chapter: string) =>
    /^0|§|section/.test(whole) ? `${chapter}.` : whole,
  );
  return [...joined.matchAll(/\d+(?:\.\d+)*/g)].map(([found]) => found.replace(/^0/, ""));
}
