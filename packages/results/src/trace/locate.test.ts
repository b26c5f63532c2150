import { startTrace } from "@beltwright/engine";
import { calculate, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Chart } from "../charts/chart.ts";
import { type Located, locate, locatedIn } from "./locate.ts";
import type { NumberSource, Shown } from "./shown.ts";

const conveyor = newConveyor();
function referencedBy(method: (typeof conveyor)["calcMethod"]) {
  const found = calculate(conveyor, { method, isTraced: true });
  if (found.kind === "refused" || found.referenced === undefined) throw new Error("the sample keeps its steps");
  return found.referenced;
}
const referenced = referencedBy("ISO");
const other = referencedBy("CEMA");
const { solution } = referenced;
const located = locatedIn(conveyor, referenced, {
  by: (method) => (method === "CEMA" ? other : undefined),
  drawn: (of) => (of === "hub" ? 12 : undefined),
});
const found = (shown: Exclude<Shown, { kind: "reading" }>, change: Partial<Located> = {}) => {
  const value = locate({ ...located, ...change }, shown, startTrace());
  return value === undefined || typeof value === "string" ? value : Number(value);
};
const sourced = (source: NumberSource, change: Partial<Located> = {}) => found({ kind: "number", source }, change);

describe("a number of the solution", () => {
  it("is found by the names on the way to it, and is none where the way ends or leads to something else", () => {
    const way = ["cases", "running-full", "effectiveTension"];
    expect(sourced({ kind: "solved", way })).toBe(Number(solution.cases["running-full"].effectiveTension));
    for (const wrong of [
      ["cases", "running-full"],
      ["cases", "none", "effectiveTension"],
      [...way, "deeper"],
      ["method"],
    ]) {
      expect(sourced({ kind: "solved", way: wrong })).toBeUndefined();
    }
  });

  it("is a result by its name; a word by what decided it", () => {
    const of = (path: string) => found({ kind: "result", path });
    expect(of("tractionCase")).toBe(of("tractionSurplus"));
    expect(of("te")).not.toBe(of("tractionSurplus"));
    expect(of("no such result")).toBeUndefined();
  });

  it("is that of a drawing as the drawing tells it", () => {
    expect([sourced({ kind: "drawn", of: "hub" }), sourced({ kind: "drawn", of: "rim" })]).toEqual([12, undefined]);
  });
});

describe("a number that a finding tells", () => {
  const [any] = solution.findings;
  if (any === undefined) throw new Error("the sample has a finding");
  const finding = (value: number, place: object, code = any.code) => ({ ...any, code, place, values: { load: value } });
  const [here, there] = [{ pointId: "3" }, { pointId: "4" }];
  const told = (value: number, place: object, findings: readonly object[]) => {
    const own = { ...referenced, solution: { ...solution, findings } } as unknown as Located["referenced"];
    return sourced({ kind: "told", code: any.code, name: "load", value, place }, { referenced: own });
  };

  it("is the one at its place that says this number, else the first there", () => {
    const all = [finding(1, there), finding(5, here), finding(7, here)];
    expect([told(7, here, all), told(5, here, all), told(1, there, all)]).toEqual([7, 5, 1]);
    expect(told(7 * (1 + 1e-10), here, all)).toBe(7);
    expect([told(7.001, here, all), told(-7, here, all)]).toEqual([5, 5]);
    expect(told(7, { pointId: "5" }, all)).toBeUndefined();
    expect(told(1, here, [{ ...finding(1, here), code: "of another kind" }])).toBeUndefined();
    expect(told(1, here, [{ ...finding(1, here), values: { mass: 1 } }])).toBeUndefined();
  });
});

const hub: NumberSource = { kind: "drawn", of: "hub" };

describe("a number of a chart", () => {
  const x = { label: "Time", unit: "s", values: [0, 1], sourceAt: () => hub } as const;
  const series = [
    { name: "A", colour: "", values: [5, 6] },
    { name: "B", colour: "", values: [7, null] },
  ];
  const y = { label: "", unit: "kN" } as const;
  const lines: Chart = { kind: "lines", name: "lines", title: "", x, y, series };
  const bars: Chart = { kind: "bars", name: "bars", title: "", things: ["1", "2"], y, series };
  const of = (chart: string, name: string, row: number) =>
    found({ kind: "chart", chart, series: name, row }, { charts: () => [lines, bars] });

  it("is that of its row, made anew where the chart says how", () => {
    expect([of("lines", "A", 1), of("lines", "B", 0), of("bars", "A", 0)]).toEqual([6, 7, 5]);
    expect([of("lines", "B", 1), of("lines", "A", 2), of("lines", "C", 0), of("none", "A", 0)]).toEqual(
      new Array(4).fill(undefined),
    );
    expect([of("lines", "", 1), of("bars", "", 1)]).toEqual([12, undefined]);
  });
});

describe("a cause of the pull", () => {
  const loadCase = "running-full";
  const of = (name: string, at: "running-full" | "running-empty" = loadCase) =>
    found({ kind: "cause", name, loadCase: at });

  it("is a component of its case, or the whole of it", () => {
    const { components, effectiveTension } = solution.cases[loadCase];
    expect([of("friction"), of("lift"), of("effectiveTension")]).toEqual(
      [components.friction, components.lift, effectiveTension].map(Number),
    );
    expect(of("lift", "running-empty")).toBe(Number(solution.cases["running-empty"].components.lift));
    expect(of("no such cause")).toBeUndefined();
  });

  it("differs from that of another method by their difference, and from nothing by nothing", () => {
    const theirs = Number(other.solution.cases[loadCase].components.friction);
    const own = of("friction");
    expect(found({ kind: "difference", name: "friction", loadCase, to: "CEMA" })).toBeCloseTo(Number(own) - theirs, 6);
    expect(found({ kind: "difference", name: "friction", loadCase, to: "DIN" })).toBeUndefined();
    expect(found({ kind: "difference", name: "no such cause", loadCase, to: "CEMA" })).toBeUndefined();
  });
});
