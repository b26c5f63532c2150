import { type Conveyor, formatFull, newConveyor, outputAt, shownText } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { cellText, formulaText } from "./description/cell-text.ts";
import type { Block, Book, Cell } from "./description/report.ts";
import { listReports, makeBook } from "./make-book.ts";
import type { ReportInput } from "./reports/context.ts";
import { inputOf, sampleInputs } from "./test-support/inputs.ts";

const english = { language: "en", system: "metric" } as const;

const cellsOf = (block: Block): readonly Cell[] => {
  if (block.kind === "table") return [...block.rows.flat(), ...(block.totals ?? [])];
  return block.kind === "facts" ? block.rows.map(({ value }) => value) : [];
};
const allCells = ({ reports }: Book) =>
  reports.flatMap(({ id, blocks }) => blocks.flatMap((block) => cellsOf(block).map((cell) => ({ id, cell }))));

const books = sampleInputs().flatMap(({ name, input }) =>
  (["en", "de"] as const).map((language) => ({
    name: `${name} (${language})`,
    input,
    book: makeBook(input, { reports: "all", language, system: "metric" }),
  })),
);

describe("a full book", () => {
  it.each(books)("holds no number of $name that is not finite, and no empty table", ({ book }) => {
    for (const { id, cell } of allCells(book)) {
      if (cell.kind === "number") expect(Number.isFinite(cell.value), id).toBe(true);
      else expect(cell.text, id).not.toMatch(/NaN|undefined|Infinity/);
    }
    for (const { id, blocks } of book.reports) {
      expect(blocks.length, id).toBeGreaterThan(0);
      for (const block of blocks) {
        if (block.kind !== "table") continue;
        expect(block.rows.length, id).toBeGreaterThan(0);
        for (const row of block.rows) expect(row.length, id).toBe(block.columns.length);
        expect(block.totals?.length ?? block.columns.length, id).toBe(block.columns.length);
        expect(
          block.rows.flat().some((cell) => cell.kind === "text" && cell.text === ""),
          id,
        ).toBe(false);
      }
    }
  });

  it.each(books)("gives sums of $name that the rows above them add up to", ({ book }) => {
    const tables = book.reports.flatMap(({ id, blocks }) =>
      blocks.flatMap((block) => (block.kind === "table" && block.totals !== undefined ? [{ id, ...block }] : [])),
    );
    expect(tables.length).toBeGreaterThan(4);
    for (const { id, rows, totals = [] } of tables) {
      totals.forEach((total, at) => {
        if (total.kind !== "number") return;
        const parts = rows.map((row) => (row[at]?.kind === "number" ? row[at].value : 0));
        const size = Math.max(1, ...parts.map(Math.abs));
        expect(Math.abs(parts.reduce((sum, part) => sum + part, 0) - total.value) / size, id).toBeLessThan(1e-9);
      });
    }
  });

  it.each(books)("prints every number of $name that has a path as the document or its results hold it", (one) => {
    const walked = allCells(one.book).filter(({ cell }) => cell.kind === "number" && cell.path !== undefined);
    expect(walked.length).toBeGreaterThan(100);
    for (const { id, cell } of walked) {
      if (cell.kind !== "number" || cell.path === undefined) continue;
      expect(cell.value, `${id} ${cell.path}`).toBe(valueAt(one.input, cell.path));
      // The screen shows results as `shownText` has them, and all digits of what a person entered.
      const isResult = one.input.calculation.results[cell.path] !== undefined;
      const onScreen = isResult ? shownText(cell.value, cell.unit, "metric") : formatFull(cell.value);
      const printed = cellText(cell, one.book);
      // DIN 1333: a comma is the decimal sign in German.
      const wanted = one.book.language === "de" ? onScreen.replace(".", ",") : onScreen;
      if (cell.decimals === undefined) expect(printed, `${id} ${cell.path}`).toBe(wanted);
      else expect(cell.decimals, `${id} ${cell.path}`).toBe(0);
      const unit = outputAt(cell.path)?.unit;
      if (unit !== undefined) expect(cell.unit, `${id} ${cell.path}`).toBe(unit);
    }
  });

  it.each(books)("names every column, label, caption and heading of $name", ({ book }) => {
    for (const { id, blocks } of book.reports) {
      for (const words of blocks.flatMap(wordsOfBlock)) {
        expect(words.trim(), id).not.toBe("");
        expect(words, id).not.toMatch(/undefined|\[object/);
      }
    }
  });

  it.each(books)("leaves no name of the engine in $name untranslated", ({ book }) => {
    const kebab = allCells(book).filter(
      ({ id, cell }) => !rawTexts.has(id) && cell.kind === "text" && /^[a-z]+(-[a-z0-9]+)+$/.test(cell.text),
    );
    expect(kebab.map(({ id, cell }) => `${id}: ${cell.kind === "text" ? cell.text : ""}`)).toEqual([]);
  });
});

/** Reports that print identifiers on purpose. */
const rawTexts = new Set(["formula-appendix", "formula-sources", "not-used"]);

const wordsOfBlock = (block: Block): readonly string[] => {
  switch (block.kind) {
    case "table":
      return [...block.columns.map(({ title }) => title), ...(block.title === undefined ? [] : [block.title])];
    case "facts":
      return block.rows.map(({ label }) => label);
    case "figure":
    case "picture":
      return [block.caption];
    case "formula":
      return block.lines.map(formulaText);
    default:
      return [block.text];
  }
};

function valueAt({ conveyor, calculation }: ReportInput, path: string): unknown {
  const found = calculation.results[path];
  if (found !== undefined) return found;
  return path
    .split(/[.[\]]+/)
    .filter((step) => step !== "")
    .reduce<unknown>((value, step) => new Map(Object.entries(value ?? {})).get(step), conveyor);
}

describe("the list of reports", () => {
  it("has at least 70, with unique ids and titles in both languages", () => {
    for (const language of ["en", "de"] as const) {
      const listed = listReports(language);
      expect(listed.length).toBeGreaterThanOrEqual(70);
      expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
      expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length);
    }
  });

  it("leaves out what this conveyor has nothing to say about", () => {
    const conveyor = newConveyor();
    const ids = listReports("en", inputOf(conveyor)).map(({ id }) => id);
    expect(ids).toContain("design-summary");
    expect(ids).not.toContain("plan-view");
    expect(ids).not.toContain("reversed-tensions");
  });

  it("binds reports in the order they are asked for", () => {
    const book = makeBook(inputOf(newConveyor()), { reports: ["power", "design-summary", "never-heard-of"] });
    expect(book.reports.map(({ id }) => id)).toEqual(["power", "design-summary"]);
  });
});

describe("the set-out of curves", () => {
  const blocksOf = (input: ReportInput, id: string) =>
    makeBook(input, { reports: [id], system: "metric" }).reports.flatMap(({ blocks }) => blocks);

  it.each([
    ["vertical-set-out", ["m", "m", "m", "deg", "mm"], /^(-?\d+\.\d{3} ){4}-?\d+\.\d$/],
    ["horizontal-set-out", ["m", "m", "m", "deg"], /^(-?\d+\.\d{3} ?){4}$/],
  ])("is printed to the millimetre in %s", (id, units, numbers) => {
    const input = sampleInputs()[3]?.input ?? inputOf(newConveyor());
    const tables = blocksOf(input, id).flatMap((block) => (block.kind === "table" ? [block] : []));
    expect(tables.length).toBeGreaterThan(0);
    for (const { columns, rows } of tables) {
      expect(columns.map(({ unit }) => unit)).toEqual(units);
      for (const row of rows) expect(row.map((cell) => cellText(cell, english)).join(" ")).toMatch(numbers);
    }
  });

  it.each([
    ["left", 1],
    ["right", -1],
  ])("of a belt that turns to the %s has a sketch, and offsets on that side of the tangent", (side, sign) => {
    const curved = sampleInputs()[3]?.input.conveyor ?? newConveyor();
    const turned = { ...curved, pulls: curved.pulls.map((pull) => ({ ...pull, y: sign * pull.y })) };
    const blocks = blocksOf(inputOf(turned), "horizontal-set-out");
    const figure = blocks.find((block) => block.kind === "figure");
    const table = blocks.find((block) => block.kind === "table");
    expect(figure?.caption).toBe(`4 Int. Pt, ${side}`);
    const last = table?.rows.at(-1)?.[2];
    const offset = last === undefined ? "" : cellText(last, english);
    expect(Math.sign(Number(offset))).toBe(sign);
    const lettering = figure?.drawing.shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
    expect(lettering?.some((words) => words.endsWith(` / ${offset}`))).toBe(true);
  });
});

describe("the design summary", () => {
  it("shows the sketch of the document, or the drawn profile where there is none", () => {
    const profileImg = "data:image/png;base64,AAAA";
    const first = (given: object) => {
      const [report] = makeBook(inputOf({ ...newConveyor(), ...given }), { reports: ["design-summary"] }).reports;
      return report?.blocks[0];
    };
    expect(first({ profileImg })).toMatchObject({ kind: "picture", image: profileImg });
    expect(first({})).toMatchObject({ kind: "figure" });
    expect(first({ profileImg, showSketch: false })).toMatchObject({ kind: "facts" });
  });
});

describe("the inputs of a drive", () => {
  it("name the parts nobody has chosen instead of printing their zeros", () => {
    const [report] = makeBook(inputOf(newConveyor()), { reports: ["input-drives"] }).reports;
    const texts = report?.blocks.flatMap((block) => (block.kind === "text" ? [block.text] : []));
    expect(texts?.join()).toMatch(/^Not chosen: .*Gearbox.*Brake/);
    const titles = report?.blocks.flatMap((block) => (block.kind === "facts" ? [block.title] : []));
    expect(titles).not.toContain("Gearbox");
  });
});

describe("the brakes", () => {
  const bookOf = (brakeTorqueLSS: number) => {
    const conveyor = firstDesignConveyor();
    const braked = {
      ...conveyor,
      drives: conveyor.drives.map((drive) => ({
        ...drive,
        brakeType: "Constant Torque Brake" as const,
        brakeTorqueLSS,
      })),
    };
    return makeBook(inputOf(braked), { reports: ["brakes", "component-checks"] }).reports.flatMap(
      ({ blocks }) => blocks,
    );
  };
  const factIn = (blocks: readonly Block[], wanted: string) =>
    blocks.flatMap((block) => (block.kind === "facts" ? block.rows : [])).find(({ label }) => label === wanted)?.value;
  const checksIn = (blocks: readonly Block[]) =>
    blocks.flatMap((block) =>
      block.kind === "table" ? block.rows.map((row) => row.map((cell) => (cell.kind === "text" ? cell.text : ""))) : [],
    );

  it("are marked where they are set lower than stopping and holding ask for", () => {
    expect(factIn(bookOf(10), "Torque at the low-speed shaft")).toMatchObject({ isOverLimit: true });
    expect(factIn(bookOf(1e6), "Torque at the low-speed shaft")).toMatchObject({ isOverLimit: false });
  });

  it("meet no check of their torque by calipers that could give more", () => {
    const verdictOf = (torque: number) =>
      checksIn(bookOf(torque))
        .find((row) => row.includes("Torque at the low-speed shaft"))
        ?.at(-1);
    expect(verdictOf(10)).toBe("not met");
    expect(verdictOf(1e6)).toBe("OK");
  });

  it("tell their torque at both shafts", () => {
    const blocks = bookOf(12_000);
    const [low, high] = ["Torque at the low-speed shaft", "Torque at each high-speed shaft"].map((label) => {
      const cell = factIn(blocks, label);
      return cell?.kind === "number" ? cell.value : 0;
    });
    expect(low).toBe(12_000);
    expect(high).toBeGreaterThan(0);
    expect(high).toBeLessThan(12_000 / 5);
  });
});

describe("the curves of a stop", () => {
  const chartsOf = (brakeType: "No Brake" | "Constant Torque Brake") => {
    // Drives that follow a ramp would have to do with the stop too.
    const conveyor = { ...firstDesignConveyor(), rampTime: 0 };
    const drives = conveyor.drives.map((drive) => ({ ...drive, brakeType, brakeTorqueLSS: 20_000 }));
    const [report] = makeBook(inputOf({ ...conveyor, drives }), { reports: ["stop-curves"] }).reports;
    return report?.blocks.flatMap((block) => (block.kind === "figure" && block.charted ? [block.charted] : [])) ?? [];
  };

  it("without a brake are those of coasting, which takes no force of drives", () => {
    const charts = chartsOf("No Brake");
    expect(charts.map(({ yLabel }) => yLabel)).toEqual(["Speed [m/s]"]);
    expect(charts[0]?.series.map(({ name }) => name)).toEqual(["Coasting full", "Coasting empty"]);
  });

  it("with a brake show its force, and none while coasting", () => {
    const [, forces] = chartsOf("Constant Torque Brake");
    expect(forces?.yLabel).toBe("Force of drives and brakes [kN]");
    const named = new Map(forces?.series.map(({ name, points }) => [name, points]));
    expect(named.get("Coasting full")?.every(({ y }) => y === 0)).toBe(true);
    expect(named.get("Braking full")?.every(({ y }) => y < 0)).toBe(true);
  });
});

describe("a belt that does not stop", () => {
  it("has no mass that it discharges until then", () => {
    const down = sampleInputs().find(({ name }) => name === "a regenerative conveyor")?.input;
    const coast = down?.calculation.solution.machine.startStop?.stops["coasting-full"];
    expect(coast?.kind).toBe("does-not-stop");
    const book = down && makeBook(down, { reports: ["material-surge"] });
    const table = book?.reports[0]?.blocks.find((block) => block.kind === "table");
    expect(table?.kind === "table" ? table.rows[0]?.slice(1) : []).toEqual([
      { kind: "text", text: "–" },
      { kind: "text", text: "–" },
    ]);
  });
});

describe("findings at a place", () => {
  it("that differ by their load case only are told with it, and none twice", () => {
    const input = inputOf(firstDesignConveyor());
    const { solution } = input.calculation;
    const pointId = solution.cases["running-full"].points[0]?.pointId ?? "";
    const sagging = (["braking-full", "coasting-full"] as const).map((loadCase) => ({
      code: "sag-exceeded" as const,
      severity: "warning" as const,
      subject: "sag",
      place: { pointId, loadCase },
      values: { sag: 0.03 },
      source: { document: "Mechanics", clause: "sag between idlers" },
    }));
    const findings = [...sagging, ...sagging.slice(0, 1)];
    const calculation = { ...input.calculation, solution: { ...solution, findings } };
    for (const report of ["findings", "findings-by-place"] as const) {
      const [made] = makeBook({ ...input, calculation }, { reports: [report] }).reports;
      const rows = made?.blocks.flatMap((block) => (block.kind === "table" ? block.rows : [])) ?? [];
      const printed = rows.map((row) => row.map((cell) => (cell.kind === "text" ? cell.text : "")).join(" | "));
      expect(printed).toHaveLength(2);
      expect(printed[0]).toContain("Braking full");
      expect(printed[1]).toContain("Coasting full");
    }
  });
});

describe("findings of simulations", () => {
  it("are counted in the summary and in the validation statement", () => {
    const input = sampleInputs()[1]?.input ?? inputOf(newConveyor());
    const found = (input.dynamics ?? []).flatMap(({ result }) => result.findings);
    expect(found.length).toBeGreaterThan(0);
    const book = makeBook(input, { reports: ["design-summary", "validation-statement"] });
    for (const severity of ["Error", "Warning"] as const) {
      const counts = book.reports.map(({ blocks }) =>
        blocks
          .flatMap((block) => (block.kind === "facts" ? block.rows : []))
          .filter(({ label }) => label === `${severity}s, Dynamic analysis`)
          .map(({ value }) => (value.kind === "number" ? value.value : undefined)),
      );
      const wanted = found.filter((one) => one.severity === severity.toLowerCase()).length;
      expect(counts).toEqual([[wanted], [wanted]]);
    }
  });
});

describe("a start", () => {
  const tablesOf = (report: "starting" | "tension-summary") =>
    makeBook(inputOf(firstDesignConveyor()), { reports: [report], system: "metric" }).reports.flatMap(({ blocks }) =>
      blocks.filter((block) => block.kind === "table"),
    );

  it("says by what its time was found, in the summary and step by step", () => {
    const [summary, steps] = tablesOf("starting");
    expect(summary?.columns.map(({ title }) => title)).toContain("Time by");
    expect(summary?.title).toBe("As in the summary");
    expect(steps?.title).toContain("from switching on");
  });

  it("takes the same time and way in the table of load cases as in its own report", () => {
    const own = tablesOf("starting")[0]?.rows[0]?.slice(-2);
    const inCases = tablesOf("tension-summary")[0]?.rows[4]?.slice(-3, -1);
    expect(inCases).toEqual(own);
  });
});

describe("the design summary", () => {
  it("shows the largest tension of the results while running", () => {
    const input = inputOf(firstDesignConveyor());
    const [report] = makeBook(input, { reports: ["design-summary"], system: "metric" }).reports;
    const matrix = report?.blocks.find((block) => block.kind === "table");
    const cell = matrix?.kind === "table" ? matrix.rows[0]?.[1] : undefined;
    expect(cell?.kind === "number" ? Number(cell.value.toFixed(2)) : undefined).toBe(input.calculation.results.tmax);
  });
});

function firstDesignConveyor(): Conveyor {
  return sampleInputs()[1]?.input.conveyor ?? newConveyor();
}
