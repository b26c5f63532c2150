import type {
  CostBelt,
  CostCoupling,
  CostFluidCoupling,
  CostGearbox,
  CostHoldback,
  CostIdlers,
  CostMotor,
} from "@beltwright/engine";
import { millimetres, percent, toSi } from "../design/si.ts";
import type { PartFields } from "./part-fields.ts";

/** Belts, idlers and drive parts as prices look at them: from a library row or the copy in a document. SI. */

type BeltRow = Pick<
  CostBelt,
  "member" | "strength" | "plies" | "coverDensity" | "carcassMass" | "cords" | "cordDiameter"
>;

function memberOf(fibre: string): CostBelt["member"] {
  if (/steel/i.test(fibre)) return "steel";
  if (/aramid|kevlar/i.test(fibre)) return "aramid";
  return /woven/i.test(fibre) ? "woven" : "fabric";
}

export function beltRow({ number, words }: PartFields): BeltRow {
  const member = memberOf(`${words("fibre")} ${words("category")}`);
  return {
    member,
    strength: toSi(number("beltStrength"), "kN/m"),
    plies: number("plies"),
    coverDensity: toSi(number("coverDensity"), "kg/m2/mm"),
    carcassMass: number("carcassMass"),
    cords: number("numCables"),
    cordDiameter: millimetres(number("cableDia")),
  };
}

type IdlerRow = Pick<CostIdlers, "rolls" | "bore" | "rotatingMass" | "setMass" | "type" | "price">;

export function idlerRow({ number, words }: PartFields): IdlerRow {
  return {
    rolls: number("noOfRolls"),
    bore: millimetres(number("bearingDia")),
    rotatingMass: number("rotatingMass"),
    setMass: number("idlerSetMass"),
    type: words("idlerType"),
    price: number("price"),
  };
}

function efficiencyClass(words: string): CostMotor["efficiencyClass"] {
  const named = /IE([1-4])/i.exec(words)?.[1];
  return named === "1" ? "IE1" : named === "2" ? "IE2" : named === "4" ? "IE4" : "IE3";
}

/** A drive names the rating of its motor otherwise than the library. */
export function motorRow({ number, words }: PartFields): CostMotor {
  const rating = number("power") > 0 ? number("power") : number("powerRating");
  const about = `${words("category")} ${words("description")}`;
  return {
    power: toSi(rating, "kW"),
    poles: number("poles"),
    voltage: number("voltage"),
    isSlipRing: /slip ring|wound rotor/i.test(about),
    efficiencyClass: efficiencyClass(about),
    mass: number("mass"),
    price: number("price"),
    efficiency: [percent(number("eff50")), percent(number("eff75")), percent(number("eff100"))],
    powerFactor: [number("pf50"), number("pf75"), number("pf100")],
  };
}

export function gearboxRow({ number, is }: PartFields): CostGearbox {
  return {
    torque: number("maxTorque"),
    stages: number("noOfStages"),
    isParallel: is("parallelShafts"),
    isShaftMounted: is("shaftMount"),
    efficiency: percent(number("efficiency")),
    mass: number("mass"),
    price: number("price"),
  };
}

function fluidControl(words: string): CostFluidCoupling["control"] {
  if (/scoop/i.test(words)) return "scoop";
  return /fill controlled|tpkl/i.test(words) ? "fillControlled" : "fixed";
}

export function fluidCouplingRow({ number, words }: PartFields): CostFluidCoupling {
  return {
    control: fluidControl(`${words("category")} ${words("typeClass")}`),
    slip: percent(number("slip")),
    mass: number("mass"),
    price: number("price"),
  };
}

export function couplingRow({ number, words }: PartFields): CostCoupling {
  return { torque: number("torque"), type: words("type"), mass: number("mass"), price: number("price") };
}

export function holdbackRow({ number, words, is }: PartFields): Omit<CostHoldback, "quantity"> {
  return {
    torque: number("maxTorque"),
    type: words("typeIntExt") === "Internal" ? "Internal" : "External",
    isLimiting: is("torqueLimiting"),
    mass: number("mass"),
    price: number("price"),
  };
}

export function caliperRow({ number }: PartFields) {
  return {
    force: number("minClampingForce"),
    isHydraulic: number("operatingPressure") > 0,
    mass: number("mass"),
    price: number("price"),
  };
}
