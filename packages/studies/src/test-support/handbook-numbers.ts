import { type Distribution, valueAtChance } from "../distributions/distribution.ts";
import { ascending, quantile, quantileRanks } from "../statistics/quantile.ts";
import { chanceOf } from "../statistics/wilson.ts";
import { hypervolume } from "../trade/pareto.ts";

/** A number of the handbook: what it is, as it is printed, and ours. */
type HandbookNumber = readonly [quantity: string, printed: string, ours: number];

const triangular: Distribution = { kind: "triangular", low: 0.85, mode: 1, high: 1.25 };
const drawn = ascending([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]);
const four = [
  [1, 5],
  [2, 3],
  [4, 1],
  [3, 4],
];
const few = quantileRanks(200, 0.95);
const many = quantileRanks(2000, 0.95);
const middle = quantileRanks(2000, 0.5);

/** Worked numbers of chapter 11, by clause. */
export const handbookNumbers: Readonly<Record<string, readonly HandbookNumber[]>> = {
  "11.1 triangular (0.85, 1, 1.25)": [
    ["u 0.05", "0.904772", valueAtChance(triangular, 0.05)],
    ["u 0.25", "0.972474", valueAtChance(triangular, 0.25)],
    ["u 0.5", "1.026393", valueAtChance(triangular, 0.5)],
    ["u 0.75", "1.091886", valueAtChance(triangular, 0.75)],
    ["u 0.95", "1.179289", valueAtChance(triangular, 0.95)],
  ],
  "11.2 quantiles of 3 1 4 1 5 9 2 6 5 3 5": [
    ["P5", "1.0", quantile(drawn, 0.05)],
    ["P50", "4.0", quantile(drawn, 0.5)],
    ["P95", "7.5", quantile(drawn, 0.95)],
  ],
  "11.2 ranks of the 95 % interval of a quantile": [
    ["n 200, p 0.95, low", "184", few.low],
    ["n 200, p 0.95, high", "197", few.high],
    ["n 2000, p 0.95, low", "1880", many.low],
    ["n 2000, p 0.95, high", "1920", many.high],
    ["n 2000, p 0.5, low", "956", middle.low],
    ["n 2000, p 0.5, high", "1045", middle.high],
  ],
  "11.2 Wilson's interval of a chance": [
    ["0 of 2000, low", "0", chanceOf(0, 2000).low],
    ["0 of 2000, high", "0.0019170", chanceOf(0, 2000).high],
    ["3 of 2000, low", "0.00051026", chanceOf(3, 2000).low],
    ["3 of 2000, high", "0.0044010", chanceOf(3, 2000).high],
    ["100 of 2000, low", "0.041281", chanceOf(100, 2000).low],
    ["100 of 2000, high", "0.060444", chanceOf(100, 2000).high],
  ],
  "11.5 hypervolume of (1,5) (2,3) (4,1) (3,4) to (6,6)": [["volume", "17", hypervolume(four, [6, 6])]],
};

/** Whether our number is the printed one, to all its digits. */
export function isPrinted([, printed, ours]: HandbookNumber): boolean {
  return ours.toFixed(printed.split(".")[1]?.length ?? 0) === printed;
}

/** The ledger of the numbers. */
export function ledgerPage(): string {
  const all = Object.values(handbookNumbers).flat();
  const lines = Object.entries(handbookNumbers).flatMap(([clause, numbers]) => [
    "",
    `## ${clause}`,
    "",
    "| quantity | printed | ours | |",
    "|---|---|---|---|",
    ...numbers.map((one) => `| ${one[0]} | ${one[1]} | ${shown(one)} | ${isPrinted(one) ? "pass" : "fail"} |`),
  ]);
  const head = [
    "# Worked numbers of studies",
    "",
    `${all.length} numbers of [chapter 11](handbook/11-uncertainty-goals-and-trade-studies.md) of the handbook: ${all.filter(isPrinted).length} as printed.`,
    "Written by `npm run validation`. Numbers of samples, such as the exact check of 11.2 and Ishigami's function, are tested within their sampling error beside the code, and so is ZDT1 of 11.5 with three seeds.",
  ];
  return `${[...head, ...lines].join("\n")}\n`;
}

const shown = ([, , ours]: HandbookNumber): string => String(Number(ours.toPrecision(8)));
