import { beltFindings } from "../../parts/belt/findings.ts";
import { type BeltReason, type BeltSelection, widthReasons } from "../../parts/belt/select-belt.ts";
import { transitions } from "../../parts/belt/transition/transitions.ts";
import { machineTurnover } from "../../parts/belt/turnover/machine-turnover.ts";
import { type Bend, bendOf } from "../../parts/curves/curve-room.ts";
import { horizontalCurves } from "../../parts/curves/horizontal/horizontal-curves.ts";
import { verticalCurves } from "../../parts/curves/vertical/vertical-curves.ts";
import type { DriveSolution } from "../../parts/drives/select/decide-drives.ts";
import { machineDuty } from "../../parts/duty/machine-duty.ts";
import { allowedSetLoadOf, strandIdlers } from "../../parts/idlers/idlers.ts";
import { machinePulleys } from "../../parts/pulleys/pulleys.ts";
import { machineTakeUpTravel } from "../../parts/take-up/take-up-travel.ts";
import { centreRise } from "../../rules/belt-geometry/belt-path.ts";
import { beltThickness } from "../../rules/mechanics/belt.ts";
import { geometry } from "../../standards/sources.ts";
import { defineSum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { attempt } from "./attempt.ts";
import type { Choices } from "./choices.ts";
import type { MachineContext } from "./context.ts";
import { machineFeeder } from "./feeder.ts";
import type { Machine } from "./machine.ts";
import { massesAndCost } from "./masses.ts";
import { pathEnds } from "./path-ends.ts";
import { straights } from "./straights.ts";

const along = (id: string, symbol: string, term: string) =>
  defineSum({
    id: `machine/${id}`,
    source: geometry("sum over the carry strand"),
    output: { symbol, unit: "m" },
    term,
  });
const levelLength = along("conveyor-length", "L", "L_h");
const totalLift = along("lift", "H", "dz");

/** Everything that follows from the tensions of a settled conveyor. */
export function machineOf(
  trace: Trace,
  context: MachineContext,
  choices: Choices,
  driven: DriveSolution | undefined,
): Machine {
  const { design } = context;
  const { trains: drives = [], startStop } = driven ?? {};
  const { belt } = choices;
  const { carcassThickness, topCover, bottomCover } = design.belt;
  reportBelt(trace, belt);
  if (belt === undefined) reportBeltWidth(trace, context);
  const carryIdlers = idlersOf(trace, context, "carry", choices.carry.parts);
  const returnIdlers = idlersOf(trace, context, "return", choices.return.parts);
  const carry = allowedSetLoadOf(trace, context, carryIdlers);
  const back = allowedSetLoadOf(trace, context, returnIdlers);
  const allowed = { ...(carry === undefined ? {} : { carry }), ...(back === undefined ? {} : { return: back }) };
  const vertical = verticalCurves(trace, context, allowed);
  const horizontal = horizontalCurves(trace, context, vertical);
  const parts = new Map(choices.pulleys.map((one) => [one.pointId, one.parts]));
  const pulleys = machinePulleys(trace, context, parts);
  const turnover = machineTurnover(trace, context);
  const feeder = machineFeeder(trace, context, startStop);
  const duty = machineDuty(trace, context, drives, startStop);
  trace.place = {};
  return {
    design,
    ...(belt === undefined ? {} : { belt }),
    beltThickness: beltThickness(trace, { carcassThickness, topCover, bottomCover }),
    ...extentOf(trace, context),
    path: pathEnds(trace, context, vertical),
    pulleys,
    ...(carryIdlers === undefined ? {} : { carryIdlers }),
    ...(returnIdlers === undefined ? {} : { returnIdlers }),
    verticalCurves: vertical,
    horizontalCurves: horizontal,
    straights: [
      ...straights(trace, context, bendsOf("vertical", vertical)),
      ...straights(trace, context, bendsOf("horizontal", horizontal)),
    ],
    transitions: transitions(trace, context),
    ...(turnover === undefined ? {} : { turnover }),
    ...(feeder === undefined ? {} : { feeder }),
    takeUpTravel: machineTakeUpTravel(trace, context),
    drives,
    ...(startStop === undefined ? {} : { startStop }),
    ...(duty === undefined ? {} : { duty }),
    masses: massesAndCost(trace, context, { carryIdlers, returnIdlers, pulleys, drives }),
  };
}

function bendsOf(plane: Bend["plane"], curves: readonly Parameters<typeof bendOf>[1][]): readonly Bend[] {
  return curves.map((curve) => bendOf(plane, curve));
}

function idlersOf(
  trace: Trace,
  context: MachineContext,
  strand: "carry" | "return",
  parts: Parameters<typeof strandIdlers>[3],
) {
  trace.place = {};
  return attempt(trace, "idlers-not-computed", () => strandIdlers(trace, context, strand, parts), `idlers/${strand}`);
}

/** Level length and rise of the carry strand, from point to point as they were given. */
function extentOf(trace: Trace, { design, solution }: MachineContext): Pick<Machine, "conveyorLength" | "lift"> {
  const { points } = design;
  const carry = solution.loop.sections.filter(({ start }) => start.section.strand === "carry");
  if (carry.length === 0) return {};
  const rises = points.flatMap((point, at) => {
    if (point.section.strand !== "carry") return [];
    trace.place = { pointId: point.id };
    return [centreRise(stepsOnly(trace), { z: point.z, endZ: points[(at + 1) % points.length]?.z ?? point.z })];
  });
  trace.place = {};
  return {
    conveyorLength: levelLength(
      trace,
      carry.map(({ span }) => span),
    ),
    lift: totalLift(trace, rises),
  };
}

/** A belt that was not chosen by its widths lies outside those its maker lists. */
function reportBeltWidth(trace: Trace, { design, input }: MachineContext): void {
  const { widths } = input.belt;
  if (widths === undefined) return;
  for (const { code, value = 0, limit = 0 } of widthReasons(design, widths)) {
    const isWide = code === "too-wide-for-density";
    beltFindings[isWide ? code : "too-narrow-for-trough"].raise(trace, {
      subject: `belt/${code}`,
      place: {},
      values: { width: value },
      limit: isWide ? { most: limit } : { least: limit },
    });
  }
}

/** No belt fits: the limit missed by the belt that misses fewest. */
function reportBelt(trace: Trace, belt: BeltSelection | undefined): void {
  if (belt === undefined || belt.chosen !== undefined) return;
  const all = belt.rejected.map(({ reasons }) => reasons);
  const offered = all.filter((reasons) => reasons.every(({ code }) => code !== "not-selectable"));
  const [first, ...rest] = offered.length > 0 ? offered : all;
  const nearest = rest.reduce((least, one) => (one.length <= (least?.length ?? 0) ? one : least), first);
  const reason = nearest?.[0];
  beltFindings["belt-none-fits"].raise(trace, {
    subject: `belt/${reason?.code ?? "no-rows"}`,
    place: reason?.pointId === undefined ? {} : { pointId: reason.pointId },
    ...beltNumbers(reason),
  });
}

/** What the nearest belt has, by the name of what it misses, and what it should have. */
function beltNumbers({ code, value, limit }: Partial<BeltReason> = {}) {
  if (value === undefined || limit === undefined) return {};
  if (code === "rating-low") return { values: { rating: value }, limit: { least: limit } };
  if (code === "pulley-small") return { values: { shellDiameter: value }, limit: { least: limit } };
  return { values: { width: value }, limit: code === "too-wide-for-density" ? { most: limit } : { least: limit } };
}
