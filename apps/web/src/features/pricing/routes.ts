import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { memberRoute, shellRoute } from "../../app/root-routes.tsx";

/** Prices are for everyone, signed in or not. */
export const pricingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/pricing",
  component: lazyRouteComponent(() => import("./pricing-page.tsx"), "PricingPage"),
});

export const paymentTestRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/payment-test",
  component: lazyRouteComponent(() => import("./payment-test-page.tsx"), "PaymentTestPage"),
});
