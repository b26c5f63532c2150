import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { memberRoute } from "../../app/root-routes.tsx";

/** Hidden from everyone but admins, who alone may read the mail of others. */
export const outboxRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/outbox",
  beforeLoad: ({ context }) => {
    if (!context.user.userIsAdmin) throw notFound();
  },
  component: lazyRouteComponent(() => import("./outbox-page.tsx"), "OutboxPage"),
});
