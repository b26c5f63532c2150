import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, Outlet, redirect } from "@tanstack/react-router";
import { sessionQuery } from "../session/session.ts";
import { ErrorPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { Shell } from "./shell/shell.tsx";

/** The session is known before anything is drawn, so no screen flashes by that the person may not see. */
export const rootRoute = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  beforeLoad: async ({ context }) => {
    await context.queryClient.ensureQueryData(sessionQuery);
  },
  component: Outlet,
  errorComponent: (props) => (
    <main>
      <ErrorPage {...props} />
    </main>
  ),
  notFoundComponent: NotFoundPage,
});

/** Everything inside the frame of navigation and top bar, signed in or not. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "shell",
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});

/** Screens for signed-in people; others go to the sign-in page and come back afterwards. */
export const memberRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: "member",
  beforeLoad: async ({ context, location }) => {
    const { user } = await context.queryClient.ensureQueryData(sessionQuery);
    if (!user) throw redirect({ to: "/sign-in", search: { from: location.href } });
    return { user };
  },
  component: Outlet,
});
