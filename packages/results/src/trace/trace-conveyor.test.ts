import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { traceConveyor } from "./trace-conveyor.ts";
import type { TraceNode } from "./trace-node.ts";

type Traced = ReturnType<typeof traceConveyor>;

function openedIn(traced: Traced, path: string): TraceNode {
  const trace = traced?.open({ kind: "result", path });
  if (trace?.kind !== "steps") throw new Error(`${path} has no steps`);
  return trace.node;
}

/** Every field a result rests on. */
function typedUnder(traced: Traced, path: string): ReadonlySet<string> {
  const seen = new Set<number>();
  const typed = new Set<string>();
  const walk = (node: TraceNode) => {
    if (seen.has(node.step)) return;
    seen.add(node.step);
    for (const { from } of node.inputs) {
      if (from.kind === "typed") typed.add(from.path);
      const deeper = from.kind === "step" ? traced?.openStep(from.step) : undefined;
      if (deeper) walk(deeper);
    }
  };
  walk(openedIn(traced, path));
  return typed;
}

describe("the trace of a result", () => {
  const traced = traceConveyor(newConveyor(), undefined);

  const opened = (path: string) => openedIn(traced, path);

  it("names formula, source and inputs with their units", () => {
    const te = opened("te");
    expect(te).toMatchObject({ symbol: "T_e", unit: "N" });
    expect(te.source.clause).not.toBe("");
    // A sum is what its terms come to.
    const sum = te.inputs.reduce((total, { value }) => total + value, 0);
    expect(sum).toBeCloseTo(te.result, 6);
  });

  it("goes down to fields a person filled in", () => {
    const typed = typedUnder(traced, "te");
    // Main resistance of ISO 5048 rests on gravity, belt speed and capacity among others.
    expect(typed).toContain("gravity");
    expect(typed).toContain("beltSpeedInp");
  });

  it("leads to the field where a result was taken as typed", () => {
    const speed = traced?.open({ kind: "result", path: "beltSpeed" });
    expect(speed).toMatchObject({ kind: "source", from: { kind: "typed", path: "beltSpeedInp" } });
  });

  it("opens a word by the number that decided it", () => {
    expect(opened("tractionCase")).toMatchObject({ symbol: opened("tractionSurplus").symbol });
  });

  it("opens forward tilt that CEMA leaves out down to the angle that was typed", () => {
    const tilted = traceConveyor({ ...newConveyor(), csForwardTilt: 2, calcMethod: "CEMA" }, undefined);
    const trace = tilted?.open({ kind: "cause", name: "uncountedTilt", loadCase: "running-full" });
    if (trace?.kind !== "steps") throw new Error("no steps");
    const forces = trace.node.inputs.filter(({ value }) => value > 0);
    expect(forces.length).toBeGreaterThan(0);
    const paths = forces.flatMap(({ from }) =>
      from.kind === "step" ? (tilted?.openStep(from.step)?.inputs ?? []).map((input) => input.from) : [],
    );
    expect(paths).toContainEqual(expect.objectContaining({ kind: "typed", path: "csForwardTilt" }));
  });

  it("ends at the angle of a pulley where it is typed, and at the points where it is not", () => {
    const conveyor = newConveyor();
    const at = conveyor.pulls.findIndex(({ pType }) => pType === "Drive");
    const pulls = conveyor.pulls.map((pull, index) =>
      index === at ? { ...pull, wrapAngleMode: "Manual" as const, wrapAngle: 215 } : pull,
    );
    expect(typedUnder(traceConveyor({ ...conveyor, pulls }, undefined), "tractionSurplus")).toContain(
      `pulls[${at}].wrapAngle`,
    );
    expect(typedUnder(traced, "tractionSurplus")).not.toContain(`pulls[${at}].wrapAngle`);
  });

  it("says so where there is nothing to open", () => {
    expect(traced?.open({ kind: "result", path: "pulls[1].vertCurveType" }).kind).toBe("no-formula");
    expect(traced?.open({ kind: "result", path: "nonsense" }).kind).toBe("not-calculated");
    const chart = { kind: "chart", chart: "tension", series: "Running Full", row: 0 } as const;
    expect(traced?.open(chart).kind).toBe("steps");
    for (const absent of [{ chart: "nonsense" }, { series: "nonsense" }, { row: 10_000 }]) {
      expect(traced?.open({ ...chart, ...absent }).kind).toBe("not-calculated");
    }
    expect(traced?.open({ kind: "number", source: { kind: "solved", way: ["nonsense", "deeper"] } }).kind).toBe(
      "not-calculated",
    );
    expect(traced?.open({ kind: "cause", name: "nonsense", loadCase: "running-full" }).kind).toBe("not-calculated");
  });
});
