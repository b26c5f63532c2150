import { addLoadCases, calculate, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { caseColumns, caseMatrix } from "./case-matrix.ts";

function matrixOf(change: (conveyor: ReturnType<typeof newConveyor>) => ReturnType<typeof newConveyor>) {
  const found = calculate(change(newConveyor()));
  if (found.kind !== "calculated") throw new Error("not calculated");
  return { solution: found.solution, rows: caseMatrix(found.solution) };
}

describe("the matrix of cases", () => {
  it("marks in every column a case that no counted one passes", () => {
    const { rows } = matrixOf((conveyor) => conveyor);
    expect(rows).toHaveLength(10);
    for (const [at, { worst }] of caseColumns.entries()) {
      const cells = rows.flatMap(({ cells }) => cells[at] ?? []);
      const sign = { largest: 1, smallest: -1, furthest: 1 }[worst];
      const size = (value: number | string) => sign * (worst === "furthest" ? Math.abs(Number(value)) : Number(value));
      const most = Math.max(...cells.map(({ traced }) => size(traced.value)));
      for (const { traced, isWorst } of cells) expect(isWorst).toBe(size(traced.value) === most);
      expect(cells.some(({ isWorst }) => isWorst)).toBe(true);
    }
  });

  it("moves the mark to a case of one's own, and not to one that is only shown", () => {
    const hard = (isChecked: boolean) =>
      matrixOf((conveyor) => {
        const outcome = addLoadCases.apply(conveyor, { set: "winter" });
        if (outcome.kind !== "changed") throw new Error(outcome.kind);
        const loadCases = outcome.conveyor.loadCases.map((one) => ({
          ...one,
          caseFriction: 4,
          caseIsChecked: isChecked,
        }));
        return { ...outcome.conveyor, loadCases };
      }).rows.at(-1);
    expect(hard(true)).toMatchObject({ title: "Winter", isOwn: true });
    expect(hard(true)?.cells[0]?.isWorst).toBe(true);
    expect(hard(false)?.cells.some((cell) => cell?.isWorst)).toBe(false);
  });

  it("leads every number to where it stands in the solution", () => {
    const { solution, rows } = matrixOf((conveyor) => conveyor);
    for (const cell of rows.flatMap(({ cells }) => cells.flatMap((one) => one ?? []))) {
      const { shown, value } = cell.traced;
      if (shown.kind !== "number" || shown.source.kind !== "solved") throw new Error(shown.kind);
      const at = shown.source.way.reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), solution);
      const scale = cell.traced.unit === "%" ? 100 : 1e-3;
      expect(Number(at) * scale).toBeCloseTo(Number(value), 9);
    }
  });
});
