import { describe, expect, it } from "vitest";
import { at } from "../solve/tension/tension-state.ts";
import { planRun } from "./run-plan.ts";
import { beginState } from "./state.ts";
import { type Bar, barLoop, barSettings } from "./verification/bar.ts";
import { convergenceInSpace, convergenceInTime, pulseError } from "./verification/convergence.ts";
import { simulate } from "./verification/simulate.ts";

// Dynamics chapter 6.12, 1: the exact waves of d'Alembert.
const bar: Bar = { stiffness: 86.4e6, mass: 200, length: 1000, isFixed: true };
const force = 50e3;
const waveSpeed = Math.sqrt(bar.stiffness / bar.mass);
const plateau = force / Math.sqrt(bar.stiffness * bar.mass);

function stepped(given: Bar, elements: number) {
  const settings = barSettings(given, elements, 1);
  return simulate(barLoop(given, { x: [0], y: [force] }), "rest", [{ kind: "start", at: 0 }], settings);
}

describe("a step force on a fixed-free bar", () => {
  const { state, goTo, plan } = stepped(bar, 100);
  const speeds: { readonly time: number; readonly speed: number; readonly tension: number }[] = [];
  goTo(9, (time) => {
    speeds.push({ time, speed: at(state.speed, 100), tension: at(state.tension, 0) });
  });
  const half = plan.step / 2;

  it("has the wave speed and plateau of the chapter", () => {
    expect(waveSpeed).toBeCloseTo(657.267, 3);
    expect(plateau).toBeCloseTo(0.380363, 6);
  });

  it("moves its free end with the exact speed, turned round whenever the wave comes back", () => {
    for (const { time, speed } of speeds) {
      const phase = ((time - half) * waveSpeed) / (2 * bar.length);
      const exact = Math.floor(phase) % 2 === 0 ? plateau : -plateau;
      expect(Math.abs(speed - exact)).toBeLessThan(1e-9);
    }
  });

  it("feels nothing, then twice the force, then nothing at its fixed end", () => {
    for (const { time, tension } of speeds) {
      const phase = (time * waveSpeed) / bar.length;
      // The element beside the end holds the mean of the front while it passes.
      if (Math.abs(phase - Math.round(phase)) < 0.011) continue;
      const exact = Math.floor((phase + 1) / 2) % 2 === 1 ? 2 * force : 0;
      expect(Math.abs(tension - exact)).toBeLessThan(1e-4);
    }
  });
});

describe("natural frequencies of a fixed-free bar", () => {
  // Chapter 6.12, 3: measured at a step share of 0.5.
  it.each([
    [25, 1, 0.1642965],
    [25, 2, 0.4924025],
    [25, 3, 0.8190455],
    [100, 1, 0.1643155],
    [100, 2, 0.4929161],
    [100, 3, 0.8214254],
  ])("with %i elements mode %i swings at %f Hz", (elements, mode, frequency) => {
    const settings = barSettings(bar, elements, 0.5);
    const loop = barLoop(bar, { x: [0, 1], y: [0, 0] });
    const plan = planRun(loop, settings);
    const begin = beginState(plan, new Float64Array(plan.mesh.count), 0);
    const wave = ((2 * mode - 1) * Math.PI) / (2 * elements);
    for (let i = 0; i <= elements; i += 1) begin.speed[i] = Math.sin(wave * i);
    const { state, goTo } = simulate(loop, begin, [], settings);
    const crossings: number[] = [];
    let [before, earlier] = [at(state.tension, 0), 0];
    goTo(120, (time) => {
      const tension = at(state.tension, 0);
      if (before < 0 && tension >= 0) crossings.push(earlier + (plan.step * -before) / (tension - before));
      [before, earlier] = [tension, time];
    });
    const measured = (crossings.length - 1) / ((crossings.at(-1) ?? 0) - (crossings[0] ?? 0));
    expect(Math.abs(measured / frequency - 1)).toBeLessThan(2e-5);
  });
});

describe("convergence", () => {
  // Chapter 6.12, 2.
  it.each([
    [50, 0.01824],
    [100, 0.004544],
    [200, 0.001135],
    [400, 0.0002838],
  ])("leaves an error of a smooth pulse with %i elements of %f", (elements, error) => {
    expect(Math.abs(pulseError(elements) / error - 1)).toBeLessThan(1e-3);
  });

  it("is of second order in space", () => {
    expect(Math.abs(convergenceInSpace([50, 100, 200]).exponent - 2)).toBeLessThan(0.05);
  });

  it("is of second order in time", () => {
    expect(Math.abs(convergenceInTime([0.8, 0.4, 0.2]).exponent - 2)).toBeLessThan(0.1);
  });
});
