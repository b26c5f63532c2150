import { expect, it } from "vitest";
import { oldTarget } from "./old-address.ts";

it.each(["braintreeSubscriptionSuccess", "subscriptionsSuccess", "subscriptionCancelled"])(
  "#!/%s shows its screen in place",
  (screen) => {
    expect(oldTarget(`!/${screen}`)).toEqual({ kind: "screen", screen });
  },
);

it.each([
  ["!/netlist", "/conveyors"],
  ["!/belts", "/belts"],
  ["!/", "/"],
  ["", "/"],
])("#%s leads to %s", (hash, path) => {
  expect(oldTarget(hash)).toEqual({ kind: "moved", path });
});

it("never leads to another site", () => {
  expect(oldTarget("!///evil.example")).toEqual({ kind: "moved", path: "/evil.example" });
});
