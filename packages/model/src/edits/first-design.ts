import { calculate } from "../design/calculate.ts";
import { newConveyor } from "../document/new-conveyor.ts";
import type { StoredResults } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { firstLoop } from "./first-loop.ts";
import { withPulleys } from "./first-pulleys.ts";
import { idlerFaces, motorSizes, preferredSpeeds, textileBelts } from "./first-sizes.ts";
import { withStart } from "./first-start.ts";
import { type SelectedRow, selectConveyorComponent } from "./select-edits.ts";

/** The five numbers a conveyor can be started from. */
export interface FiveNumbers {
  /** t/h */
  readonly capacity: number;
  /** Along the ground from tail to head, m. */
  readonly length: number;
  /** Head above tail, m; negative downhill. */
  readonly lift: number;
  /** A row of the material library; the gravel of a new conveyor where not given. */
  readonly material?: SelectedRow | undefined;
  /** Belt, mm. */
  readonly width: number;
}

/** Fill a first design aims at, %. */
const aimedFill = 80;

/**
 * A complete first design: head drive with snub, gravity take-up, idlers of the width, a speed that carries the load,
 * a belt and motors strong enough. Whatever is chosen from a library stays on Auto, with values that do without one.
 */
export function firstDesign(five: FiveNumbers): Conveyor {
  const started = withSpeed(withIdlers(withMaterial(laid(five), five.material)));
  // Belt mass and motor inertia change the pull a little, and that the belt, the motor and the pulleys.
  const machined = withMachine(withMachine(started, five), five);
  const sized = withPulleys(relaid(withPulleys(machined), five));
  return withPulleys(relaid(withMachine(sized, five), five));
}

function laid({ capacity, length, lift, width }: FiveNumbers): Conveyor {
  const start = newConveyor();
  const pulls = firstLoop(start.pulls, { length, lift }).map((pull) => fitted(pull, capacity, width));
  return { ...start, pointsAre: "Belt line", capacityInp: capacity, beltWidthInp: width, pulls };
}

/** Larger pulleys need more room. */
function relaid(conveyor: Conveyor, { length, lift }: FiveNumbers): Conveyor {
  return { ...conveyor, pulls: firstLoop(conveyor.pulls, { length, lift }) };
}

function fitted(pull: Pull, capacity: number, width: number): Pull {
  const faceWidth = width + (width <= 1000 ? 150 : 200);
  const bearingCentres = faceWidth + 400;
  return {
    ...pull,
    capacityInp: pull.capacityInp > 0 ? capacity : 0,
    shell: { ...pull.shell, faceWidth },
    width: { ...pull.width, beltWidth: width, faceWidth, bearingCentres },
    shaft: { ...pull.shaft, brgCentres: bearingCentres, shaftL: bearingCentres + 250 },
  };
}

function withMaterial(conveyor: Conveyor, material: SelectedRow | undefined): Conveyor {
  if (!material) return conveyor;
  const outcome = selectConveyorComponent.apply(conveyor, { component: "matl", row: material });
  return outcome.kind === "changed" ? outcome.conveyor : conveyor;
}

/** Faces as standardised for the width; masses in proportion to the faces. */
function withIdlers(conveyor: Conveyor): Conveyor {
  const { carry, back } = idlerFaces(conveyor.beltWidthInp);
  return {
    ...conveyor,
    csIdler: withFace(conveyor.csIdler, carry, conveyor.beltWidthInp),
    rsIdler: withFace(conveyor.rsIdler, back, conveyor.beltWidthInp),
  };
}

function withFace(idler: Conveyor["csIdler"], face: number, beltWidth: number): Conveyor["csIdler"] {
  const share = face / idler.faceWidthCentre;
  return {
    ...idler,
    beltWidth,
    faceWidth: face,
    faceWidthCentre: face,
    faceWidthWing: face,
    supportCtrs: Math.round(idler.supportCtrs + face - idler.faceWidthCentre),
    brgCtrs: Math.round(idler.brgCtrs + face - idler.faceWidthCentre),
    rotatingMass: Number((idler.rotatingMass * share).toFixed(1)),
    idlerSetMass: Number((idler.idlerSetMass * share).toFixed(1)),
  };
}

/** The slowest usual speed at which the belt is not fuller than aimed at, as long as the material bears it. */
function withSpeed(conveyor: Conveyor): Conveyor {
  const fill = number(resultsOf(conveyor), "percentBeltCapacity");
  const needed = (conveyor.beltSpeedInp * fill) / aimedFill;
  const { maxSpeed } = conveyor.matl;
  const allowed = preferredSpeeds.filter((speed) => maxSpeed === 0 || speed <= maxSpeed);
  const speed = allowed.find((one) => one >= needed) ?? allowed.at(-1) ?? maxSpeed;
  return { ...conveyor, beltSpeedInp: speed };
}

function withMachine(conveyor: Conveyor, { length }: FiveNumbers): Conveyor {
  const results = resultsOf(conveyor);
  return withStart(withMotors(withBelt(conveyor, results), number(results, "absorbedPower")), length);
}

/** The lightest belt whose allowed pull is not exceeded, running or starting. */
function withBelt(conveyor: Conveyor, results: StoredResults): Conveyor {
  const { beltWidthInp, beltAllowTensionRise, staticSafetyFactor } = conveyor;
  const starting = number(results, "tmaxStartOrRun") / (beltAllowTensionRise / 100);
  const pull = (Math.max(number(results, "tmax"), starting) * 1000) / beltWidthInp;
  const belts = textileBelts(staticSafetyFactor);
  const belt = belts.find(({ allowableTension }) => allowableTension >= 1.02 * pull) ?? belts.at(-1);
  return belt ? { ...conveyor, belt: { ...conveyor.belt, ...belt } } : conveyor;
}

/** Most power of one motor, kW; larger drives have several. */
const largestMotor = 1000;
/** As many as the document holds; a finding says where that is too little. */
const mostMotors = 20;

function withMotors(conveyor: Conveyor, absorbed: number): Conveyor {
  const drives = conveyor.drives.map((drive) => {
    const needed = Math.abs(absorbed) * drive.motorSelectionFactor;
    const noOfMotors = Math.min(Math.max(1, Math.ceil(needed / largestMotor)), mostMotors);
    const size = motorSizes.find(({ power }) => power >= needed / noOfMotors) ?? motorSizes.at(-1);
    if (!size) return drive;
    const motor = { ...drive.motor, ...size, description: `${size.power} kW, ${drive.motor.poles} poles` };
    return { ...drive, noOfMotors, motor, gbox: { ...drive.gbox, ...gearOf(conveyor, size.speed) } };
  });
  return { ...conveyor, drives };
}

function gearOf({ pulls, beltSpeedInp }: Conveyor, motorSpeed: number) {
  const head = pulls.find(({ pType }) => pType === "Drive");
  const diameter = (head?.shell.shellDia ?? 800) + 2 * (head?.shell.laggingThick ?? 10);
  const pulleySpeed = (beltSpeedInp * 60_000) / (Math.PI * diameter);
  const ratio = Number((motorSpeed / pulleySpeed).toFixed(2));
  return { ratio, description: `1:${ratio}`, efficiency: 96 };
}

function resultsOf(conveyor: Conveyor): StoredResults {
  const calculation = calculate(conveyor);
  return calculation.kind === "calculated" ? calculation.results : {};
}

function number(results: StoredResults, name: string): number {
  const value = results[name];
  return typeof value === "number" ? value : 0;
}
