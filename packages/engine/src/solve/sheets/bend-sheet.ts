import type { Design } from "../../design/design.ts";
import { hasPulley } from "../../design/point.ts";
import { bendFactor, tensionBehindBend, tensionBehindStretch } from "../../standards/gb-17119/tension.ts";
import { gb17119, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import type { Loop } from "../loop/belt-path.ts";
import type { CaseResult } from "../tension/case-result.ts";

/** What the sheet is read from. */
interface BendFacts {
  readonly trace: Trace;
  readonly design: Design;
  readonly loop: Loop;
  /** The belt running full. */
  readonly full: CaseResult;
}

/** The belt at a point by the tension sheet of the DTII(A) handbook, N. */
export interface BendSheetPoint {
  readonly pointId: string;
  readonly arriving: number;
  readonly leaving: number;
  /** Absent where no free pulley stands. */
  readonly factor?: number;
}

const shareOfPoint = defineFormula({
  id: "sheet/share-of-point",
  source: mechanics("like parts share their force alike"),
  inputs: {
    force: { symbol: "F_all", unit: "N" },
    here: { symbol: "n", unit: "1" },
    everywhere: { symbol: "N", unit: "1" },
  },
  output: { symbol: "F", unit: "N" },
  printed: "F_all * n / N",
  evaluate: ({ force, here, everywhere }) => (force * here) / everywhere,
});

const backFromDrive = defineFormula({
  id: "sheet/tension-behind-drive",
  source: gb17119("DTII(A), tension sheet, point by point"),
  inputs: { arriving: { symbol: "S_in", unit: "N" }, driveForce: { symbol: "F_U", unit: "N" } },
  output: { symbol: "S_out", unit: "N" },
  printed: "S_in - F_U",
  evaluate: ({ arriving, driveForce }) => arriving - driveForce,
});

/**
 * Point by point from the slack side of the first drive, with a factor for each free pulley in place of the lump of the
 * secondary resistances. It does not close by as much as the two differ.
 */
export function bendSheet(facts: BendFacts): readonly BendSheetPoint[] {
  const { trace, design, full } = facts;
  const { points } = design;
  const first = points.findIndex(({ kind }) => kind === "drive");
  if (first < 0) return [];
  const found: BendSheetPoint[] = [];
  let leaving = full.points[first]?.leaving ?? 0;
  for (let step = 1; step <= points.length; step += 1) {
    const [before, at] = [(first + step - 1) % points.length, (first + step) % points.length];
    const arriving = tensionBehindStretch(trace, { leaving, resistance: full.sections[before]?.resistance ?? 0 });
    const held = tensionBehindStretch(trace, { leaving: arriving, resistance: accessoriesAt(facts, at) });
    const behind = behindPoint(facts, at, held);
    found.push({ pointId: points[at]?.id ?? "", arriving, ...behind });
    leaving = behind.leaving;
  }
  return found;
}

/** The full belt at its pulleys: those that the sheet loads more than the closed loop does, as the sheet has them. */
export function asSheetLoads(full: CaseResult, sheet: readonly BendSheetPoint[]): CaseResult {
  const there = new Map(sheet.map((one) => [one.pointId, one]));
  return {
    ...full,
    points: full.points.map((point) => {
      const one = there.get(point.pointId);
      if (one === undefined || one.arriving + one.leaving <= point.arriving + point.leaving) return point;
      return { ...point, arriving: one.arriving, leaving: one.leaving };
    }),
  };
}

function behindPoint({ trace, design, full, loop }: BendFacts, at: number, arriving: number) {
  const point = design.points[at];
  if (point?.kind === "drive") {
    return { leaving: backFromDrive(trace, { arriving, driveForce: full.points[at]?.driveForce ?? 0 }) };
  }
  if (point === undefined || !hasPulley(point)) return { leaving: arriving };
  const factor = bendFactor(trace, { wrapAngle: loop.turns[at]?.wrapAngle ?? none(trace) });
  return { factor, leaving: tensionBehindBend(trace, { bendFactor: factor, arriving }) };
}

/** Cleaners and ploughs at a point, N: special resistances, which the lump does not hold. */
function accessoriesAt({ trace, design, full }: BendFacts, at: number): number {
  const of = (name: "cleaners" | "ploughs") => {
    const everywhere = design.points.reduce((sum, point) => sum + (point[name] ?? 0), 0);
    const here = design.points[at]?.[name] ?? 0;
    return here > 0 ? shareOfPoint(trace, { force: full.components[name], here, everywhere }) : none(trace);
  };
  return tensionBehindStretch(trace, { leaving: of("cleaners"), resistance: of("ploughs") });
}
