import type { ReportTemplate } from "@beltwright/contract";
import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";

interface TemplateFieldProps {
  readonly value: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (id: string | undefined) => void;
}

/** The choice of reports that the page of reports begins with. */
export function TemplateField({ value, isReadOnly, onChange }: TemplateFieldProps) {
  const { data: templates = [] } = useQuery({
    queryKey: ["reportTemplates"],
    queryFn: ({ signal }) => api.get<readonly ReportTemplate[]>("/api/reportTemplates", { signal }),
  });
  return (
    <Select
      label="Report template"
      placeholder={templates.length === 0 ? "No templates" : "All reports"}
      disabled={isReadOnly || templates.length === 0}
      data={templates.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
      clearable
    />
  );
}
