import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { memberRoute } from "../root-routes.tsx";
import { oldTarget } from "./old-address.ts";

/** `/App/conv/#!/…`: links in old mails, and the way back from the payment provider. */
export const oldAddressRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/App/conv",
  beforeLoad: ({ location }) => {
    const target = oldTarget(location.hash);
    if (target.kind === "moved") throw redirect({ to: target.path, replace: true });
    return { screen: target.screen };
  },
  component: lazyRouteComponent(() => import("./old-address-page.tsx"), "OldAddressPage"),
});
