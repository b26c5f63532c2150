import {
  type Comparison,
  type ComponentRows,
  type Conveyor,
  calculate,
  compareConveyors,
  withChosenParts,
} from "@beltwright/model";
import {
  type CandidateOutcome,
  type StudyBase,
  solveBatch,
  solveToday,
  studyBase,
  studyRounds,
  type TradeEnd,
  type TradeStudy,
  takeCandidate,
} from "@beltwright/studies";

/** What every question about a study shares. */
export interface TradeTask {
  readonly conveyor: Conveyor;
  readonly rows: ComponentRows;
  readonly study: TradeStudy;
}

/** A round of candidates to be solved, or the end of the study. */
type Round =
  | { readonly kind: "round"; readonly candidates: readonly number[] }
  | { readonly kind: "end"; readonly end: TradeEnd };

/** A candidate as a design of its own, beside today's. */
export interface OpenedCandidate {
  readonly conveyor: Conveyor;
  readonly comparison: Comparison;
}

/** What a worker of a trade study does. Kept apart from the worker so that it can be tested without one. */
export interface TradeCalls {
  begin(task: TradeTask): void;
  today(): CandidateOutcome;
  /** The next round once the one before is answered; one worker leads. */
  next(outcomes: readonly CandidateOutcome[]): Round;
  solve(candidates: readonly number[]): readonly CandidateOutcome[];
  open(candidate: number): OpenedCandidate | undefined;
}

export function createTradeCalls(): TradeCalls {
  let begun: { readonly task: TradeTask; readonly base: StudyBase } | undefined;
  let rounds: ReturnType<typeof studyRounds> | undefined;
  const of = () => {
    if (begun === undefined) throw new Error("The study was not begun");
    return { ...begun, study: begun.task.study };
  };
  return {
    begin: (task) => {
      begun = { task, base: studyBase(task.conveyor, task.rows) };
      rounds = undefined;
    },
    today: () => solveToday(of().base, of().study),
    next: (outcomes) => {
      rounds ??= studyRounds(of().base, of().study);
      const round = rounds.next(outcomes);
      return round.done ? { kind: "end", end: round.value } : { kind: "round", candidates: round.value };
    },
    solve: (candidates) => solveBatch(of().base, of().study, candidates),
    open: (candidate) => {
      const { base, study, task } = of();
      const conveyor = takeCandidate(base, study, candidate);
      if (conveyor === undefined) return undefined;
      const named = { ...conveyor, convNo: `Candidate ${candidate + 1}` };
      const compared = [task.conveyor, named].map((one) => comparedOf(one, task.rows));
      return { conveyor, comparison: compareConveyors(compared) };
    },
  };
}

function comparedOf(conveyor: Conveyor, rows: ComponentRows) {
  const calculated = calculate(conveyor, { rows });
  if (calculated.kind === "refused") return { conveyor, results: {} };
  const { solution, results } = calculated;
  return { conveyor: withChosenParts(conveyor, solution.machine, rows), results };
}
