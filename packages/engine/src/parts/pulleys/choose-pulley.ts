import type { MachineRows, PulleyInput, PulleyWidthRow } from "../../solve/machine/machine-input.ts";
import { addWhenAsked } from "../../trace/when-asked.ts";
import type { PulleyParts } from "./machine-pulleys.ts";
import { missedLimits } from "./missed-limits.ts";
import type { BuiltPulley, PulleyDuty, PulleyRules } from "./pulley-check.ts";
import type { PlacedPulley } from "./pulley-duty.ts";
import {
  findPulley,
  type PulleyChoice,
  type SelectableRow,
  type ShaftRow,
  type ShellRow,
  type WidthRow,
} from "./select-pulley.ts";

/** A pulley with the parts chosen for it, ready to be checked. */
export interface ChosenPulley {
  readonly pointId: string;
  readonly parts: PulleyParts;
  /** As given, or with the chosen parts. */
  readonly given: PulleyInput;
}

/** What the rounds before came to, by point. */
interface Before {
  readonly known: ReadonlyMap<string, ChosenPulley>;
  readonly isLate: boolean;
}

type Choice = { readonly parts: PulleyParts; readonly built?: BuiltPulley };

/**
 * Chooses the parts that may be chosen, the others standing as given. What was chosen in the round before stays while it
 * passes, so that choosing and solving come to an end.
 */
export function choosePulleys(
  placed: readonly PlacedPulley[],
  rows: MachineRows,
  before: Before,
): readonly ChosenPulley[] {
  return placed.map((one) => {
    const pointId = one.point.id;
    const asked = askedOf(one, rows);
    const last = before.known.get(pointId);
    if (last !== undefined && stays(asked, last, before)) return last;
    const choice = choiceOf(one, rows);
    if (choice === undefined) return { pointId, parts: { kind: "given" }, given: one.given };
    const made = chooseGrown(asked, choice, last);
    return { pointId, parts: made.parts, given: withParts(one.given, made) };
  });
}

interface Asked {
  readonly duty: PulleyDuty;
  readonly rules: PulleyRules;
}

/** What is asked of the parts to be chosen. Those that are given may miss their limits: that is told, but decides nothing. */
function askedOf({ given, duty }: PlacedPulley, rows: MachineRows): Asked {
  const hasOwnShell = !given.auto.shell || rows.shells === undefined;
  const hasOwnShaft = !given.auto.shaft || rows.shafts === undefined;
  const endless = Number.POSITIVE_INFINITY;
  return {
    duty: hasOwnShell ? { ...duty, leastShellDiameter: 0 } : duty,
    rules: {
      ...given.rules,
      ...(hasOwnShell ? { allowedShellStress: endless, allowedDiscStress: endless } : {}),
      ...(hasOwnShaft ? { safety: 0, allowedHubSlope: endless, requiredLife: 0, requiredStaticSafety: 0 } : {}),
    },
  };
}

/** A pulley for which none fits may fit once others have changed, but not for ever. */
function stays({ duty, rules }: Asked, { parts, given }: ChosenPulley, { isLate }: Before): boolean {
  if (parts.kind !== "selected") return isLate && parts.kind === "none-fits";
  const { built, bearingCentres } = given;
  return missedLimits({ ...duty, bearingCentres }, built, rules) === undefined;
}

function partIds(last: ChosenPulley | undefined): PulleyChoice["from"] {
  if (last?.parts.kind !== "selected") return undefined;
  return { shellId: last.parts.shell.id, shaftId: last.parts.shaft.id };
}

/** A pulley of the round before that passes no more only grows: else two that load each other would change for ever. */
function chooseGrown(asked: Asked, choice: PulleyChoice, last: ChosenPulley | undefined): Choice {
  const from = partIds(last);
  const found = chooseParts(asked, from === undefined ? choice : { ...choice, from });
  return found.built === undefined && from !== undefined ? chooseParts(asked, choice) : found;
}

function chooseParts({ duty, rules }: Asked, choice: PulleyChoice): Choice {
  const found = findPulley(duty, choice, rules);
  if (found.kind === "none-fits") return { parts: found };
  const { width, shell, shaft, built } = found;
  const chosen = { kind: "selected", width, shell, shaft } as const;
  return { parts: addWhenAsked(chosen, { rejected: () => found.rejected }), built };
}

/** What to choose from; absent where nothing is to be chosen or a library that is needed was not given. */
function choiceOf({ given, duty }: PlacedPulley, rows: MachineRows): PulleyChoice | undefined {
  const { auto } = given;
  const widths = auto.width ? placedWidths(rows.widths, given.isDischarge) : undefined;
  const shells = auto.shell ? rows.shells : undefined;
  const shafts = auto.shaft ? rows.shafts : undefined;
  if (widths === undefined && shells === undefined && shafts === undefined) return undefined;
  return {
    ...bodyOf(given),
    widths: widths ?? [ownWidth(given, duty.beltWidth)],
    shells: shells ?? [ownShell(given)],
    shafts: shafts ?? [ownShaft(given)],
    preferredDiameter: given.built.body.shellDiameter,
  };
}

/** A pulley taken apart: its own width, shell and shaft, and what it is built with whatever they are. */
export function ownParts({ given, duty }: PlacedPulley) {
  const choice: PulleyChoice = { ...bodyOf(given), widths: [], shells: [], shafts: [] };
  return { choice, width: ownWidth(given, duty.beltWidth), shell: ownShell(given), shaft: ownShaft(given) };
}

/** Lagging, hubs and length of the shaft, which no row tells. */
function bodyOf(given: PulleyInput): Omit<PulleyChoice, "widths" | "shells" | "shafts"> {
  const { body } = given.built;
  const { hubDiameter, hubLength, laggingDensity } = body;
  const isOwnCentres = Math.abs(body.hubCentres - (body.faceWidth - 0.15)) > 1e-9;
  return {
    laggingThickness: body.laggingThickness,
    ...(laggingDensity === undefined ? {} : { laggingDensity }),
    hub: {
      ...(hubDiameter === undefined ? {} : { hubDiameter }),
      ...(hubLength === undefined ? {} : { hubLength }),
      ...(isOwnCentres ? { hubCentres: body.hubCentres } : {}),
    },
    ...(given.typedShaftLength === undefined ? {} : { shaftLength: given.typedShaftLength }),
  };
}

const own = (part: string): Omit<SelectableRow, "cost"> => ({
  id: `given ${part}`,
  description: "",
  number: 0,
  allowSelection: true,
});

function ownWidth({ built, bearingCentres }: PulleyInput, beltWidth: number): WidthRow {
  return { ...own("width"), cost: 0, beltWidth, faceWidth: built.body.faceWidth, bearingCentres };
}

function ownShell({ built, cost }: PulleyInput): ShellRow {
  const { shellDiameter, shellThickness, discThickness } = built.body;
  return { ...own("shell"), cost: cost.shell, shellDiameter, shellThickness, discThickness };
}

const unknownRating = Number.MAX_SAFE_INTEGER;

function ownShaft({ built, cost, bearingCentres, isRatingEstimated }: PulleyInput): ShaftRow {
  const { seatDiameter, bearingRating } = built;
  return {
    ...own("shaft"),
    cost: cost.shaft,
    diameter: built.body.shaftDiameter,
    seatDiameter,
    bearingWidth: Math.max(0, (built.body.shaftLength - bearingCentres - 0.2) / 2),
    // A given shaft stays whether its rating is known or not.
    bearingRating: bearingRating ?? unknownRating,
    isRatingEstimated,
    bearingCost: cost.bearing,
  };
}

const dischargeWidths = new WeakMap<readonly PulleyWidthRow[], readonly WidthRow[]>();

/** The rows, with the bearing centres of a discharge pulley where one is asked for. */
function placedWidths(
  rows: readonly PulleyWidthRow[] | undefined,
  isDischarge: boolean,
): readonly WidthRow[] | undefined {
  if (rows === undefined || !isDischarge) return rows;
  const known = dischargeWidths.get(rows);
  if (known !== undefined) return known;
  const widened = rows.map((row) => ({ ...row, bearingCentres: Math.max(row.bearingCentres, row.dischargeCentres) }));
  dischargeWidths.set(rows, widened);
  return widened;
}

/** The pulley with its chosen parts; typed masses and inertia belong to the parts that were given before. */
function withParts(given: PulleyInput, { parts, built }: Choice): PulleyInput {
  if (parts.kind !== "selected" || built === undefined) return given;
  const { inertia: _typed, ...kept } = given;
  const { width, shell, shaft } = parts;
  const { bearingRating, ...unrated } = built;
  return {
    ...kept,
    built: bearingRating === unknownRating ? unrated : built,
    bearingCentres: width.bearingCentres,
    cost: { shell: shell.cost, shaft: shaft.cost, bearing: shaft.bearingCost },
    isRatingEstimated: shaft.isRatingEstimated ?? false,
  };
}
