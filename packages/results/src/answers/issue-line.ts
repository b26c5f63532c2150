import type { DocumentIssue } from "@beltwright/model";

/** What is wrong with a document in one line: the first fault by its path, and how many more there are. */
export function issueLine(issues: readonly DocumentIssue[]): string {
  const [first, ...more] = issues;
  if (first === undefined) return "";
  const count = more.length === 0 ? "" : ` (and ${more.length} more)`;
  return `${first.path}: ${first.message}${count}`;
}
