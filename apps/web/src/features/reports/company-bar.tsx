import type { ConveyorDocument, ConveyorItem, ConveyorVersion } from "@beltwright/contract";
import { Group, MultiSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Remote } from "comlink";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { useDynamicAccess } from "../../session/dynamic-access.ts";
import { toast } from "../../ui/toast-store.ts";
import type { ReportCalls, WantedCompany } from "./report-calls.ts";

interface CompanyBarProps {
  readonly id: string;
  readonly ask: <Answer>(question: (worker: Remote<ReportCalls>) => Promise<Answer>) => Promise<Answer>;
  readonly scenarios: readonly { readonly id: string; readonly title: string }[];
  /** More or fewer reports can be made now. */
  readonly onChange: () => Promise<void>;
}

const alone: { readonly runs: string[]; readonly designs: string[]; readonly versions: string[] } = {
  runs: [],
  designs: [],
  versions: [],
};

async function loaded(id: string, { runs, designs, versions }: typeof alone): Promise<WantedCompany> {
  const documentAt = (path: string) => api.get<ConveyorDocument>(path);
  return {
    scenarios: runs,
    designs: await Promise.all(designs.map((other) => documentAt(`/api/conveyor/${other}`))),
    versions: await Promise.all(
      versions.map(async (name) => ({ name, document: await documentAt(`/api/conveyors/${id}/versions/${name}`) })),
    ),
  };
}

/** What else the reports tell of: starts and stops to simulate, other conveyors, earlier versions. */
export function CompanyBar({ id, ask, scenarios, onChange }: CompanyBarProps) {
  const access = useDynamicAccess(id);
  const [{ runs, designs, versions }, setChosen] = useState(alone);
  const { data: conveyors } = useQuery({
    queryKey: ["report-designs"] as const,
    queryFn: ({ signal }) => api.list<ConveyorItem>("/api/conveyorsfromcategory/All?page=1&pageSize=100", { signal }),
  });
  const { data: kept = [] } = useQuery({
    queryKey: ["report-versions", id] as const,
    queryFn: ({ signal }) => api.get<readonly ConveyorVersion[]>(`/api/conveyors/${id}/versions`, { signal }),
  });

  async function change(part: Partial<typeof alone>): Promise<void> {
    const next = { runs, designs, versions, ...part };
    setChosen(next);
    try {
      const wanted = await loaded(id, next);
      await ask((worker) => worker.include(wanted));
      await onChange();
    } catch (failure) {
      console.error("Nothing was added to the reports", failure);
      toast.failed("The conveyors to compare with could not be loaded.");
    }
  }

  return (
    <Group gap={12} align="start" mb={16}>
      <MultiSelect
        label="Simulate starts and stops"
        description={access === "needs-plan" ? "Needs the Dynamic plan." : "For the reports of the dynamic analysis."}
        placeholder={runs.length === 0 ? "None" : ""}
        data={scenarios.map(({ id: value, title }) => ({ value, label: title }))}
        value={runs}
        onChange={(next) => void change({ runs: next })}
        disabled={access !== "allowed"}
        maxValues={4}
        w={232}
      />
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
        value={designs}
        onChange={(next) => void change({ designs: next })}
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
        value={versions}
        onChange={(next) => void change({ versions: next })}
        maxValues={5}
        w={232}
      />
    </Group>
  );
}
