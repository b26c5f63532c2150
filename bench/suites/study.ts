import { shippedComponents } from "@beltwright/catalogue";
import { firstDesign } from "@beltwright/model";
import {
  batchesOf,
  type CandidateOutcome,
  isFeasible,
  runBatches,
  studyBase,
  studyResult,
  studyRounds,
  type TradeStudy,
  usualStudy,
} from "@beltwright/studies";
import { batchThread } from "../measure/batch-thread.ts";
import type { StudyTask } from "../measure/study-worker.ts";
import type { Figures } from "../run.ts";

const wanted = 2000;
const threads = 2;

/**
 * A trade study of an in-plant conveyor: 2000 candidates solved with parts chosen by two threads
 * (`candidates_2000_seconds`, goal 30), and its front against that of a plain double loop (`front_differences`, goal 0).
 */
export async function run(): Promise<Figures> {
  const rows = await shippedComponents();
  const conveyor = firstDesign({ capacity: 1200, length: 600, lift: 45, width: 1200 }, rows);
  const study: TradeStudy = {
    ...usualStudy(conveyor, rows),
    choices: [
      { name: "beltWidth", values: [1000, 1200, 1400, 1600] },
      { name: "beltSpeed", values: [1.6, 2, 2.5, 3.15, 4] },
      { name: "troughAngle", values: [20, 35, 45] },
      { name: "driveLayout", values: ["head", "dual-head", "head-and-tail"] },
      { name: "carrySpacing", values: [0.9, 1, 1.2, 1.5, 1.8] },
      { name: "returnSpacing", values: [2.4, 3, 3.6, 4.5] },
    ],
  };
  const begin = performance.now();
  const first = studyRounds(studyBase(conveyor, rows), study).next();
  const left = first.done ? [] : first.value;
  const sifted = performance.now();
  const candidates = Array.from({ length: wanted }, (_, at) => left[Math.floor((at * left.length) / wanted)] ?? 0);
  const used = process.cpuUsage();
  const outcomes = await solveAll({ conveyor, rows, study }, candidates);
  const end = performance.now();
  const { user, system } = process.cpuUsage(used);
  const { feasible, front } = studyResult(study, outcomes);
  const plain = plainFront(feasible, study);
  const found = new Set(front);
  return {
    candidates_left_after_sifting: left.length,
    sift_seconds: seconds(sifted - begin),
    candidates_2000_seconds: seconds(end - sifted),
    // Neighbours on the machine make the wall clock longer, and hardly this.
    candidates_2000_cpu_seconds: seconds((user + system) / 1000),
    feasible: feasible.length,
    front: front.length,
    front_differences: plain.filter((one) => !found.has(one)).length + front.length - plain.length,
  };
}

async function solveAll(task: StudyTask, candidates: readonly number[]): Promise<readonly CandidateOutcome[]> {
  const file = new URL("../measure/study-worker.ts", import.meta.url);
  const startWorker = () => batchThread<readonly number[], readonly CandidateOutcome[]>(file, task);
  const { answers } = await runBatches({ batches: batchesOf(candidates), startWorker, workers: threads });
  return answers.flat();
}

function plainFront(outcomes: readonly CandidateOutcome[], { objectives }: TradeStudy): readonly CandidateOutcome[] {
  const numbers = ({ results }: CandidateOutcome) => objectives.map(({ name }) => Number(results[name]));
  return outcomes.filter((one) => {
    const own = numbers(one);
    return !outcomes.some((other) => {
      const beside = numbers(other);
      return (
        isFeasible(other) &&
        beside.every((value, at) => value <= Number(own[at])) &&
        beside.some((value, at) => value < Number(own[at]))
      );
    });
  });
}

const seconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(2));
