import type { FieldDefinition, LibraryDefinition, UnitSystem } from "@beltwright/model";
import { useQuery } from "@tanstack/react-query";
import { categoriesQuery } from "../library-queries.ts";
import { fieldGroups } from "./field-groups.ts";
import { FieldInput } from "./field-input.tsx";
import styles from "./form.module.css";
import { PointsInput } from "./points-input.tsx";
import { changedFields, shownIssues } from "./row-form.ts";
import type { RowFormControls } from "./use-row-form.ts";

interface RowFieldsFormProps {
  readonly definition: LibraryDefinition;
  readonly controls: RowFormControls;
  readonly system: UnitSystem;
}

/** Every field of a row under its heading. */
export function RowFieldsForm({ definition, controls, system }: RowFieldsFormProps) {
  const { form, generation } = controls;
  const categories = useQuery(categoriesQuery(definition)).data ?? [];
  const issues = shownIssues(definition, form, system);
  const changed = changedFields(form);
  return fieldGroups(definition).map(({ title, fields }) => (
    <fieldset key={title} className={styles.group}>
      <legend className={styles.groupTitle}>{title}</legend>
      {fields.map((field) => (
        <OneField
          key={`${field.name} ${field.kind === "points" ? generation : ""}`}
          field={field}
          controls={controls}
          system={system}
          issue={issues.get(field.name)}
          isChanged={changed.includes(field.name)}
          suggestions={field.name === "category" ? categories : []}
        />
      ))}
    </fieldset>
  ));
}

interface OneFieldProps {
  readonly field: FieldDefinition;
  readonly controls: RowFormControls;
  readonly system: UnitSystem;
  readonly issue: string | undefined;
  readonly isChanged: boolean;
  readonly suggestions: readonly string[];
}

function OneField({ field, controls, system, issue, isChanged, suggestions }: OneFieldProps) {
  const { form, change, leaveUnread } = controls;
  if (field.kind === "points") {
    return (
      <PointsInput
        {...{ field, system, issue }}
        values={form.values}
        onChange={(points) => change(field.name, points)}
      />
    );
  }
  return (
    <FieldInput
      {...{ field, system, issue, isChanged, suggestions }}
      value={form.values[field.name]}
      unread={form.unread[field.name]}
      onChange={(value) => change(field.name, value)}
      onUnread={(text, message) => leaveUnread(field.name, text, message)}
    />
  );
}
