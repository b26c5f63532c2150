import { expectations, running } from "./matchers.ts";

/**
 * Stands in for the test runner while mutants are tried: tests are gathered and run in one process, over and over, so
 * that a mutant costs milliseconds. Groups are gathered anew for every mutant, so what a group computes is mutated too.
 */
export const expect = expectations;

type Body = (...row: readonly unknown[]) => unknown;

export interface GatheredTest {
  readonly id: string;
  readonly run: () => unknown;
}

/** The body of a group at the top of a file: gathers its tests when called. */
export interface Group {
  readonly file: string;
  readonly id: string;
  readonly gather: () => readonly GatheredTest[];
}

const state: { file: string; groups: Group[]; path: readonly string[]; tests: GatheredTest[] | undefined } = {
  file: "",
  groups: [],
  path: [],
  tests: undefined,
};

/** The groups of a file, which is loaded by the caller's function. */
export async function groupsOf(file: string, load: () => Promise<unknown>): Promise<readonly Group[]> {
  Object.assign(state, { file, groups: [] });
  await load();
  return state.groups;
}

function group(name: string, body: () => unknown): void {
  if (state.tests === undefined) {
    const { file } = state;
    state.groups.push({
      file,
      id: `${file} ${state.groups.length} ${name}`,
      gather: () => gather(file, name, body),
    });
    return;
  }
  const { path } = state;
  state.path = [...path, name];
  try {
    body();
  } finally {
    state.path = path;
  }
}

export const describe = Object.assign(group, {
  each:
    (rows: readonly unknown[]) =>
    (name: string, body: Body): void => {
      for (const row of rows) group(name, () => (Array.isArray(row) ? body(...row) : body(row)));
    },
});

function gather(file: string, name: string, body: () => unknown): readonly GatheredTest[] {
  const tests: GatheredTest[] = [];
  Object.assign(state, { file, tests, path: [`${file} ${name}`] });
  try {
    body();
  } finally {
    Object.assign(state, { tests: undefined, path: [] });
  }
  return tests;
}

function add(name: string, run: () => unknown): void {
  const { file, path, tests } = state;
  if (tests === undefined) {
    group(name, () => add(name, run));
    return;
  }
  const runInFile = () => {
    running.file = file;
    return run();
  };
  tests.push({ id: `${path.join(" ")} ${name} ${tests.length}`, run: runInFile });
}

const bodyOf = (rest: readonly unknown[]): Body => {
  const found = rest.find((one): one is Body => typeof one === "function");
  if (found === undefined) throw new Error("a test needs a body");
  return found;
};

export const it = Object.assign((name: string, ...rest: readonly unknown[]) => add(name, bodyOf(rest)), {
  each:
    (rows: readonly unknown[]) =>
    (name: string, ...rest: readonly unknown[]): void => {
      const body = bodyOf(rest);
      for (const row of rows) add(name, () => (Array.isArray(row) ? body(...row) : body(row)));
    },
});
export const test = it;
