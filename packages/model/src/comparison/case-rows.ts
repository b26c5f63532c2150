import { fieldsOf } from "../document/definition.ts";
import { loadCase } from "../document/records/load-case.ts";
import type { OwnLoadCase } from "../document/types/parts.ts";
import type { FieldDefinition } from "../fields/field.ts";
import { ownCaseTitles } from "../load-cases/own-cases.ts";
import type { Compared, SummaryGroup, SummaryRow, SummaryValue } from "./summary-rows.ts";

/** Load cases of conveyors side by side: what each of them says otherwise than the design, and what comes of it. */
export function caseGroups(compared: readonly Compared[]): readonly SummaryGroup[] {
  const titles = new Set(compared.flatMap(({ conveyor }) => ownCaseTitles(conveyor.loadCases)));
  return [
    { title: "Load cases", rows: [...titles].flatMap((title) => inputRows(compared, title)) },
    { title: "Results by load case", rows: resultRows(compared) },
  ];
}

/** Named by its title, and told apart by it. */
const apart: ReadonlySet<string> = new Set(["caseNo", "caseName", "caseNote", "floodedAt"]);
const fields = fieldsOf(loadCase).filter(({ name }) => !apart.has(name));

/** Fields that some conveyor has other than a new case has them; always whether the case is calculated. */
function inputRows(compared: readonly Compared[], title: string): readonly SummaryRow[] {
  const typedIn = (one: Compared, field: FieldDefinition) => shown(caseOf(one, title), field);
  const told = fields.filter(
    (field) =>
      field.name === "caseIsOn" ||
      compared.some((one) => caseOf(one, title) !== undefined && typedIn(one, field) !== usual(field)),
  );
  const rows = told.map((field): SummaryRow => {
    const unit = field.kind === "number" ? field.unit : "1";
    return row(title, field.label, { unit, value: (one) => typedIn(one, field) });
  });
  return [...rows, ...namedRows(compared, title), ...stretchRows(compared, title)];
}

/** Points and drives that a case names, by the numbers they have on the screen. */
function namedRows(compared: readonly Compared[], title: string): readonly SummaryRow[] {
  const point = ({ conveyor: { pulls } }: Compared, id: number) =>
    `point ${pulls.find(({ noID }) => noID === id)?.no ?? "?"}`;
  const named: Readonly<Record<string, (one: Compared, own: OwnLoadCase) => readonly string[]>> = {
    "Blocked chute": (one, { floodedAt }) => (floodedAt > 0 ? [point(one, floodedAt)] : []),
    Feeds: (one, { feeds }) =>
      feeds.map(({ atPoint, feedBy, feedShare, feedTonnage }) => {
        const fed = feedBy === "Share" ? `${feedShare} %` : `${feedTonnage} t/h`;
        return `${point(one, atPoint)} ${fed}`;
      }),
    "Section loads": (one, { sectionLoads }) =>
      sectionLoads.map(({ atPoint, sectionTonnage }) => `${point(one, atPoint)} ${sectionTonnage} t/h`),
    "Drives out": (_, { drivesOut }) => drivesOut.map(({ outDriveNo }) => String(outDriveNo)),
  };
  return Object.entries(named).flatMap(([label, partsOf]) => {
    const value = (one: Compared) => {
      const own = caseOf(one, title);
      return own && (partsOf(one, own).join(", ") || "none");
    };
    const isSaid = compared.some((one) => !["none", undefined].includes(value(one)));
    return isSaid ? [row(title, label, { unit: "1", value })] : [];
  });
}

function stretchRows(compared: readonly Compared[], title: string): readonly SummaryRow[] {
  const most = Math.max(0, ...compared.map((one) => caseOf(one, title)?.windows.length ?? 0));
  return Array.from({ length: most }, (_, at) => at).flatMap((at) => [
    row(title, `Load from ${at + 1}`, { unit: "m", value: (one) => caseOf(one, title)?.windows[at]?.windowFrom }),
    row(title, `Load to ${at + 1}`, { unit: "m", value: (one) => caseOf(one, title)?.windows[at]?.windowTo }),
  ]);
}

function row(title: string, label: string, given: Pick<SummaryRow, "unit" | "value">): SummaryRow {
  return { name: `case ${title} ${label}`, label: `${title}: ${label}`, best: "none", ...given };
}

function caseOf({ conveyor: { loadCases } }: Compared, title: string): OwnLoadCase | undefined {
  return loadCases[ownCaseTitles(loadCases).indexOf(title)];
}

function shown(one: OwnLoadCase | undefined, field: FieldDefinition): SummaryValue {
  return one === undefined ? undefined : said(Reflect.get(one, field.name));
}

const usual = (field: FieldDefinition): SummaryValue => said(field.default);

function said(value: unknown): SummaryValue {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "number" || typeof value === "string" ? value : undefined;
}

function resultRows(compared: readonly Compared[]): readonly SummaryRow[] {
  const figures = compared.flatMap(({ caseResults = [] }) => caseResults);
  const byLabel = new Map(figures.map((figure) => [figure.label, figure]));
  return [...byLabel.values()].map(({ label, unit }) => ({
    name: `case result ${label}`,
    label,
    unit,
    best: "none",
    value: ({ caseResults = [] }) => caseResults.find((figure) => figure.label === label)?.value,
  }));
}
