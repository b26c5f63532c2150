/** The tabs of the specification, under its own names. */
export const manageTabs = ["Subscriptions", "ManageSubs", "Transactions"] as const;
type ManageTab = (typeof manageTabs)[number];

export function isTab(value: unknown): value is ManageTab {
  return manageTabs.some((tab) => tab === value);
}

export function readTab({ tab }: Readonly<Record<string, unknown>>): { readonly tab?: ManageTab } {
  return isTab(tab) ? { tab } : {};
}
