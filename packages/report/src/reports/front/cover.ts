import type { ReleaseBlock, Signed } from "@beltwright/model";
import type { Block } from "../../description/report.ts";
import type { Words } from "../../words/texts.ts";
import { labelIn } from "../../words/words.ts";
import { factsOf, paragraph, result, text } from "../cells.ts";
import type { ReportContext, ReportDefinition } from "../context.ts";
import { findingCounts } from "../findings.ts";
import { revisionBlock } from "./revisions.ts";

export const coverReports: readonly ReportDefinition[] = [
  { id: "cover", group: "summary", isCover: true, isOnOwnPage: true, isFor: () => true, blocks: cover },
];

/** Whose conveyor it is, what it does, how it stands, and who signs for it. */
function cover(context: ReportContext): readonly Block[] {
  const { w, conveyor, calculation } = context;
  return [
    ...factsOf(context, [
      [labelIn(context, "Client"), undefined, conveyor.clientName],
      [labelIn(context, "Project number"), undefined, conveyor.projectNo],
      [labelIn(context, "Company"), undefined, conveyor.coName],
      [labelIn(context, "Design date"), undefined, conveyor.designDate],
      [w.material, undefined, conveyor.matl.description],
      [w.capacity, undefined, result(context, "capacity")],
      [w.conveyorLength, undefined, result(context, "convLength")],
      [w.lift, undefined, result(context, "totalLift")],
      [w.installedPower, undefined, result(context, "installedPower")],
      [w.method, undefined, calculation.method],
      ...findingCounts(context, ["error", "warning"]),
    ]),
    ...revisionBlock(context),
    paragraph(w.responsibilityText),
    ...signatures(context),
  ];
}

/** Room to sign, one line for each who answers for the design: the rule under a fact is the line. */
function signatures({ w, conveyor, release }: ReportContext): readonly Block[] {
  if (release !== undefined) return released(w, release);
  const signed = (who: string, name: string): Block => ({
    kind: "facts",
    title: name === "" ? who : `${who}: ${name}`,
    rows: [
      { label: w.signature, value: text("") },
      { label: w.book.date, value: text("") },
    ],
  });
  return [signed(w.designedBy, conveyor.designedBy), signed(w.checkedBy, ""), signed(w.approvedBy, "")];
}

/** Who signed it in the program, and the hash by which anyone can prove what they signed. */
function released(w: Words, { label, designed, checked, approved, contentHash }: ReleaseBlock): readonly Block[] {
  const row = (who: string, { name, at }: Signed) => [text(who), text(name), text(minuteOf(at))];
  return [
    {
      kind: "table",
      title: `${w.releasedRevision} ${label}`,
      columns: [{ title: "" }, { title: w.book.by }, { title: `${w.book.date} (UTC)` }],
      rows: [row(w.designedBy, designed), row(w.checkedBy, checked), row(w.approvedBy, approved)],
    },
    paragraph(`${w.contentHash}: ${contentHash}`),
  ];
}

const minuteOf = (at: string) => at.slice(0, 16).replace("T", " ");
