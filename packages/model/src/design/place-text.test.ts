import { describe, expect, it } from "vitest";
import { newConveyor } from "../document/new-conveyor.ts";
import { pathText } from "./place-text.ts";

describe("a path in words", () => {
  const conveyor = newConveyor();

  it("names the point and the part of it", () => {
    const [first] = conveyor.pulls;
    expect(pathText(conveyor, "pulls[0].shell")).toBe(`point ${first?.no} ${first?.description}, Pulley shell`);
  });

  it("names the drive and its field, or the field alone", () => {
    expect(pathText(conveyor, "drives[0].brakeTorqueLSS")).toBe("drive 1, Brake torque");
    expect(pathText(conveyor, "beltSpeedInp")).toBe("Belt speed");
  });
});
