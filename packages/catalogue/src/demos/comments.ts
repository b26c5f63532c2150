import { type Conveyor, calculate, formatNumber, outputAt } from "@beltwright/model";
import type { DemoDescription } from "./description.ts";

/** What the demo shows, why it has the errors it has, and how close it comes to a published summary. */
export function comments(conveyor: Conveyor, description: DemoDescription): string {
  const { comments: about, explained = [] } = description;
  const reasons = explained.flatMap(({ methods, because }) =>
    methods.map((method) => `Errors to be expected by ${method}: ${because}`),
  );
  return [about, ...reasons, ...besidePublished(conveyor, description)].join("\n\n");
}

function besidePublished(conveyor: Conveyor, { published }: DemoDescription): readonly string[] {
  if (!published) return [];
  const calculation = calculate(conveyor);
  if (calculation.kind === "refused") return [];
  const { calcMethod } = conveyor;
  const lines = Object.entries(published.results).map(([path, figure]) =>
    compared(path, figure, calculation.results[path]),
  );
  return [[`Ours beside the published figures (${published.source}), by ${calcMethod}:`, ...lines].join("\n")];
}

/** Signed, but for what is nothing to the digits shown. */
const apart = new Intl.NumberFormat("en", {
  signDisplay: "exceptZero",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
});

function compared(path: string, published: number, ours: number | string | undefined): string {
  const output = outputAt(path);
  const unit = output === undefined || output.unit === "1" ? "" : ` ${output.unit}`;
  const name = output?.label ?? path;
  if (typeof ours !== "number") return `${name}: not computed, published ${formatNumber(published)}${unit}`;
  const share = ((ours - published) / published) * 100;
  return `${name}: ${formatNumber(ours)}${unit}, published ${formatNumber(published)}${unit} (${apart.format(share)} %)`;
}
