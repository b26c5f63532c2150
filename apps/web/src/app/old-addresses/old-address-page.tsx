import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { OldScreen } from "./old-address.ts";

const Subscribed = lazy(async () => ({
  default: (await import("../../features/subscribe/success-page.tsx")).SubscriptionSuccessPage,
}));
const DaysPaid = lazy(async () => ({
  default: (await import("../../features/day-purchase/outcome-pages.tsx")).DaysSuccessPage,
}));
const DaysCancelled = lazy(async () => ({
  default: (await import("../../features/day-purchase/outcome-pages.tsx")).DaysCancelledPage,
}));

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
