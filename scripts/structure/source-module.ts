import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";

interface SourceFile {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** A module that another one names, and what it takes from there. */
interface Import {
  readonly specifier: string;
  /** The file a relative name or a package of ours leads to; other packages lead nowhere. */
  readonly target: string | undefined;
  readonly names: readonly string[];
  /** Everything is at hand, as with `import *` and `import()`: what is taken shows in the text alone. */
  readonly whole?: boolean;
  /** Loaded when it is needed, by `import()`. */
  readonly isLater?: boolean;
  /** Passed on by `export … from`: under these names, or under those it has there. */
  readonly passedOn?: Readonly<Record<string, string>> | "all";
}

/** A node of the syntax tree. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

export interface SourceModule extends SourceFile {
  readonly imports: readonly Import[];
  /** Names declared here and exported. */
  readonly exported: readonly string[];
  /** The whole syntax tree, parents before their children. */
  readonly nodes: readonly Node[];
}

type Parsed = ReturnType<typeof parseSync>["module"];

export function readModule(file: SourceFile): SourceModule {
  const { program, module, errors } = parseSync(file.path, file.text);
  if (errors[0]) throw new Error(`${file.path} cannot be parsed: ${errors[0].message}`);
  const nodes: Node[] = [];
  collectNodes(program, nodes);
  const imports = [...staticImports(module), ...reexports(module), ...nodes.flatMap(inlineImport)];
  return {
    ...file,
    nodes,
    exported: module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, exportName }) => (moduleRequest ? [] : (exportName.name ?? "default"))),
    ),
    imports: imports.map((entry) => ({ ...entry, target: targetOf(file.path, entry.specifier) })),
  };
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$|\/test-support\/|^tests\//.test(path);
}

/** The package or app a file belongs to, or else the folder at the top. */
export function workspaceOf(path: string): string {
  return /^((packages|apps)\/)?[^/]+/.exec(path)?.[0] ?? path;
}

function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return normalize(join(dirname(path), specifier));
  const own = /^@beltwright\/([^/]+)$/.exec(specifier)?.[1];
  if (own === undefined) return undefined;
  return `${own === "server" ? "apps" : "packages"}/${own}/src/index.ts`;
}

function staticImports(module: Parsed) {
  return module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: entries.map(({ importName }) => importName.name ?? "default"),
    whole: entries.some(({ importName }) => importName.kind === "NamespaceObject"),
  }));
}

function reexports(module: Parsed) {
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, exportName }) => {
      if (!moduleRequest) return [];
      const renamed = importName.name && exportName.name ? { [exportName.name]: importName.name } : "all";
      return { specifier: moduleRequest.value, names: [], passedOn: renamed } as const;
    }),
  );
}

/** `import("…")`, as an expression or as a type. */
function inlineImport(node: Node) {
  if (node.type !== "ImportExpression" && node.type !== "TSImportType") return [];
  const source = node.source as Node | undefined;
  return typeof source?.value === "string"
    ? [{ specifier: source.value, names: [], whole: true, isLater: node.type === "ImportExpression" }]
    : [];
}

function collectNodes(value: unknown, nodes: Node[]): void {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value && "start" in value) nodes.push(value as Node);
  for (const child of Object.values(value)) collectNodes(child, nodes);
}
