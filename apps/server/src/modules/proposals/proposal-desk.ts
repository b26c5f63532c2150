import { type Conveyor, proposedChanges, withProposed } from "@beltwright/model";
import { openRaw, openRawVersion, type PreparedProposal, prepareDesign, toFiledDesign } from "@beltwright/store";
import type {
  DesignWork,
  Keep,
  ProposalTaking,
  ProposedDesign,
  ResultsOf,
  TakenProposal,
} from "../conveyors/design-task.ts";
import { readSource } from "../conveyors/read-source.ts";

type Work<Kind extends DesignWork["kind"]> = Extract<DesignWork, { kind: Kind }>;

/** Stored as it was typed: parts that Auto would choose for it are chosen once it is taken, and are nobody's changes. */
export function prepareProposal({ source, base }: Work<"propose">, resultsOf: ResultsOf): ProposedDesign {
  const read = readSource(source);
  if (read.kind !== "read") return read;
  const { conveyor } = read.design;
  const began = conveyorOf(openRawVersion(base));
  const { columns, results } = prepareDesign(
    { conveyor: { ...conveyor, docUsers: [] }, results: resultsOf(conveyor) },
    { owner: began.userName },
  );
  const changes = proposedChanges({ base: began, proposed: conveyor, current: began }).length;
  const design: PreparedProposal = { document: columns.document, results, changes };
  return { kind: "read", design, revision: read.revision };
}

export function takeFromProposal({ base, proposed, current, take }: ProposalTaking, keep: Keep): TakenProposal {
  const stored = conveyorOf(openRaw(current));
  const designs = {
    base: conveyorOf(openRawVersion(base)),
    proposed: conveyorOf(openRawVersion(proposed)),
    current: stored,
  };
  const offered = proposedChanges(designs).map(({ path }) => path);
  const wanted = new Set(take === "all" ? offered : take);
  const taken = offered.filter((path) => wanted.has(path));
  const design = keep(withProposed(designs, wanted));
  return {
    design: prepareDesign(design, { owner: stored.userName }),
    taken,
    hasUnknown: wanted.size > taken.length,
    isWhole: taken.length === offered.length,
  };
}

function conveyorOf(record: Parameters<typeof toFiledDesign>[0]): Conveyor {
  return toFiledDesign(record).conveyor;
}
