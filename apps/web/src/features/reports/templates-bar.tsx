import type { ReportTemplate } from "@beltwright/contract";
import { mayChangeTemplate } from "@beltwright/model";
import { Button, Checkbox, Group, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { usePerson } from "../../session/session.ts";
import { useTemplates } from "./use-templates.ts";

interface TemplatesBarProps {
  readonly chosen: readonly string[];
  readonly onChoose: (reports: readonly string[]) => void;
}

/** Choices of reports kept under a name, for oneself or for the group. */
export function TemplatesBar({ chosen, onChoose }: TemplatesBarProps) {
  const person = usePerson();
  const isMine = ({ userName }: ReportTemplate) => userName === person?.userName;
  const mayChange = (template: ReportTemplate) => person !== undefined && mayChangeTemplate(person, template);
  const kept = useTemplates();
  const { templates } = kept;
  const [name, setName] = useState("");
  const [isForGroup, setForGroup] = useState(false);
  const [selectedId, setSelected] = useState<string | null>(null);
  const selected = templates.find(({ id }) => id === selectedId);
  const open = selected !== undefined && mayChange(selected) ? selected : undefined;
  const isTaken = templates.some((one) => isMine(one) && one.id !== open?.id && one.name === name.trim());
  const draft = { name: name.trim(), reports: chosen, isForGroup };
  const isReady = draft.name !== "" && chosen.length > 0 && !isTaken;

  function select(template: ReportTemplate | undefined): void {
    setSelected(template?.id ?? null);
    setName(template !== undefined && mayChange(template) ? template.name : "");
    setForGroup(template !== undefined && mayChange(template) && template.isForGroup);
  }
  const labelOf = (template: ReportTemplate) => {
    if (!template.isForGroup) return template.name;
    const group = template.userGroup === person?.userGroup ? "group" : `group ${template.userGroup}`;
    return isMine(template) ? `${template.name} (${group})` : `${template.name} (${group}, by ${template.userName})`;
  };
  return (
    <Group gap={8} align="start">
      <Select
        label="Template"
        placeholder={templates.length === 0 ? "No templates" : "Choose"}
        data={templates.map((template) => ({ value: template.id, label: labelOf(template) }))}
        value={selected?.id ?? null}
        onChange={(id) => {
          const template = templates.find((one) => one.id === id);
          select(template);
          if (template !== undefined) onChoose(template.reports);
        }}
        disabled={templates.length === 0}
        clearable
      />
      <TextInput
        label={open === undefined ? "Save as template" : "Name of the template"}
        placeholder="Name"
        value={name}
        maxLength={100}
        error={isTaken ? "You have a template of this name." : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Group gap={8} mt={20}>
        {person?.userGroup || open?.isForGroup ? (
          <Checkbox
            label={open?.isForGroup && open.userGroup !== person?.userGroup ? `For ${open.userGroup}` : "For my group"}
            checked={isForGroup}
            onChange={(event) => setForGroup(event.currentTarget.checked)}
          />
        ) : null}
        <TemplateButtons templates={kept} open={open} draft={draft} isReady={isReady} onSelect={select} />
      </Group>
    </Group>
  );
}

interface TemplateButtonsProps {
  readonly templates: ReturnType<typeof useTemplates>;
  /** The template that is chosen and may be changed. */
  readonly open: ReportTemplate | undefined;
  readonly draft: Readonly<{ name: string; reports: readonly string[]; isForGroup: boolean }>;
  readonly isReady: boolean;
  readonly onSelect: (template: ReportTemplate | undefined) => void;
}

function TemplateButtons({ templates, open, draft, isReady, onSelect }: TemplateButtonsProps) {
  const { keep, change, remove } = templates;
  if (open === undefined) {
    return (
      <Button
        variant="default"
        onClick={() => keep.mutate(draft, { onSuccess: onSelect })}
        loading={keep.isPending}
        disabled={!isReady}
      >
        Keep
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="default"
        onClick={() => change.mutate({ ...draft, id: open.id })}
        loading={change.isPending}
        disabled={!isReady}
      >
        Keep changes
      </Button>
      <Button
        variant="default"
        aria-label={`Delete template ${open.name}`}
        loading={remove.isPending}
        onClick={() => remove.mutate(open, { onSuccess: () => onSelect(undefined) })}
      >
        Delete
      </Button>
    </>
  );
}
