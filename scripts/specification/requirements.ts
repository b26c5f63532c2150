/** A line of docs/specification.md: what one of the two documents asks for, and how that is shown. */
interface Requirement {
  /** Document and line: "1.26", "2.503". */
  readonly number: string;
  readonly text: string;
  /** Files that meet it. */
  readonly metIn: readonly string[];
  readonly shownBy: readonly NamedTest[];
  /** Why it is not met, or has no test; empty where it is and has. */
  readonly reason: string;
}

interface NamedTest {
  readonly path: string;
  readonly title: string;
}

/** The lines of all tables on the page, in their order. */
export function readRequirements(page: string): readonly Requirement[] {
  return page
    .split("\n")
    .filter((line) => /^\| \d+\.\d+ \|/.test(line))
    .map(readLine);
}

function readLine(line: string): Requirement {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  const [number = "", text = "", metIn = "", shownBy = "", reason = ""] = cells.map((cell) =>
    cell.trim().replaceAll("\\|", "|"),
  );
  return { number, text, metIn: pathsIn(metIn), shownBy: testsIn(shownBy), reason };
}

function pathsIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
}

/** Tests stand as `path` › title, one below the other. */
function testsIn(cell: string): readonly NamedTest[] {
  if (cell === "") return [];
  return cell.split("<br>").map((test) => {
    const [, path = "", title = ""] = /^`([^`]+)` › (.+)$/.exec(test.trim()) ?? [];
    return { path, title };
  });
}

/** What is wrong with the numbers of one document: they count from 1 on, each once. */
export function numberingFaults(requirements: readonly Requirement[], document: number): readonly string[] {
  const numbers = requirements.map(({ number }) => number).filter((number) => number.startsWith(`${document}.`));
  return numbers.flatMap((number, at) =>
    number === `${document}.${at + 1}` ? [] : [`${number} stands where ${document}.${at + 1} should`],
  );
}

interface Known {
  readonly hasFile: (path: string) => boolean;
  /** Titles of a test file; undefined where there is no such file. */
  readonly titlesOf: (path: string) => readonly string[] | undefined;
}

/** What is wrong with a line: a file or a test that is gone, nothing that meets it, nothing that shows it. */
export function faultsOf({ number, text, metIn, shownBy, reason }: Requirement, known: Known): readonly string[] {
  const faults = [
    ...(text === "" ? ["says nothing"] : []),
    ...(metIn.length === 0 && reason === "" ? ["names no file and no reason"] : []),
    ...(shownBy.length === 0 && reason === "" ? ["names no test and no reason"] : []),
    ...metIn.filter((path) => !known.hasFile(path)).map((path) => `${path} is gone`),
    ...shownBy.flatMap((test) => testFaults(test, known)),
  ];
  return faults.map((fault) => `${number}: ${fault}`);
}

function testFaults({ path, title }: NamedTest, { titlesOf }: Known): readonly string[] {
  const titles = titlesOf(path);
  if (titles === undefined) return [`there is no test file "${path}"`];
  return titles.includes(title) ? [] : [`"${title}" is no test of ${path}`];
}
