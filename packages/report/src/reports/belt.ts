import type { BeltReason } from "@beltwright/engine";
import type { LibraryRow, UnitCode } from "@beltwright/model";
import { cellWithUnit } from "../description/cell-text.ts";
import type { Block } from "../description/report.ts";
import { describedIn } from "../words/words.ts";
import { entered, factsOf, note, paragraph, result, si, tableOf, typed } from "./cells.ts";
import { type BeltOffer, nameIn, type ReportContext, type ReportDefinition } from "./context.ts";

export const beltReports: readonly ReportDefinition[] = [
  { id: "belt-details", group: "belt", isFor: () => true, blocks: details },
  { id: "belt-safety", group: "belt", isFor: () => true, blocks: safety },
  { id: "belt-stretch", group: "belt", isFor: () => true, blocks: stretch },
  {
    id: "belt-selection",
    group: "belt",
    isFor: (context) => offerOf(context) !== undefined,
    blocks: selection,
  },
  {
    id: "belt-rejections",
    group: "belt",
    isFor: (context) => (offerOf(context)?.belt.rejected.length ?? 0) > 0,
    blocks: rejections,
  },
];

function details(context: ReportContext): readonly Block[] {
  const { w, machine, conveyor, built } = context;
  const { belt } = machine.design;
  const counted = (name: "plies" | "cableDia" | "cablePitch", unit: UnitCode) => {
    const value = built.belt[name];
    if (value === 0) return undefined;
    return value === conveyor.belt[name] ? entered(value, unit, `belt.${name}`) : typed(value, unit);
  };
  return factsOf(context, [
    [w.belt, undefined, built.belt.description],
    [w.chosenBy, undefined, nameIn(w.choices, conveyor.selectBeltMode)],
    [w.beltClass, undefined, built.belt.beltClass],
    [w.carcass, undefined, nameIn(w.carcasses, belt.carcass)],
    [w.beltWidth, undefined, result(context, "beltWidth")],
    [w.beltStrength, "kN/m", belt.strength],
    [w.rating, "kN/m", context.solution.belt.rating],
    [w.modulus, "kN/m", belt.modulus],
    [w.carcassThickness, "mm", belt.carcassThickness],
    [w.topCover, "mm", belt.topCover],
    [w.bottomCover, "mm", belt.bottomCover],
    [w.beltThickness, undefined, result(context, "beltThick")],
    [w.beltMass, "kg/m", belt.mass],
    [w.beltLength, undefined, result(context, "totalBeltL")],
    [w.coverGrade, undefined, conveyor.coverGrade],
    [w.plies, undefined, belt.carcass === "fabric" ? counted("plies", "1") : undefined],
    [w.cableDiameter, undefined, counted("cableDia", "mm")],
    [w.cablePitch, undefined, counted("cablePitch", "mm")],
  ]);
}

function safety(context: ReportContext): readonly Block[] {
  const { w, solution, machine } = context;
  const { belt } = solution;
  const over = belt.utilisation > 1;
  return factsOf(context, [
    [w.largestRunning, "kN", belt.largestRunning],
    [w.largestTransient, "kN", belt.largestTransient],
    [w.smallestTension, "kN", belt.smallest],
    [w.beltStrength, "kN/m", machine.design.belt.strength],
    [w.rating, "kN/m", belt.rating],
    [w.requiredRating, "kN/m", belt.requiredRating],
    [w.governedBy, undefined, belt.governedBy === "running" ? w.running : w.starting],
    [w.utilisation, undefined, typed(belt.utilisation * 100, "%", { isOverLimit: over })],
    [w.safetyRunning, undefined, result(context, "beltSafetyRun")],
    [w.safetyMomentary, undefined, result(context, "beltSafetyStart")],
    [w.edgeTensionOfJoints, "kN/m", machine.jointEndurance?.edgeTension],
    [w.strengthForJoints, "kN/m", machine.jointEndurance?.requiredStrength],
  ]);
}

function stretch(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  return tableOf(context, solution.belt.stretch, [
    [w.loadCase, undefined, ({ loadCase }) => context.loadCase(loadCase)],
    [w.meanTension, "kN", ({ meanTension }) => meanTension],
    [w.stretch, "m", (one) => one.stretch],
  ]);
}

/** The choice of the program, or the one it would make in place of a belt chosen by hand. */
function offerOf({ machine, solution, otherBelt }: ReportContext): BeltOffer | undefined {
  if (machine.belt === undefined) return otherBelt;
  return { belt: machine.belt, strength: solution.belt, mass: machine.design.belt.mass };
}

function selection(context: ReportContext): readonly Block[] {
  const { w, machine, conveyor } = context;
  const isByHand = machine.belt === undefined;
  const byHand = isByHand ? [paragraph(w.beltByHand.replace("{belt}", conveyor.belt.description))] : [];
  const offer = offerOf(context);
  const chosen = offer?.belt.chosen;
  if (offer === undefined || chosen === undefined) return [...byHand, note(w.noBeltFits)];
  const { strength, mass } = offer;
  const facts = factsOf(context, [
    [w.chosenBelt, undefined, nameOf(context, chosen.id)],
    [w.category, undefined, describedIn(context.language, textIn(rowOf(context, chosen.id), "category") ?? "")],
    [w.beltClass, undefined, textIn(rowOf(context, chosen.id), "beltClass")],
    [w.carcass, undefined, nameIn(w.carcasses, chosen.carcass)],
    [w.beltStrength, "kN/m", chosen.strength],
    [w.rating, "kN/m", chosen.rating],
    [w.requiredRating, "kN/m", strength.requiredRating],
    [w.utilisation, undefined, typed(strength.utilisation * 100, "%")],
    [w.safetyRunning, undefined, isByHand ? undefined : result(context, "beltSafetyRun")],
    [w.safetyMomentary, undefined, isByHand ? undefined : result(context, "beltSafetyStart")],
    [w.modulus, "kN/m", chosen.modulus],
    [w.carcassThickness, "mm", chosen.carcassThickness],
    [w.beltMass, "kg/m", mass],
    [w.rejectedRows, undefined, typed(offer.belt.rejected.length, "1", { decimals: 0 })],
  ]);
  return [...byHand, ...facts];
}

function rowOf({ rows }: ReportContext, id: string): LibraryRow | undefined {
  return rows?.belts?.find(({ _id }) => _id === id);
}

function textIn(row: LibraryRow | undefined, name: string): string | undefined {
  const value = row?.[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

function numberIn(row: LibraryRow | undefined, name: string, unit: UnitCode) {
  const value = row?.[name];
  return typeof value === "number" && value > 0 ? typed(value, unit) : undefined;
}

const nameOf = (context: ReportContext, id: string) => textIn(rowOf(context, id), "description") ?? id;

/** Belts listed one by one; a library of hundreds would fill pages with belts far too weak. */
const nearest = 40;

function rejections(context: ReportContext): readonly Block[] {
  const { w } = context;
  const rejected = offerOf(context)?.belt.rejected ?? [];
  const told = rejected.slice(-nearest);
  return [
    note(w.rejectionNote),
    ...reasonTable(context, rejected),
    ...(told.length < rejected.length ? [note(w.nearestNote.replace("{count}", String(nearest)))] : []),
    ...tableOf(context, told, [
      [w.belt, undefined, ({ id }) => nameOf(context, id)],
      [w.beltStrength, undefined, ({ id }) => numberIn(rowOf(context, id), "beltStrength", "kN/m")],
      [w.rating, undefined, ({ id }) => numberIn(rowOf(context, id), "allowableTension", "kN/m")],
      [w.reason, undefined, ({ reasons }) => reasons.map((reason) => reasonOf(context, reason)).join("; ")],
    ]),
  ];
}

/** How many belts each reason speaks against; one may have several. */
function reasonTable(context: ReportContext, rejected: BeltOffer["belt"]["rejected"]): readonly Block[] {
  const { w } = context;
  const codes = [...new Set(rejected.flatMap(({ reasons }) => reasons.map(({ code }) => code)))];
  return tableOf(context, codes, [
    [w.reason, undefined, (code) => nameIn(w.beltReasons, code)],
    [
      w.rejectedRows,
      undefined,
      (code) => {
        const count = rejected.filter(({ reasons }) => reasons.some((one) => one.code === code)).length;
        return typed(count, "1", { decimals: 0 });
      },
    ],
  ]);
}

const reasonUnits: Readonly<Partial<Record<BeltReason["code"], UnitCode>>> = {
  "rating-low": "kN/m",
  "joint-weak": "kN/m",
  "too-wide-for-density": "mm",
  "too-narrow-for-trough": "mm",
  "pulley-small": "mm",
};

function reasonOf(context: ReportContext, { code, pointId, value, limit }: BeltReason): string {
  const at = pointId === undefined ? "" : ` (${context.point(pointId)})`;
  const shown = (one: number) => cellWithUnit(si(one, reasonUnits[code] ?? "1"), context);
  const numbers = value === undefined || limit === undefined ? "" : ` ${shown(value)} / ${shown(limit)}`;
  return `${nameIn(context.w.beltReasons, code)}${numbers}${at}`;
}
