import { type Finding, type FindingWord, findings } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import { subjectFields, wordFields } from "./finding-fields.ts";
import { inputFields } from "./input-fields.ts";

/**
 * The field that caused a finding, as a path of the document. Never without one: at worst the kind of its point or
 * drive, or the calculation method.
 */
export function findingField(conveyor: Conveyor, finding: Finding): string {
  const general = knownField(finding);
  const { pointId, driveId } = finding.place;
  const whole = pointId !== undefined ? "point.pType" : driveId !== undefined ? "drive.driveType" : "calcMethod";
  return placed(conveyor, finding, ofStrand(conveyor, finding, general ?? whole));
}

/** What its code or the input it names says; undefined where only its values can tell. */
export function knownField(finding: Finding): string | undefined {
  return byCode(finding) ?? byInput(finding);
}

/** A change that may mend what was found: the field, and which way it is changed. */
export interface FindingMove {
  readonly path: string;
  readonly direction: "more" | "less" | "other";
}

/** What may mend a finding, most useful first; the first is the field it leads to. */
export function findingMoves(conveyor: Conveyor, finding: Finding): readonly FindingMove[] {
  return findings[finding.code].moves.map(({ change, direction }) => ({
    direction,
    path: placed(conveyor, finding, ofStrand(conveyor, finding, fieldOf(change, finding))),
  }));
}

/** The field of its first move. */
function byCode(finding: Finding): string | undefined {
  const word = findings[finding.code].moves[0]?.change;
  return word && fieldOf(word, finding);
}

function fieldOf(word: FindingWord, { subject }: Finding): string {
  // Curves of both planes share their codes.
  return subject.startsWith("horizontal-curve")
    ? wordFields[word].replace(".vertCurve", ".horizCurve")
    : wordFields[word];
}

function byInput({ values, subject }: Finding): string | undefined {
  const names = [...Object.keys(values), subject.split("/").at(-1) ?? ""];
  return subjectFields[subject] ?? names.map((name) => inputFields[name]).find((field) => field !== undefined);
}

/** Idlers, spacing and sag of the return strand are typed apart; a section with a spacing of its own has it there. */
function ofStrand({ pulls, takeupType }: Conveyor, { place, subject }: Finding, general: string): string {
  // Only a counterweight has a mass; a winch, screw or cylinder is set to a tension.
  if (general === "takeUpMass" && !takeupType.endsWith("Gravity")) return "takeupTensionInp";
  const pull = pulls.find(({ noID }) => String(noID) === place.pointId);
  const isReturn = /(^|\/)return(\/|$)/.test(subject) || pull?.sectType === "Return";
  if (general === "nomCSSpacing" && pull?.idlerSpacingMode === "Manual") return "point.idlerSpacingInp";
  if (!isReturn) return general;
  return general
    .replace(/^csIdler\./, "rsIdler.")
    .replace(/^(nomCSSpacing|csForwardTilt)$/, (name) => name.replace(/CS/, "RS").replace(/^cs/, "rs"));
}

function placed({ pulls, drives }: Conveyor, { place }: Finding, general: string): string {
  const point = pulls.findIndex(({ noID }) => String(noID) === place.pointId);
  const drive = drives.findIndex(({ driveNo }) => String(driveNo) === place.driveId);
  const linked = drives.findIndex(({ driveNo }) => driveNo === pulls[point]?.linkToDriveNo);
  const pull = `pulls[${Math.max(point, 0)}]`;
  // A brake on a pulley of its own, and a conveyor whose drives are still to come.
  if (general === "drive.brakeTorqueLSS" && pulls[point]?.pType === "Brake") return `${pull}.brakeTorque`;
  if (general.startsWith("drive.") && drives.length === 0) return `${pull}.pType`;
  return general
    .replace(/^point\./, `${pull}.`)
    .replace(/^drive\./, `drives[${Math.max(drive < 0 ? linked : drive, 0)}].`);
}
