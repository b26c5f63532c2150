import { dynamicAnalysisAdvised, filesPerPlan, type PlanFamily, planLimits } from "@beltwright/model";

/** The three plans under the short names the addresses of the pages use, in the order they are shown. */
export const planColumns = [
  { column: "std", family: "standard", name: "Standard" },
  { column: "pro", family: "professional", name: "Professional" },
  { column: "dyn", family: "dynamic", name: "Dynamic Analysis" },
] as const satisfies readonly { readonly column: string; readonly family: PlanFamily; readonly name: string }[];

export type PlanColumn = (typeof planColumns)[number]["column"];

export function isPlanColumn(value: unknown): value is PlanColumn {
  return planColumns.some(({ column }) => column === value);
}

interface PlanPoint {
  readonly text: string;
  readonly isIncluded: boolean;
}

/** What a plan allows, in plain words, read off the limits that are enforced. */
export function planPoints(family: PlanFamily): readonly PlanPoint[] {
  const { maxCapacity, maxDrives, horizontalCurves, dynamicAnalysis } = planLimits[family];
  return [
    { text: maxCapacity === undefined ? "Any capacity" : `Up to ${maxCapacity} t/h`, isIncluded: true },
    { text: maxDrives === undefined ? "Any number of drives" : driveWords(maxDrives), isIncluded: true },
    { text: "Horizontal curves", isIncluded: horizontalCurves },
    { text: "Dynamic analysis", isIncluded: dynamicAnalysis },
    { text: `${filesPerPlan} conveyor files`, isIncluded: true },
  ];
}

/** `Any capacity, any number of drives, horizontal curves, no dynamic analysis, 100 conveyor files` */
export function planWords(family: PlanFamily): string {
  const points = planPoints(family).map(({ text, isIncluded }) => (isIncluded ? text : `no ${text}`));
  const [first = "", ...rest] = points;
  return [first, ...rest.map((point) => point.toLowerCase())].join(", ");
}

/** What days buy, and what an administrator enters without naming a plan. */
export const daysWords = planWords("professional");

function driveWords(most: number): string {
  return most === 1 ? "One drive" : `Up to ${most} drives`;
}

export const dynamicAdvice = `Dynamic analysis is recommended above ${dynamicAnalysisAdvised.power} kW or ${
  dynamicAnalysisAdvised.length / 1000
} km.`;
