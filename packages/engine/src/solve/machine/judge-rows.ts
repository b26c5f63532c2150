import { judgeBelts } from "../../parts/belt/select-belt.ts";
import type { DriveSlots } from "../../parts/drives/drive-train.ts";
import { judgeDriveRows } from "../../parts/drives/select/judge-drive-rows.ts";
import { idlerDuty, idlerPlaces, type Strand, sectionsOn } from "../../parts/idlers/idler-places.ts";
import { judgeIdlers } from "../../parts/idlers/select-idler.ts";
import type { JudgedRow } from "../../parts/missed-limit.ts";
import { judgePulleyRows, type PulleyPartRows } from "../../parts/pulleys/judge-pulley-rows.ts";
import { placedPulleys } from "../../parts/pulleys/pulley-duty.ts";
import { bareTrace } from "../../trace/trace.ts";
import { contextOf, type MachineContext } from "./context.ts";
import { edgeTensionToEndure } from "./edge-tension.ts";
import type { Machine, MachineSolution } from "./machine.ts";
import type { MachineInput, MachineRows } from "./machine-input.ts";

/** A part of a machine that is chosen from a library. */
export type LibraryPart =
  | { readonly kind: "belt" }
  | { readonly kind: "idler"; readonly strand: Strand }
  | { readonly kind: "pulley"; readonly pointId: string; readonly part: PulleyPartRows["part"] }
  | { readonly kind: "drive"; readonly driveId: string; readonly slot: keyof DriveSlots };

/**
 * What each row would miss as a part of a solved machine, under its tensions and with its other parts; the input is that of
 * the machine, chosen parts included. Nothing where the machine has no such part.
 */
export function judgeRows(
  solution: MachineSolution,
  input: MachineInput,
  part: LibraryPart,
  rows: MachineRows,
): readonly JudgedRow[] {
  const { machine } = solution;
  if (part.kind === "drive") {
    const train = machine.drives.find(({ driveId }) => driveId === part.driveId);
    return train === undefined ? [] : judgeDriveRows(train, part.slot, rows.drives ?? {});
  }
  const context = contextOf(bareTrace, machine.design, input, solution);
  if (part.kind === "belt") return judgeBeltRows(context, solution.machine, rows);
  if (part.kind === "idler") return judgeIdlerRows(context, part.strand, rows);
  const placed = placedPulleys(bareTrace, context).find(({ point }) => point.id === part.pointId);
  return placed === undefined ? [] : judgePulleyRows(placed, pulleyRows(part.part, rows));
}

/** Pulleys whose shells are chosen for the belt do not hold it back. */
function judgeBeltRows(
  context: MachineContext,
  { pulleys }: Machine,
  { belts = [] }: MachineRows,
): readonly JudgedRow[] {
  const { design, solution, runningCases: cases } = context;
  const { loop, belt } = solution;
  const shells = new Map(pulleys.map(({ pointId, built }) => [pointId, built.body.shellDiameter]));
  const free = new Set(pulleys.flatMap(({ pointId, parts }) => (parts.kind === "given" ? [] : [pointId])));
  return judgeBelts(design, belts, { loop, belt, cases, ...edgeTensionToEndure(context) }, { shells, free });
}

function judgeIdlerRows(context: MachineContext, strand: Strand, rows: MachineRows): readonly JudgedRow[] {
  const sections = sectionsOn(context, strand);
  if (sections.length === 0) return [];
  const { heaviest } = idlerPlaces(bareTrace, context, strand, sections);
  const offered = strand === "carry" ? rows.carryIdlers : rows.returnIdlers;
  return judgeIdlers(idlerDuty(context, strand, heaviest), offered ?? []);
}

function pulleyRows(part: PulleyPartRows["part"], { widths, shells, shafts }: MachineRows): PulleyPartRows {
  if (part === "width") return { part, rows: widths ?? [] };
  return part === "shell" ? { part, rows: shells ?? [] } : { part, rows: shafts ?? [] };
}
