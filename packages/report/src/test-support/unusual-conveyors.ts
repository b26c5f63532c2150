import { type Conveyor, firstDesign, newConveyor, newDrive, newPull, type Pull } from "@beltwright/model";

/** Conveyors no demo is like: each asks something else of a layout. */
export function unusualConveyors(): readonly Conveyor[] {
  const usual = firstDesign({ capacity: 900, length: 250, lift: 12, width: 1000 });
  return [
    named("Fewest points", { ...usual, pulls: fewestPoints(usual) }),
    named("Pipe", pipe(usual)),
    named("Overfull pipe", { ...pipe(bent()), capacityInp: 5000 }),
    named("Six rolls", sixRolls(usual)),
    wordy(usual),
    named("Nothing to carry", idle(usual)),
    named("Many drives", manyDrives()),
    named("Bent", bent()),
    named("Tiny", firstDesign({ capacity: 20, length: 6, lift: 0, width: 500 })),
    named("Huge", firstDesign({ capacity: 38_000, length: 30_000, lift: 900, width: 3200 })),
  ];
}

const named = (convNo: string, conveyor: Conveyor): Conveyor => ({ ...conveyor, convNo });

function numbered(pulls: readonly Pull[]): Conveyor["pulls"] {
  return pulls.map((pull, at) => ({ ...pull, no: at + 1, noID: at + 1, screenX: pull.x, screenZ: pull.z }));
}

/** The tail is the take-up. */
function fewestPoints({ pulls }: Conveyor): Conveyor["pulls"] {
  const ends = pulls.filter(({ pType }) => pType === "Tail" || pType === "Drive");
  return numbered(ends.map((pull) => (pull.pType === "Tail" ? { ...pull, pType: "Takeup" } : pull)));
}

function pipe(usual: Conveyor): Conveyor {
  const csIdler = { ...usual.csIdler, noOfRolls: 6, troughAngle: 360, faceWidth: 200, faceWidthCentre: 200 };
  return { ...usual, csIdler, rsIdler: csIdler, beltWidthInp: 1600, pipeDia: 400, capacityInp: 500 };
}

function sixRolls(usual: Conveyor): Conveyor {
  const csIdler = { ...usual.csIdler, noOfRolls: 6, troughAngle: 90, faceWidth: 170, faceWidthCentre: 170 };
  return { ...usual, csIdler: { ...csIdler, faceWidthWing: 170 } };
}

const long = (start: string, length: number) =>
  `${start} ${"North extension of the overland system, second stage ".repeat(9)}`.slice(0, length);
const unbroken = (length: number) => "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk".repeat(4).slice(0, length);

/** Every name as long as the document allows. */
function wordy(usual: Conveyor): Conveyor {
  return {
    ...usual,
    convNo: long("CV-1001-A", 100),
    coName: long("Consulting Engineers", 100),
    clientName: unbroken(100),
    designedBy: long("Dr.-Ing. Maximiliane", 100),
    project: long("Project", 200),
    projectNo: unbroken(100),
    designDate: "the fourteenth day of November, 2026 AD",
    designerComments: `${long("Remark", 400)}\n\n${unbroken(200)}\n`.repeat(12),
    matl: { ...usual.matl, description: long("Gravel", 200) },
    belt: { ...usual.belt, description: unbroken(200) },
    csIdler: { ...usual.csIdler, description: long("Idler", 200) },
    pulls: usual.pulls.map((pull, at) => ({ ...pull, description: at % 2 === 0 ? long("Point", 200) : unbroken(200) })),
    drives: usual.drives.map((drive) => ({ ...drive, motor: { ...drive.motor, description: unbroken(200) } })),
  };
}

function idle(usual: Conveyor): Conveyor {
  const matl = { ...usual.matl, description: "", loBD: 1, hiBD: 1, surchargeAngle: 0, lumpSize: 0 };
  return { ...usual, matl, capacityInp: 0, pulls: usual.pulls.map((pull) => ({ ...pull, capacityInp: 0 })) };
}

/** As a booster conveyor has them: one drive after another along the carrying strand. */
function manyDrives(): Conveyor {
  const start = newConveyor();
  const boosters = Array.from({ length: 7 }, (_, at) => [
    { ...newPull("Drive"), linkToDriveNo: at + 2, x: 200 + 300 * at, z: 4 + at, sectType: "Carry" as const },
    { ...newPull("Hopper"), x: 210 + 300 * at, z: 3.6 + at, capacityInp: 400, sectType: "Carry" as const },
  ]).flat();
  const [tail, loading, ...rest] = start.pulls;
  const moved = rest.map((pull) => ({ ...pull, x: pull.x + 2400 }));
  const pulls = [tail, loading, ...boosters, ...moved].filter((pull) => pull !== undefined);
  return { ...start, pulls: numbered(pulls), drives: [1, 2, 3, 4, 5, 6, 7, 8].map(newDrive) };
}

/** Vertical and horizontal curves one after another. */
function bent(): Conveyor {
  const start = newConveyor();
  const [tail, loading, ...rest] = start.pulls;
  const corners = Array.from({ length: 12 }, (_, at) => ({
    ...newPull("Int. Pt"),
    sectType: "Carry" as const,
    x: 100 + 150 * at,
    y: at % 2 === 0 ? 0 : 20,
    z: 2 + 4 * (at % 3),
    capacityInp: loading?.capacityInp ?? 0,
    vertCurveRadiusInp: 600,
    horizCurveRadiusInp: at % 2 === 0 ? 400 : 0,
  }));
  const moved = rest.map((pull) => ({ ...pull, x: pull.x + 1900 }));
  const pulls = [tail, loading, ...corners, ...moved].filter((pull) => pull !== undefined);
  return { ...start, pulls: numbered(pulls) };
}

interface DrawnDesign {
  readonly capacity: number;
  readonly length: number;
  readonly lift: number;
  readonly width: number;
  /** Bare points on the carrying strand. */
  readonly points: number;
  readonly words: string;
}

/** A first design by drawn numbers, with points along it and names of any length. */
export function drawnConveyor({ points, words, lift, length, ...five }: DrawnDesign): Conveyor {
  const start = firstDesign({ ...five, lift, length });
  const [tail, loading, ...rest] = start.pulls;
  // As far as the head, or the first booster.
  const end = rest[0]?.x ?? length;
  const bare = Array.from({ length: points }, (_, at) => {
    const x = 8 + ((at + 1) * (end - 16)) / (points + 1);
    const place = { x, z: 1 + (lift * x) / length, capacityInp: loading?.capacityInp ?? 0 };
    return { ...newPull("Int. Pt"), ...place, sectType: "Carry" as const, description: at % 3 === 0 ? words : "" };
  });
  const pulls = [tail, loading, ...bare, ...rest].filter((pull) => pull !== undefined);
  return { ...start, convNo: words.slice(0, 100), project: words, pulls: numbered(pulls) };
}
