import type { OfficePreferences } from "@beltwright/model";
import { Group, Select, TextInput } from "@mantine/core";

interface FrameFieldsProps {
  readonly frame: OfficePreferences["drawingFrame"];
  readonly isReadOnly: boolean;
  readonly onChange: (frame: OfficePreferences["drawingFrame"]) => void;
}

const empty = { company: "", logoText: "" };

/** Whether drawings are printed in a frame, and what its title block says of the company. */
export function FrameFields({ frame, isReadOnly, onChange }: FrameFieldsProps) {
  return (
    <div>
      <Select
        label="Drawing frame"
        placeholder="As the group, else none"
        clearable
        disabled={isReadOnly}
        data={[
          { value: "on", label: "Frame and title block" },
          { value: "off", label: "None" },
        ]}
        value={frame === undefined ? null : frame === false ? "off" : "on"}
        onChange={(chosen) => onChange(chosen === null ? undefined : chosen === "off" ? false : empty)}
      />
      {frame && (
        <Group grow mt={8} align="flex-start">
          <TextInput
            label="Company in the title block"
            placeholder="That of the conveyor"
            maxLength={80}
            disabled={isReadOnly}
            value={frame.company}
            onChange={(event) => onChange({ ...frame, company: event.currentTarget.value })}
          />
          <TextInput
            label="Logo text"
            maxLength={20}
            disabled={isReadOnly}
            value={frame.logoText}
            onChange={(event) => onChange({ ...frame, logoText: event.currentTarget.value })}
          />
        </Group>
      )}
    </div>
  );
}
