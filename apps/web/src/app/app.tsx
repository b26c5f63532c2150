import { temporaryMessageSeconds } from "@beltwright/model";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { LapseDialog } from "../session/lapse-dialog.tsx";
import { ProofDialog } from "../session/proof-dialog.tsx";
import { BusyBar } from "../ui/busy-bar.tsx";
import { CrashBoundary } from "../ui/failures/crash-boundary.tsx";
import { colorSchemeManager, cssVariables, theme } from "../ui/theme.ts";
import { Toasts } from "../ui/toast/toast.tsx";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <CrashBoundary>
        <QueryClientProvider client={queryClient}>
          <BusyBar />
          <RouterProvider router={router} />
          <LapseDialog />
          <ProofDialog />
          <Toasts seconds={temporaryMessageSeconds} />
        </QueryClientProvider>
      </CrashBoundary>
    </MantineProvider>
  );
}
