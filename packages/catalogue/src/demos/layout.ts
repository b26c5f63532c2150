import type { PointSpec } from "./description.ts";

/** A place on the belt line of the carrying strand; all heights of the demos are levels of the belt. Tail and head are the first and the last of a profile. */
export interface Station extends Partial<Omit<PointSpec, "x" | "z" | "pType">> {
  readonly x: number;
  readonly z: number;
  readonly pType?: "Int. Pt" | "Hopper";
}

type Place = Pick<PointSpec, "x" | "z"> & Partial<PointSpec>;

/** Spans beside pulleys that stand close together have no idlers. */
export const free = { idlerSpacingMode: "Manual", idlerSpacingInp: 0 } as const;
export const back = { sectType: "Return" } as const;
const anticlockwise = { rotation: "Anti-clockwise" } as const;

export function hopper(x: number, z: number, capacityInp: number, more: Partial<Station> = {}): Station {
  return { pType: "Hopper", description: "Loading", skirtLength: 4, feedSpeed: 1, ...more, x, z, capacityInp };
}

/** The belt line at a place of the profile, so far above and aside. */
export function spotAt(profile: readonly Station[], x: number, above = 0): Pick<PointSpec, "x" | "z"> & { y: number } {
  const next = profile.findIndex((station, index) => index > 0 && station.x >= x);
  const [from, to] = [profile[next - 1], profile[next]];
  if (!from || !to) throw new Error(`The profile does not reach ${x} m.`);
  const share = (x - from.x) / (to.x - from.x);
  const [fromY, toY] = [from.y ?? 0, to.y ?? 0];
  return { x, y: round(fromY + (toY - fromY) * share), z: round(from.z + (to.z - from.z) * share + above) };
}

export function heightAt(profile: readonly Station[], x: number): number {
  return spotAt(profile, x).z;
}

/** The stations between tail and head; each section carries what the one before it carries unless it says otherwise. */
export function carry(stations: readonly Station[]): readonly PointSpec[] {
  let capacityInp = 0;
  return stations.map((station) => {
    capacityInp = station.capacityInp ?? capacityInp;
    const named = { pType: "Int. Pt", description: "Intermediate point" } as const;
    return { ...named, ...station, capacityInp, sectType: "Carry" };
  });
}

/** The return strand below the carrying one, from head to tail: the same curves, no hoppers. */
export function returning(stations: readonly Station[], drop: number): readonly PointSpec[] {
  return stations.toReversed().map(({ x, z, y, vertCurveRadiusInp, horizCurveRadiusInp }) => ({
    pType: "Int. Pt",
    description: "Return",
    ...back,
    x,
    z: round(z - drop),
    ...(y === undefined ? {} : { y }),
    ...(vertCurveRadiusInp === undefined ? {} : { vertCurveRadiusInp }),
    ...(horizCurveRadiusInp === undefined ? {} : { horizCurveRadiusInp }),
  }));
}

/** A pulley under the belt line of the carrying strand, turned by the belt as it passes over. */
export function under(pType: PointSpec["pType"], line: Station, dia: number, more: Partial<PointSpec>): PointSpec {
  return { description: pType, y: line.y ?? 0, ...more, pType, dia, x: line.x, z: round(line.z) };
}

/** A pulley whose top carries the return belt: snubs and bends. */
export function bendUnder(line: Place, dia: number, more: Partial<PointSpec> = {}): PointSpec {
  return { description: "Bend", ...back, ...anticlockwise, ...more, ...line, pType: "Bend", dia, z: round(line.z) };
}

interface TakeUpSpec {
  readonly x: number;
  /** Belt line of the return strand there. */
  readonly z: number;
  readonly y?: number;
  readonly bendDia: number;
  readonly dia: number;
  /** From the return belt down to the lowest place of the loop. */
  readonly depth: number;
  readonly name?: string;
}

/** Two bends and the pulley that hangs between them in the return strand. */
export function hangingTakeUp({ x, z, y, bendDia, dia, depth, name }: TakeUpSpec): readonly PointSpec[] {
  const reach = (bendDia + dia) / 2000;
  const plan = y === undefined ? {} : { y };
  const bend = { description: "Take-up bend", ...plan };
  const description = name ?? "Gravity take-up";
  return [
    bendUnder({ x: round(x + reach), z }, bendDia, { ...bend, ...free }),
    { pType: "Takeup", description, ...back, ...free, ...plan, dia, x, z: round(z - depth) },
    bendUnder({ x: round(x - reach), z }, bendDia, bend),
  ];
}

interface TandemSpec {
  readonly x: number;
  readonly z: number;
  readonly y?: number;
  readonly dia: number;
  readonly driveNos: readonly [number, number];
}

/** Two drive pulleys in the return strand that the belt passes in an S, with a wrap of some 210 degrees each. */
export function tandemDrives({ x, z, y, dia, driveNos }: TandemSpec): readonly PointSpec[] {
  const radius = dia / 2000;
  const plan = y === undefined ? {} : { y };
  const drive = { pType: "Drive", dia, ...back, ...free, ...plan } as const;
  const first = { x, z: round(z) };
  const second = { x: round(x + 2.6 * radius), z: round(z - 1.2 * radius) };
  return [
    { ...drive, ...first, ...anticlockwise, description: "Primary drive", linkToDriveNo: driveNos[0] },
    { ...drive, ...second, description: "Secondary drive", linkToDriveNo: driveNos[1] },
  ];
}

/** Where the belt line runs that leaves the second of two tandem drives. */
export function belowTandem({ z, dia }: Pick<TandemSpec, "z" | "dia">): number {
  return round(z - 3.2 * (dia / 2000));
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
