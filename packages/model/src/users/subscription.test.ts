import { describe, expect, it } from "vitest";
import { filesAllowed, isSubscriptionCurrent, type SubscriptionRecord } from "./subscription.ts";

function subscription(given: Partial<SubscriptionRecord>): SubscriptionRecord {
  return {
    id: "1",
    planID: "TProMonthly1001",
    status: "Active",
    subStartDate: 100,
    subEndDate: 200,
    storageUnits: 0,
    ...given,
  };
}

describe("subscriptions", () => {
  // "Subscription is current when start is on or before now and end on or after now."
  it.each([
    [99, false],
    [100, true],
    [150, true],
    [200, true],
    [201, false],
  ])("from 100 to 200 are current at %s: %s", (now, current) => {
    expect(isSubscriptionCurrent(subscription({}), now)).toBe(current);
  });

  it.each([
    ["Active", true],
    ["Past Due", true],
    ["Canceled", true],
    ["Pending", false],
    ["Cancelled", false],
  ])("count while they are %s: %s", (status, current) => {
    expect(isSubscriptionCurrent(subscription({ status }), 150)).toBe(current);
  });

  it("allow no files when none is current", () => {
    expect(filesAllowed([], 150)).toBe(0);
    expect(filesAllowed([subscription({ storageUnits: 5 })], 300)).toBe(0);
  });

  it("allow 100 files and 100 more for each storage unit", () => {
    expect(filesAllowed([subscription({})], 150)).toBe(100);
    expect(filesAllowed([subscription({ storageUnits: 2 })], 150)).toBe(300);
    const both = [subscription({ storageUnits: 1 }), subscription({ id: "2", storageUnits: 1 })];
    expect(filesAllowed(both, 150)).toBe(300);
    expect(filesAllowed([...both, subscription({ subEndDate: 120, storageUnits: 9 })], 150)).toBe(300);
  });
});
