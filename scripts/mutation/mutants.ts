import { globSync, readFileSync } from "node:fs";
import { Instrumenter } from "@stryker-mutator/instrumenter";

export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** What stands there and what is put in its place, each on one line. */
  readonly change: string;
  /** The same whichever other mutants the file carries. */
  readonly key: string;
  readonly place: Range;
}
interface Range {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
}

const quiet = () => undefined;
const isOff = () => false;
const logger = {
  ...{ trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet, fatal: quiet },
  ...{ isTraceEnabled: isOff, isDebugEnabled: isOff, isInfoEnabled: isOff },
  ...{ isWarnEnabled: isOff, isErrorEnabled: isOff, isFatalEnabled: isOff },
};

/** Every mutant of the folder. Texts are left whole, and so is what only tests and benchmarks run. */
export async function mutantsIn(folder: string): Promise<readonly Mutant[]> {
  const files = globSync(`${folder}/**/*.ts`).filter(
    (file) => !/\.test\.ts$|\/(test-support|verification)\//.test(file),
  );
  const { mutants } = await instrument(files.toSorted().map((name) => ({ name, mutate: true })));
  return mutants;
}

/** Source that can be any one of the mutants, by file. Their ids are new. */
export async function sourceWith(wanted: readonly Mutant[]) {
  const byFile = Map.groupBy(wanted, ({ file }) => file);
  const files = [...byFile].map(([name, mutants]) => ({ name, mutate: mutants.map(({ place }) => place) }));
  const { mutants, sources } = await instrument(files);
  const keys = new Set(wanted.map(({ key }) => key));
  return { sources, mutants: mutants.filter(({ key }) => keys.has(key)) };
}

async function instrument(files: readonly { readonly name: string; readonly mutate: boolean | Range[] }[]) {
  const texts = new Map(files.map(({ name }) => [name, readFileSync(name, "utf8")]));
  const instrumented = await new Instrumenter(logger).instrument(
    files.map((file) => ({ ...file, content: texts.get(file.name) ?? "" })),
    { ignorers: [], plugins: null, excludedMutations: ["StringLiteral"] },
  );
  const sources = Object.fromEntries(instrumented.files.map(({ name, content }) => [name, content]));
  const mutants = instrumented.mutants
    .filter(({ status }) => status === undefined)
    .map(({ id, fileName: file, location: place, replacement }): Mutant => {
      const was = textAt(texts.get(file) ?? "", place);
      const change = `${oneLine(was)}  →  ${oneLine(replacement)}`;
      const key = JSON.stringify([file, place, replacement]);
      return { id, file, line: place.start.line + 1, change, key, place };
    });
  return { sources, mutants };
}

function textAt(text: string, { start, end }: Range): string {
  const lines = text.split("\n").slice(start.line, end.line + 1);
  const last = lines.pop() ?? "";
  return [...lines, last.slice(0, end.column)].join("\n").slice(start.column);
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 100);
