import { type Calculation, calculate } from "../design/calculate.ts";
import type { DocumentIssue } from "../document/parse.ts";
import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { laggedRadius } from "../strands/lagged-radius.ts";
import { withReturnLaid } from "../strands/lay-return.ts";
import { stationRefusals } from "./station-refusals.ts";
import { loopOf } from "./straights.ts";

/** A belt that goes round its pulleys otherwise than drawn. */
const tangles: ReadonlySet<string> = new Set(["pulleys-overlap", "wrap-above-270", "strands-cross"]);

/**
 * A station as it was placed, where it stands clear of every other pulley and leaves a belt that can be calculated; else
 * the point that is in its way. A conveyor that could not be calculated before may be so still.
 */
export function settledStation(before: Conveyor, after: Conveyor): Conveyor | readonly DocumentIssue[] {
  const laid = withReturnLaid(before, after);
  if (!("pulls" in laid)) return laid;
  const met = metPulley(before, laid);
  if (met) return stationRefusals.inTheWay(met);
  const [was, is] = [calculate(before), calculate(laid)];
  if (was.kind === "refused") return after;
  const beside = besideStation(before, laid);
  if (is.kind === "refused") return stationRefusals.notCalculable(beside, is.issues[0]?.message ?? "");
  const known = new Set(tanglesIn(was));
  const tangled = tanglesIn(is).find((id) => !known.has(id));
  if (tangled === undefined) return after;
  const at = before.pulls.find(({ noID }) => String(noID) === tangled.split(" ")[1]);
  return stationRefusals.inTheWay(at ?? beside);
}

function tanglesIn(calculation: Calculation): readonly string[] {
  const findings = calculation.kind === "calculated" ? calculation.solution.findings : [];
  return findings.flatMap(({ code, place }) => (tangles.has(code) ? [`${code} ${place.pointId}`] : []));
}

/** The point that was there before the station. */
function besideStation(before: Conveyor, after: Conveyor): Pull {
  const known = new Set(before.pulls.map(({ noID }) => noID));
  const first = after.pulls.findIndex(({ noID }) => !known.has(noID));
  const [beside] = [after.pulls.at(first - 1), ...before.pulls];
  if (!beside) throw new Error("a station in a loop without points");
  return beside;
}

/** A pulley of before that one of the new ones would stand in. */
function metPulley(before: Conveyor, after: Conveyor): Pull | undefined {
  const known = new Map(before.pulls.map((pull) => [pull.noID, pull]));
  const { turns } = loopOf(after);
  const spots = after.pulls.flatMap((pull, at) =>
    isPulley(pull) ? [{ pull, z: turns[at]?.centreHeight ?? pull.z, radius: laggedRadius(after, pull) }] : [],
  );
  const added = spots.filter(({ pull }) => !known.has(pull.noID));
  const met = spots.find(
    ({ pull, z, radius }) =>
      known.has(pull.noID) &&
      added.some((one) => Math.hypot(one.pull.x - pull.x, one.pull.y - pull.y, one.z - z) < one.radius + radius),
  );
  return met && known.get(met.pull.noID);
}
