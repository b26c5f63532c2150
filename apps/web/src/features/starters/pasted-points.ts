import { type CurvePoint, type PointMember, pointMembers } from "./curve-points.ts";

interface PasteIssue {
  readonly line: number;
  readonly message: string;
}

export type PasteResult =
  | { readonly kind: "read"; readonly points: readonly CurvePoint[] }
  | { readonly kind: "invalid"; readonly issues: readonly PasteIssue[] };

type Reading = { readonly kind: "value"; readonly value: number } | { readonly kind: "bad"; readonly message: string };

/**
 * Reads points copied from a spreadsheet: one a line, values parted by tabs. A first line of names decides the
 * order; without one, three values are torque, speed, time and two are those the curve's type names.
 */
export function readPastedPoints(type: string, text: string): PasteResult {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, cells: line.split("\t").map((cell) => cell.trim()) }))
    .filter((line) => line.cells.some((cell) => cell !== ""));
  const header = lines[0] ? readHeader(lines[0].cells) : undefined;
  const body = header ? lines.slice(1) : lines;
  if (body.length === 0) return invalid(1, "There are no points to read.");
  return readLines(type, header, body);
}

/** The members two columns without a heading stand for, in the order of the type's name. */
export function pairedMembers(type: string): readonly [PointMember, PointMember] {
  return type === "Speed-Time" ? ["speed", "time"] : ["torque", "speed"];
}

interface Line {
  readonly number: number;
  readonly cells: readonly string[];
}

function readLines(type: string, header: readonly PointMember[] | undefined, lines: readonly Line[]): PasteResult {
  const points: CurvePoint[] = [];
  const issues: PasteIssue[] = [];
  for (const line of lines) {
    const outcome = readLine(type, header, line);
    if (outcome.kind === "point") points.push(outcome.point);
    else issues.push(...outcome.issues);
  }
  return issues.length > 0 ? { kind: "invalid", issues } : { kind: "read", points };
}

type LineOutcome =
  | { readonly kind: "point"; readonly point: CurvePoint }
  | { readonly kind: "refused"; readonly issues: readonly PasteIssue[] };

function readLine(type: string, header: readonly PointMember[] | undefined, line: Line): LineOutcome {
  const members = header ?? membersFor(type, line.cells.length);
  if (!members || line.cells.length !== members.length) {
    const expected = header ? `${header.length} values` : "2 or 3 values";
    const message = `Expected ${expected} parted by tabs, found ${line.cells.length}.`;
    return { kind: "refused", issues: [{ line: line.number, message }] };
  }
  const point = { torque: 0, speed: 0, time: 0 };
  const issues: PasteIssue[] = [];
  for (const [index, member] of members.entries()) {
    const reading = readDecimal(line.cells[index] ?? "");
    if (reading.kind === "value") point[member] = reading.value;
    else issues.push({ line: line.number, message: `${member}: ${reading.message}` });
  }
  return issues.length > 0 ? { kind: "refused", issues } : { kind: "point", point };
}

function membersFor(type: string, count: number): readonly PointMember[] | undefined {
  if (count === 3) return pointMembers;
  return count === 2 ? pairedMembers(type) : undefined;
}

function readHeader(cells: readonly string[]): readonly PointMember[] | undefined {
  const names = cells.map((cell) => pointMembers.find((member) => cell.toLowerCase().startsWith(member)));
  const known = names.filter((name) => name !== undefined);
  return known.length === cells.length && new Set(known).size === known.length ? known : undefined;
}

function readDecimal(cell: string): Reading {
  if (/^-?[1-9]\d{0,2},\d{3}$/.test(cell)) {
    return { kind: "bad", message: `“${cell}” can be read two ways; write it with a point or without the comma.` };
  }
  const plain = cell.replace(/\s*(%|s)$/i, "").replace(/^(-?\d*),(\d+)$/, "$1.$2");
  const readable = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain);
  const value = Number(plain);
  if (!readable || !Number.isFinite(value)) {
    return { kind: "bad", message: cell === "" ? "is empty." : `“${cell}” is not a number.` };
  }
  return { kind: "value", value };
}

function invalid(line: number, message: string): PasteResult {
  return { kind: "invalid", issues: [{ line, message }] };
}
