import { type RunSummary, scenarioKey } from "@beltwright/results";
import { api } from "../../../../api/client.ts";

export async function loadRuns(id: string, revision: number): Promise<readonly RunSummary[]> {
  const kept = await api.get<readonly { readonly summary: RunSummary }[]>(pathOf(id, revision));
  return kept.map(({ summary }) => summary);
}

export async function putRuns(id: string, revision: number, runs: readonly RunSummary[]): Promise<void> {
  const body = runs.map((summary) => ({ scenario: scenarioKey(summary.scenario), summary }));
  await api.put(pathOf(id, revision), body);
}

function pathOf(id: string, revision: number): string {
  return `/api/conveyors/${encodeURIComponent(id)}/versions/${revision}/runs`;
}
