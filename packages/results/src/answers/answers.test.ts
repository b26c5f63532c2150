import { type Finding, type Limit, methods } from "@beltwright/engine";
import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { sourceText } from "../trace/source-text.ts";
import { calculatedRecord } from "./calculated-record.ts";
import { findingsText, placeText } from "./findings-text.ts";
import { issueLine } from "./issue-line.ts";
import { resultText } from "./key-results.ts";
import { resultSteps } from "./result-steps.ts";
import { hasErrors, solveConveyor } from "./solve-conveyor.ts";
import { stepsText } from "./steps-text.ts";

const conveyor = newConveyor();

describe("a conveyor solved for an answer", () => {
  it("is solved by the method asked for, by its own where none is, and by all side by side", () => {
    const by = (method?: Parameters<typeof solveConveyor>[1]) => {
      const { solved, refused } = solveConveyor(conveyor, method);
      return [...solved, ...refused].map((one) => one.method);
    };
    expect(by()).toEqual([conveyor.calcMethod]);
    expect(by("GB")).toEqual(["GB"]);
    expect(by("all").toSorted()).toEqual(methods.toSorted());
  });

  it("has errors where a finding is one, or a method refuses", () => {
    const sound = solveConveyor(conveyor, undefined);
    const [first] = sound.solved;
    if (first === undefined) throw new Error("it is solved");
    const withSeverity = (severity: "error" | "warning") => {
      const findings = first.solution.findings.slice(0, 1).map((finding) => ({ ...finding, severity }));
      return { ...sound, solved: [{ ...first, solution: { ...first.solution, findings } }] };
    };
    expect(first.solution.findings.length).toBeGreaterThan(0);
    expect(hasErrors(withSeverity("warning"))).toBe(false);
    expect(hasErrors(withSeverity("error"))).toBe(true);
    const both = [...withSeverity("warning").solved, ...withSeverity("error").solved];
    expect([both, both.toReversed()].map((solved) => hasErrors({ ...sound, solved }))).toEqual([true, true]);
    expect(hasErrors({ ...withSeverity("warning"), refused: [{ method: "ISO", issues: [] }] })).toBe(true);
  });

  it("keeps no steps that nobody asked for, and refuses names that are no results", () => {
    const plain = calculatedRecord(conveyor, { traces: [] });
    expect(plain).toMatchObject({ kind: "answered", record: { convNo: conveyor.convNo, method: conveyor.calcMethod } });
    expect(plain.kind === "answered" ? plain.record : {}).not.toHaveProperty("traces");
    const asked = calculatedRecord(conveyor, { traces: ["te", "tmax"] });
    expect(Object.keys(asked.kind === "answered" ? (asked.record.traces ?? {}) : {})).toEqual(["te", "tmax"]);
    expect(calculatedRecord(conveyor, { traces: ["te", "nonsense"] })).toEqual({
      kind: "refused",
      issues: [{ path: "trace", message: "There is no result nonsense." }],
    });
  });

  it("refuses a conveyor that cannot be calculated, and says why", () => {
    const answer = calculatedRecord({ ...conveyor, beltSpeedInp: -1 }, { traces: [] });
    expect(answer.kind === "refused" ? answer.issues.map(({ path }) => path) : []).toContain("beltSpeedInp");
  });

  it("gives all methods under one name where all are asked for", () => {
    const all = calculatedRecord(conveyor, { method: "all", traces: [] });
    expect(all.kind === "answered" ? all.record : {}).toHaveProperty("methods");
  });
});

describe("the steps of a result as text", () => {
  const [solved] = solveConveyor(conveyor, undefined, { isTraced: true }).solved;
  const steps = solved && resultSteps(conveyor, solved, "te");
  if (solved === undefined || steps === undefined) throw new Error("te has steps");
  const [head = "", ...nodes] = stepsText(steps, "ISO").split("\n\n");

  it("begin with the number, and tell each step once with what went into it", () => {
    const { te } = solved.results;
    expect(head).toBe(`te (${steps.label}) = ${Number(te).toFixed(2)} kN, by ISO`);
    expect(nodes).toHaveLength(steps.steps.length);
    expect(new Set(steps.steps.map(({ step }) => step)).size).toBe(steps.steps.length);
    for (const [at, { step, symbol, inputs, printed }] of steps.steps.entries()) {
      const [first = "", formula = "", , ...rest] = nodes[at]?.split("\n") ?? [];
      expect(first.startsWith(`(${step + 1}) ${symbol} = `)).toBe(true);
      expect(formula).toBe(`    = ${printed}`);
      expect(rest.filter((line) => line.startsWith("      "))).toHaveLength(inputs.length);
    }
  });

  it("lead from every number that was calculated to the step that calculated it", () => {
    const told = new Set(nodes.map((node) => /^\((\d+)\)/.exec(node)?.[1]));
    const named = nodes.flatMap((node) => [...node.matchAll(/from \((\d+)\)/g)].map(([, number]) => number));
    expect(named.length).toBeGreaterThan(5);
    for (const number of named) expect(told.has(number)).toBe(true);
  });
});

describe("a result as text", () => {
  it("keeps two decimals of a tension and says where there is none", () => {
    expect(resultText(12.3, "kN")).toBe("12.30");
    expect(resultText(1.5, "m")).toBe("1.5");
    expect(resultText("Running Full", "1")).toBe("Running Full");
    expect(resultText(undefined, "kN")).toBe("–");
  });
});

describe("findings as text", () => {
  const [first, second] = conveyor.pulls;
  const ids = { pointId: String(first?.noID), otherPointId: String(second?.noID) };

  it("say where, as far as it is known", () => {
    const points = [`point ${first?.no} ${first?.description}`, `towards point ${second?.no} ${second?.description}`];
    expect(placeText(conveyor, {})).toBe("");
    expect(placeText(conveyor, { pointId: "not there" })).toBe("");
    expect(placeText(conveyor, { loadCase: "running-full", ...ids })).toBe(["Running Full", ...points].join(", "));
    expect(placeText(conveyor, { driveId: "1", otherDriveId: "2", direction: "reverse" })).toBe(
      "drive 1, drive 2, running backwards",
    );
  });

  it("say their numbers and the limit that they miss", () => {
    const [solved] = solveConveyor(conveyor, undefined).solved;
    const [finding] = solved?.solution.findings ?? [];
    if (finding === undefined) throw new Error("the sample has a finding");
    const { limit: _, ...bare } = { ...finding, code: "idler-resonance", place: {}, source } as const;
    const told = (values: Finding["values"], limit?: Limit) =>
      findingsText(conveyor, [{ ...bare, values, ...(limit && { limit }) }])
        .split("; ")
        .slice(1);
    expect(told({ width: 1.5, mass: 2 })).toEqual(["width 1500 mm, mass 2 kg", "Book, clause 3"]);
    const tension = { tension: 606_110 };
    expect(told(tension, { above: 1000, most: 4e5 })[0]).toBe(
      "tension 606.1 kN, must be above 1 kN and at most 400 kN",
    );
    expect(told(tension, { least: 1000, below: 4e5 })[0]).toBe(
      "tension 606.1 kN, must be at least 1 kN and below 400 kN",
    );
  });
});

const source = { document: "Book", clause: "clause 3" };

describe("a result without steps as text", () => {
  const head = { name: "beltSpeed", label: "Belt speed", unit: "m/s", value: 2.5, steps: [] } as const;

  it("says where it came from, or that no formula gave it", () => {
    const given = stepsText({ ...head, opened: { kind: "source", from: { kind: "constant", ...source } } }, "ISO");
    expect(given).toBe(
      `beltSpeed (Belt speed) = 2.5 m/s, by ISO\n${sourceText({ kind: "constant", ...source }, "metric")}`,
    );
    const word = { ...head, value: "Running Full", unit: "1", opened: { kind: "no-formula" } } as const;
    expect(stepsText(word, "ISO")).toBe("beltSpeed (Belt speed) = Running Full, by ISO\nA word, or something counted.");
  });
});

describe("where a trace ends, as text", () => {
  it("says so in words for each kind of source", () => {
    const speed = { label: "Belt speed", value: 2.5, unit: "m/s" } as const;
    expect(
      [
        { kind: "typed", path: "beltSpeedInp", ...speed } as const,
        { kind: "row", part: "belt", description: "ST 800", category: "Steel cord", ...speed } as const,
        { kind: "constant", ...source } as const,
        { kind: "constant", ...source, mark: "recalled" } as const,
        { kind: "settled", label: "Belt mass" } as const,
        { kind: "run" } as const,
        { kind: "program", label: "own weight" } as const,
        { kind: "none" } as const,
      ].map((from) => sourceText(from, "metric")),
    ).toEqual([
      "entered as Belt speed, 2.5 m/s",
      "Belt speed 2.5 m/s of the chosen ST 800, Steel cord",
      "Book, clause 3",
      "Book, clause 3 (recalled)",
      "Belt mass, iterated with the chosen parts",
      "read off the run",
      "set by the program: own weight",
      "none present",
    ]);
  });
});

describe("faults of a document in one line", () => {
  const fault = (path: string) => ({ path, message: "is missing" });

  it("are the first and the number of others", () => {
    expect(issueLine([])).toBe("");
    expect(issueLine([fault("belt")])).toBe("belt: is missing");
    expect(issueLine([fault("belt"), fault("pulls"), fault("drives")])).toBe("belt: is missing (and 2 more)");
  });
});
