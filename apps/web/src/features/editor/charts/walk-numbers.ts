import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Walks the numbers of a table with the arrow keys: as many stops for the Tab key would be a wall. */
export function walkNumbers(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const rows = [...event.currentTarget.querySelectorAll("tbody tr")].map((row) => [
    ...row.querySelectorAll<HTMLElement>("[data-opens]"),
  ]);
  if (step === undefined || rows.length === 0) return;
  const row = rows.findIndex((numbers) => numbers.some((one) => one.matches(":focus")));
  const column = rows[row]?.findIndex((one) => one.matches(":focus")) ?? 0;
  const next = row < 0 ? rows.flat()[0] : rows[row + step[0]]?.[column + step[1]];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
