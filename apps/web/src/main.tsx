import "./ui/mantine-styles.ts";
import "./ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { queryClient } from "./app/query-client.ts";
import { watchForLapse } from "./session/lapse.ts";
import { sessionQuery } from "./session/session.ts";
import { watchUnitSystem } from "./ui/units/unit-system.tsx";

watchUnitSystem();
watchForLapse(() => Boolean(queryClient.getQueryData(sessionQuery.queryKey)?.user));

const root = document.getElementById("root");
if (!root) throw new Error("The page has no element to render into");

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
