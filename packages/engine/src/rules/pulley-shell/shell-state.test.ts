import { describe, expect, it } from "vitest";
import { refer } from "../../trace/reference.ts";
import { startTrace } from "../../trace/trace.ts";
import { shellStress } from "./semi-membrane.ts";
import { shellState } from "./shell-state.ts";

const shell = {
  shellDiameter: 0.6131,
  shellThickness: 0.016,
  discCentres: 1.25,
  beltWidth: 1.2,
  meanTension: 90e3,
  wrapAngle: Math.PI,
  modulus: 2.06e11,
};
const thicker = { ...shell, shellThickness: 0.02 };

describe("shells that are remembered", () => {
  it("are stressed less the thicker they are, one after the other through one record", () => {
    const given = { ...shell };
    const first = shellState(given).stress;
    Object.assign(given, thicker);
    expect(shellState(given).stress).toBeLessThan(first);
    expect(shellState(shell).stress).toBe(first);
  });

  it("keep their own stress where every step is kept", () => {
    const trace = startTrace();
    const known = (thickness: number) => refer(thickness, { kind: "given", path: "shellThickness" });
    const stressOf = (shellThickness: number) =>
      shellStress(trace, { ...shell, shellThickness: known(shellThickness) }).valueOf();
    const [thin, thick, again] = [stressOf(0.0161), stressOf(0.0201), stressOf(0.0161)];
    expect(thick).toBeLessThan(thin);
    expect(again).toBe(thin);
  });
});
