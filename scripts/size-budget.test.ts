import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";

const dist = new URL("../apps/web/dist/", import.meta.url);
const manifestFile = new URL(".vite/manifest.json", dist);

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}

/** What a person waits for on a slow line, kB of script after gzip. */
const budget = 310;
/** Of the first page somebody ever sees; the engine comes beside it, in its worker. */
const landingBudget = 280;

/** The editor itself, at both of its addresses; starting a conveyor and the calculators are pages like any other. */
const isEditor = (source: string) =>
  ["src/features/editor/editor-page.tsx", "src/features/editor/try-out/try-page.tsx"].includes(source);

/** Text that survives minifying and is found in nothing else. */
const heavy = { "3D": "THREE.WebGLRenderer", charts: "u-legend" };

describe("the size of the web program", () => {
  let chunks: Readonly<Record<string, Chunk>> = {};
  beforeAll(() => {
    if (!existsSync(manifestFile)) throw new Error("Build the web program first: vite build apps/web");
    chunks = JSON.parse(readFileSync(manifestFile, "utf8"));
  });

  /** Everything that is loaded with these, themselves included. */
  const loadedWith = (sources: readonly string[]): ReadonlySet<string> => {
    const found = new Set<string>();
    const visit = (source: string): void => {
      const chunk = chunks[source];
      if (!chunk || found.has(source)) return;
      found.add(source);
      chunk.imports?.forEach(visit);
    };
    sources.forEach(visit);
    return found;
  };
  const filesOf = (sources: Iterable<string>) =>
    [...new Set([...sources].flatMap((source) => chunks[source]?.file ?? []))].filter((file) => file.endsWith(".js"));
  const kilobytes = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0) / 1000;
  const entries = () => Object.keys(chunks).filter((source) => chunks[source]?.isEntry);
  /** A page is loaded by the address it has; what it opens itself comes later. */
  const pages = () =>
    entries().flatMap((entry) => [...loadedWith([entry])].flatMap((one) => chunks[one]?.dynamicImports ?? []));

  const sizeOf = (sources: readonly string[]) => kilobytes(filesOf(loadedWith([...entries(), ...sources])));

  it(`is at most ${budget} kB of script on every page but the editor`, () => {
    const others = pages().filter((page) => !isEditor(page));
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter((page) => sizeOf([page]) > budget)).toEqual([]);
  });

  it(`is at most ${landingBudget} kB for a visitor who has just arrived`, () => {
    const landing = "src/features/landing/landing-page.tsx";
    expect(pages()).toContain(landing);
    expect(sizeOf([landing])).toBeLessThanOrEqual(landingBudget);
  });

  it(`is at most ${budget} kB with everything that help loads behind its first page`, () => {
    const screen = "src/features/help/help-screen.tsx";
    const later = [...loadedWith([screen])].flatMap((one) => chunks[one]?.dynamicImports ?? []);
    const parts = later.filter((part) => part.includes("features/help/") && part !== screen);
    expect(parts.length).toBeGreaterThan(1);
    expect(sizeOf([screen, ...parts])).toBeLessThanOrEqual(budget);
  });

  it.each(Object.entries(heavy))("loads %s only when it is opened", (_, mark) => {
    const holds = (file: string) => readFileSync(new URL(file, dist), "utf8").includes(mark);
    const all = filesOf(Object.keys(chunks));
    expect(all.filter(holds)).not.toEqual([]);
    expect(filesOf(loadedWith([...entries(), ...pages()])).filter(holds)).toEqual([]);
  });
});
