/** Something worth trying on a demo; `field` is where it is done. */
interface ToTry {
  readonly text: string;
  readonly field: string;
}

/** What a demo is about in two sentences, and three things to try on it. */
interface DemoStory {
  readonly story: string;
  readonly toTry: readonly [ToTry, ToTry, ToTry];
}

/** The stories of the demos by their numbers. They quote what was entered, never what comes out. */
export const demoStories: Readonly<Record<string, DemoStory>> = {
  "CV 01": {
    story:
      "A quarry lifts 777 t/h of limestone 11.2 m to its crusher. Speed, belt, idlers, take-up and brake are those of a published design summary.",
    toTry: [
      { text: "Raise the capacity to 1200 t/h", field: "capacityInp" },
      { text: "Run the belt faster", field: "beltSpeedInp" },
      { text: "Halve the take-up mass", field: "takeUpMass" },
    ],
  },
  C3: {
    story:
      "Coal travels 21 km to a power station at 7.5 m/s through four horizontal curves. Two drives pull at the head, one half way and one at the tail.",
    toTry: [
      { text: "Mend the take-up mass", field: "takeUpMass" },
      { text: "Reduce the carry idler spacing", field: "nomCSSpacing" },
      { text: "Change the bottom cover rubber", field: "viscoBottomRubber" },
    ],
  },
  "DH-120": {
    story:
      "Limestone comes 120 m down from a quarry, and the motor works as a generator. When the mains fail, disc brakes must hold the loaded belt.",
    toTry: [
      { text: "Raise the capacity and watch the power fed back", field: "capacityInp" },
      { text: "Reduce the brake torque", field: "drives[0].brakeTorqueLSS" },
      { text: "Run the belt slower", field: "beltSpeedInp" },
    ],
  },
  "PC-300": {
    story:
      "Petroleum coke is rolled into a pipe of 300 mm, closed against dust and wind. The pipe turns in a horizontal and a vertical curve of 300 m radius.",
    toTry: [
      { text: "Try a narrower pipe", field: "pipeDia" },
      { text: "Raise the capacity until the pipe is full", field: "capacityInp" },
      { text: "Change the friction factor", field: "frictionFactorInp" },
    ],
  },
  "SR-BOOM": {
    story:
      "The boom of a stacker throws 4000 t/h of iron ore onto the stockpile, raised to 12°. Hydraulic cylinders at the tail tighten the belt, as no weight can hang from a boom that luffs.",
    toTry: [
      { text: "Lower the tension of the cylinders", field: "takeupTensionInp" },
      { text: "Run the belt faster", field: "beltSpeedInp" },
      { text: "Take a narrower belt", field: "beltWidthInp" },
    ],
  },
  "TR-07": {
    story:
      "A tripper travels along 180 m of belt and fills one bunker after the other. The belt climbs it, unloads over its head pulley and runs on empty.",
    toTry: [
      { text: "Raise the capacity", field: "capacityInp" },
      { text: "Change the belt speed", field: "beltSpeedInp" },
      { text: "Increase the carry idler spacing", field: "nomCSSpacing" },
    ],
  },
  "SH-01": {
    story:
      "A shuttle of 36 m runs in both directions over a row of mill feed bins. Both are calculated, and shafts are checked for the reversing torque.",
    toTry: [
      { text: "Let it run in one direction only", field: "reversible" },
      { text: "Loosen the screws at the tail", field: "takeupTensionInp" },
      { text: "Raise the capacity", field: "capacityInp" },
    ],
  },
  "HL-200": {
    story:
      "Crushed ore leaves the pit on one flight of 1.2 km with 203 m of lift. Two drives with a holdback each keep the loaded belt from running back.",
    toTry: [
      { text: "Reduce the take-up mass", field: "takeUpMass" },
      { text: "Change the belt safety factor", field: "staticSafetyFactor" },
      { text: "Raise the capacity", field: "capacityInp" },
    ],
  },
  "UG-BOOST": {
    story:
      "A trunk belt of 4.2 km carries the coal of a longwall underground. A booster half way keeps the belt to a class that can be spliced there.",
    toTry: [
      { text: "Change the tension of the winch", field: "takeupTensionInp" },
      { text: "Change the friction factor", field: "frictionFactorInp" },
      { text: "Raise the capacity", field: "capacityInp" },
    ],
  },
  "BF-02": {
    story:
      "A belt feeder of 9 m draws coarse ore from under a hopper at 0.35 m/s. Shearing the ore out of the hopper takes more than moving the belt.",
    toTry: [
      { text: "Raise the material level in the hopper", field: "fdrMaterialH" },
      { text: "Open the hopper wider", field: "fdrHopperWidthB" },
      { text: "Run the feeder faster", field: "beltSpeedInp" },
    ],
  },
  C223: {
    story:
      "An export terminal loads ships with 9400 t/h of iron ore over a belt 1800 mm wide. Its main figures are those of a published design summary.",
    toTry: [
      { text: "Change the start factor", field: "startupFactor" },
      { text: "Take a narrower belt", field: "beltWidthInp" },
      { text: "Reduce the take-up mass", field: "takeUpMass" },
    ],
  },
  "GB-36": {
    story:
      "A gallery belt 36 in wide carries 20 000 bushels of wheat an hour through a grain elevator. It is designed by CEMA and shown in imperial units.",
    toTry: [
      { text: "Show it in metric units", field: "metric" },
      { text: "Raise the capacity", field: "capacityInp" },
      { text: "Calculate by another method", field: "calcMethod" },
    ],
  },
  "RC-06": {
    story:
      "Six hoppers in a reclaim tunnel add 300 t/h each to one belt. Behind the last one it carries 1800 t/h up to the screen house.",
    toTry: [
      { text: "Change the belt speed", field: "beltSpeedInp" },
      { text: "Take a narrower belt", field: "beltWidthInp" },
      { text: "Calculate by another method", field: "calcMethod" },
    ],
  },
  "CC-40": {
    story:
      "A yard conveyor in the far north starts at −40 °C. The cold raises every friction, so its motors and take-up are those of a winter start.",
    toTry: [
      { text: "Raise the lowest temperature", field: "minTemp" },
      { text: "Raise the capacity", field: "capacityInp" },
      { text: "Increase the carry idler spacing", field: "nomCSSpacing" },
    ],
  },
  "BC-01": {
    story:
      "A slow belt of 104 m lifts coal 20.8 m into a boiler house. Its main figures are those of a published design summary.",
    toTry: [
      { text: "Double the capacity", field: "capacityInp" },
      { text: "Run the belt faster", field: "beltSpeedInp" },
      { text: "Calculate by another method", field: "calcMethod" },
    ],
  },
  CV4: {
    story:
      "A plant feed conveyor of 161 m lifts coal 27.9 m. Its main figures are those of a published design summary.",
    toTry: [
      { text: "Change the take-up mass", field: "takeUpMass" },
      { text: "Raise the capacity", field: "capacityInp" },
      { text: "Change the start factor", field: "startupFactor" },
    ],
  },
  "OL-65": {
    story:
      "An overland belt of 6.5 km has two drives at the head and one at the tail, which share the load by control. It creeps at 4 % of its speed until it is tight to the far end, then runs up.",
    toTry: [
      { text: "Start in half the time", field: "rampTime" },
      { text: "Leave out the creeping", field: "dwellTime" },
      { text: "Change the take-up mass", field: "takeUpMass" },
    ],
  },
  "DH-140": {
    story:
      "2500 t/h of limestone come 140 m down and drive the belt, which two drives hold back. Controlled disc brakes stop it, and their hydraulics have a supply of their own.",
    toTry: [
      { text: "Stop it in half the time", field: "designStopTime" },
      { text: "Let the brakes lose their control with the mains", field: "brakeControlBackup" },
      { text: "Raise the capacity", field: "capacityInp" },
    ],
  },
  "IN-180": {
    story:
      "One motor behind a fluid coupling drives an incline of 180 m. The coupling decides how the belt starts, and no start factor is typed.",
    toTry: [
      { text: "Raise the capacity", field: "capacityInp" },
      { text: "Change the take-up mass", field: "takeUpMass" },
      { text: "Run the belt faster", field: "beltSpeedInp" },
    ],
  },
};
