import type { ConveyorDocument, ConveyorItem, ConveyorVersion } from "@beltwright/contract";
import { Group, MultiSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { useDynamicAccess } from "../../session/dynamic-access.ts";
import type { WantedCompany } from "./report-calls.ts";
import { type ReportScenario, ScenarioBoxes } from "./scenario-boxes.tsx";

/** Scenarios, conveyors and versions by their ids. */
export interface CompanyChoice {
  readonly runs: readonly string[];
  readonly designs: readonly string[];
  readonly versions: readonly string[];
}

export const alone: CompanyChoice = { runs: [], designs: [], versions: [] };

export async function loadCompany(id: string, { runs, designs, versions }: CompanyChoice): Promise<WantedCompany> {
  const documentAt = (path: string) => api.get<ConveyorDocument>(path);
  return {
    scenarios: runs,
    designs: await Promise.all(designs.map((other) => documentAt(`/api/conveyor/${other}`))),
    versions: await Promise.all(
      versions.map(async (name) => ({ name, document: await documentAt(`/api/conveyors/${id}/versions/${name}`) })),
    ),
  };
}

interface CompanyBarProps {
  readonly id: string;
  readonly scenarios: readonly ReportScenario[];
  readonly chosen: CompanyChoice;
  readonly onChange: (chosen: CompanyChoice) => void;
  readonly isDisabled: boolean;
}

/** What else the reports tell of: starts and stops to simulate, other conveyors, earlier versions. */
export function CompanyBar({ id, scenarios, chosen, onChange, isDisabled }: CompanyBarProps) {
  const access = useDynamicAccess(id);
  const { runs, designs, versions } = chosen;
  const change = (part: Partial<CompanyChoice>) => onChange({ ...chosen, ...part });
  const { data: conveyors } = useQuery({
    queryKey: ["report-designs"] as const,
    queryFn: ({ signal }) => api.list<ConveyorItem>("/api/conveyorsfromcategory/All?page=1&pageSize=100", { signal }),
  });
  const { data: kept = [] } = useQuery({
    queryKey: ["report-versions", id] as const,
    queryFn: ({ signal }) => api.get<readonly ConveyorVersion[]>(`/api/conveyors/${id}/versions`, { signal }),
  });

  return (
    <Group gap={12} align="start" mb={16}>
      <MultiSelect
        label="Compare with"
        description="Other conveyors of yours, at most five."
        placeholder={designs.length === 0 ? "None" : ""}
        data={(conveyors?.rows ?? [])
          .filter((one) => one.id !== id)
          .map(({ id: value, convNo, project }) => ({
            value,
            label: project === "" ? convNo : `${convNo} · ${project}`,
          }))}
        value={[...designs]}
        onChange={(next) => change({ designs: next })}
        disabled={isDisabled}
        maxValues={5}
        searchable
        w={232}
      />
      <MultiSelect
        label="Changes since version"
        description="Inputs and results that are different now."
        placeholder={versions.length === 0 ? "None" : ""}
        data={kept.slice(1).map(({ revision, name, changedAt }) => ({
          value: String(revision),
          label: `${revision} · ${name || new Date(changedAt).toLocaleDateString()}`,
        }))}
        value={[...versions]}
        onChange={(next) => change({ versions: next })}
        disabled={isDisabled}
        maxValues={5}
        w={232}
      />
      <ScenarioBoxes
        scenarios={scenarios}
        chosen={runs}
        onChange={(next) => change({ runs: next })}
        isDisabled={isDisabled || access !== "allowed"}
        note={access === "needs-plan" ? "Needs the Dynamic plan." : "For the reports of the dynamic analysis."}
      />
    </Group>
  );
}
