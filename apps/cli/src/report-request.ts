import { isScenarioName, type ScenarioName, type UnitSystem } from "@beltwright/model";
import {
  type Language,
  languages,
  selectionNames,
  usualSelection,
  type WantedReports,
  wantedReports,
} from "@beltwright/report";

export interface ReportRequest {
  readonly kind: "report";
  readonly file: string;
  /** Parts in Auto stay as the file holds them. */
  readonly isAsStored: boolean;
  readonly reports: WantedReports;
  readonly out: string | undefined;
  readonly language: Language;
  /** Undefined: as the conveyor says. */
  readonly system: UnitSystem | undefined;
  readonly isListed: boolean;
  readonly scenarios: readonly ScenarioName[];
  /** Files of conveyors to set beside this one. */
  readonly compared: readonly string[];
  /** Files of this conveyor as it was. */
  readonly earlier: readonly string[];
}

export const reportUsage = `Usage: report FILE [--reports ${selectionNames.join("|")}|all|NAME,NAME]
              --out design.pdf|.xlsx|.csv|.html
              [--language ${languages.join("|")}] [--units metric|imperial] [--list]
              [--scenarios NAME,NAME] [--compare FILE,FILE] [--earlier FILE,FILE]

Writes reports of a conveyor file.

  --reports  a ready choice, ${usualSelection} without it, all, or names in the order wanted
  --list     the names of the reports for this conveyor
  --out      what is written is told from the ending
  --scenarios  starts and stops to simulate for the dynamic reports, named as for dynamic
  --compare  conveyors to set beside this one, --earlier this conveyor as it was`;

interface ReportValues {
  readonly reports?: string | undefined;
  readonly out?: string | undefined;
  readonly language?: string | undefined;
  readonly units?: string | undefined;
  readonly list?: boolean | undefined;
  readonly scenarios?: string | undefined;
  readonly compare?: string | undefined;
  readonly earlier?: string | undefined;
  readonly "as-stored"?: boolean | undefined;
}

/** The request, or what is wrong with it. */
export function reportRequest(file: string, values: ReportValues): ReportRequest | string {
  const { reports = usualSelection, out, list: isListed = false, "as-stored": isAsStored = false } = values;
  if (out === undefined && !isListed) return "--out is missing";
  if (out !== undefined && !/\.(pdf|xlsx|csv|html)$/i.test(out)) return "--out ends in .pdf, .xlsx, .csv or .html";
  const language = languages.find((one) => one === (values.language ?? "en"));
  if (language === undefined) return `there is no language ${values.language}`;
  const system = (["metric", "imperial"] as const).find((one) => one === values.units);
  if (values.units !== undefined && system === undefined) return "--units are metric or imperial";
  const names = wantedReports(reports.includes(",") ? namesIn(reports) : reports.trim());
  const wanted = namesIn(values.scenarios);
  const scenarios = wanted.filter(isScenarioName);
  const unknown = wanted.find((name) => !isScenarioName(name));
  if (unknown !== undefined) return `there is no scenario ${unknown}`;
  const [compared, earlier] = [namesIn(values.compare), namesIn(values.earlier)];
  const asked = { kind: "report", file, isAsStored, reports: names, out, language, system, isListed } as const;
  return { ...asked, scenarios, compared, earlier };
}

function namesIn(list = ""): readonly string[] {
  return list === "" ? [] : list.split(",").map((name) => name.trim());
}
