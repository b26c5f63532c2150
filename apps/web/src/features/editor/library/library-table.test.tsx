import { getLibrary, type LibraryRow, type RowVerdicts } from "@beltwright/model";
import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LibraryTable } from "./library-table.tsx";
import { fitsFirst, whyNot } from "./row-fit.ts";

function motor(powerRating: number): LibraryRow {
  return {
    _id: `motor-${powerRating}`,
    no: powerRating,
    userName: "",
    category: "IEC",
    description: `${powerRating} kW`,
    metric: true,
    allowSelection: true,
    scope: "shipped",
    revision: 1,
    powerRating,
  };
}

const rows = [55, 90, 132].map(motor);
const verdicts: RowVerdicts = {
  "motor-55": [{ name: "power", unit: "kW", value: 55, least: 80 }],
  "motor-90": [],
  "motor-132": [],
};
const place = {
  category: "IEC",
  beltWidth: 0,
  search: "",
  sort: "category",
  order: "asc",
  page: 1,
  isFitsOnly: false,
} as const;

/** The text of each row of the table, cells parted by a bar; the chosen row begins with a star. */
function linesOf(shown: RowVerdicts | undefined): readonly string[] {
  const table = renderToStaticMarkup(
    <MantineProvider>
      <LibraryTable
        definition={getLibrary("motors")}
        rows={fitsFirst(rows, shown, false)}
        verdicts={shown}
        chosen="motor-90"
        place={place}
        onSort={() => {}}
        onChoose={() => {}}
      />
    </MantineProvider>,
  );
  const [, body = ""] = /<tbody[^>]*>(.*)<\/tbody>/s.exec(table) ?? [];
  return [...body.matchAll(/<tr([^>]*)>(.*?)<\/tr>/gs)].map(([, about = "", cells = ""]) => {
    const texts = cells.split("</td>").map((cell) => cell.replace(/<[^>]*>/g, "").trim());
    return `${about.includes('aria-current="true"') ? "*" : ""}${texts.filter((text) => text !== "").join("|")}`;
  });
}

describe("the library beside a component", () => {
  it("puts rows that fit first, says why others do not, and marks the one that is chosen", () => {
    expect(linesOf(verdicts)).toEqual([
      expect.stringMatching(/^\*✓ Fits\|90 kW\|.*Selected$/),
      expect.stringMatching(/^✓ Fits\|132 kW\|.*Select$/),
      expect.stringMatching(/^Power 55 kW of 80 kW needed\|55 kW\|.*Select$/),
    ]);
  });

  it("says nothing of fit while it is not known", () => {
    expect(linesOf(undefined).join()).not.toMatch(/Fits|needed/);
    expect(linesOf(undefined)[0]).toMatch(/^55 kW/);
  });

  it("leaves out what does not fit where that is asked for", () => {
    expect(fitsFirst(rows, verdicts, true).map(({ _id }) => _id)).toEqual(["motor-90", "motor-132"]);
  });

  it("speaks in the units of the reader", () => {
    // 80 kW are 107.28 hp and 55 kW are 73.76 hp of 745.6999 W.
    expect(whyNot(verdicts["motor-55"] ?? [], "imperial")).toEqual([
      expect.stringMatching(/^Power 73\.\d+ hp of 107\.\d* ?hp/),
    ]);
  });
});
