import { getRouteApi } from "@tanstack/react-router";
import { Suspense } from "react";
import { lateView } from "../../ui/late/late-view.tsx";
import type { OldScreen } from "./old-address.ts";

const Subscribed = lateView(
  async () => (await import("../../features/subscribe/success-page.tsx")).SubscriptionSuccessPage,
);
const DaysPaid = lateView(async () => (await import("../../features/day-purchase/outcome-pages.tsx")).DaysSuccessPage);
const DaysCancelled = lateView(
  async () => (await import("../../features/day-purchase/outcome-pages.tsx")).DaysCancelledPage,
);

const screens: Readonly<Record<OldScreen, typeof Subscribed>> = {
  braintreeSubscriptionSuccess: Subscribed,
  subscriptionsSuccess: DaysPaid,
  subscriptionCancelled: DaysCancelled,
};

const route = getRouteApi("/shell/member/App/conv");

/** What stands behind the # chooses the screen, as it did in the program before. */
export function OldAddressPage() {
  const { screen } = route.useRouteContext();
  const Screen = screens[screen];
  return (
    <Suspense>
      <Screen key={screen} />
    </Suspense>
  );
}
