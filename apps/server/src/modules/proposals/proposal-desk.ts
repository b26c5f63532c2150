import { type Conveyor, proposedChanges, withProposed } from "@beltwright/model";
import { openRaw, openRawVersion, type PreparedProposal, prepareDesign, toFiledDesign } from "@beltwright/store";
import type {
  DesignWork,
  Keep,
  ProposalTaking,
  ProposalUpdate,
  ProposedDesign,
  ResultsOf,
  TakenProposal,
  UpdatedProposal,
} from "../conveyors/design-task.ts";
import { readSource } from "../conveyors/read-source.ts";

type Work<Kind extends DesignWork["kind"]> = Extract<DesignWork, { kind: Kind }>;

/** Stored as it was typed: parts that Auto would choose for it are chosen once it is taken, and are nobody's changes. */
export function prepareProposal({ source, base }: Work<"propose">, resultsOf: ResultsOf): ProposedDesign {
  const read = readSource(source);
  if (read.kind !== "read") return read;
  const design = prepared(conveyorOf(openRawVersion(base)), read.design.conveyor, resultsOf);
  return { kind: "read", design, revision: read.revision };
}

function prepared(began: Conveyor, conveyor: Conveyor, resultsOf: ResultsOf): PreparedProposal {
  const { columns, results } = prepareDesign(
    { conveyor: { ...conveyor, docUsers: [] }, results: resultsOf(conveyor) },
    { owner: began.userName },
  );
  const changes = proposedChanges({ base: began, proposed: conveyor, current: began }).length;
  return { document: columns.document, results, changes };
}

/** What the owner changed since comes in; of what the proposer changed, what is kept. */
export function updateProposal({ base, proposed, newer, keep }: ProposalUpdate, resultsOf: ResultsOf): UpdatedProposal {
  const current = conveyorOf(openRawVersion(newer));
  const designs = { base: conveyorOf(openRawVersion(base)), proposed: conveyorOf(openRawVersion(proposed)), current };
  const { wanted, chosen } = choose(designs, keep);
  const design = prepared(current, withProposed(designs, wanted), resultsOf);
  return { design, hasUnknown: wanted.size > chosen.length };
}

function choose(designs: Parameters<typeof proposedChanges>[0], paths: "all" | readonly string[]) {
  const offered = proposedChanges(designs).map(({ path }) => path);
  const wanted = new Set(paths === "all" ? offered : paths);
  return { offered, wanted, chosen: offered.filter((path) => wanted.has(path)) };
}

export function takeFromProposal({ base, proposed, current, take }: ProposalTaking, keep: Keep): TakenProposal {
  const stored = conveyorOf(openRaw(current));
  const designs = {
    base: conveyorOf(openRawVersion(base)),
    proposed: conveyorOf(openRawVersion(proposed)),
    current: stored,
  };
  const { offered, wanted, chosen: taken } = choose(designs, take);
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
