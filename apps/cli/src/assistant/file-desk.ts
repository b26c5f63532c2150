import { readdir, writeFile } from "node:fs/promises";
import { basename, extname, isAbsolute, join, relative, resolve } from "node:path";
import { type ChangedDesign, type DesignDesk, type ListedDesign, Refusal } from "@beltwright/assistant";
import { type ComponentRows, type Conveyor, conveyorFileType } from "@beltwright/model";
import { wantedReports } from "@beltwright/report";
import { calculatedRecord, issueLine } from "@beltwright/results";
import { conveyorFile } from "../conveyor-file.ts";
import { readConveyor } from "../read-conveyor.ts";
import { writeReports } from "../report-command.ts";

/** Files looked at for a list; a folder with more is no folder of designs. */
const mostListed = 500;

/** Conveyor files of one folder and those below it. Nothing outside is read, and no file is ever overwritten. */
export function fileDesk(folder: string, rows: ComponentRows): DesignDesk {
  const open = async (design: string) => ({ design, conveyor: await conveyorIn(folder, design) });
  return {
    designMeans: "Path of a conveyor file (.json or .xml) in the folder this server was started for",
    saveAsMeans: "Path of the new file; without it, the name of the design with a number behind",
    list: () => listed(folder),
    open,
    calculate: async (conveyor, question) => {
      const answer = calculatedRecord(conveyor, question, rows);
      if (answer.kind === "refused") throw new Refusal(`It cannot be calculated. ${issueLine(answer.issues)}`);
      return answer.record;
    },
    keep: (changed) => kept(folder, changed),
    report: async (conveyor, { reports, format, language }) => {
      const names = reports.split(",");
      const wanted = wantedReports(names.length === 1 ? reports : names);
      const made = await writeReports(conveyor, { reports: wanted, language, format, company: { rows } });
      if (made.kind === "refused") throw new Refusal(made.message);
      const name = await writeNew(folder, `${fileName(conveyor.convNo)}.${format}`, made.bytes);
      return { kind: "file", sentence: `Written: ${name}` };
    },
  };
}

async function listed(folder: string): Promise<readonly ListedDesign[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && conveyorFileType(entry.name) !== undefined)
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((path) => !/(^|[\\/])(node_modules|\.)/.test(path))
    .toSorted()
    .slice(0, mostListed);
  const designs: ListedDesign[] = [];
  for (const design of files) {
    const read = await readConveyor(join(folder, design));
    if (read.kind === "read") designs.push({ design, convNo: read.conveyor.convNo, project: read.conveyor.project });
  }
  return designs;
}

async function conveyorIn(folder: string, design: string): Promise<Conveyor> {
  const read = await readConveyor(within(folder, design));
  if (read.kind === "unreadable") throw new Refusal(`${design}: ${read.message}`);
  return read.conveyor;
}

async function kept(folder: string, { opened, conveyor, saveAs = opened.design }: ChangedDesign): Promise<string> {
  const name = conveyorFileType(saveAs) === undefined ? `${saveAs}.json` : saveAs;
  return `Kept as ${await writeNew(folder, name, conveyorFile(conveyor, name))}; ${opened.design} is as it was.`;
}

/** Under this name or, where there is such a file, the name with the next free number. */
async function writeNew(folder: string, name: string, content: string | Uint8Array): Promise<string> {
  const ending = extname(name);
  const stem = name.slice(0, name.length - ending.length);
  for (let count = 1; ; count += 1) {
    const path = count === 1 ? name : `${stem}-${count}${ending}`;
    try {
      await writeFile(within(folder, path), content, { flag: "wx" });
      return path;
    } catch (fault) {
      const code = fault instanceof Error && "code" in fault ? fault.code : undefined;
      if (code !== "EEXIST")
        throw fault instanceof Refusal ? fault : new Refusal(`${path}: cannot be written (${String(code ?? fault)}).`);
    }
  }
}

function within(folder: string, path: string): string {
  const whole = resolve(folder, path);
  const way = relative(folder, whole);
  if (way === "" || way.startsWith("..") || isAbsolute(way))
    throw new Refusal(`${path} is outside the folder of designs.`);
  return whole;
}

function fileName(convNo: string): string {
  return basename(convNo.replace(/[^\p{L}\p{N}._-]+/gu, "-")).replace(/^[-.]+/, "") || "conveyor";
}
