import type { Conveyor, Person, SelectionScope } from "@beltwright/model";
import {
  countChangesByLibrary,
  type Db,
  findSelectionScope,
  type LinkedConveyor,
  type RawConveyor,
  type RawVersion,
} from "@beltwright/store";
import { createTurns } from "../../fairness/turns.ts";
import { createRowShelf, type RowShelf, watchComponentRows } from "./component-rows.ts";
import type {
  DesignAnswer,
  DesignQuestion,
  DesignSource,
  DesignWork,
  LinkedAs,
  OpenedDesign,
  ProposalTaking,
  ProposalUpdate,
  ProposedDesign,
  QuestionAnswer,
  ReadDesign,
  TakenProposal,
  UpdatedProposal,
} from "./design-task.ts";
import { createDesignThreads } from "./design-threads.ts";
import { createKeptAnswers, questionOf } from "./kept-answers.ts";
import type { ReviewedVersion } from "./reviewed-version.ts";

/** For whom something is done, and whose design it is. */
interface For {
  readonly person: Person;
  readonly owner: string;
}

/** Reads, calculates and writes designs for the server, which never believes the results it is sent. */
export interface Calculator {
  /** A design from outside with what we calculate of it, ready to be stored. */
  readonly read: (source: DesignSource, of: For) => Promise<ReadDesign>;
  /** A stored design with its results as they are today: a file, or what the API answers. */
  readonly write: (raw: RawConveyor, format: "T6" | "Json" | "stored", person: Person) => Promise<string>;
  /** The conveyor of a stored document: checking every field of a long one takes longer than others should wait. */
  readonly open: (document: string, of: For) => Promise<Conveyor>;
  /** What is calculated of a design that is sent along; nothing of it is kept. */
  readonly answer: (source: DesignSource, question: DesignQuestion, person: Person) => Promise<QuestionAnswer>;
  /** A design that is sent along, to be worked with elsewhere. */
  readonly openSent: (source: DesignSource, person: Person) => Promise<OpenedDesign>;
  /** JSON of what a link opens, or the design behind it as a file. */
  readonly linked: (linked: LinkedConveyor, as: LinkedAs, person: Person) => Promise<string>;
  /** JSON of what two versions do not have in common. */
  readonly differences: (versions: readonly [RawVersion, RawVersion], of: For) => Promise<string>;
  /** A design that is proposed in place of one it began from, as it was typed. */
  readonly propose: (source: DesignSource, base: RawVersion, of: For) => Promise<ProposedDesign>;
  /** The design with what is taken of a proposal, ready to be stored. */
  readonly take: (taking: ProposalTaking, person: Person) => Promise<TakenProposal>;
  /** A proposal on a newer version of the design, as it was typed. */
  readonly update: (update: ProposalUpdate, of: For) => Promise<UpdatedProposal>;
  /** A version as it would be released, and what is found in it; undefined where it cannot be calculated. */
  readonly review: (version: RawVersion, of: For) => Promise<ReviewedVersion | undefined>;
  /** Gets ready ahead of the first question. */
  readonly prepare: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Calculates with the libraries as they are, so that parts in Auto are those the editor shows. `report` hears of
 * calculations that failed: a design is saved without results rather than not at all.
 */
export function createCalculator(
  db: Db,
  report: (failure: unknown) => void,
  shelf: RowShelf = createRowShelf(db),
): Calculator {
  const threads = createDesignThreads({ watchRows: () => watchComponentRows(db, shelf) });
  const turnOf = createTurns(db);
  const answers = createKeptAnswers();

  async function ask(work: DesignWork, { person, owner }: For, bytes: number, known?: SelectionScope) {
    const [scope, turn] = await Promise.all([known ?? findSelectionScope(db, owner), turnOf(person)]);
    return answered(await threads.do({ work, scope }, turn, bytes));
  }

  function answered(answer: DesignAnswer) {
    if (answer.kind === "failed") throw new Error(`A design was not read: ${answer.message}`);
    if (answer.failure !== undefined) report(new Error(answer.failure));
    return answer;
  }

  /** Where calculating ended the thread or took too long, the design is read alone. */
  async function readAtLeast<Read>(asked: (isCalculated: boolean) => Promise<Read>): Promise<Read> {
    try {
      return await asked(true);
    } catch (failure) {
      if (isRefusal(failure)) throw failure;
      report(failure);
      return asked(false);
    }
  }

  return {
    propose: (source, base, of) =>
      readAtLeast(async (isCalculated) => {
        const bytes = source.bytes.length + lengthOf(base);
        return given((await ask({ kind: "propose", source, base, isCalculated }, of, bytes)).proposed);
      }),
    take: async (taking, person) => {
      const of = { person, owner: taking.current.row.user_name };
      const bytes = lengthOf(taking.base, taking.proposed, taking.current.row);
      return given((await ask({ kind: "take", ...taking }, of, bytes)).taken);
    },
    update: async (update, of) => {
      const bytes = lengthOf(update.base, update.proposed, update.newer);
      return given((await ask({ kind: "update", ...update }, of, bytes)).updated);
    },
    read: (source, of) =>
      readAtLeast(async (isCalculated) =>
        given((await ask({ kind: "prepare", source, isCalculated }, of, source.bytes.length)).read),
      ),
    write: async (raw, format, person) => {
      const of = { person, owner: raw.row.user_name };
      return given((await ask({ kind: "write", raw, format }, of, raw.row.document.length)).text);
    },
    open: async (document, of) => given((await ask({ kind: "open", document }, of, document.length)).conveyor),
    answer: async (source, question, person) => {
      // Counted before it is calculated: rows that change meanwhile make the answer look old, never new.
      const rows = [...(await countChangesByLibrary(db))];
      const scope = await findSelectionScope(db, person.userName);
      const asked = questionOf(source.bytes, source.kind, question, rows, scope);
      const known = answers.find(asked);
      if (known !== undefined) return { kind: "answered", text: known };
      const answer = given(
        (await ask({ kind: "question", source, question }, self(person), source.bytes.length, scope)).answer,
      );
      if (answer.kind === "answered") answers.keep(asked, answer.text);
      return answer;
    },
    openSent: async (source, person) =>
      given((await ask({ kind: "open-sent", source }, self(person), source.bytes.length)).opened),
    linked: async (linked, as, person) =>
      given((await ask({ kind: "linked", linked, as }, { person, owner: linked.owner }, lengthOf(linked))).text),
    differences: async ([before, after], of) =>
      given((await ask({ kind: "differences", before, after }, of, lengthOf(before, after))).text),
    review: async (version, of) =>
      given((await ask({ kind: "review", version }, of, version.document.length)).reviewed) ?? undefined,
    prepare: threads.prepare,
    close: threads.close,
  };
}

/** A design of their own. */
const self = (person: Person): For => ({ person, owner: person.userName });

function lengthOf(...stored: readonly { readonly document: string }[]): number {
  return stored.reduce((sum, { document }) => sum + document.length, 0);
}

/** What a thread gives for the work it was given. */
function given<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Error("A design was read, and nothing came of it");
  return answer;
}

function isRefusal(failure: unknown): boolean {
  return failure instanceof Error && "statusCode" in failure;
}
