import { conveyorDefinition } from "../document/conveyor-definition.ts";
import { fieldsOf, type RecordDefinition } from "../document/definition.ts";
import { conveyorToFile } from "../document/file-record.ts";
import { newConveyor } from "../document/new-conveyor.ts";
import { parseConveyor } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { FieldDefinition } from "../fields/field.ts";
import type { ConveyorFileType } from "../formats/file-type.ts";
import { writeConveyorT6 } from "../formats/t6-xml/write.ts";
import { type Loose, loopChanges, rowsOf } from "./nasty-loop.ts";
import { foreignValue, nastyValue } from "./nasty-value.ts";
import { below, type NumberStream, numberStream, pick } from "./number-stream.ts";
import { randomConveyor } from "./random-conveyor.ts";

export interface RandomDocument {
  readonly type: ConveyorFileType;
  readonly content: string;
}

/**
 * A file made from a seed, from mild to nasty: one of the conveyors given, a random one or a new one, with fields at
 * the ends of what the reader takes, parts left out, and loops that no belt runs round. Some of it the reader refuses.
 */
export function randomDocument(seed: number, givens: readonly Conveyor[]): RandomDocument {
  const next = numberStream(seed);
  // The first numbers of neighbouring seeds are alike.
  for (let at = 0; at < 8; at += 1) next();
  const file: Loose = structuredClone(conveyorToFile(startOf(next, seed, givens)));
  const changes = pick(next, [0, 1, 1, 2, 3, 4, 6, 8, 12, 20, 40]);
  for (let at = 0; at < changes; at += 1) change(next, file);
  return written(next, file);
}

function startOf(next: NumberStream, seed: number, givens: readonly Conveyor[]): Conveyor {
  const kind = next();
  const given = givens[below(next, givens.length)];
  if (kind < 0.5 && given !== undefined) return given;
  return kind < 0.95 ? randomConveyor(seed).conveyor : newConveyor();
}

function change(next: NumberStream, file: Loose): void {
  const kind = next();
  if (kind < 0.02) changeField(next, file, foreignValue);
  else if (kind < 0.04) leaveOut(next, file);
  else if (kind < 0.1) changeModes(next, file);
  else if (kind < 0.2) pick(next, loopChanges)(next, file);
  else if (kind < 0.45) changeSharp(next, file);
  else changeField(next, file, nastyValue);
}

/** Fields on which everything hangs, so that they are hit more often than one field among hundreds. */
const sharpFields = [
  ...["maxCalcs", "calcMethod", "beltSpeedInp", "capacityInp", "beltWidthInp", "frictionFactorInp", "reversible"],
  ...["takeupType", "takeUpMass", "takeupTensionInp", "takeupHoldsInTransients", "takeupReeving", "takeupFriction"],
  ...["kt", "minTemp", "allowSagCS", "nomCSSpacing", "nomRSSpacing", "startupFactor", "designStopTime", "rampTime"],
];
const sharpOfPoint = ["x", "y", "z", "tensionAdj", "brakeType", "brakeTorque", "skirtLength", "rotation", "pType"];

function changeSharp(next: NumberStream, file: Loose): void {
  const pulls = conveyorDefinition.parts.find(({ name }) => name === "pulls")?.record ?? conveyorDefinition;
  const row = next() < 0.4 ? rowsOf(file, "pulls")[below(next, rowsOf(file, "pulls").length)] : undefined;
  const names = row === undefined ? sharpFields : sharpOfPoint;
  const name = names[below(next, names.length)];
  const field = fieldsOf(row === undefined ? conveyorDefinition : pulls).find((one) => one.name === name);
  if (field !== undefined) (row ?? file)[field.name] = nastyValue(next, field);
}

interface FieldPlace {
  readonly record: Loose;
  readonly field: FieldDefinition;
}

/** Any field of the conveyor; a row of a list by chance. */
function anyPlace(next: NumberStream, record: RecordDefinition, file: Loose): FieldPlace | undefined {
  const parts = record.parts.filter(({ name }) => name !== "docUsers");
  const fields = fieldsOf(record);
  const inner = next() < (record === conveyorDefinition ? 0.65 : 0.4) ? parts[below(next, parts.length)] : undefined;
  if (inner === undefined) {
    const field = fields[below(next, fields.length)];
    return field === undefined ? undefined : { record: file, field };
  }
  const value = file[inner.name];
  const row = Array.isArray(value) ? value[below(next, value.length)] : value;
  return isLoose(row) ? anyPlace(next, inner.record, row) : undefined;
}

const isLoose = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function changeField(
  next: NumberStream,
  file: Loose,
  valueFor: (next: NumberStream, field: FieldDefinition) => unknown,
): void {
  const place = anyPlace(next, conveyorDefinition, file);
  if (place !== undefined) place.record[place.field.name] = valueFor(next, place.field);
}

/** A whole part, or every second field of the conveyor. */
function leaveOut(next: NumberStream, file: Loose): void {
  const parts = conveyorDefinition.parts.map(({ name }) => name);
  const inner = pick(next, ["motor", "gbox", "brake", "starter", "flcplg", "holdback"]);
  const kind = next();
  if (kind < 0.3) delete file[parts[below(next, parts.length)] ?? ""];
  else if (kind < 0.6) for (const drive of rowsOf(file, "drives")) delete drive[inner];
  else if (kind < 0.8)
    for (const pull of rowsOf(file, "pulls")) for (const name of ["shell", "shaft", "width"]) delete pull[name];
  else for (const { name } of fieldsOf(conveyorDefinition)) if (next() < 0.5) delete file[name];
}

/** Every selection to Auto or to Manual, with what is there or with nothing. */
function changeModes(next: NumberStream, file: Loose): void {
  const mode = pick(next, ["Auto", "Manual"]);
  const isEmpty = next() < 0.3;
  const parts = [
    "motor",
    "gbox",
    "brake",
    "starter",
    "flcplg",
    "holdback",
    "hsCplg",
    "lsCplg",
    "belt",
    "csIdler",
    "rsIdler",
  ];
  for (const record of [file, ...rowsOf(file, "pulls"), ...rowsOf(file, "drives")]) {
    for (const name of Object.keys(record)) if (/^select\w+Mode$/.test(name)) record[name] = mode;
    if (isEmpty && record !== file) for (const name of parts) delete record[name];
    if (isEmpty && record === file && next() < 0.3) for (const name of parts) delete record[name];
  }
}

/** As JSON, or as XML where the document can be written so; a version is left out now and then, as old files do. */
function written(next: NumberStream, file: Loose): RandomDocument {
  const isXml = next() < 0.25;
  if (next() < 0.1) delete file.schemaVersion;
  const parsed = isXml ? parseConveyor(file) : undefined;
  if (parsed?.kind === "valid") return { type: "xml", content: writeConveyorT6(parsed.conveyor) };
  return { type: "json", content: JSON.stringify(file) };
}
