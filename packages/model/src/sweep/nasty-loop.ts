import { pullTypes } from "../document/records/pull.ts";
import { below, logarithmic, type NumberStream, pick } from "./number-stream.ts";

/** A record of a file before it is written. */
export type Loose = Record<string, unknown>;

/** A change of the points or drives as a whole. */
type LoopChange = (next: NumberStream, file: Loose) => void;

export const rowsOf = (file: Loose, list: "pulls" | "drives"): readonly Loose[] =>
  Array.isArray(file[list]) ? file[list] : [];

const many = (next: NumberStream): number => pick(next, [1, 1, 2, 2, 3, 5, 20, 120, 500]);

/** Rows with numbers of their own, where the change is not about numbers. */
function numbered(rows: readonly Loose[]): readonly Loose[] {
  return rows.map((row, at) => ({ ...row, noID: at + 1, no: at + 1 }));
}

const setPulls = (file: Loose, rows: readonly Loose[]): void => {
  file.pulls = numbered(rows);
};

const ofType = (pType: string, count: number): LoopChange => {
  return (next, file) => {
    const pulls = rowsOf(file, "pulls");
    const chosen = new Set(Array.from({ length: count }, () => below(next, pulls.length)));
    file.pulls = pulls.map((pull, at) => (chosen.has(at) ? { ...pull, pType } : pull));
  };
};

const everyPull = (change: (next: NumberStream, pull: Loose) => Loose): LoopChange => {
  return (next, file) => {
    file.pulls = rowsOf(file, "pulls").map((pull) => ({ ...pull, ...change(next, pull) }));
  };
};

const numberAt = (row: Loose, name: string): number => (typeof row[name] === "number" ? row[name] : 0);

function repeatPoint(next: NumberStream, file: Loose): void {
  const pulls = rowsOf(file, "pulls");
  const at = below(next, pulls.length);
  const one = pulls[at] ?? {};
  setPulls(file, [...pulls.slice(0, at), ...Array.from({ length: many(next) }, () => one), ...pulls.slice(at)]);
}

/** Points in a row from one to the next, rising and falling. */
function undulate(next: NumberStream, file: Loose): void {
  const pulls = rowsOf(file, "pulls");
  const at = below(next, pulls.length);
  const [from = {}, to = {}] = [pulls[at], pulls[at + 1]];
  const count = pick(next, [3, 10, 10, 40, 40, 200, 500]);
  const height = logarithmic(next, 0.01, 100);
  const between = Array.from({ length: count }, (_, step) => ({
    sectType: from.sectType,
    pType: "Int. Pt",
    x: numberAt(from, "x") + ((step + 1) / (count + 1)) * (numberAt(to, "x") - numberAt(from, "x")),
    z: numberAt(from, "z") + height * (next() - 0.5),
    y: next() < 0.9 ? numberAt(from, "y") : height * (next() - 0.5),
    capacityInp: from.capacityInp,
  }));
  setPulls(file, [...pulls.slice(0, at + 1), ...between, ...pulls.slice(at + 1)]);
}

function coincide(next: NumberStream, file: Loose): void {
  const pulls = rowsOf(file, "pulls");
  const { x, y, z } = pulls[below(next, pulls.length)] ?? {};
  const share = pick(next, [0.2, 0.5, 1]);
  const near = pick(next, [0, 0, 1e-12, 1e-6]);
  file.pulls = pulls.map((pull) => (next() < share ? { ...pull, x: Number(x) + near, y, z } : pull));
}

function fewPoints(next: NumberStream, file: Loose): void {
  const pulls = rowsOf(file, "pulls");
  const from = below(next, pulls.length);
  setPulls(file, pulls.slice(from, from + below(next, 4)));
}

function scale(next: NumberStream, file: Loose): void {
  const factor = pick(next, [1e-6, 1e-3, 0.01, 0.1, 10, 100, 1e3]);
  const axes = pick(next, [["x"], ["z"], ["x", "z"]]);
  file.pulls = rowsOf(file, "pulls").map((pull) => ({
    ...pull,
    ...Object.fromEntries(axes.map((axis) => [axis, Math.max(-1e6, Math.min(1e6, numberAt(pull, axis) * factor))])),
  }));
}

/** Drives more or fewer than the pulleys they turn. */
function changeDrives(next: NumberStream, file: Loose): void {
  const drives = rowsOf(file, "drives");
  const count = pick(next, [0, 1, 2, 3, 25]);
  file.drives = Array.from({ length: count }, (_, at) => ({
    ...drives[at % Math.max(1, drives.length)],
    driveNo: at + 1,
  }));
  if (next() < 0.3) return;
  let turned = 0;
  const pulls = rowsOf(file, "pulls");
  setPulls(
    file,
    Array.from({ length: Math.max(pulls.length, count + 2) }, (_, at) => {
      const pull = pulls[at % pulls.length] ?? {};
      const isDriven = turned < count && ["Drive", "Bend", "Pulley", "Tail"].includes(String(pull.pType));
      if (isDriven) turned += 1;
      return isDriven ? { ...pull, pType: "Drive", linkToDriveNo: turned } : { ...pull, linkToDriveNo: 0 };
    }),
  );
}

const flipped = (rotation: unknown) => (rotation === "Clockwise" ? "Anti-clockwise" : "Clockwise");

/** What may be wrong with a loop of points and its drives, whatever their other fields say. */
export const loopChanges: readonly [LoopChange, ...LoopChange[]] = [
  repeatPoint,
  undulate,
  undulate,
  coincide,
  fewPoints,
  scale,
  scale,
  changeDrives,
  ofType("Takeup", 1),
  ofType("Drive", 1),
  ofType("Hopper", 4),
  ofType("Int. Pt", 3),
  ofType("Pulley", 3),
  everyPull((next) => ({ pType: pick(next, pullTypes) })),
  everyPull((_next, { pType }) => (pType === "Takeup" || pType === "Drive" ? {} : { pType: "Pulley" })),
  everyPull((_next, { pType }) => (pType === "Takeup" || pType === "Drive" ? {} : { pType: "Int. Pt" })),
  everyPull((next, { rotation }) => (next() < 0.3 ? { rotation: flipped(rotation) } : {})),
  everyPull(() => ({ capacityInp: 0 })),
  everyPull(() => ({ z: 0 })),
  everyPull((next) => ({ sectType: pick(next, ["Carry", "Return"]) })),
  everyPull(() => ({ sectType: "Carry" })),
  everyPull(() => ({ idlerSpacingMode: "Manual", idlerSpacingInp: 0 })),
  everyPull((next) => ({ skirtLength: logarithmic(next, 0.1, 1e4) })),
  everyPull((next) => ({ horizCurveRadiusInp: logarithmic(next, 0.1, 1e5) })),
  everyPull((next) => ({ vertCurveRadiusInp: logarithmic(next, 0.1, 1e5) })),
  (_next, file) => setPulls(file, rowsOf(file, "pulls").toReversed()),
  (next, file) =>
    setPulls(
      file,
      rowsOf(file, "pulls").toSorted(() => next() - 0.5),
    ),
];
