/** Screens that old hash-bang addresses show in place. */
export type OldScreen = "braintreeSubscriptionSuccess" | "subscriptionsSuccess" | "subscriptionCancelled";

type OldTarget =
  | { readonly kind: "screen"; readonly screen: OldScreen }
  | { readonly kind: "moved"; readonly path: string };

const screens: readonly OldScreen[] = ["braintreeSubscriptionSuccess", "subscriptionsSuccess", "subscriptionCancelled"];

/** Screens that have another name today. The list of a network's conveyors is the list of one's own. */
const renamed: Readonly<Record<string, string>> = {
  "": "/",
  netlist: "/conveyors",
  subscribe: "/subscribe",
  subscriptions: "/manage-subscriptions",
};

/** Where an address like `/App/conv/#!/netlist` leads; `hash` is what stands behind the #. */
export function oldTarget(hash: string): OldTarget {
  const name = hash
    .replace(/^!?\/?/, "")
    .replace(/[?#].*$/, "")
    .replace(/\/$/, "");
  const screen = screens.find((one) => one === name);
  if (screen !== undefined) return { kind: "screen", screen };
  // Only paths of this program: `//elsewhere` would leave it.
  const path = `/${name.replace(/^\/+/, "")}`;
  return { kind: "moved", path: renamed[name] ?? path };
}
