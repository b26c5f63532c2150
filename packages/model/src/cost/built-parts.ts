import {
  type ComponentRow,
  type CostBelt,
  type CostDrive,
  type CostIdlers,
  type CostPulley,
  type DrivePart,
  type DriveTrain,
  discMassOf,
  itemMass,
  type Machine,
  type MachinePulley,
  type MachineSolution,
  type MassItem,
  rowOf,
  type Slot,
  type StrandIdlers,
  type Trace,
} from "@beltwright/engine";
import type { ComponentRows } from "../design/component-rows.ts";
import { driveId, pointId } from "../design/points.ts";
import { percent } from "../design/si.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive } from "../document/types/parts.ts";
import { driveCopies, driveSlots } from "../edits/component-slots.ts";
import { builtPart, type PartFields } from "./part-fields.ts";
import {
  beltRow,
  caliperRow,
  couplingRow,
  fluidCouplingRow,
  gearboxRow,
  holdbackRow,
  idlerRow,
  motorRow,
} from "./priced-parts.ts";

const grades = {
  General: "general",
  "Abrasion resistant": "abrasion",
  "Super abrasion resistant": "superAbrasion",
  "Low rolling resistance": "lowRollingResistance",
  "Fire resistant": "fireResistant",
  "Heat resistant": "heat",
  "Oil resistant": "oil",
} as const satisfies Readonly<Record<Conveyor["coverKind"], string>>;

/** The belt as solved; its price is that of the list of masses, 0 where none is known. */
export function beltToPrice(conveyor: Conveyor, { loop, machine }: MachineSolution, rows: ComponentRows): CostBelt {
  const { belt } = machine.design;
  const { topCover, bottomCover, mass, width } = belt;
  return {
    ...beltRow(builtPart(rows, "belts", belt.id, conveyor.belt)),
    width,
    length: loop.beltLength,
    mass,
    topCover,
    bottomCover,
    grade: grades[conveyor.coverKind],
    price: machine.masses.items.find(({ name }) => name === "belt")?.unitCost ?? 0,
  };
}

/** Sets of both strands; impact sets stand on the frames of the carry strand. */
export function idlersToPrice(
  { csIdler, rsIdler }: Conveyor,
  { carryIdlers, returnIdlers }: Machine,
  rows: ComponentRows,
): readonly CostIdlers[] {
  const strand = (name: CostIdlers["name"], idlers: StrandIdlers, sets: number, held: object): CostIdlers => {
    const row = idlerRow(builtPart(rows, "idlers", idlers.set.id, held));
    const { life } = idlers.nominal.check;
    const { rotatingMass, setMass, price } = idlers.set;
    const type = name === "impactIdlers" ? "Impact" : row.type;
    return { ...row, rotatingMass, setMass, price, name, sets, type, ...(life === undefined ? {} : { life }) };
  };
  return [
    ...(carryIdlers ? [strand("carryIdlers", carryIdlers, carryIdlers.sets, csIdler)] : []),
    ...(carryIdlers && carryIdlers.impactSets > 0
      ? [strand("impactIdlers", carryIdlers, carryIdlers.impactSets, csIdler)]
      : []),
    ...(returnIdlers ? [strand("returnIdlers", returnIdlers, returnIdlers.sets, rsIdler)] : []),
  ];
}

/** Pulleys as built, with what their parts cost. */
export function pulleysToPrice({ pulls }: Conveyor, { pulleys }: Machine): readonly CostPulley[] {
  return pulleys.flatMap((pulley) => {
    const pull = pulls.find((one) => pointId(one) === pulley.pointId);
    return pull === undefined || !isWhole(pulley) ? [] : [pulleyToPrice(pull, pulley)];
  });
}

/** Sizes that make a pulley; a sketch without a shaft is none. */
function isWhole({ built }: MachinePulley): boolean {
  const { shellDiameter, shellThickness, shaftDiameter, faceWidth } = built.body;
  const inside = shellDiameter - 2 * shellThickness;
  return shaftDiameter > 0 && faceWidth > 0 && inside > shaftDiameter;
}

function pulleyToPrice(pull: Conveyor["pulls"][number], pulley: MachinePulley): CostPulley {
  const { parts, built, lagging } = pulley;
  const isChosen = parts.kind === "selected";
  const { shaft, shell } = pull;
  return {
    pointId: pulley.pointId,
    body: built.body,
    lagging: lagging.kind === "none" ? "none" : lagging.kind === "ceramic" ? "ceramic" : "rubber",
    bearingSeat: built.seatDiameter,
    bearing: isChosen ? (/\b2\d{4}\b/.exec(parts.shaft.description)?.[0] ?? "") : shaft.brgDesignation,
    hasTurbineDiscs: /turbine/i.test(isChosen ? parts.shell.description : shell.description),
    shellCost: isChosen ? parts.shell.cost : shell.cost,
    shaftCost: isChosen ? parts.shaft.cost : shaft.cost,
    bearingCost: isChosen ? parts.shaft.bearingCost : shaft.brgCost,
  };
}

/** Drives whose components are known. */
export function drivesToPrice(
  { drives }: Conveyor,
  machine: Machine,
  rows: ComponentRows,
  trace: Trace,
): readonly CostDrive[] {
  return machine.drives.flatMap((train) => {
    const drive = drives.find((one) => driveId(one) === train.driveId);
    const loadShare = machine.design.drives.find(({ id }) => id === train.driveId)?.loadShare;
    if (drive === undefined || loadShare === undefined) return [];
    return [driveToPrice({ drive, train, loadShare }, machine, rows, trace)];
  });
}

/** How many of a part of this drive the list of masses counts. */
function countOf({ masses }: Machine, name: MassItem["name"], id: string): number | undefined {
  return masses.items.find((item) => item.name === name && item.driveId === id)?.quantity;
}

interface Placed {
  readonly drive: Drive;
  readonly train: DriveTrain;
  readonly loadShare: number;
}

function driveToPrice(
  { drive, train, loadShare }: Placed,
  machine: Machine,
  rows: ComponentRows,
  trace: Trace,
): CostDrive {
  const { driveId: id, slots, motors } = train;
  const part = <Priced>(name: DrivePart, priced: (fields: PartFields) => Priced): Priced | undefined => {
    const copy = driveCopies[name];
    const slot: Slot<ComponentRow> = slots[name];
    const row = rowOf(slot);
    return row === undefined ? undefined : priced(builtPart(rows, driveSlots[copy].library, row.id, drive[copy]));
  };
  const [motor, gearbox, fluid] = [
    part("motor", motorRow),
    part("gearbox", gearboxRow),
    part("fluidCoupling", fluidCouplingRow),
  ];
  const [holdback, caliper] = [part("holdback", holdbackRow), part("brake", caliperRow)];
  const couplings = [part("highSpeedCoupling", couplingRow), part("lowSpeedCoupling", couplingRow)];
  const starter = rowOf(slots.starter)?.category;
  return {
    driveId: id,
    motors,
    loadShare,
    efficiency: percent(drive.driveEff),
    ...(motor && { motor }),
    starter: starter ?? (fluid ? "Fluid Coupling" : "Direct On Line"),
    ...(gearbox && { gearbox }),
    ...(fluid && { fluidCoupling: fluid }),
    couplings: couplings.flatMap((one) => one ?? []),
    ...(holdback && { holdback: { ...holdback, quantity: countOf(machine, "holdback", id) ?? motors } }),
    ...(caliper && {
      brake: { ...caliper, quantity: countOf(machine, "brake", id) ?? motors, discMass: discsOf(train, trace) },
    }),
  };
}

/** Discs of all motor lines, kg. */
function discsOf({ brake, motors }: DriveTrain, trace: Trace): number {
  const { disc } = brake;
  if (disc === undefined) return 0;
  const { diameter, thickness, discs } = disc;
  const mass = discMassOf(trace, { diameter, thickness, count: discs });
  return itemMass(trace, { quantity: motors, unitMass: mass });
}
