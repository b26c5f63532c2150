import {
  type ComponentRows,
  type Conveyor,
  type FieldValue,
  findLoad,
  fromDisplay,
  preferredSpeeds,
} from "@beltwright/model";
import { makeCandidate, studyBase } from "./make-candidate.ts";
import { type Choice, loadLimits, type TradeStudy, usualGenerations, usualSeed } from "./study.ts";

/** Widths of ISO 251, mm, and those in whole inches. */
const metricWidths = [400, 500, 650, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400, 2600, 2800, 3000];
const inchWidths = [18, 24, 30, 36, 42, 48, 54, 60, 72, 84, 96].map((inches) => fromDisplay(inches, "mm", "imperial"));
/** Over the range of the metric ones, in round feet a minute. */
const feetSpeeds = [150, 200, 250, 300, 400, 500, 600, 700, 800, 1000, 1200, 1600].map((feet) =>
  fromDisplay(feet, "m/s", "imperial"),
);

/** How full a belt may be that is offered (handbook 11.5). */
const [leastFill, mostFill] = [0.5, 0.95];

/** Widths and speeds that carry the tonnage 50 to 95 % full, each with at least one of the other; today's among them. */
function dutyChoices(conveyor: Conveyor, rows: ComponentRows = {}): readonly Choice[] {
  const base = studyBase(conveyor, rows);
  const [widths, speeds] = [new Set([conveyor.beltWidthInp]), new Set([conveyor.beltSpeedInp])];
  for (const width of conveyor.metric ? metricWidths : inchWidths) {
    for (const speed of conveyor.metric ? preferredSpeeds : feetSpeeds) {
      const made = makeCandidate(base, [
        { name: "beltWidth", value: width },
        { name: "beltSpeed", value: speed },
      ]);
      const fill = made.kind === "made" ? findLoad(made.conveyor, rows)?.fillRatio : undefined;
      if (fill === undefined || fill < leastFill || fill > mostFill) continue;
      widths.add(width);
      speeds.add(speed);
    }
  }
  return [
    { name: "beltWidth", values: ascending(widths) },
    { name: "beltSpeed", values: ascending(speeds) },
  ];
}

const ascending = (numbers: ReadonlySet<number>): readonly FieldValue[] => [...numbers].toSorted((a, b) => a - b);

/** What is offered for a new study: the duty's widths and speeds, and the load limits that today's design meets. */
export function usualStudy(conveyor: Conveyor, rows: ComponentRows = {}): TradeStudy {
  const exceeded = new Set<string>(findLoad(conveyor, rows)?.findings.map(({ code }) => code));
  return {
    choices: dutyChoices(conveyor, rows),
    objectives: [
      { name: "capitalCost", aim: "least" },
      { name: "energyPerTonne", aim: "least" },
    ],
    conditions: [],
    loadLimits: loadLimits.filter((code) => !exceeded.has(code)),
    seed: usualSeed,
    generations: usualGenerations,
  };
}
