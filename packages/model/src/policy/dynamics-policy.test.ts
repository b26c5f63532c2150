import { describe, expect, it } from "vitest";
import { mayRunDynamics } from "./dynamics-policy.ts";

const nobody = { userIsAdmin: false, userHasSub: false };
const subscriber = { ...nobody, userHasSub: true };

// Second document, section 9: Dynamic adds dynamic analysis.
describe("dynamic analysis", () => {
  it.each([
    ["the Dynamic plan", subscriber, "dynamic", false, true],
    ["the Professional plan", subscriber, "professional", false, false],
    ["the Standard plan", subscriber, "standard", false, false],
    ["a Dynamic plan that has ended", nobody, "dynamic", false, false],
    ["no plan, on a demo conveyor", nobody, "standard", true, true],
    ["an administrator", { ...nobody, userIsAdmin: true }, "standard", false, true],
  ] as const)("with %s", (_who, person, family, isDemo, isAllowed) => {
    expect(mayRunDynamics({ person, family, isDemo })).toBe(isAllowed);
  });

  it("of a design that no account has, for anyone", () => {
    expect(mayRunDynamics({ person: nobody, family: "standard", isDemo: false, isUnowned: true })).toBe(true);
  });
});
