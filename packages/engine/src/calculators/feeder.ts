import {
  columnHeight,
  columnLoad,
  feederLoad,
  flowLoadFactor,
  hopperHalfAngle,
  hydraulicRadius,
  initialLoadFactor,
  janssenPressure,
  shapeSource,
  stressParameterX,
  stressParameterY,
  stressWithHopper,
  wallStressAngle,
} from "../rules/feeder-loads/hopper-stress.ts";
import {
  equivalentHeadLoad,
  feederForce,
  pullOutForce,
  shearFriction,
  skirtMassFlow,
  supportForce,
  unitWeight,
} from "../rules/feeder-loads/pull-out.ts";
import { absorbedPower, beltPower } from "../rules/mechanics/power.ts";
import { skirtForce } from "../standards/iso-5048-1989/loading.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { atLeast, strictlyBetween } from "../trace/limit.ts";
import { constant, isZero, none } from "../trace/reference.ts";
import type { Trace } from "../trace/trace.ts";
import { calculatorFindings } from "./findings.ts";

/** A bin over a hopper over a belt feeder, SI. */
export interface FeederInput {
  /** Material in the bin above the hopper, m. */
  readonly materialHeight: number;
  readonly outletLength: number;
  /** Width of the bin at the top of the hopper, m. */
  readonly binWidth: number;
  readonly outletWidth: number;
  readonly hopperHeight: number;
  /** Half the opening angle of the hopper, rad; absent: from its widths and height. */
  readonly halfAngle?: number;
  readonly bulkDensity: number;
  /** Effective angle of internal friction, rad; 50° when unknown. */
  readonly internalFriction: number;
  /** Wall friction angle, rad; 25° when unknown. */
  readonly wallFriction: number;
  readonly outlet: "slot" | "round";
  /** Horizontal over vertical pressure in the bin; 0.4 by default. */
  readonly pressureRatio: number;
  /** Absent: sine of the internal friction angle. */
  readonly shearFriction?: number;
  readonly supportFriction: number;
  /** Weight of belt and parts on the support, N. */
  readonly ownWeight: number;
  /** Force to lift the material along the feeder, N. */
  readonly liftForce: number;
  readonly beltSpeed: number;
  readonly efficiency: number;
  readonly gravity: number;
  readonly skirts?: {
    readonly length: number;
    readonly width: number;
    readonly friction: number;
    /** m³/s */
    readonly volumeFlow: number;
  };
}

/** One state of the feeder. */
export interface FeederState {
  /** Vertical load on the belt, N. */
  readonly load: number;
  readonly pullOut: number;
  /** All the belt has to pull, N: a section tension adjustment of the conveyor. */
  readonly force: number;
  /** Motor power, W. */
  readonly power: number;
}

export interface FeederLoads {
  readonly halfAngle: number;
  /** Pressure at the top of the hopper, Pa. */
  readonly surcharge: number;
  readonly skirtForce: number;
  readonly initial: FeederState;
  readonly flow: FeederState;
}

/** Load on a belt feeder just after filling, and once the material flows. */
export function feederLoads(trace: Trace, input: FeederInput): FeederLoads {
  if (!(input.binWidth >= input.outletWidth)) {
    const limit = atLeast(input.outletWidth);
    throw new InputRefused({ subject: "feeder", input: "binWidth", value: input.binWidth, limit });
  }
  const gamma = unitWeight(trace, input);
  const halfAngle = input.halfAngle ?? hopperHalfAngle(trace, input);
  const surcharge = pressureAt(trace, input, gamma, input.materialHeight);
  const loads = isZero(halfAngle)
    ? columnLoads(trace, input, gamma)
    : hopperLoads(trace, input, { gamma, halfAngle, surcharge });
  const skirts = skirtsOf(trace, input);
  const friction = input.shearFriction ?? shearFriction(trace, input);
  const state = (load: number) => feederState(trace, input, { load, friction, skirts });
  return { halfAngle, surcharge, skirtForce: skirts, initial: state(loads.initial), flow: state(loads.flow) };
}

/** Load of a head of material so many outlet widths high, for those who use such a factor, N. */
export function equivalentHead(
  trace: Trace,
  input: Pick<FeederInput, "bulkDensity" | "gravity" | "outletWidth" | "outletLength"> & {
    readonly headFactor: number;
  },
): number {
  return equivalentHeadLoad(trace, { ...input, unitWeight: unitWeight(trace, input) });
}

function pressureAt(trace: Trace, input: FeederInput, gamma: number, height: number): number {
  const radius = hydraulicRadius(trace, input);
  const { pressureRatio, wallFriction } = input;
  return janssenPressure(trace, { unitWeight: gamma, hydraulicRadius: radius, pressureRatio, wallFriction, height });
}

interface Hopper {
  readonly gamma: number;
  readonly halfAngle: number;
  readonly surcharge: number;
}

function hopperLoads(trace: Trace, input: FeederInput, { gamma, halfAngle, surcharge }: Hopper) {
  const { internalFriction, wallFriction, outletWidth, outletLength, binWidth } = input;
  if (wallFriction > internalFriction) {
    const limit = strictlyBetween(0, internalFriction);
    throw new InputRefused({ subject: "feeder", input: "wallFriction", value: wallFriction, limit });
  }
  const shape = constant(trace, input.outlet === "slot" ? 0 : 1, shapeSource);
  const initialFactor = initialLoadFactor(trace, {
    shape,
    halfAngle,
    binWidth,
    outletWidth,
    surcharge,
    unitWeight: gamma,
  });
  const wallStress = wallStressAngle(trace, { wallFriction, internalFriction });
  const field = { shape, internalFriction, wallStress, halfAngle };
  const parameterX = stressParameterX(trace, field);
  const parameterY = stressParameterY(trace, field);
  const flowFactor = flowLoadFactor(trace, { ...field, parameterX, parameterY, wallFriction });
  reportFlow(trace, wallStress, halfAngle);
  const outlet = { unitWeight: gamma, outletLength, outletWidth, shape };
  return {
    initial: feederLoad(trace, { loadFactor: initialFactor, ...outlet }),
    flow: feederLoad(trace, { loadFactor: flowFactor, ...outlet }),
  };
}

/** Vertical walls: the whole column, partly hung on them, in both states. */
function columnLoads(trace: Trace, input: FeederInput, gamma: number) {
  const pressure = pressureAt(trace, input, gamma, columnHeight(trace, input));
  const load = columnLoad(trace, { pressure, outletLength: input.outletLength, outletWidth: input.outletWidth });
  return { initial: load, flow: load };
}

function skirtsOf(trace: Trace, { skirts, bulkDensity, gravity, beltSpeed }: FeederInput): number {
  if (skirts === undefined) return none(trace);
  return skirtForce(trace, {
    frictionOnSkirt: skirts.friction,
    massFlow: skirtMassFlow(trace, { volumeFlow: skirts.volumeFlow, bulkDensity }),
    bulkDensity,
    gravity,
    skirtLength: skirts.length,
    beltSpeed,
    skirtWidth: skirts.width,
  });
}

function feederState(
  trace: Trace,
  input: FeederInput,
  at: { readonly load: number; readonly friction: number; readonly skirts: number },
): FeederState {
  const { supportFriction, ownWeight, beltSpeed, efficiency } = input;
  const pullOut = pullOutForce(trace, { shearFriction: at.friction, load: at.load });
  const support = supportForce(trace, { supportFriction, load: at.load, ownWeight });
  const force = feederForce(trace, { pullOut, skirts: at.skirts, support, lift: input.liftForce });
  const power = absorbedPower(trace, {
    beltPower: beltPower(trace, { effectiveTension: force, beltSpeed }),
    efficiency,
  });
  return { load: at.load, pullOut, force, power };
}

function reportFlow(trace: Trace, wallStress: number, halfAngle: number): void {
  if (wallStress + halfAngle < Math.PI / 2) return;
  const angle = stressWithHopper(trace, { wallStress, halfAngle });
  calculatorFindings["feeder-no-mass-flow"].raise(trace, { values: { angle } });
}
