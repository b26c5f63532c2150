import type { Rubber } from "../rules/winkler-maxwell/rubber.ts";
import { layLoop } from "../solve/loop/belt-path.ts";
import { finite, satisfies } from "../trace/limit.ts";
import { bareTrace } from "../trace/trace.ts";
import { checkPipe } from "./check-cross-section.ts";
import { checkLoop } from "./check-loop.ts";
import { checkNumbers, isWithin, type Limits } from "./check-numbers.ts";
import type { Design } from "./design.ts";
import { gravityLimits, limits } from "./design-limits.ts";
import type { OwnCase } from "./own-case.ts";
import { hasPulley, type Point } from "./point.ts";
import type { DesignRefusal, Refusal } from "./refusal.ts";

/** Everything in the design that physics does not allow. An empty list lets it through the door. */
export function checkDesign(design: Design): readonly Refusal[] {
  const refusals = checkParts(design);
  return refusals.length > 0 ? refusals : checkLoop(design, layLoop(bareTrace, design));
}

/** The same without what only the laid belt shows. Points that passed `before` are not checked again. */
export function checkParts(design: Design, before?: Design): readonly Refusal[] {
  const refusals: Refusal[] = [];
  checkNumbers(refusals, "", limits.conveyor, design);
  checkNumbers(refusals, "material.", limits.material, design.material);
  checkNumbers(refusals, "belt.", limits.belt, design.belt);
  checkNumbers(refusals, "carryIdler.", limits.idler, design.carryIdler);
  checkNumbers(refusals, "returnIdler.", limits.idler, design.returnIdler);
  checkNumbers(refusals, "allowedSag.", limits.sag, design.allowedSag);
  checkPoints(refusals, design.points, before?.points ?? []);
  for (const [at, drive] of design.drives.entries()) {
    checkNumbers(refusals, `drives[${at}].`, limits.drive, drive);
  }
  checkTakeUp(refusals, design);
  for (const [at, own] of (design.ownCases ?? []).entries()) checkOwnCase(refusals, own, `ownCases[${at}].`);
  for (const [at, state] of (design.duty ?? []).entries()) {
    checkNumbers(refusals, `duty[${at}].`, limits.dutyState, state);
  }
  checkSettings(refusals, design);
  refusals.push(...checkPipe(design));
  checkLinks(refusals, design);
  return refusals;
}

function checkOwnCase(refusals: Refusal[], own: OwnCase, path: string): void {
  checkNumbers(refusals, path, limits.ownCase, own);
  for (const [at, feed] of own.feeds.entries()) {
    checkNumbers(refusals, `${path}feeds[${at}].`, feed.kind === "share" ? limits.fedShare : limits.fedFlow, feed);
  }
  for (const [at, load] of own.sectionLoads.entries()) {
    checkNumbers(refusals, `${path}sectionLoads[${at}].`, limits.fedFlow, load);
  }
  for (const [at, window] of (own.windows ?? []).entries()) {
    checkNumbers(refusals, `${path}windows[${at}].`, limits.window, window);
  }
  if (own.flooded !== undefined) checkNumbers(refusals, `${path}flooded.`, limits.flooded, own.flooded);
}

function checkPoints(refusals: Refusal[], points: readonly Point[], before: readonly Point[]): void {
  for (const [at, point] of points.entries()) if (point !== before[at]) checkPoint(refusals, point, at);
}

function checkPoint(refusals: Refusal[], point: Point, at: number): void {
  const { section } = point;
  checkAt(refusals, at, "", limits.point, point);
  checkAt(refusals, at, "section.", limits.section, section);
  if (section.idler !== undefined) checkAt(refusals, at, "section.idler.", limits.idler, section.idler);
  if (hasPulley(point)) {
    checkAt(refusals, at, "", limits.brake, point);
    checkAt(refusals, at, "pulley.", limits.pulley, point.pulley);
  } else {
    checkAt(refusals, at, "", point.kind === "hopper" ? limits.hopper : limits.curve, point);
  }
}

/** Nearly every point passes: places are named only where one does not. */
function checkAt(refusals: Refusal[], at: number, path: string, numbers: Limits, values: object): void {
  if (!isWithin(numbers, values)) checkNumbers(refusals, `points[${at}].${path}`, numbers, values);
}

function checkTakeUp(refusals: Refusal[], { takeUp, gravity }: Design): void {
  if (takeUp.kind !== "gravity") {
    checkNumbers(refusals, "takeUp.", limits.takeUpTension, takeUp);
    return;
  }
  if (takeUp.mass !== undefined) checkNumbers(refusals, "takeUp.", limits.takeUpMass, takeUp);
  checkNumbers(refusals, "takeUp.", gravityLimits(takeUp, gravity), takeUp);
}

function checkSettings(refusals: Refusal[], { settings, crossSection, beltRules, starting }: Design): void {
  const { din, cema, visco } = settings;
  checkNumbers(refusals, "settings.", limits.setting, settings);
  checkNumbers(refusals, "settings.din.", limits.din, din);
  if (din.friction?.kind === "components") {
    checkNumbers(refusals, "settings.din.friction.", limits.dinComponents, din.friction);
  }
  checkNumbers(refusals, "settings.cema.", limits.cema, cema);
  checkNumbers(refusals, "settings.visco.", limits.visco, visco);
  if (visco.rotation?.kind === "user") {
    checkNumbers(refusals, "settings.visco.rotation.", limits.rotation, visco.rotation);
  }
  if (starting !== undefined) checkNumbers(refusals, "starting.", limits.starting, starting);
  checkRubber(refusals, "settings.visco.bottomRubber.", visco.bottomRubber);
  checkRubber(refusals, "settings.visco.topRubber.", visco.topRubber);
  checkNumbers(refusals, "crossSection.", limits.crossSection, crossSection);
  checkNumbers(refusals, "beltRules.", limits.beltRule, beltRules);
}

const rubberLimits = { constant: limits.rubber, spectrum: limits.spectrum, sample: limits.beltSample };

function checkRubber(refusals: Refusal[], path: string, rubber: Rubber): void {
  checkNumbers(refusals, path, rubberLimits[rubber.kind], rubber);
  if (rubber.kind === "spectrum") checkNumbers(refusals, `${path}shift.`, limits.shift, rubber.shift);
}

function checkLinks(refusals: Refusal[], { points, drives }: Design): void {
  const used: string[] = [];
  const ids = new Set<string>();
  let hasTakeUp = false;
  for (const point of points) {
    ids.add(point.id);
    if (point.kind === "drive") used.push(point.driveId);
    if (point.kind === "take-up") hasTakeUp = true;
  }
  const refuse = (isRefused: boolean, code: DesignRefusal["code"], input: string) => {
    if (isRefused) refusals.push({ code, input });
  };
  const driveIds = new Set(drives.map((drive) => drive.id));
  const usedIds = new Set(used);
  refuse(points.length < 2, "no-points", "points");
  refuse(used.length === 0, "no-drive", "points");
  refuse(!hasTakeUp, "no-take-up", "points");
  refuse(
    used.some((id) => !driveIds.has(id)),
    "unknown-drive",
    "points",
  );
  refuse(usedIds.size !== used.length, "drive-used-twice", "points");
  refuse(driveIds.size !== drives.length, "id-used-twice", "drives");
  refuse(ids.size !== points.length, "id-used-twice", "points");
  let shares = 0;
  for (const drive of drives) if (usedIds.has(drive.id)) shares += drive.loadShare;
  refuse(used.length > 0 && !(satisfies(finite, shares) && shares > 0), "no-load-share", "drives");
}
