import { expect, it } from "vitest";
import type { BarChart, LineChart } from "./chart.ts";
import { chartCsv } from "./chart-csv.ts";

const lines: LineChart = {
  kind: "lines",
  name: "tension",
  title: "Tension",
  x: { label: "Along the belt", unit: "m", values: [0, 100.25] },
  places: ["1 Tail, leaving", '2 "Head", arriving'],
  y: { label: "Tension", unit: "kN" },
  series: [
    { name: "Running Full", colour: "#000", values: [1.5, 2.25] },
    { name: "Running Empty", colour: "#000", values: [null, 1] },
  ],
};

it("has a row for each place and a column for each curve, with units", () => {
  expect(chartCsv(lines, "metric")).toBe(
    "Place,Along the belt [m],Running Full [kN],Running Empty [kN]\r\n" +
      '"1 Tail, leaving",0,1.5,\r\n' +
      '"2 ""Head"", arriving",100.25,2.25,1\r\n',
  );
});

it("is in the units of the reader", () => {
  // 1 m is 3.28084 ft and 1 kN 224.809 lbf, NIST SP 811.
  const [, , last = ""] = chartCsv(lines, "imperial").split("\r\n");
  const [, along, full] = last.replace('""Head"", arriving"', '""Head"" arriving"').split(",");
  expect(Number(along)).toBeCloseTo(100.25 * 3.28084, 2);
  expect(Number(full)).toBeCloseTo(2.25 * 224.809, 1);
});

it("never begins a cell as a formula does", () => {
  const bars: BarChart = {
    kind: "bars",
    name: "power",
    title: "Power",
    things: ["=1+1"],
    y: { label: "Power", unit: "kW" },
    series: [{ name: "Belt", colour: "#000", values: [3] }],
  };
  expect(chartCsv(bars, "metric")).toBe("Power,Belt [kW]\r\n'=1+1,3\r\n");
});
