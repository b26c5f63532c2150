import { followRamp } from "../../parts/drives/control/reference.ts";
import {
  brakingEnergy,
  coolingArea,
  discRise,
  heatLeft,
  peakTemperature,
  troughTemperature,
} from "../../rules/disc-brake/heat.ts";
import {
  brakeTorqueOfCalipers,
  fastShaftTorque,
  holdingForce,
  stopForce,
  workingGap,
} from "../../rules/disc-brake/torque.ts";
import { driveMass } from "../../rules/drive-train/inertia.ts";
import {
  actualBeltSpeed,
  inputSpeed,
  pitchDiameter,
  pulleyRotation,
  requiredRatio,
} from "../../rules/drive-train/ratio.ts";
import { fullLoadTorque, lowSpeedTorque, requiredRating, shaftTorque } from "../../rules/drive-train/torque.ts";
import { holdbackRating, runbackForce } from "../../rules/holdback/runback.ts";
import { breakdownSlip, motorTorque, slipAt } from "../../rules/induction-motor/curve.ts";
import { changeTime, startingAcceleration } from "../../rules/mechanics/motion.ts";
import { absorbedPower, requiredMotorPower, startForce } from "../../rules/mechanics/power.ts";
import { calipers, caliperTorque, discMass } from "../../rules/quick-estimates/brake.ts";
import { torqueFactor } from "../../rules/rigid-start/start.ts";
import { dischargedMass, surgeMass } from "../../rules/rigid-stop/discharge.ts";
import { simulateStart } from "../../solve/start-stop/simulate-start.ts";
import { simulateStop } from "../../solve/start-stop/simulate-stop.ts";
import { curveStartTime } from "../../solve/start-stop/start-duty.ts";
import { startTrace } from "../../trace/trace.ts";
import type { Inputs } from "./published.ts";
import type { Recompute } from "./recompute-case.ts";

const trace = startTrace("checked");

const publishedStarts: Recompute = (inputs) =>
  Object.fromEntries(
    inputs.list("conveyors").flatMap((one) => {
      const beltSpeed = one.number("belt_speed_m_s");
      const full = one.number("effective_tension_full_N");
      const mass = (full * one.number("coasting_time_full_s")) / beltSpeed;
      const load = (one.number("capacity_t_h") / (3.6 * beltSpeed)) * one.number("length_m");
      const given = {
        installedPower: one.number("installed_power_W"),
        efficiency: one.number("drive_efficiency"),
        beltSpeed,
      };
      const time = (startFactor: number, effectiveTension: number, beltMass: number) => {
        const force = startForce(trace, { ...given, startFactor });
        const acceleration = startingAcceleration(trace, {
          startForce: force,
          effectiveTension,
          beltMass,
          driveMass: 0,
        });
        return changeTime(trace, { beltSpeed, acceleration });
      };
      const empty = one.number("belt_power_empty_W") / beltSpeed;
      return [
        [`${one.text("name")}_start_time_full_s`, time(one.number("start_factor_full"), full, mass)],
        [`${one.text("name")}_start_time_empty_s`, time(one.number("start_factor_empty"), empty, mass - load)],
      ];
    }),
  );

interface Duty {
  readonly nominalForce: number;
  readonly effectiveTension: number;
  readonly mass: number;
  readonly beltSpeed: number;
}

const workedDrive: Recompute = (inputs) => {
  const beltSpeed = inputs.number("belt_speed_m_s");
  const nominalForce = startForce(trace, {
    startFactor: 1,
    installedPower: inputs.number("motor_power_W"),
    efficiency: inputs.number("drive_efficiency"),
    beltSpeed,
  });
  const duty = (load: "full" | "empty"): Duty => ({
    nominalForce,
    effectiveTension: inputs.number(`effective_tension_${load}_N`),
    mass: inputs.number(`mass_${load}_kg`),
    beltSpeed,
  });
  return {
    ...torques(inputs),
    ...motorCurve(inputs),
    ...starts(inputs, duty("full"), duty("empty")),
    ...stops(inputs, duty("full"), duty("empty")),
    ...declineBrake(inputs),
  };
};

function torques(inputs: Inputs): Readonly<Record<string, number>> {
  const beltSpeed = inputs.number("belt_speed_m_s");
  const diameter = inputs.number("pulley_diameter_over_lagging_m");
  const absorbed = absorbedPower(trace, {
    beltPower: inputs.number("effective_tension_full_N") * beltSpeed,
    efficiency: inputs.number("drive_efficiency"),
  });
  const speed = inputs.number("motor_speed_rev_min") / 60;
  const torque = fullLoadTorque(trace, { power: inputs.number("motor_power_W"), speed });
  const pitch = pitchDiameter(trace, {
    diameter,
    bottomCover: inputs.number("bottom_cover_m"),
    carcassThickness: inputs.number("carcass_thickness_m"),
  });
  const slow = pulleyRotation(trace, { beltSpeed, pitchDiameter: pitch });
  const fast = inputSpeed(trace, { motorSpeed: speed, slip: inputs.number("coupling_slip") });
  const ratio = requiredRatio(trace, { inputSpeed: fast, pulleyRotation: slow });
  const low = lowSpeedTorque(trace, { torque, ratio });
  const rated = (of: number) => requiredRating(trace, { serviceFactor: 1.5, torque: of });
  return {
    required_motor_power_kW:
      requiredMotorPower(trace, {
        absorbedPower: absorbed,
        selectionFactor: inputs.number("motor_selection_factor"),
        motors: 1,
      }) / 1e3,
    full_load_torque_high_speed_Nm: torque,
    required_ratio: ratio,
    required_ratio_direct: requiredRatio(trace, { inputSpeed: speed, pulleyRotation: slow }),
    full_load_torque_low_speed_Nm: low,
    gearbox_required_torque_Nm: rated(low),
    high_speed_coupling_torque_Nm: rated(torque),
    holdback_required_torque_Nm: holdbackRating(trace, { serviceFactor: 3, torque: low, motors: 1, holdbacks: 1 }),
    runback_force_kN:
      runbackForce(trace, { lift: inputs.number("lift_part_N"), friction: inputs.number("friction_part_N") }) / 1e3,
    actual_belt_speed_m_s: actualBeltSpeed(trace, {
      inputSpeed: fast,
      pitchDiameter: pitch,
      ratio: inputs.number("gearbox_ratio"),
    }),
    drive_mass_kg: driveMass(trace, {
      motors: 1,
      highSpeedInertia: inputs.number("high_speed_inertia_kgm2"),
      lowSpeedInertia: inputs.number("low_speed_inertia_kgm2"),
      ratio: inputs.number("gearbox_ratio"),
      radius: diameter / 2,
    }),
  };
}

function motorCurve(inputs: Inputs): Readonly<Record<string, number>> {
  const breakdown = inputs.number("breakdown_torque");
  const field = inputs.number("motor_synchronous_rev_min");
  const fullLoadSlip = slipAt(trace, { synchronousSpeed: field, speed: inputs.number("motor_speed_rev_min") });
  const most = breakdownSlip(trace, { fullLoadSlip, breakdown });
  const lockedRotor = inputs.number("locked_rotor_torque");
  return {
    breakdown_slip: most,
    motor_torque_half_speed: motorTorque(trace, { slip: 0.5, breakdownSlip: most, breakdown, lockedRotor }),
  };
}

function starts(inputs: Inputs, full: Duty, empty: Duty): Readonly<Record<string, number>> {
  const constant = ({ nominalForce, effectiveTension, mass, beltSpeed }: Duty) => {
    const force = inputs.number("start_factor") * nominalForce;
    const acceleration = startingAcceleration(trace, {
      startForce: force,
      effectiveTension,
      beltMass: mass,
      driveMass: 0,
    });
    return changeTime(trace, { beltSpeed, acceleration });
  };
  const points = inputs.list("starter_points").map((point) => ({
    speed: point.number("speed"),
    torque: point.number("torque"),
  }));
  const source = {
    kind: "fluid-coupling",
    peak: inputs.number("coupling_peak_torque"),
    twoSecond: inputs.number("coupling_two_second_torque"),
  } as const;
  const through = (duty: Duty) => {
    const drive = {
      source,
      nominalForce: duty.nominalForce,
      power: inputs.number("motor_power_W"),
      slip: inputs.number("coupling_slip"),
      delay: 0,
    };
    return simulateStart({ ...duty, breakAwayTension: duty.effectiveTension }, [drive]);
  };
  const ramp = (shape: "harrison" | "s-curve") =>
    followRamp(
      trace,
      {
        shape,
        time: inputs.number("ramp_time_s"),
        jerkTime: inputs.number("jerk_time_s"),
        dwellTime: 0,
        dwellSpeed: 0,
      },
      full.beltSpeed,
    ).peakAcceleration;
  return {
    start_time_full_s: constant(full),
    start_time_empty_s: constant(empty),
    starter_curve_time_full_s: curveStartTime(trace, full, points),
    starter_curve_time_empty_s: curveStartTime(trace, empty, points),
    coupling_start_full_s: through(full).time,
    coupling_start_empty_s: through(empty).time,
    coupling_heat_full_MJ: (through(full).couplingHeat[0] ?? Number.NaN) / 1e6,
    harrison_torque_factor: torqueFactor(trace, { ...full, acceleration: ramp("harrison") }),
    s_curve_peak_m_s2: ramp("s-curve"),
  };
}

const letGo = [{ share: 1, delay: 0 }];

function stops(inputs: Inputs, full: Duty, empty: Duty): Readonly<Record<string, number>> {
  const radius = inputs.number("pulley_diameter_over_lagging_m") / 2;
  const brake = { force: inputs.number("brake_torque_low_speed_Nm") / radius, delay: 0, rampTime: 0 };
  const coast = simulateStop(full, [], letGo);
  const braked = simulateStop(full, [brake], letGo);
  const own = coast.time ?? Number.NaN;
  return {
    coast_time_full_s: own,
    coast_distance_full_m: coast.distance ?? Number.NaN,
    coast_time_empty_s: simulateStop(empty, [], letGo).time ?? Number.NaN,
    brake_time_full_s: braked.time ?? Number.NaN,
    brake_distance_full_m: braked.distance ?? Number.NaN,
    brake_time_empty_s: simulateStop(empty, [brake], letGo).time ?? Number.NaN,
    discharged_mass_kg: dischargedMass(trace, {
      lineLoad: inputs.number("line_load_kg_m"),
      distance: coast.distance ?? Number.NaN,
    }),
    surge_mass_kg: surgeMass(trace, {
      massFlow: inputs.number("capacity_kg_s"),
      upstreamTime: inputs.number("upstream_stop_time_s"),
      ownTime: own,
    }),
  };
}

function declineBrake(inputs: Inputs): Readonly<Record<string, number>> {
  const mass = inputs.number("decline_mass_kg");
  const beltSpeed = inputs.number("belt_speed_m_s");
  const effectiveTension = inputs.number("decline_effective_tension_N");
  const radius = inputs.number("pulley_diameter_over_lagging_m") / 2;
  const ratio = inputs.number("gearbox_ratio");
  const discDiameter = inputs.number("disc_diameter_m");
  const discThickness = inputs.number("disc_thickness_m");
  const needed = stopForce(trace, { mass, beltSpeed, stopTime: inputs.number("design_stop_time_s"), effectiveTension });
  const torque = shaftTorque(trace, { force: needed, radius });
  const one = caliperTorque(trace, {
    friction: inputs.number("pad_friction"),
    clampingForce: inputs.number("clamping_force_N"),
    lossPerLength: inputs.number("force_loss_per_mm") * 1e3,
    airGap: workingGap(trace, { airGap: 0.001, wear: 0 }),
    discDiameter,
    padOffset: inputs.number("pad_offset_m"),
  });
  const number = calipers(trace, { torque: fastShaftTorque(trace, { torque, ratio }), caliperTorque: one });
  const given = brakeTorqueOfCalipers(trace, { calipers: number, caliperTorque: one, ratio, motors: 1, discs: 1 });
  const brake = { force: given / radius, delay: 0, rampTime: 0 };
  const stop = simulateStop({ mass, beltSpeed, effectiveTension }, [brake], letGo);
  const energy = brakingEnergy(trace, { mass, beltSpeed, effectiveTension, distance: stop.distance ?? Number.NaN });
  const disc = discMass(trace, { discDiameter, discThickness, density: 7850 });
  const rise = discRise(trace, { energy, discMass: disc });
  const area = coolingArea(trace, { discDiameter, discThickness });
  const left = heatLeft(trace, { area, discMass: disc, stopsPerHour: inputs.number("stops_per_hour") });
  const trough = troughTemperature(trace, { ambient: inputs.number("ambient_degC"), rise, heatLeft: left });
  return {
    required_brake_torque_kNm: torque / 1e3,
    holding_torque_kNm:
      shaftTorque(trace, { force: holdingForce(trace, { effectiveTension, holdFactor: 1.5 }), radius }) / 1e3,
    caliper_torque_Nm: one,
    calipers: number,
    braked_decline_time_s: stop.time ?? Number.NaN,
    braking_energy_MJ: energy / 1e6,
    disc_peak_degC: peakTemperature(trace, { trough, stops: inputs.number("consecutive_stops"), rise }),
  };
}

export const recomputeDriveCases: Readonly<Record<string, Recompute>> = {
  "published-start-times": publishedStarts,
  "drives-worked-conveyor": workedDrive,
};
