import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { importProblems } from "./import-rules.ts";

const largest = { source: 400, test: 600 };

interface Source {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

const sources = listSources();
const problems = [...sources.flatMap((file) => importProblems(file, declaredIn)), ...sources.flatMap(sizeProblem)];
printWorst(sources);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

function listSources(): readonly Source[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"], {
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .filter((path) => path !== "" && existsSync(path))
    .map((path) => {
      const text = readFileSync(path, "utf8");
      return { path, text, lines: text.split("\n").length - 1 };
    });
}

function declaredIn(workspace: string): readonly string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${workspace}/package.json`, "utf8"));
  return [...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})];
}

function sizeProblem({ path, lines }: Source): readonly string[] {
  const limit = path.includes(".test.") ? largest.test : largest.source;
  return lines > limit ? [`${path} has ${lines} lines; at most ${limit} are allowed, split it`] : [];
}

function printWorst(files: readonly Source[]): void {
  const worst = files.toSorted((one, other) => other.lines - one.lines).slice(0, 10);
  console.log(`  ${files.length} source files; the ten longest:`);
  for (const { path, lines } of worst) console.log(`  ${String(lines).padStart(5)}  ${path}`);
}
