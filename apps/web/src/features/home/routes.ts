import { createRoute } from "@tanstack/react-router";
import { shellRoute } from "../../app/root-routes.tsx";
import { HomePage } from "./home-page.tsx";

export const homeRoute = createRoute({ getParentRoute: () => shellRoute, path: "/", component: HomePage });
