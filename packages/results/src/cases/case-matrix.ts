import { type CaseName, type CaseResult, isNumber, type MachineSolution, plain } from "@beltwright/engine";
import { caseTitle, fromSi, type UnitCode } from "@beltwright/model";
import type { Traced } from "../trace/shown.ts";

/** A result that every case has, and which end of it is the worst. */
interface CaseColumn {
  readonly name: string;
  readonly title: string;
  readonly unit: UnitCode;
  readonly worst: "largest" | "smallest" | "furthest";
}

export const caseColumns = [
  { name: "te", title: "Te", unit: "kN", worst: "furthest" },
  { name: "power", title: "Absorbed power", unit: "kW", worst: "furthest" },
  { name: "tmax", title: "Largest tension", unit: "kN", worst: "largest" },
  { name: "tmin", title: "Smallest tension", unit: "kN", worst: "smallest" },
  { name: "surplus", title: "Traction surplus", unit: "kN", worst: "smallest" },
  { name: "sag", title: "Largest sag", unit: "%", worst: "largest" },
] as const satisfies readonly CaseColumn[];

type ColumnName = (typeof caseColumns)[number]["name"];

interface CaseCell {
  readonly column: ColumnName;
  readonly traced: Traced;
  /** Whether no case that counts is worse. */
  readonly isWorst: boolean;
}

export interface CaseRow {
  readonly name: CaseName;
  readonly title: string;
  readonly isOwn: boolean;
  readonly cells: readonly (CaseCell | undefined)[];
}

interface Figure {
  readonly value: number;
  readonly way: readonly string[];
}

/** Every case beside every other: what each of them asks for, and the one that asks for most. */
export function caseMatrix(solution: MachineSolution): readonly CaseRow[] {
  const { cases, ownCases = [] } = solution;
  const placed = [
    ...Object.values(cases).map((one) => ({ one, way: ["cases", one.name] })),
    ...ownCases.map((one, at) => ({ one, way: ["ownCases", String(at)] })),
  ];
  const rows = placed.map(({ one, way }) => ({ one, numbers: numbersOf(solution, one, way) }));
  const counted = rows.filter(({ one }) => one.isShownOnly !== true);
  const worst = caseColumns.map((column) =>
    worstOf(
      column,
      counted.map(({ numbers }) => numbers[column.name]),
    ),
  );
  return rows.map(({ one, numbers }) => ({
    name: one.name,
    title: caseTitle(one.name),
    isOwn: one.isOwn === true,
    cells: caseColumns.map((column, at) => {
      const found = numbers[column.name];
      if (found === undefined) return undefined;
      const isWorst = one.isShownOnly !== true && found.value === worst[at];
      return { column: column.name, isWorst, traced: tracedCell(one.name, column, found) };
    }),
  }));
}

function tracedCell(name: CaseName, { title, unit }: CaseColumn, { value, way }: Figure): Traced {
  const label = `${title}, ${caseTitle(name)}`;
  return { label, unit, value: fromSi(value, unit), shown: { kind: "number", source: { kind: "solved", way } } };
}

function numbersOf(
  { power, traction }: MachineSolution,
  one: CaseResult,
  way: readonly string[],
): Readonly<Record<ColumnName, Figure | undefined>> {
  const at = (list: readonly { readonly loadCase: CaseName }[]) =>
    list.findIndex(({ loadCase }) => loadCase === one.name);
  const [powered, gripping] = [at(power.cases), at(traction.cases)];
  const sagging = one.sections.reduce(
    (most, { sag }, index) => (sag > (one.sections[most]?.sag ?? 0) ? index : most),
    0,
  );
  return {
    te: known(one.effectiveTension, ...way, "effectiveTension"),
    power: known(power.cases[powered]?.absorbed, "power", "cases", String(powered), "absorbed"),
    tmax: known(one.largest.tension, ...way, "largest", "tension"),
    tmin: known(one.smallest.tension, ...way, "smallest", "tension"),
    surplus: known(traction.cases[gripping]?.surplus, "traction", "cases", String(gripping), "surplus"),
    sag: known(one.sections[sagging]?.sag, ...way, "sections", String(sagging), "sag"),
  };
}

function known(value: number | undefined, ...way: readonly string[]): Figure | undefined {
  return value === undefined || !isNumber(value) || !Number.isFinite(plain(value))
    ? undefined
    : { value: plain(value), way };
}

function worstOf({ worst }: CaseColumn, numbers: readonly (Figure | undefined)[]): number | undefined {
  const values = numbers.flatMap((one) => one?.value ?? []);
  if (values.length === 0) return undefined;
  switch (worst) {
    case "largest":
      return Math.max(...values);
    case "smallest":
      return Math.min(...values);
    case "furthest":
      return values.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most));
  }
}
