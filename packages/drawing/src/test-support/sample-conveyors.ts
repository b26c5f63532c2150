import { type Conveyor, newConveyor, newPull } from "@beltwright/model";

/** The conveyor of the program with a vertical curve and a bend in plan. */
export function curvedConveyor(): Conveyor {
  const start = newConveyor();
  const [tail, loading, ...rest] = start.pulls;
  if (tail === undefined || loading === undefined) throw new Error("the new conveyor has points");
  const point = { ...newPull("Int. Pt"), capacityInp: loading.capacityInp };
  const pulls = [
    { ...tail, sectType: "Carry" as const },
    loading,
    { ...point, noID: 20, x: 40, z: 2, vertCurveRadiusInp: 150, description: "Concave <b>&" },
    { ...point, noID: 21, x: 70, z: 5, horizCurveRadiusInp: 60 },
    ...rest.map((pull) => (pull.x > 70 ? { ...pull, y: 8 } : pull)),
  ];
  return {
    ...start,
    convNo: "Curved",
    pulls: pulls.map((pull, at) => ({ ...pull, no: at + 1, screenX: pull.x, screenZ: pull.z })),
  };
}

/** As many bare points on each strand as asked for, over `length` metres. */
export function longConveyor(points: number, length: number): Conveyor {
  const start = newConveyor();
  const step = length / (points + 1);
  const bare = (at: number, sectType: "Carry" | "Return", sag: number) => ({
    ...newPull("Int. Pt"),
    sectType,
    x: step * at,
    z: 1 + 10 * Math.sin(at / 9) - sag,
  });
  const carry = Array.from({ length: points }, (_, at) => bare(at + 1, "Carry", 0));
  const back = Array.from({ length: points }, (_, at) => bare(points - at, "Return", 1.2));
  const head = { ...newPull("Drive"), x: length, z: 12, linkToDriveNo: 1, sectType: "Return" as const };
  const pulls = [{ ...newPull("Tail"), x: 0, z: 0 }, ...carry, head, ...back];
  return {
    ...start,
    convNo: "Long",
    pulls: pulls.map((pull, at) => ({ ...pull, no: at + 1, noID: at + 1, screenX: pull.x, screenZ: pull.z })),
  };
}

/** A long conveyor with two drives, their bends and the take-up within twelve metres at its head. */
export function crowdedConveyor(): Conveyor {
  const start = newConveyor();
  const head = [
    [0, 0, "Head pulley"],
    [-4, -2, "Primary drive"],
    [-1, -3, "Secondary drive"],
    [-6, -4, "Bend before the take-up"],
    [-7, -9, "Gravity take-up"],
    [-8, -4, "Bend after the take-up"],
    [-12, -3, "Bend of the return strand"],
  ] as const;
  const curve = { ...newPull("Int. Pt"), sectType: "Carry" as const, description: "Convex curve", x: 980, z: 59 };
  const pulls = [
    { ...newPull("Tail"), x: 0, z: 0, sectType: "Carry" as const },
    { ...newPull("Hopper"), description: "Loading", x: 6, z: 0.7, sectType: "Carry" as const },
    curve,
    ...head.map(([x, z, description]) => ({ ...newPull("Bend"), description, x: 1000 + x, z: 60 + z })),
    { ...curve, sectType: "Return" as const, description: "Return below the curve", z: 57.6 },
  ];
  return {
    ...start,
    convNo: "Crowded",
    pulls: pulls.map((pull, at) => ({ ...pull, no: at + 1, noID: at + 1, screenX: pull.x, screenZ: pull.z })),
  };
}

/** The carrying idler of the new conveyor changed to other rolls on a belt that suits them. */
export function withRolls(noOfRolls: number, troughAngle: number, faceWidth: number): Conveyor {
  const start = newConveyor();
  const csIdler = {
    ...start.csIdler,
    noOfRolls,
    troughAngle,
    faceWidth,
    faceWidthCentre: faceWidth,
    faceWidthWing: faceWidth,
  };
  const pipe = troughAngle === 360 ? { beltWidthInp: 1600, pipeDia: 400, capacityInp: 500 } : {};
  return { ...start, ...pipe, csIdler };
}

/** One to six rolls and the pipe. */
export const rollSets = [
  [1, 0, 1400],
  [2, 20, 700],
  [3, 35, 441],
  [4, 45, 350],
  [5, 60, 290],
  [6, 90, 250],
  [6, 360, 200],
] as const;
