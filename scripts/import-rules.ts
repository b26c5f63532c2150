import { builtinModules } from "node:module";
import { dirname, join, normalize } from "node:path";
import type { SourceModule } from "./structure/source-module.ts";

/** Who may import whom: the table of the architecture. Whatever is not listed here is refused. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  "packages/engine": [],
  "packages/model": ["engine"],
  "packages/catalogue": ["model", "engine"],
  "packages/results": ["model", "engine"],
  "packages/studies": ["results", "model", "engine"],
  "packages/drawing": ["results", "model", "engine"],
  "packages/assistant": ["results", "model", "engine"],
  "packages/report": ["drawing", "studies", "results", "model", "engine"],
  "packages/contract": ["model"],
  "packages/calculators": ["drawing", "contract", "model", "engine"],
  "packages/store": ["model"],
  "apps/server": [
    ...["engine", "model", "catalogue", "results", "studies", "assistant", "drawing", "report", "contract", "store"],
  ],
  "apps/web": ["engine", "model", "catalogue", "results", "studies", "drawing", "report", "contract", "calculators"],
  "apps/cli": [
    ...[
      "engine",
      "model",
      "catalogue",
      "results",
      "studies",
      "assistant",
      "drawing",
      "report",
      "contract",
      "calculators",
    ],
  ],
  "tests/e2e": ["model", "contract", "report"],
  bench: ["engine", "model", "catalogue", "studies", "drawing", "report", "contract", "store", "server"],
};

/** Packages that run in a browser too, so that nothing of Node may enter them. */
const runsAnywhere = [
  "packages/engine",
  "packages/model",
  "packages/contract",
  "packages/results",
  "packages/studies",
  "packages/drawing",
  "packages/calculators",
  "apps/web",
];

const testTools = ["vitest", "vite", "fast-check"];

/** Names a workspace declares in its package.json, by workspace folder. */
type Declared = (workspace: string) => readonly string[];

/** Every import of the file that breaks a rule, as one sentence each. Type-only imports count like any other. */
export function importProblems(file: SourceModule, declared: Declared): readonly string[] {
  const workspace = Object.keys(mayImport).find((folder) => file.path.startsWith(`${folder}/`));
  if (workspace === undefined) return [];
  return [...new Set(file.imports.map(({ specifier }) => specifier))].flatMap((specifier) => {
    const problem = specifier.startsWith(".")
      ? relativeProblem(file.path, workspace, specifier)
      : packageProblem(file.path, workspace, specifier, declared);
    return problem === undefined ? [] : [`${file.path}: "${specifier}" ${problem}`];
  });
}

function relativeProblem(path: string, workspace: string, specifier: string): string | undefined {
  const target = normalize(join(dirname(path), specifier));
  if (!target.startsWith(`${workspace}/`)) return "leaves its package; import the package by name";
  const from = featureOf(path);
  const to = featureOf(target);
  if (from !== undefined && to !== undefined && from !== to) return "reaches into another feature";
  return undefined;
}

function packageProblem(path: string, workspace: string, specifier: string, declared: Declared): string | undefined {
  const isTest = /\.(test|spec)\.tsx?$|\/test-support\//.test(path);
  const isShipped = !isTest && path.startsWith(`${workspace}/src/`);
  const isNode = specifier.startsWith("node:") || builtinModules.includes(specifier);
  if (isNode) return runsAnywhere.includes(workspace) && isShipped ? "is not there in a browser" : undefined;
  // Made by a plugin of the build, so no package holds it.
  if (specifier.startsWith("virtual:"))
    return workspace === "apps/web" ? undefined : "is made by the build of the web app";
  const own = /^@beltwright\/([^/]+)(\/.*)?$/.exec(specifier);
  if (own) {
    const isForTests = isTest && own[2]?.startsWith("/test-support/");
    if (own[2] !== undefined && !isForTests) return "enters a package past its index";
    if (!mayImport[workspace]?.includes(own[1] ?? "")) return `is above ${workspace}; imports go down only`;
  }
  const name = packageName(specifier);
  if (isTest && testTools.includes(name)) return undefined;
  return declared(workspace).includes(name) ? undefined : `is not declared in ${workspace}/package.json`;
}

function featureOf(path: string): string | undefined {
  return /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

function packageName(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
