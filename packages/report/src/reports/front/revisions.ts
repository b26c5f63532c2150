import type { Block, Revision } from "../../description/report.ts";
import { tableOf } from "../cells.ts";
import type { ReportContext } from "../context.ts";

/** Drives beyond the second take a line each from them: the summary is one page. */
const mostRevisions = 4;

/** The latest revisions, or who drew it up and when while there are none. */
export function revisionBlock(context: ReportContext): readonly Block[] {
  const { w, conveyor, revisions = [] } = context;
  const { designDate: date, designedBy: by } = conveyor;
  const kept = revisions.slice(-Math.max(1, mostRevisions - Math.max(0, conveyor.drives.length - 2)));
  const rows: readonly Revision[] = kept.length > 0 ? kept : [{ mark: "0", date, by, text: w.firstIssue }];
  return tableOf(
    context,
    rows,
    [
      [w.book.revision, undefined, ({ mark }) => mark],
      [w.book.date, undefined, (one) => one.date],
      [w.book.by, undefined, (one) => one.by],
      [w.book.change, undefined, ({ text }) => text],
    ],
    { title: w.revisionBlock },
  );
}
