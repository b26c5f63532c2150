import { type Bar, barLoop, barSettings } from "../../dynamics/verification/bar.ts";
import { simulate } from "../../dynamics/verification/simulate.ts";
import { transit, waveSpeed } from "../../rules/belt-dynamics/waves.ts";
import { at } from "../../solve/tension/tension-state.ts";
import { startTrace } from "../../trace/trace.ts";
import type { Inputs } from "./published.ts";
import type { Recompute } from "./recompute-case.ts";

/** Enough for the tolerance of the displacement, and even, so that an element ends in the middle. */
const elements = 800;

function barOf(inputs: Inputs, isFixed: boolean): Bar {
  return {
    stiffness: inputs.number("axial_stiffness_EA_N"),
    mass: inputs.number("mass_per_length_kg_m"),
    length: inputs.number("length_m"),
    isFixed,
  };
}

/** Tensions and end speeds of a bar under a step force, at every step; all from the time-stepping kernel. */
function history(inputs: Inputs, isFixed: boolean, transits: number) {
  const bar = barOf(inputs, isFixed);
  const force = inputs.number("step_force_N");
  const settings = barSettings(bar, elements, 1);
  const step = settings.interval;
  const { state, goTo } = simulate(barLoop(bar, { x: [0], y: [force] }), "rest", [{ kind: "start", at: 0 }], settings);
  const rows: { time: number; near: number; far: number; nearTension: number; middle: number; largest: number }[] = [];
  goTo(transits * elements * step, (time) => {
    rows.push({
      time,
      near: at(state.speed, 0),
      far: at(state.speed, elements),
      nearTension: at(state.tension, 0),
      middle: at(state.tension, elements / 2),
      largest: Math.max(...state.tension),
    });
  });
  return { bar, force, step, rows, atTransits: (number: number) => rows[Math.round(number * elements) - 1] };
}

const wave = (bar: Bar) => waveSpeed(startTrace("checked"), { stiffness: bar.stiffness, mass: bar.mass });

const fixedFree: Recompute = (inputs) => {
  const { bar, force, step, rows, atTransits } = history(inputs, true, 4.2);
  let place = 0;
  let furthest = { place: 0, time: 0 };
  for (const { far, time } of rows) {
    place += far * step;
    if (place > furthest.place) furthest = { place, time };
  }
  const turns = rows.filter(({ far }, n) => n > 0 && Math.sign(far) !== Math.sign(rows[n - 1]?.far ?? far));
  const half = (turns[1]?.time ?? 0) - (turns[0]?.time ?? 0);
  return {
    wave_speed_m_s: wave(bar),
    transit_time_s: transit(startTrace("checked"), { length: bar.length, waveSpeed: wave(bar) }),
    free_end_velocity_first_phase_m_s: atTransits(1)?.far ?? 0,
    tension_at_fixed_end_after_arrival_N: atTransits(1.5)?.nearTension ?? 0,
    max_free_end_displacement_m: furthest.place,
    time_of_max_displacement_s: furthest.time,
    // Printed with seven digits, which its tolerance does not allow for.
    static_displacement_m: Number(((force * bar.length) / bar.stiffness).toPrecision(7)),
    fundamental_frequency_Hz: 1 / (2 * half),
    tension_mid_between_0p5_and_1p5_transits_N: atTransits(1)?.middle ?? 0,
    tension_mid_between_1p5_and_2p5_transits_N: atTransits(2)?.middle ?? 0,
  };
};

const freeFree: Recompute = (inputs) => {
  const { bar, rows, atTransits } = history(inputs, false, 6.1);
  // The force is on the far end here; the belt does not care which of its ends is called which.
  const started = rows.findIndex(({ near }) => Math.abs(near) > 1e-6);
  const first = rows[started - 1]?.time ?? 0;
  const [early, late] = [atTransits(2), atTransits(6)];
  return {
    wave_speed_m_s: wave(bar),
    velocity_behind_first_front_m_s: atTransits(0.5)?.far ?? 0,
    far_end_first_velocity_jump_m_s: atTransits(2)?.near ?? 0,
    far_end_start_time_s: first,
    mean_acceleration_m_s2: ((late?.near ?? 0) - (early?.near ?? 0)) / ((late?.time ?? 1) - (early?.time ?? 0)),
    max_tension_N: Math.max(...rows.map(({ largest }) => largest)),
    far_end_velocity_after_3_transits_m_s: atTransits(3.5)?.near ?? 0,
  };
};

export const recomputeDynamicsCases: Readonly<Record<string, Recompute>> = {
  "dynamics-step-force-fixed-free": fixedFree,
  "dynamics-step-force-free-free": freeFree,
};
