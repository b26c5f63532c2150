import type { RecordDefinition } from "./definition.ts";
import { conveyorOutputs } from "./outputs.ts";
import { belt } from "./records/belt.ts";
import { feeder, hopper, pulleyInertia, trajectory, transition, tube, turnover } from "./records/calculators.ts";
import {
  carryIdler,
  companyProfile,
  conveyorBelt,
  conveyorMaterial,
  coverRubber,
  returnIdler,
} from "./records/conveyor-components.ts";
import {
  costCarbon,
  costEconomics,
  costEnergy,
  costMoney,
  costStructure,
  costTrucks,
  costWear,
  mostCostRows,
  structureSegment,
  typedCost,
} from "./records/cost.ts";
import { capacity, material } from "./records/cross-section.ts";
import { curves, horizontalCurves, verticalCurves } from "./records/curves.ts";
import { drawings } from "./records/display.ts";
import { drive, mostDrives } from "./records/drive.ts";
import { dutyState, mostDutyStates, starts } from "./records/duty.ts";
import { dynamic } from "./records/dynamic.ts";
import { calculation, docUser, general, site } from "./records/general.ts";
import { carryIdlers, idlerChecks, returnIdlers } from "./records/idler.ts";
import { loadCase, mostLoadCases } from "./records/load-case.ts";
import { mostPulls, pull } from "./records/pull.ts";
import { cema, cemaUniversal, dinFriction, resistances, visco } from "./records/resistances.ts";
import { starting } from "./records/starting.ts";
import { takeUp } from "./records/take-up.ts";
import { mostUncertainInputs, study, uncertainInput } from "./records/uncertainty.ts";

/** The conveyor document: everything a person may type, in the order of the forms and of the files. */
export const conveyorDefinition: RecordDefinition = {
  title: "Conveyor",
  typeName: "Conveyor",
  groups: [
    general,
    site,
    calculation,
    material,
    capacity,
    belt,
    carryIdlers,
    returnIdlers,
    idlerChecks,
    resistances,
    cema,
    cemaUniversal,
    dinFriction,
    visco,
    takeUp,
    curves,
    verticalCurves,
    horizontalCurves,
    starting,
    starts,
    dynamic,
    study,
    costMoney,
    costStructure,
    costEnergy,
    costWear,
    costCarbon,
    costEconomics,
    costTrucks,
    feeder,
    turnover,
    trajectory,
    tube,
    hopper,
    transition,
    pulleyInertia,
    drawings,
  ],
  parts: [
    { kind: "list", name: "docUsers", itemName: "docUser", form: "general", record: docUser, maxRows: 1000 },
    { kind: "record", name: "matl", form: "material", record: conveyorMaterial },
    { kind: "record", name: "belt", form: "belt", record: conveyorBelt },
    { kind: "record", name: "csIdler", form: "carryIdlers", record: carryIdler },
    { kind: "record", name: "rsIdler", form: "returnIdlers", record: returnIdler },
    { kind: "record", name: "bottomRubber", form: "visco", record: coverRubber },
    { kind: "record", name: "topRubber", form: "visco", record: coverRubber },
    { kind: "record", name: "methodProfile", form: "calculation", record: companyProfile },
    { kind: "list", name: "pulls", itemName: "pull", form: "points", record: pull, maxRows: mostPulls },
    { kind: "list", name: "drives", itemName: "drive", form: "drives", record: drive, maxRows: mostDrives },
    {
      kind: "list",
      name: "loadCases",
      itemName: "loadCase",
      form: "loadCases",
      record: loadCase,
      maxRows: mostLoadCases,
    },
    { kind: "list", name: "duty", itemName: "dutyState", form: "duty", record: dutyState, maxRows: mostDutyStates },
    {
      kind: "list",
      name: "uncertainInputs",
      itemName: "uncertainInput",
      form: "uncertainty",
      record: uncertainInput,
      maxRows: mostUncertainInputs,
    },
    { kind: "list", name: "costTyped", itemName: "typedCost", form: "cost", record: typedCost, maxRows: mostCostRows },
    {
      kind: "list",
      name: "structureSegments",
      itemName: "structureSegment",
      form: "cost",
      record: structureSegment,
      maxRows: mostCostRows,
    },
  ],
  outputs: conveyorOutputs,
};
