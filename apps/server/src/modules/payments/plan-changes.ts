import { cartSchema, messageFor } from "@beltwright/contract";
import { centsText, currency, dayText, movedAddOns, planChange } from "@beltwright/model";
import { findOrder } from "@beltwright/store";
import { z } from "zod";
import type { ChangeOutcome, GatewaySubscription } from "./gateway.ts";
import { mirrorPaid } from "./mirror.ts";
import { purchaseInTurn } from "./purchases.ts";
import type { Purchasing } from "./purchasing.ts";
import { runningOf } from "./running.ts";

const declined = (reason: string) => ({ kind: "declined", reason }) as const;

/** Another plan for a subscription: at once, at the renewal, or a new subscription from then on. */
export async function changePlan(by: Purchasing, current: GatewaySubscription, planID: string): Promise<ChangeOutcome> {
  const { subscriptionID: id } = current;
  if (current.status !== "Active") return declined(messageFor("resume-first"));
  const to = { planID, addOns: movedAddOns(current.addOns, planID) };
  switch (planChange(current.planID, planID)) {
    case "unknown":
      return { kind: "not-found" };
    case "same":
      return takeBack(by, current);
    case "at-renewal":
      return by.gateway.changePlan(id, to, "at-renewal");
    case "now": {
      const present = await takeBack(by, current);
      return present.kind === "changed" ? by.gateway.changePlan(id, to, "now") : present;
    }
    case "other-cycle":
      return changeCycle(by, current, planID);
  }
}

/** What was to follow does not. */
async function takeBack({ gateway }: Purchasing, current: GatewaySubscription): Promise<ChangeOutcome> {
  if (current.next === undefined) return { kind: "changed", subscription: current };
  const { subscriptionID, planID, addOns } = current;
  const same = { planID, addOns: addOns.map(({ id, quantity }) => ({ id, quantity })) };
  return gateway.changePlan(subscriptionID, same, "at-renewal");
}

/** A subscription of the other cycle follows this one, paid by the same card; this one stays as it is until then. */
async function changeCycle(by: Purchasing, current: GatewaySubscription, planID: string): Promise<ChangeOutcome> {
  const { subscriptionID: id, userName, credit, period } = current;
  if (credit > 0) {
    return declined(messageFor("credit-first", { amount: `${currency} ${centsText(credit)}` }));
  }
  const ended = await by.gateway.endRenewal(id);
  if (ended.kind !== "changed") return ended;
  await mirrorPaid(by, ended.subscription);
  const bought = await purchaseInTurn(by, userName, {
    customer: await customerOf(by, id),
    paymentMethodNonce: "",
    paidLike: id,
    planID,
    addOns: movedAddOns(current.addOns, planID),
    startsOn: dayText(period.end + 1),
  });
  if (bought.kind === "subscribed") return ended;
  await by.gateway.resume(id);
  return declined(bought.kind === "declined" ? bought.reason : messageFor("purchase-under-way"));
}

const keptCart = z.object({ customer: cartSchema.shape.customer });

/** Who bought it; of one that was not bought here, nobody is known. */
async function customerOf({ db }: Purchasing, id: string) {
  const order = await findOrder(db, id);
  return keptCart.parse(order === undefined ? {} : JSON.parse(order.request)).customer;
}

/** Renews again, unless something else follows already: no day is paid for twice. */
export async function resume(by: Purchasing, current: GatewaySubscription): Promise<ChangeOutcome> {
  const { subscriptionID: id, userName, status, period } = current;
  if (status === "Active") return { kind: "changed", subscription: current };
  const { paid, renewing } = await runningOf(by.db, userName, by.now());
  const own = paid.find((one) => one.id === id);
  if (status !== "Canceled" || own === undefined) return declined(messageFor("subscription-is-over"));
  const follower = [...renewing, ...paid.filter(({ subEndDate }) => subEndDate > own.subEndDate)].find(
    (one) => one.id !== id,
  );
  if (follower === undefined) return by.gateway.resume(id);
  const places = { what: follower.planName, day: dayText(period.end + 1) };
  return declined(messageFor("subscription-followed", places));
}
