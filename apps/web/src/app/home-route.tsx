import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { useSession } from "../session/session.ts";
import { shellRoute } from "./root-routes.tsx";

const Overview = lazyRouteComponent(() => import("../features/home/overview.tsx"), "Overview");
const LandingPage = lazyRouteComponent(() => import("../features/landing/landing-page.tsx"), "LandingPage");

/** The first page: what a visitor may try, and where somebody signed in goes on. */
export const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/",
  component: function Home() {
    const { user } = useSession();
    return user ? <Overview user={user} /> : <LandingPage />;
  },
});
