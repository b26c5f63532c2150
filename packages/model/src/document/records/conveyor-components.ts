import { belts } from "../../libraries/belts.ts";
import { idlers } from "../../libraries/idlers.ts";
import { materials } from "../../libraries/materials.ts";
import { methodProfiles } from "../../libraries/method-profiles.ts";
import { rubbers } from "../../libraries/rubbers.ts";
import { newConveyorDefaults as start } from "../../reference/new-conveyor.ts";
import { component } from "./component.ts";

/** Gravel of the specification's new conveyor. */
export const conveyorMaterial = component(materials, {
  typeName: "ConveyorMaterial",
  form: "material",
  startsWith: "library",
  defaults: start.material,
});

export const conveyorBelt = component(belts, {
  typeName: "ConveyorBelt",
  form: "belt",
  startsWith: "library",
  defaults: { description: belts.newDescription, plies: start.belt.plies },
});

export const carryIdler = component(idlers, {
  typeName: "ConveyorIdler",
  form: "carryIdlers",
  startsWith: "library",
  defaults: {
    description: "Carry idler",
    ...start.carryIdler,
    rollDiaCentre: start.carryIdler.rollDia,
    rollDiaWing: start.carryIdler.rollDia,
  },
});

/** Two rolls at 10°, the faces and masses of ISO 1537 for a 1200 mm belt. */
export const returnIdler = component(idlers, {
  typeName: "ConveyorIdler",
  form: "returnIdlers",
  startsWith: "library",
  defaults: {
    description: "Return idler",
    idlerType: "Return",
    ...start.returnIdler,
    faceWidth: 700,
    faceWidthCentre: 700,
    faceWidthWing: 700,
    supportCtrs: 724,
    brgCtrs: 660,
    rotatingMass: 20,
    idlerSetMass: 42,
  },
});

/** Of the covers, where the viscoelastic method takes them from the library. */
export const coverRubber = component(rubbers, {
  typeName: "ConveyorRubber",
  form: "visco",
  startsWith: "library",
  defaults: { description: "", law: "Constant", branches: [] },
});

/** Factors and limits of a company; none until one is chosen. */
export const companyProfile = component(methodProfiles, {
  typeName: "CompanyProfile",
  form: "calculation",
  startsWith: "nothing",
});
