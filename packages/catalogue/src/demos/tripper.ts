import type { DemoDescription, PointSpec } from "./description.ts";
import { back, bendUnder, carry, free, hangingTakeUp, hopper, returning, under } from "./layout.ts";

const capacity = 1200;
const line = 1;
const drop = 0.6;
/** Where the tripper stands now, and how high it lifts the belt. */
const tripper = { foot: 93, x: 118, z: line + 3.2 };

function points(): readonly PointSpec[] {
  const end = { x: 180, z: line };
  return [
    under("Tail", { x: 0, z: line }, 650, { description: "Tail" }),
    ...carry([
      hopper(4, line, capacity, { skirtLength: 5 }),
      { x: tripper.foot, z: line, description: "Tripper ramp" },
    ]),
    under("Pulley", tripper, 650, { description: "Tripper head", noOfScrapers: 1, ...free }),
    {
      pType: "Bend",
      description: "Tripper bend",
      dia: 508,
      rotation: "Anti-clockwise",
      x: tripper.x - 0.9,
      z: tripper.z - 0.746,
      ...free,
    },
    ...carry([{ x: tripper.x + 8, z: line, capacityInp: 0, description: "Behind the tripper" }]),
    under("Drive", end, 800, { description: "Head drive", linkToDriveNo: 1, noOfScrapers: 1, ...back, ...free }),
    bendUnder({ x: 179.2, z: line - drop }, 508, { description: "Snub" }),
    ...hangingTakeUp({ x: 160, z: line - drop, bendDia: 508, dia: 650, depth: 4 }),
    ...returning([{ x: 80, z: line }], drop),
  ];
}

export const bunkerTripper: DemoDescription = {
  convNo: "TR-07",
  project: "Boiler house bunkers",
  clientName: "Power station",
  comments:
    "Bunker conveyor of 180 m with a travelling tripper, shown 118 m from the tail: the belt climbs the tripper, unloads over its head pulley, turns back and runs on empty to the head drive.",
  explained: [
    {
      methods: ["VISCO"],
      codes: ["drive-missing-holdback"],
      because: "With its low friction the loaded tripper would run back, and the drive has no holdback.",
    },
  ],
  values: {
    calcMethod: "ISO",
    capacityInp: capacity,
    beltSpeedInp: 2.5,
    beltWidthInp: 1200,
    topCover: 6,
    bottomCover: 3,
    nomCSSpacing: 1.2,
    nomRSSpacing: 3,
    takeupIncrement: 100,
  },
  material: { row: "Coal, thermal, washed, 0-50 mm" },
  belt: { row: "EP500/3 polyester-nylon" },
  carryIdler: { category: "Sandvik Carry", rolls: 3, trough: 35, rollDia: 152 },
  returnIdler: { category: "Sandvik Return", rolls: 2, trough: 10, rollDia: 152 },
  drives: [{ power: 45, hasFluidCoupling: true }],
  points: points(),
};
