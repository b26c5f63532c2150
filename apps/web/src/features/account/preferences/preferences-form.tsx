import { messages } from "@beltwright/contract";
import { beltKinds, type OfficePreferences } from "@beltwright/model";
import { Button, Checkbox, Group, MultiSelect, NumberInput, SimpleGrid } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { ProblemNotice } from "../../../ui/failures/problem-notice.tsx";
import { preferencesKey } from "../../../ui/preferences/use-preferences.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { FrameFields } from "./frame-fields.tsx";
import { MakersFields } from "./makers-fields.tsx";
import { MoneyFields } from "./money-fields.tsx";
import { SpacingField } from "./spacing-field.tsx";
import { TemplateField } from "./template-field.tsx";

interface PreferencesFormProps {
  readonly address: string;
  readonly saved: OfficePreferences;
  /** Whose preferences these are, for who cannot see the heading above. */
  readonly of: string;
  readonly isReadOnly?: boolean;
  /** Those of a person, who alone gets mails. */
  readonly isPersonal?: boolean;
}

/** Three-phase voltages of IEC 60038 and those still met on sites, V. */
const voltages = [380, 400, 415, 440, 460, 480, 500, 525, 660, 690, 1000, 2300, 3300, 4160, 6000, 6600, 10_000, 11_000];
const kindLabels = { fabric: "Fabric", "steel-cord": "Steel cord" } as const;
const sizesLimits = { min: 1, max: 50 };

/** An empty field is left to the group or to practice. */
export function PreferencesForm({ address, saved, of, isReadOnly = false, isPersonal = false }: PreferencesFormProps) {
  const [draft, setDraft] = useState(saved);
  const save = useSaving(address);
  const change = (next: OfficePreferences) => setDraft({ ...draft, ...next });
  return (
    <form
      aria-label={`Preferences of ${of}`}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(draft);
      }}
    >
      <fieldset disabled={isReadOnly} style={{ border: 0, margin: 0, padding: 0 }}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={14}>
          <MultiSelect
            label="Motor voltages, V"
            placeholder={draft.voltages === undefined ? "Any" : ""}
            disabled={isReadOnly}
            data={voltages.map(String)}
            value={(draft.voltages ?? []).map(String)}
            onChange={(chosen) => change({ voltages: unlessEmpty(chosen.map(Number)) })}
          />
          <Checkbox.Group
            label="Belt kinds"
            value={[...(draft.beltKinds ?? [])]}
            onChange={(chosen) => change({ beltKinds: unlessEmpty(beltKinds.filter((kind) => chosen.includes(kind))) })}
          >
            <Group gap={16} mt={6}>
              {beltKinds.map((kind) => (
                <Checkbox key={kind} value={kind} label={kindLabels[kind]} disabled={isReadOnly} />
              ))}
            </Group>
          </Checkbox.Group>
          <SpacingField
            label="Carry idler spacing"
            value={draft.carrySpacing}
            isReadOnly={isReadOnly}
            onChange={(carrySpacing) => change({ carrySpacing })}
          />
          <SpacingField
            label="Return idler spacing"
            value={draft.returnSpacing}
            isReadOnly={isReadOnly}
            onChange={(returnSpacing) => change({ returnSpacing })}
          />
          <NumberInput
            label="Most sizes of a family"
            placeholder="As many as cost least"
            {...sizesLimits}
            allowDecimal={false}
            disabled={isReadOnly}
            value={draft.mostSizes ?? ""}
            onChange={(value) => change({ mostSizes: value === "" ? undefined : Number(value) })}
          />
          <TemplateField
            value={draft.reportTemplate}
            isReadOnly={isReadOnly}
            onChange={(reportTemplate) => change({ reportTemplate })}
          />
          <FrameAndMoney draft={draft} isReadOnly={isReadOnly} change={change} />
          <MakersFields
            makers={draft.makers ?? {}}
            isReadOnly={isReadOnly}
            onChange={(makers) => change({ makers: Object.keys(makers).length > 0 ? makers : undefined })}
          />
        </SimpleGrid>
        {isPersonal && <Mails draft={draft} change={change} />}
      </fieldset>
      <ProblemNotice error={save.error} />
      {!isReadOnly && (
        <Button type="submit" mt={16} loading={save.isPending}>
          Save preferences
        </Button>
      )}
    </form>
  );
}

interface DraftFieldsProps {
  readonly draft: OfficePreferences;
  readonly isReadOnly: boolean;
  readonly change: (next: OfficePreferences) => void;
}

function FrameAndMoney({ draft, isReadOnly, change }: DraftFieldsProps) {
  return (
    <>
      <MoneyFields money={draft.money} isReadOnly={isReadOnly} onChange={(money) => change({ money })} />
      <FrameFields
        frame={draft.drawingFrame}
        isReadOnly={isReadOnly}
        onChange={(drawingFrame) => change({ drawingFrame })}
      />
    </>
  );
}

function Mails({ draft, change }: Pick<DraftFieldsProps, "draft" | "change">) {
  return (
    <>
      <Checkbox
        mt={16}
        label="Mail me mentions and answers in comments, a few minutes later and all together"
        checked={draft.commentMails !== false}
        onChange={(event) => change({ commentMails: event.currentTarget.checked ? undefined : false })}
      />
      <Checkbox
        mt={8}
        label="Mail me when someone shares a design with me"
        checked={draft.shareMails !== false}
        onChange={(event) => change({ shareMails: event.currentTarget.checked ? undefined : false })}
      />
    </>
  );
}

/** An empty list would allow nothing; a person who empties it means everything. */
function unlessEmpty<One>(list: readonly One[]): readonly One[] | undefined {
  return list.length > 0 ? list : undefined;
}

function useSaving(address: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (preferences: OfficePreferences) => api.put(address, preferences),
    onSuccess: () => {
      toast.done(messages["preferences-saved"]);
      return queryClient.invalidateQueries({ queryKey: preferencesKey });
    },
  });
}
