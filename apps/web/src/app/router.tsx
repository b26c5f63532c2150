import { createRouter } from "@tanstack/react-router";
import { accountRoutes, preferencesRoute, profileRoute } from "../features/account/routes.ts";
import { adminRoutes } from "../features/admin/routes.ts";
import { conveyorRoutes } from "../features/conveyors/routes.tsx";
import { dayPurchaseRoutes } from "../features/day-purchase/routes.ts";
import { calculatorsRoute, editorRoutes, linkRoute, tryRoute } from "../features/editor/routes.ts";
import { helpRoutes } from "../features/help/routes.ts";

import { libraryRoutes } from "../features/libraries/routes.tsx";
import { manageRoute } from "../features/manage-subscriptions/routes.ts";
import { outboxRoute } from "../features/outbox/routes.ts";
import { paymentTestRoute, pricingRoute } from "../features/pricing/routes.ts";
import { reportsRoute, tryReportsRoute } from "../features/reports/routes.ts";
import { subscribeRoutes } from "../features/subscribe/routes.ts";
import { supportRoutes } from "../features/support/routes.ts";
import { teamRoute } from "../features/teams/routes.ts";
import { ErrorPage } from "./error-page.tsx";
import { homeRoute } from "./home-route.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { oldAddressRoute } from "./old-addresses/routes.ts";
import { PartEditors } from "./part-editors.tsx";
import { queryClient } from "./query-client.ts";
import { memberRoute, rootRoute, shellRoute } from "./root-routes.tsx";

const routeTree = rootRoute.addChildren([
  ...accountRoutes,
  linkRoute,
  shellRoute.addChildren([
    homeRoute,
    ...helpRoutes,
    pricingRoute,
    tryRoute,
    tryReportsRoute,
    calculatorsRoute,
    memberRoute.addChildren([
      profileRoute,
      preferencesRoute,
      teamRoute,
      outboxRoute,
      oldAddressRoute,
      manageRoute,
      paymentTestRoute,
      ...subscribeRoutes,
      ...dayPurchaseRoutes,
      ...adminRoutes,
      ...supportRoutes,
      ...conveyorRoutes,
      ...editorRoutes,
      reportsRoute,
      ...libraryRoutes,
    ]),
  ]),
]);

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: "intent",
  // Queries decide what is stale; the router should not keep a second opinion.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  InnerWrap: PartEditors,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
