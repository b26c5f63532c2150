import {
  type Calculated,
  type ComponentRows,
  type Conveyor,
  calculate,
  designFirst,
  type FiveNumbers,
  issueText,
  type StoredResults,
  withChosenParts,
} from "@beltwright/model";

/** A point of the belt line as it is drawn: m along and up. */
export interface LivePoint {
  readonly x: number;
  readonly z: number;
  readonly type: Conveyor["pulls"][number]["pType"];
}

export type LiveDesign =
  | {
      readonly kind: "designed";
      readonly results: StoredResults;
      readonly belt: string;
      readonly motors: string;
      readonly errors: number;
      readonly points: readonly LivePoint[];
      readonly milliseconds: number;
    }
  | { readonly kind: "refused"; readonly reason: string };

/** What one more kilometre of the same conveyor takes. */
export interface NextKilometre {
  /** kW */
  readonly power: number;
  /** kW of motors. */
  readonly installed: number;
  /** To build, and of energy in a year, US dollars; indicative. */
  readonly capital: number;
  readonly energy: number;
  readonly belt: string;
}

/** What the worker of the landing page does. */
export interface LiveCalls {
  provideRows(rows: ComponentRows): void;
  design(five: FiveNumbers): LiveDesign;
  nextKilometre(five: FiveNumbers): NextKilometre | undefined;
}

const kilometre = 1000;

type Solved =
  | (Calculated & { readonly built: Conveyor })
  | Exclude<ReturnType<typeof calculate>, { readonly kind: "calculated" }>;

export function createLiveCalls(clock: () => number): LiveCalls {
  let rows: ComponentRows | undefined;
  const solve = (five: FiveNumbers): Solved => {
    const { conveyor } = designFirst(five, rows);
    const calculation = calculate(conveyor, rows ? { rows } : {});
    if (calculation.kind === "refused") return calculation;
    const built = withChosenParts(conveyor, calculation.solution.machine, rows);
    return { ...calculation, built };
  };
  // The kilometre beyond a design is asked for next.
  let last: { readonly five: string; readonly solved: Solved } | undefined;
  const solveAndKeep = (five: FiveNumbers): Solved => {
    const key = JSON.stringify(five);
    if (last?.five !== key) last = { five: key, solved: solve(five) };
    return last.solved;
  };
  return {
    provideRows: (given) => {
      rows = given;
      last = undefined;
    },
    design: (five) => {
      const start = clock();
      const solved = solveAndKeep(five);
      if (solved.kind === "refused") {
        return { kind: "refused", reason: solved.issues.map((issue) => issueText(issue, "metric")).join(" ") };
      }
      const { built, results, solution } = solved;
      return {
        kind: "designed",
        results: pick(results),
        belt: built.belt.description,
        motors: motorsOf(built),
        errors: solution.findings.filter(({ severity }) => severity === "error").length,
        points: built.pulls.map(({ x, z, pType }) => ({ x, z, type: pType })),
        milliseconds: clock() - start,
      };
    },
    nextKilometre: (five) => {
      const [now, longer] = [solveAndKeep(five), solve({ ...five, length: five.length + kilometre })];
      if (now.kind === "refused" || longer.kind === "refused") return undefined;
      const more = (name: string) => Number(longer.results[name]) - Number(now.results[name]);
      return {
        power: more("absorbedPower"),
        installed: more("installedPower"),
        capital: more("capitalCost"),
        energy: more("energyBill"),
        belt: longer.built.belt.description,
      };
    },
  };
}

const shown = ["absorbedPower", "installedPower", "te", "tmaxStartOrRun", "beltSpeed", "percentBeltCapacity"];

function pick(results: StoredResults): StoredResults {
  return Object.fromEntries(Object.entries(results).filter(([name]) => shown.includes(name)));
}

/** `2 × 315 kW …`, each kind once. */
function motorsOf({ drives }: Conveyor): string {
  return [...new Set(drives.map(({ noOfMotors, motor }) => `${noOfMotors} × ${motor.description}`))].join(", ");
}
