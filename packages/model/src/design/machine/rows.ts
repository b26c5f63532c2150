import {
  type BeltRow,
  bareTrace,
  findPlummerRating,
  type IdlerRow,
  type MachineRows,
  type PulleyWidthRow,
  rollerRating,
  type ShaftRow,
  type ShellRow,
} from "@beltwright/engine";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { LibraryRow } from "../../libraries/row.ts";
import { type ComponentRows, rowsOfSystem } from "../component-rows.ts";
import { driveRowsOf } from "../drive-train/rows.ts";
import { millimetres, toSi } from "../si.ts";
import { type IdlerFields, idlerRow } from "./idler-row.ts";
import { beltMinima, beltWidths, tensileMember } from "./machine-input.ts";

interface Prepared {
  readonly belts?: readonly (BeltRow & { readonly category: string })[];
  readonly widths?: readonly PulleyWidthRow[];
  readonly shells?: readonly ShellRow[];
  readonly shafts?: readonly ShaftRow[];
  readonly idlers?: readonly (IdlerRow & { readonly category: string; readonly type: string })[];
}

/** What was made of a set of libraries: converted by system of units, and parted by what a conveyor asks for. */
interface Known {
  readonly prepared: Map<boolean, Prepared>;
  readonly parted: Map<string, MachineRows>;
}

const known = new WeakMap<ComponentRows, Known>();

/**
 * The rows a conveyor may choose from, in SI. Whole libraries are converted and parted once, however often they are used:
 * selection sorts a list once for as long as it is the same.
 */
export function machineRowsOf(conveyor: Conveyor, rows: ComponentRows): MachineRows {
  const made = known.get(rows) ?? { prepared: new Map(), parted: new Map() };
  known.set(rows, made);
  const { metric, beltCategory, csIdler, csIdlerCategory, rsIdlerCategory } = conveyor;
  const key = JSON.stringify([metric, beltCategory, csIdler.idlerType, csIdlerCategory, rsIdlerCategory]);
  const parted = made.parted.get(key) ?? part(conveyor, rows, made);
  made.parted.set(key, parted);
  return parted;
}

function part(conveyor: Conveyor, rows: ComponentRows, made: Known): MachineRows {
  const prepared = made.prepared.get(conveyor.metric) ?? prepare(rows, conveyor.metric);
  made.prepared.set(conveyor.metric, prepared);
  const { belts, idlers, ...pulleys } = prepared;
  const drives = driveRowsOf(rows, conveyor.metric);
  return {
    ...pulleys,
    ...(belts === undefined ? {} : { belts: ofCategory(belts, conveyor.beltCategory) }),
    ...(idlers === undefined ? {} : idlersOf(conveyor, idlers)),
    ...(drives === undefined ? {} : { drives }),
  };
}

function prepare(rows: ComponentRows, metric: boolean): Prepared {
  const of = (library: string) => rows[library] && rowsOfSystem(rows[library], metric);
  const [belts, widths, shells] = [of("belts"), of("pullWidths"), of("pullShells")];
  const [shafts, idlers] = [of("pullShafts"), of("idlers")];
  return {
    ...(belts === undefined ? {} : { belts: belts.map(beltRow) }),
    ...(widths === undefined ? {} : { widths: widths.map(widthRow) }),
    ...(shells === undefined ? {} : { shells: shells.map(shellRow) }),
    ...(shafts === undefined ? {} : { shafts: shafts.map(shaftRow) }),
    ...(idlers === undefined ? {} : { idlers: idlers.map(setRow) }),
  };
}

const everything = "All";

function ofCategory<Row extends { readonly category: string }>(rows: readonly Row[], category: string): readonly Row[] {
  return category === everything || category === "" ? rows : rows.filter((row) => row.category === category);
}

function idlersOf(conveyor: Conveyor, idlers: NonNullable<Prepared["idlers"]>): MachineRows {
  const { csIdler, csIdlerCategory, rsIdlerCategory } = conveyor;
  const stands = idlerStands(
    idlers.map(({ type }) => type),
    csIdler.idlerType,
  );
  return {
    carryIdlers: ofCategory(idlers, csIdlerCategory).filter((row) => stands.carry(row.type)),
    returnIdlers: ofCategory(idlers, rsIdlerCategory).filter((row) => stands.return(row.type)),
  };
}

/**
 * Where sets of a type may stand. Carry idlers are those of the type in use; impact and transition sets stand only where
 * they are asked for.
 */
export function idlerStands(types: readonly string[], inUse: string) {
  const carry = types.includes(inUse) ? inUse : "Carry";
  return {
    carry: (type: string) => type === carry,
    return: (type: string) => /return/i.test(type),
  };
}

const number = (row: LibraryRow, name: string): number => {
  const value = row[name];
  return typeof value === "number" ? value : 0;
};
const text = (row: LibraryRow, name: string): string => {
  const value = row[name];
  return typeof value === "string" ? value : "";
};
const metres = (row: LibraryRow, name: string): number => millimetres(number(row, name));
const selectable = ({ _id, description, no, allowSelection }: LibraryRow) => ({
  id: _id,
  description,
  number: no,
  allowSelection,
});

function shellRow(row: LibraryRow): ShellRow {
  return {
    ...selectable(row),
    cost: number(row, "cost"),
    shellDiameter: metres(row, "shellDia"),
    shellThickness: metres(row, "shellThick"),
    discThickness: metres(row, "discThick"),
  };
}

function shaftRow(row: LibraryRow): ShaftRow {
  const designation = text(row, "brgDesignation");
  const bearingRating = rollerRating(bareTrace, designation);
  return {
    ...selectable(row),
    cost: number(row, "cost"),
    diameter: metres(row, "dia"),
    seatDiameter: metres(row, "brgDia"),
    bearingWidth: metres(row, "brgWidth"),
    ...(bearingRating === undefined ? {} : { bearingRating }),
    isRatingEstimated: findPlummerRating(designation) === undefined,
    bearingCost: number(row, "brgCost"),
  };
}

function widthRow(row: LibraryRow): PulleyWidthRow {
  return {
    ...selectable(row),
    cost: 0,
    beltWidth: metres(row, "beltWidth"),
    faceWidth: metres(row, "faceWidth"),
    bearingCentres: metres(row, "bearingCentres"),
    dischargeCentres: metres(row, "dischPulleyBrgCtrs"),
  };
}

function setRow(row: LibraryRow) {
  const { no, allowSelection, category } = row;
  const rankingPrice = number(row, "rankingPrice");
  return {
    ...idlerRow(idlerFields(row), { number: no, allowSelection }),
    ...(rankingPrice > 0 && { rankingPrice }),
    category,
    type: text(row, "idlerType"),
  };
}

function idlerFields(row: LibraryRow): IdlerFields {
  const { _id, description } = row;
  return {
    _id,
    description,
    bearing: text(row, "bearing"),
    beltWidth: number(row, "beltWidth"),
    noOfRolls: number(row, "noOfRolls"),
    troughAngle: number(row, "troughAngle"),
    rollDia: number(row, "rollDia"),
    faceWidth: number(row, "faceWidth"),
    faceWidthCentre: number(row, "faceWidthCentre"),
    faceWidthWing: number(row, "faceWidthWing"),
    bearingCRating: number(row, "bearingCRating"),
    shaftDia: number(row, "shaftDia"),
    allowShaftDefl: number(row, "allowShaftDefl"),
    supportCtrs: number(row, "supportCtrs"),
    brgCtrs: number(row, "brgCtrs"),
    faceToSprtDim: number(row, "faceToSprtDim"),
    faceToBrgDim: number(row, "faceToBrgDim"),
    rotatingMass: number(row, "rotatingMass"),
    idlerSetMass: number(row, "idlerSetMass"),
    price: number(row, "price"),
  };
}

function beltRow(row: LibraryRow): BeltRow & { readonly category: string } {
  const material = tensileMember(text(row, "fibre"));
  const rating = toSi(number(row, "allowableTension"), "kN/m");
  const kind = material === "steel-cord" ? "steel" : material === "aramid" ? undefined : material;
  const [carcassPrice, coverPrice] = [number(row, "carcassPrice"), 1000 * number(row, "coverPrice")];
  return {
    id: row._id,
    category: row.category,
    carcass: material === "steel-cord" ? "steel-cord" : "fabric",
    ...(kind === undefined ? {} : { carcassKind: kind }),
    isSelectable: row.allowSelection,
    strength: toSi(number(row, "beltStrength"), "kN/m"),
    ...(rating > 0 ? { rating } : {}),
    modulus: toSi(number(row, "beltModulus"), "kN/m"),
    carcassThickness: metres(row, "carcassT"),
    carcassMass: number(row, "carcassMass"),
    coverDensity: toSi(number(row, "coverDensity"), "kg/m2/mm"),
    price: carcassPrice,
    ...beltWidths((name) => number(row, name)),
    pulleyDiameters: classDiameters(row),
    minima: minimaOf(row),
    material,
    carcassPrice,
    coverPrice,
  };
}

function minimaOf(row: LibraryRow) {
  const at = (name: string) => number(row, `minPulleyDia${name}`);
  return beltMinima({
    minPulleyDiaA: at("A"),
    minPulleyDiaB: at("B"),
    minPulleyDiaC: at("C"),
    minPulleyDiaA60: at("A60"),
    minPulleyDiaB60: at("B60"),
    minPulleyDiaC60: at("C60"),
    minPulleyDiaA30: at("A30"),
    minPulleyDiaB30: at("B30"),
    minPulleyDiaC30: at("C30"),
  });
}

function classDiameters(row: LibraryRow): NonNullable<BeltRow["pulleyDiameters"]> {
  const { A, B, C } = minimaOf(row);
  const band = (name: "full" | "60" | "30") => ({ A: A[name], B: B[name], C: C[name] });
  return { above60: band("full"), above30: band("60"), upTo30: band("30") };
}
