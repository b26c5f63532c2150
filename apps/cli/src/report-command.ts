import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { type CalculateOptions, type Conveyor, scenariosFor, type UnitSystem } from "@beltwright/model";
import {
  type BookFormat,
  type Company,
  type Language,
  listReports,
  loadFonts,
  makeBook,
  prepareReports,
  type WantedReports,
  writeBook,
} from "@beltwright/report";
import { issueLine } from "@beltwright/results";
import { failed, type Outcome } from "./outcome.ts";
import { readConveyor } from "./read-conveyor.ts";
import type { ReportRequest } from "./report-request.ts";
import { rowsFor } from "./rows.ts";

const require = createRequire(import.meta.url);

/** `report FILE`: writes reports as PDF, XLSX, CSV or HTML. */
export async function reportCommand(request: ReportRequest): Promise<Outcome> {
  const { file, reports, out, language, system, isListed } = request;
  const read = await readConveyor(file);
  if (read.kind === "unreadable") return failed(`${file}: ${read.message}`);
  const company = await companyOf(request, read.conveyor);
  if (typeof company === "string") return failed(company);
  const given = { ...company, ...(await rowsFor(request)) };
  if (isListed || out === undefined) {
    const prepared = prepareReports(read.conveyor, { ...given, isTraced: true });
    if (prepared.kind === "refused") return failed(`${file}: ${issueLine(prepared.issues)}`);
    const listed = listReports(language, prepared.input);
    return done(listed.map(({ id, title }) => `${id.padEnd(28)} ${title}`).join("\n"));
  }
  const wish = { reports, language, format: formatOf(out), company: given, ...(system && { system }) };
  const made = await writeReports(read.conveyor, wish);
  if (made.kind === "refused") return failed(made.isOfDesign ? `${file}: ${made.message}` : made.message);
  try {
    await writeFile(out, made.bytes);
  } catch (fault) {
    const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
    if (code === undefined) throw fault;
    return failed(`${out}: The file cannot be written (${String(code)}).`);
  }
  return done(`${out}: ${made.count} reports`);
}

interface Wish {
  readonly reports: WantedReports;
  readonly language: Language;
  readonly format: BookFormat;
  readonly system?: UnitSystem;
  readonly company: Company & Pick<CalculateOptions, "rows">;
}

type WrittenReports =
  | { readonly kind: "written"; readonly bytes: Uint8Array; readonly count: number }
  | { readonly kind: "refused"; readonly message: string; readonly isOfDesign: boolean };

/** The reports as the bytes of a file. */
export async function writeReports(conveyor: Conveyor, wish: Wish): Promise<WrittenReports> {
  const { reports, language, format, company, system } = wish;
  const prepared = prepareReports(conveyor, { ...company, isTraced: true });
  if (prepared.kind === "refused") return { kind: "refused", message: issueLine(prepared.issues), isOfDesign: true };
  const listed = listReports(language, prepared.input);
  const unknown = typeof reports === "string" ? undefined : reports.find((id) => !listed.some((one) => one.id === id));
  if (unknown !== undefined) {
    const message = `There is no report ${unknown} for this conveyor; --list shows their names.`;
    return { kind: "refused", message, isOfDesign: false };
  }
  const book = makeBook(prepared.input, { reports, language, ...(system && { system }) });
  return { kind: "written", bytes: await writeBook(book, format, { fonts }), count: book.reports.length };
}

/** Scenarios and other conveyors the reports are to tell of, or what is wrong with one of the files. */
async function companyOf({ scenarios, compared, earlier }: ReportRequest, own: Conveyor): Promise<Company | string> {
  const designs: Conveyor[] = [];
  const versions: { name: string; conveyor: Conveyor }[] = [];
  for (const file of [...compared, ...earlier]) {
    const read = await readConveyor(file);
    if (read.kind === "unreadable") return `${file}: ${read.message}`;
    const { conveyor } = read;
    if (designs.length < compared.length) designs.push(conveyor);
    else versions.push({ name: basename(file), conveyor });
  }
  return { scenarios: scenariosFor(own, scenarios), designs, versions };
}

const formats: readonly BookFormat[] = ["xlsx", "csv", "html"];

/** By the ending of the file; a PDF where it says nothing else. */
function formatOf(out: string): BookFormat {
  const name = out.toLowerCase();
  return formats.find((format) => name.endsWith(`.${format}`)) ?? "pdf";
}

const fonts = () => loadFonts((font) => readFile(require.resolve(font)));

function done(output: string): Outcome {
  return { exitCode: 0, output, error: "" };
}
