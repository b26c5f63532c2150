/** What an engineer looks at first, in this order, under the specification's names. */
export const resultGroups = [
  {
    title: "Tension",
    names: ["te", "totalTe", "totalTeUn", "totalTeInc", "totalTeDec", "tmax", "tmaxStartOrRun", "tmin"],
  },
  { title: "Power", names: ["absorbedPower", "installedPower"] },
  {
    title: "Load",
    names: [
      "percentBeltCapacity",
      "edgeDist",
      "edgeDistReq",
      "burdenDepth",
      "burdenWidth",
      "overlapDist",
      "loadAreaRequired",
      "loadAreaAvailable",
      "loadAreaFlooded",
      "floodedBeltCapacity",
    ],
  },
  {
    title: "Belt and take-up",
    names: ["beltSafetyRun", "beltSafetyStart", "beltMass", "totalBeltL", "ttup", "takeUpMassReq", "takeUpTravel"],
  },
  { title: "Traction", names: ["tractionCase", "tractionSurplus"] },
  {
    title: "Starting and stopping",
    names: [
      "tStart",
      "tStartEmpty",
      "tStopBraking",
      "tStopEmptyBraking",
      "tStopCoasting",
      "tStopEmptyCoasting",
      "sStopBraking",
      "sStopEmptyBraking",
      "sStopCoasting",
      "sStopEmptyCoasting",
    ],
  },
  { title: "Idlers", names: ["nomCSL10h", "nomRSL10h", "nomCSIdlerDefl", "nomRSIdlerDefl"] },
] as const;
