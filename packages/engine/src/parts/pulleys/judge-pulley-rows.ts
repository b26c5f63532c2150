import type { PulleyWidthRow } from "../../solve/machine/machine-input.ts";
import { bareTrace } from "../../trace/trace.ts";
import type { JudgedRow, MissedLimit } from "../missed-limit.ts";
import { ownParts } from "./choose-pulley.ts";
import { hubDiameterOf } from "./pulley-body.ts";
import { type BuiltPulley, bodyCheck, bodyLoads, type PulleyLimitCheck, shaftCheck } from "./pulley-check.ts";
import type { PlacedPulley } from "./pulley-duty.ts";
import { buildPulley, hubCentresOf, type ShaftRow, type ShellRow, widestHub } from "./select-pulley.ts";

/** The rows of one library a pulley is built from. */
export type PulleyPartRows =
  | { readonly part: "width"; readonly rows: readonly PulleyWidthRow[] }
  | { readonly part: "shell"; readonly rows: readonly ShellRow[] }
  | { readonly part: "shaft"; readonly rows: readonly ShaftRow[] };

/** What rows miss in place of one part of a pulley, the other parts standing as they are. */
export function judgePulleyRows(placed: PlacedPulley, offered: PulleyPartRows): readonly JudgedRow[] {
  switch (offered.part) {
    case "width":
      return offered.rows.map((row) => ({ id: row.id, missed: missedByWidth(placed, row) }));
    case "shell":
      return offered.rows.map((row) => ({ id: row.id, missed: missedByShell(placed, row) }));
    case "shaft":
      return offered.rows.map((row) => ({ id: row.id, missed: missedByShaft(placed, row) }));
  }
}

function missedByWidth(placed: PlacedPulley, row: PulleyWidthRow): readonly MissedLimit[] {
  const { beltWidth } = placed.duty;
  const { choice } = ownParts(placed);
  const centres = placed.given.isDischarge ? Math.max(row.bearingCentres, row.dischargeCentres) : row.bearingCentres;
  const hubs = hubCentresOf(choice, row);
  return [
    ...(row.beltWidth >= beltWidth - 1e-9 ? [] : [{ name: "belt-width", value: row.beltWidth, least: beltWidth }]),
    ...(hubs <= centres ? [] : [{ name: "hub-centres", value: hubs, most: centres }]),
  ];
}

function missedByShell(placed: PlacedPulley, row: ShellRow): readonly MissedLimit[] {
  const { duty, given } = placed;
  const { choice, width, shaft } = ownParts(placed);
  const built = buildPulley(choice, width, row, shaft);
  const crowded = missedByHub(built);
  if (crowded.length > 0) return crowded;
  const { loads } = shaftCheck(bareTrace, duty, built, given.rules);
  return missedOf(bodyCheck(bareTrace, duty, built, given.rules, bodyLoads(loads)).checks);
}

function missedByShaft(placed: PlacedPulley, row: ShaftRow): readonly MissedLimit[] {
  const { duty, given } = placed;
  const { choice, width, shell } = ownParts(placed);
  const built = buildPulley(choice, width, shell, row);
  const crowded = missedByHub(built);
  if (crowded.length > 0) return crowded;
  const rating = row.bearingRating === undefined ? [{ name: "bearing-life", least: given.rules.requiredLife }] : [];
  return [...rating, ...missedOf(shaftCheck(bareTrace, duty, built, given.rules).checks)];
}

/** The shaft has to go into its hub, and the hub into the shell with some disc round it. */
function missedByHub({ body }: BuiltPulley): readonly MissedLimit[] {
  const { shaftDiameter, shellDiameter, shellThickness } = body;
  const hub = hubDiameterOf(bareTrace, body);
  const room = widestHub * (shellDiameter - 2 * shellThickness);
  return [
    ...(shaftDiameter <= hub ? [] : [{ name: "shaft-in-hub-diameter", value: shaftDiameter, most: hub }]),
    ...(hub < room ? [] : [{ name: "hub-in-shell-diameter", value: hub, most: room }]),
  ];
}

function missedOf(checks: readonly PulleyLimitCheck[]): readonly MissedLimit[] {
  return checks.flatMap(({ name, value, limit, sense, isMet }) => {
    if (isMet) return [];
    return [{ name, value, ...(sense === "at-least" ? { least: limit } : { most: limit }) }];
  });
}
