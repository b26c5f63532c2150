import { QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "../api/problem.ts";

/** Refusals are answers and not retried; only a server that fails or cannot be reached is asked again. */
function isWorthRetrying(failures: number, error: Error): boolean {
  if (failures >= 2) return false;
  return error instanceof ApiProblem && (error.status === 0 || error.status >= 502);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // An unplugged network cable must not stop work with a server on the same machine.
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});
