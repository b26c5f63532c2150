import type { ReportTemplate } from "@beltwright/contract";
import { Button, Checkbox, Group, Select, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { usePerson } from "../../session/session.ts";
import { toast } from "../../ui/toast-store.ts";

interface TemplatesBarProps {
  readonly chosen: readonly string[];
  readonly onChoose: (reports: readonly string[]) => void;
}

const key = ["reportTemplates"] as const;

/** Choices of reports kept under a name, for oneself or for the group. */
export function TemplatesBar({ chosen, onChoose }: TemplatesBarProps) {
  const person = usePerson();
  const queryClient = useQueryClient();
  const { data: templates = [] } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get<readonly ReportTemplate[]>("/api/reportTemplates", { signal }),
  });
  const [name, setName] = useState("");
  const [selected, setSelected] = useState<string | null>(null);
  const own = templates.find(({ id, userName }) => id === selected && userName === person?.userName);
  const [isForGroup, setForGroup] = useState(false);
  const save = useMutation({
    mutationFn: () => api.post<ReportTemplate>("/api/reportTemplates", { name, reports: chosen, isForGroup }),
    onSuccess: async (template) => {
      setName("");
      await queryClient.invalidateQueries({ queryKey: key });
      toast.done(`Template ${template.name} is kept.`);
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: ReportTemplate) => api.delete(`/api/reportTemplates/${encodeURIComponent(id)}`),
    onSuccess: async (_, template) => {
      setSelected(null);
      await queryClient.invalidateQueries({ queryKey: key });
      const again = { name: template.name, reports: template.reports, isForGroup: template.isForGroup };
      const undo = () =>
        void api
          .post<ReportTemplate>("/api/reportTemplates", again)
          .then(() => queryClient.invalidateQueries({ queryKey: key }));
      toast.done(`Template ${template.name} deleted.`, { undo });
    },
  });
  return (
    <Group gap={8} align="end">
      <Select
        label="Template"
        placeholder={templates.length === 0 ? "None kept yet" : "Choose"}
        data={templates.map(({ id, name: title, isForGroup: shared }) => ({
          value: id,
          label: shared ? `${title} (group)` : title,
        }))}
        value={selected}
        onChange={(id) => {
          setSelected(id);
          onChoose(templates.find((one) => one.id === id)?.reports ?? chosen);
        }}
        disabled={templates.length === 0}
      />
      {own && (
        <Button
          variant="default"
          aria-label={`Delete template ${own.name}`}
          loading={remove.isPending}
          onClick={() => remove.mutate(own)}
        >
          Delete
        </Button>
      )}
      <TextInput
        label="Keep this choice as"
        placeholder="Name"
        value={name}
        maxLength={100}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {person?.userGroup ? (
        <Checkbox
          label="For my group"
          checked={isForGroup}
          onChange={(event) => setForGroup(event.currentTarget.checked)}
          mb={6}
        />
      ) : null}
      <Button
        variant="default"
        onClick={() => save.mutate()}
        loading={save.isPending}
        disabled={name.trim() === "" || chosen.length === 0}
      >
        Keep
      </Button>
    </Group>
  );
}
