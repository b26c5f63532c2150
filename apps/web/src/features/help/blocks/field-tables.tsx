import { unitLabel } from "@beltwright/model";
import { type FieldGroup, fieldAnchor, fieldGroupsOf, fieldLimits } from "../form-fields.ts";
import styles from "../help-blocks.module.css";
import { HelpHeading } from "../help-heading.tsx";
import { ScrollBox } from "../scroll-box.tsx";

/** Every field of a form with its meaning, as the definitions of the document give it. */
export function FieldTables({ form }: { readonly form: string }) {
  return fieldGroupsOf(form).map((group) => (
    <section key={group.id}>
      <HelpHeading level={2} id={group.id} text={group.title} />
      <FieldTable group={group} />
    </section>
  ));
}

function FieldTable({ group }: { readonly group: FieldGroup }) {
  return (
    <ScrollBox label={`Fields of ${group.path === "" ? "the conveyor" : group.path}: ${group.title}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Meaning</th>
            <th scope="col">Takes</th>
            <th scope="col">Starts with</th>
            <th scope="col">Name in files</th>
          </tr>
        </thead>
        <tbody>
          {group.fields.map((field) => (
            <tr key={field.name} id={fieldAnchor(group, field)}>
              <th scope="row">{field.label}</th>
              <td>{field.help}</td>
              <td>{fieldLimits(field)}</td>
              <td>{startValue(field)}</td>
              <td>
                <code>{group.path === "" ? field.name : `${group.path}.${field.name}`}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function startValue(field: FieldGroup["fields"][number]): string {
  switch (field.kind) {
    case "number":
      return `${field.default} ${field.unit === "1" || field.unit === "money" ? "" : unitLabel(field.unit, "metric")}`.trim();
    case "boolean":
      return field.default ? "yes" : "no";
    case "points":
      return field.default.length === 0 ? "none" : `${field.default.length} points`;
    default:
      return field.default === "" ? "empty" : field.default;
  }
}
