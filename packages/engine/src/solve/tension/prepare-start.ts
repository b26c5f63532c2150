import type { Design } from "../../design/design.ts";
import { defaultStartRules } from "../../design/settings.ts";
import { withDrives } from "../../rules/belt-curves/ahead-empty.ts";
import { startingSectionForce } from "../../rules/mechanics/loop-balance.ts";
import { startForce } from "../../rules/mechanics/power.ts";
import { mechanics } from "../../standards/sources.ts";
import { isZero, none } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Trace } from "../../trace/trace.ts";
import type { LoadCase } from "../load-case.ts";
import { fixedColumns } from "./columns.ts";
import { followingTogether } from "./following.ts";
import type { FixedComponents } from "./force-components.ts";
import type { Columns, FollowingBelt, PreparedPoint, PreparedSection } from "./prepared-case.ts";

const sum = (id: string, symbol: string, unit: string, term: string) =>
  defineSum({ id: `tension/${id}`, source: mechanics("sum over the loop"), output: { symbol, unit }, term });
const startingAdjustment = sum("starting-adjustment", "F_adjustment", "N", "F");
const totalDriveMass = sum("starting-drive-mass", "m_drive", "kg", "m_drive");
const totalStartForce = sum("start-force", "F_st", "N", "F_st");

/** What a start changes of a prepared load. */
interface PreparedStart {
  readonly sections: readonly PreparedSection[];
  readonly columns: Columns;
  readonly fixedComponents: FixedComponents;
  /** Drive inertia that the belt is relieved of, kg. */
  readonly driveMass: number;
  /** Drive inertia that delays the start but is not taken off the belt, kg. */
  readonly heldMass: number;
  readonly startForce: number;
  /** Of cases with a load of their own. */
  readonly following?: FollowingBelt;
}

interface Loaded {
  readonly design: Design;
  readonly movingMass: number;
  readonly sections: readonly PreparedSection[];
  readonly points: readonly PreparedPoint[];
  readonly columns: Columns;
  readonly fixedComponents: FixedComponents;
  readonly driveMass: number;
}

export function prepareStart(trace: Trace, loaded: Loaded, loadCase: LoadCase): PreparedStart {
  const { design, points } = loaded;
  const isLighter = design.drives.some(({ startingMass }) => startingMass !== undefined);
  const mass = isLighter ? totalDriveMass(trace, startingMasses(trace, design, points)) : loaded.driveMass;
  const isFull = (design.starting ?? defaultStartRules).tension === "full";
  const following = loadCase.own && followingTogether(trace, design, loadCase.load === "empty" ? "empty" : "full");
  return {
    ...adjusted(trace, loaded, loadCase),
    driveMass: isFull ? none(trace) : mass,
    heldMass: isFull ? mass : none(trace),
    startForce: startForceOf(trace, design, loadCase),
    ...(following && {
      following: { ...following, mass: withDrives(trace, { movingMass: loaded.movingMass, driveMass: mass }) },
    }),
  };
}

function startingMasses(trace: Trace, { drives }: Design, points: readonly PreparedPoint[]): readonly number[] {
  return points.map(({ drive }) => {
    if (drive === undefined) return none(trace);
    return drives.find(({ id }) => id === drive.id)?.startingMass ?? drive.mass;
  });
}

/** Sections with what is added to their resistance while starting. */
function adjusted(
  trace: Trace,
  { sections, columns, fixedComponents }: Loaded,
  loadCase: LoadCase,
): Pick<PreparedStart, "sections" | "columns" | "fixedComponents"> {
  const added = sections.map(({ section }) => section.geometry.start.section.startAdjustment ?? none(trace));
  if (added.every((force) => isZero(force))) return { sections, columns, fixedComponents };
  const changed = sections.map((section, at) => {
    trace.place = { loadCase: loadCase.name, pointId: section.section.geometry.start.id };
    const startAdjustment = added[at] ?? none(trace);
    return {
      ...section,
      fixed: startingSectionForce(trace, { fixed: section.fixed, startAdjustment }),
      forceAtStart: startingSectionForce(trace, { fixed: section.forceAtStart, startAdjustment }),
    };
  });
  trace.place = { loadCase: loadCase.name };
  const adjustment = startingAdjustment(trace, [fixedComponents.adjustment, ...added]);
  return {
    sections: changed,
    columns: { ...columns, ...fixedColumns(changed) },
    fixedComponents: { ...fixedComponents, adjustment },
  };
}

function startForceOf(trace: Trace, design: Design, loadCase: LoadCase): number {
  const { beltSpeed } = design;
  const forces = design.drives.map(({ id, installedPower, efficiency, startFactorFull, startFactorEmpty }) => {
    trace.place = { loadCase: loadCase.name, driveId: id };
    const startFactor = loadCase.load === "empty" ? startFactorEmpty : startFactorFull;
    return startForce(trace, { startFactor, installedPower, efficiency, beltSpeed });
  });
  trace.place = { loadCase: loadCase.name };
  return totalStartForce(trace, forces);
}
