import type { Design } from "../../design/design.ts";
import { hasPulley } from "../../design/point.ts";
import { tensionPartOfFriction } from "../../rules/mechanics/bent-line.ts";
import { easedFriction, fixedSectionForce, forceAtStart } from "../../rules/mechanics/loop-balance.ts";
import { movingMass } from "../../rules/mechanics/motion.ts";
import { sagTension } from "../../rules/mechanics/sag.ts";
import { slopeResistance } from "../../standards/iso-5048-1989/main-resistance.ts";
import { mechanics } from "../../standards/sources.ts";
import { constant, isNumber, isZero, none } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { isLoaded, type Load, type LoadCase } from "../load-case.ts";
import type { Loop } from "../loop/belt-path.ts";
import type { ResistanceMethod, SectionFriction } from "../resistance/method.ts";
import { type Loading, type SectionInCase, sectionsInCase } from "../resistance/section-in-case.ts";
import { columnsOf, sagColumn } from "./columns.ts";
import { fixedComponents } from "./components.ts";
import type { FixedComponents } from "./force-components.ts";
import { brakeForceIn } from "./in-case.ts";
import { preparePoint } from "./prepare-point.ts";
import { prepareStart } from "./prepare-start.ts";
import type { Columns, FrictionEnd, PreparedCase, PreparedPoint, PreparedSection } from "./prepared-case.ts";

const sum = (id: string, symbol: string, unit: string, term: string) =>
  defineSum({ id: `tension/${id}`, source: mechanics("sum over the loop"), output: { symbol, unit }, term });
const totalMass = sum("moving-mass", "m_belt", "kg", "m");
const totalDriveMass = sum("drive-mass", "m_drive", "kg", "m_drive");
const totalBrakeForce = sum("brake-force", "F_B", "N", "F_B");

/** The loading of one of the loads that every conveyor has. */
export function fixedLoading(load: Load): Loading {
  return { load, loadCase: `running-${load}` };
}

/** Sections and points under one load: the same whether the belt runs, starts or stops. */
export interface PreparedLoad {
  readonly design: Design;
  readonly load: Load;
  readonly sections: readonly PreparedSection[];
  readonly points: readonly PreparedPoint[];
  readonly columns: Columns;
  readonly movingMass: number;
  readonly driveMass: number;
  readonly fixedComponents: FixedComponents;
}

interface PreparedElsewhere {
  readonly before?: PreparedLoad | undefined;
  readonly full?: PreparedLoad | undefined;
}

/**
 * Computes once what changes neither with tension nor with motion. Its steps stand under the first case of the load.
 * What was prepared `before` for a design with the same belt and idlers is taken over where it has not changed, and
 * from this design under `full` load what carries nothing even there.
 */
export function prepareLoad(
  trace: Trace,
  design: Design,
  loop: Loop,
  method: ResistanceMethod,
  loading: Loading,
  { before, full }: PreparedElsewhere = {},
): PreparedLoad {
  const { load, loadCase } = loading;
  const place = { loadCase };
  trace.place = place;
  const known = loop.sections.map((_, at) => unloadedSection(full, at) ?? sectionBefore(loop, before, at));
  const inCase = sectionsInCase(trace, design, loop, loading, known);
  const sections = inCase.map((section, at) => known[at] ?? prepareSection(trace, design, method, section));
  const points = inCase.map((section, at) => {
    if (unloadedSection(full, at) !== undefined && full?.points[at] !== undefined) return full.points[at];
    const isKnown = known[at] !== undefined && known.at(at - 1) !== undefined && !hasPulley(section.geometry.start);
    const same = isKnown ? before?.points[at] : undefined;
    return same ?? preparePoint(trace, design, loop, method, { section, at, before: inCase.at(at - 1) ?? section });
  });
  trace.place = place;
  const driveMasses = points.map((point) => point.drive?.mass ?? none(trace));
  return {
    design,
    load,
    sections,
    points,
    driveMass: totalDriveMass(trace, driveMasses),
    ...totals(trace, sections, points),
  };
}

/** A section that is empty under full load, and so the same under every other. */
function unloadedSection(full: PreparedLoad | undefined, at: number): PreparedSection | undefined {
  const known = full?.sections[at];
  return known?.section.isLoaded === false ? known : undefined;
}

/** A section as it was prepared before; absent where its run, or the tonnage that arrives there, has changed. */
function sectionBefore({ sections }: Loop, before: PreparedLoad | undefined, at: number): PreparedSection | undefined {
  const known = before?.sections[at];
  if (known === undefined || known.section.geometry !== sections[at]) return undefined;
  const arriving = before?.sections.at(at - 1)?.section.geometry.start.section;
  return sections.at(at - 1)?.start.section === arriving ? known : undefined;
}

/** A load of which every section is either as in the full or as in the empty conveyor: nothing is computed again. */
export function composeLoad(trace: Trace, full: PreparedLoad, empty: PreparedLoad, load: Load): PreparedLoad {
  const { design, driveMass } = full;
  const loaded = full.sections.map(({ section }) => section.isLoaded && isLoaded(load, section.geometry, design.loop));
  const pick = <Part>(ofFull: readonly Part[], ofEmpty: readonly Part[]) =>
    ofFull.map((part, at) => (loaded[at] ? part : (ofEmpty[at] ?? part)));
  const sections = pick(full.sections, empty.sections);
  const points = pick(full.points, empty.points);
  trace.place = { loadCase: `running-${load}` };
  return { design, load, sections, points, driveMass, ...totals(trace, sections, points) };
}

function totals(trace: Trace, sections: readonly PreparedSection[], points: readonly PreparedPoint[]) {
  const columns = columnsOf(sections, points);
  const masses = [...sections, ...points].map(({ mass }) => mass);
  return {
    columns,
    movingMass: totalMass(trace, masses),
    fixedComponents: fixedComponents(trace, sections, points),
  };
}

export interface CaseFriction {
  readonly end: FrictionEnd;
  /** Of the friction that the method gives. */
  readonly share: number;
}

/** Friction as calculated: nothing of it is left away. */
export function designFriction(trace: Trace): CaseFriction {
  return { end: "design", share: constant(trace, 1, easedFriction.definition.source) };
}

/** A load in motion. */
export function prepareCase(
  trace: Trace,
  prepared: PreparedLoad,
  loadCase: LoadCase,
  friction = designFriction(trace),
): PreparedCase {
  const { design, sections, points, columns, movingMass, driveMass, fixedComponents: fixed } = prepared;
  trace.place = { loadCase: loadCase.name };
  const brakes = loadCase.motion === "braking" ? points.map((point) => brakeForceIn(point, loadCase)) : [];
  const steady = {
    sections,
    columns,
    fixedComponents: fixed,
    driveMass,
    heldMass: none(trace),
    startForce: none(trace),
  };
  return {
    design,
    loadCase,
    points,
    takeUpIndex: design.points.findIndex((point) => point.kind === "take-up"),
    frictionEnd: friction.end,
    frictionShare: friction.share,
    movingMass,
    brakeForce: totalBrakeForce(trace, brakes),
    ...easedSag(
      trace,
      design,
      loadCase,
      loadCase.motion === "starting" ? prepareStart(trace, prepared, loadCase) : steady,
    ),
  };
}

/** Sections with the sag allowed while starting and stopping, where that is another than of the running belt. */
function easedSag<Moved extends Pick<PreparedCase, "sections" | "columns">>(
  trace: Trace,
  design: Design,
  { motion, name }: LoadCase,
  moved: Moved,
): Moved {
  const { transient } = design.allowedSag;
  if (transient === undefined || motion === "running") return moved;
  const sections = moved.sections.map((one) => {
    trace.place = { loadCase: name, pointId: one.section.geometry.start.id };
    return { ...one, sagTension: sagTensionOf(stepsOnly(trace), design, one.section, transient) };
  });
  trace.place = { loadCase: name };
  return { ...moved, sections, columns: { ...moved.columns, sagTension: sagColumn(sections) } };
}

function prepareSection(
  trace: Trace,
  design: Design,
  method: ResistanceMethod,
  section: SectionInCase,
): PreparedSection {
  trace.place = { loadCase: trace.place.loadCase ?? "", pointId: section.geometry.start.id };
  const steps = stepsOnly(trace);
  const { gravity, belt } = design;
  const { lineLoad, idlerMass, geometry } = section;
  const lift = slopeResistance(steps, { beltMass: belt.mass, lineLoad, gravity, lift: geometry.lift });
  const skirts = method.skirts(trace, section);
  const tilt = method.tilt(trace, section);
  const { tensionAdjustment } = geometry.start.section;
  const friction = method.friction(trace, section);
  return {
    section,
    friction,
    lift,
    skirts,
    tilt,
    adjustment: tensionAdjustment,
    fixed: fixedSectionForce(steps, { lift, skirts, tilt, tensionAdjustment }),
    forceAtStart:
      isZero(skirts) && isZero(tensionAdjustment) ? none(trace) : forceAtStart(steps, { skirts, tensionAdjustment }),
    tensionPart: tensionPartOf(steps, design, section, friction),
    sagTension: sagTensionOf(steps, design, section, design.allowedSag[section.strand]),
    mass: movingMass(steps, { beltMass: belt.mass, lineLoad, idlerMass, length: geometry.length }),
  };
}

/** Usual sag, about which friction is taken to follow 1/T. */
const usualSag = 0.01;

function tensionPartOf(trace: Trace, design: Design, section: SectionInCase, friction: SectionFriction): number {
  if (isNumber(friction.bare) || section.spacing <= 0) return none(trace);
  const { lineLoad, spacing } = section;
  const { gravity, belt } = design;
  const atSag = (share: number) => {
    const sag = constant(trace, share, tensionPartOfFriction.definition.source);
    return sagTension(trace, { beltMass: belt.mass, lineLoad, gravity, spacing, sag });
  };
  const tension = atSag(usualSag);
  if (tension <= 0) return none(trace);
  const tight = atSag(usualSag / 2);
  return tensionPartOfFriction(trace, {
    tension,
    friction: friction.main(trace, tension),
    frictionAtTwice: friction.main(trace, tight),
  });
}

function sagTensionOf(trace: Trace, design: Design, section: SectionInCase, sag: number): number {
  const { spacing } = section;
  if (spacing <= 0) return none(trace);
  const { gravity, belt } = design;
  const lineLoad = section.heaviestLoad ?? section.lineLoad;
  return sagTension(trace, { beltMass: belt.mass, lineLoad, gravity, spacing, sag });
}
