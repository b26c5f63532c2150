import type { Finding } from "@beltwright/engine";
import { type Calculated, type ComponentRows, type Conveyor, type StoredResults, walkResults } from "@beltwright/model";
import { findingsInOrder } from "../findings/finding-groups.ts";
import { findingSentence } from "../findings/finding-sentence.ts";
import { issueLine } from "./issue-line.ts";
import type { SolvedConveyor } from "./solve-conveyor.ts";

/** Results with the specification's names and nesting; several methods stand side by side under `methods`. */
export function resultRecord({ conveyor, rows, solved, refused, notUsed }: SolvedConveyor, isAll: boolean) {
  const methods = solved.map((one) => recordOf(conveyor, one, rows));
  const head = { convNo: conveyor.convNo };
  const tail = { notUsed, refused: refused.map(({ method, issues }) => ({ method, message: issueLine(issues) })) };
  return isAll ? { ...head, methods, ...tail } : { ...head, ...methods[0], ...tail };
}

function recordOf(conveyor: Conveyor, { method, solution }: Calculated, rows: ComponentRows | undefined) {
  const byPlace = resultsByPlace((take) => walkResults(conveyor, solution, rows ?? {}, take));
  const { pulls, drives } = conveyor;
  return {
    method,
    ...byPlace.get(""),
    pulls: pulls.map(({ no, pType, description }, index) => ({
      no,
      pType,
      description,
      ...byPlace.get(`pulls[${index}].`),
    })),
    drives: drives.map(({ driveNo }, index) => ({ driveNo, ...byPlace.get(`drives[${index}].`) })),
    findings: findingsInOrder(solution.findings).map(toldFinding),
  };
}

/** A finding with what it says. */
export function toldFinding(finding: Finding) {
  return { ...finding, message: findingSentence(finding.code, finding.subject) };
}

type Take = Parameters<typeof walkResults>[3];

/** Results by the beginning of their path, under the names that are left: `t1` of `pulls[2].`. */
function resultsByPlace(walk: (take: Take) => void): ReadonlyMap<string, StoredResults> {
  const byPlace = new Map<string, Record<string, StoredResults[string]>>();
  walk((path, value) => {
    const end = path.lastIndexOf(".") + 1;
    const name = path.slice(end);
    if (!isName(name)) return;
    const place = path.slice(0, end);
    const known = byPlace.get(place);
    if (known === undefined) byPlace.set(place, { [name]: value });
    else known[name] = value;
  });
  return byPlace;
}

/** Names looked at before: results have a few hundred, which come again at every point of every conveyor. */
const names = new Map<string, boolean>();

function isName(name: string): boolean {
  const known = names.get(name);
  if (known !== undefined) return known;
  const found = /^\w+$/.test(name);
  names.set(name, found);
  return found;
}
