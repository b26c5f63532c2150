import { isTest, type Node, type SourceModule } from "./source-module.ts";

type Modules = ReadonlyMap<string, SourceModule>;

interface Uses {
  /** `path#name` of every export that code of the product or a script takes from another file. */
  readonly shipped: Set<string>;
  /** The same, taken by tests. */
  readonly tested: Set<string>;
}

/** Doors that are opened by a name in a configuration or by the build. */
const openedByName =
  /\.(config|d)\.ts$|^scripts\/(property-seed|test-threads)\.ts$|^scripts\/mutation\/|^bench\/suites\/|\/document\/types\//;

/** One test walks every formula of the standards and rules: those are exported even where their own file alone uses them. */
const books = /^packages\/engine\/src\/(standards|rules)\//;

/** Tools and tests take from each other what they like. */
const tools = /^(scripts|bench|tests)\//;

/**
 * Exports that nobody needs. An export lives when another file of the product or a script takes it, or when a test
 * takes it and its own file uses it too: a test may look inside, but it does not keep alive what nothing else runs.
 * A package's index.ts is a door: what it passes on must be taken by another package, or by a test outside.
 */
export function deadExports(sources: readonly SourceModule[]): readonly string[] {
  const modules: Modules = new Map(sources.map((source) => [source.path, source]));
  const uses: Uses = { shipped: new Set(), tested: new Set() };
  for (const source of sources) noteUses(source, modules, uses);
  return sources.flatMap((source) => [
    ...deadDeclarations(source, uses).map((name) => `${source.path}: nothing needs the export of ${name}`),
    ...deadPassages(source, uses).map((name) => `${source.path}: no other package takes ${name}`),
  ]);
}

function noteUses(source: SourceModule, modules: Modules, uses: Uses): void {
  const taken = isTest(source.path) ? uses.tested : uses.shipped;
  for (const entry of source.imports) {
    const target = modules.get(entry.target ?? "");
    if (target === undefined || entry.passedOn) continue;
    const names = entry.whole ? offered(target, modules).filter((name) => mentions(source, name)) : entry.names;
    for (const name of names) noteTaken(target, name, modules, taken);
  }
}

/** Marks the name at every door it passes, down to the file that declares it. */
function noteTaken(module: SourceModule, name: string, modules: Modules, taken: Set<string>): void {
  taken.add(`${module.path}#${name}`);
  for (const { passedOn, target: path } of module.imports) {
    const target = modules.get(path ?? "");
    if (target === undefined || passedOn === undefined) continue;
    const original = passedOn === "all" ? name : passedOn[name];
    if (original !== undefined && offered(target, modules).includes(original))
      noteTaken(target, original, modules, taken);
  }
}

function offered(module: SourceModule, modules: Modules): readonly string[] {
  const passed = module.imports.flatMap(({ passedOn, target }) => {
    const from = modules.get(target ?? "");
    if (passedOn === "all") return from ? offered(from, modules) : [];
    return Object.keys(passedOn ?? {});
  });
  return [...module.exported, ...passed];
}

function deadDeclarations(source: SourceModule, { shipped, tested }: Uses): readonly string[] {
  if (openedByName.test(source.path)) return [];
  return source.exported.filter((name) => {
    const key = `${source.path}#${name}`;
    if (shipped.has(key)) return false;
    const isBook = books.test(source.path);
    if (!tested.has(key)) return !isBook || !usesItself(source, name);
    return !isTest(source.path) && !tools.test(source.path) && !usesItself(source, name);
  });
}

function deadPassages(source: SourceModule, { shipped, tested }: Uses): readonly string[] {
  const passed = source.imports.flatMap(({ passedOn }) => (passedOn === "all" ? [] : Object.keys(passedOn ?? {})));
  return passed.filter((name) => !shipped.has(`${source.path}#${name}`) && !tested.has(`${source.path}#${name}`));
}

/** A key of an object or a member of one is a name of its own. */
function usesItself({ nodes }: SourceModule, name: string): boolean {
  const labels = new Set(nodes.flatMap(labelOf));
  return nodes.filter((node) => node.type.endsWith("Identifier") && node.name === name && !labels.has(node)).length > 1;
}

function labelOf(node: Node): readonly unknown[] {
  if (node.type === "Property" && node.shorthand !== true && node.computed !== true) return [node.key];
  if (node.type === "TSPropertySignature" || node.type === "PropertyDefinition") return [node.key];
  return node.type === "MemberExpression" && node.computed !== true ? [node.property] : [];
}

function mentions(source: SourceModule, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(source.text);
}
