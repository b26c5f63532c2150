import { type FormGroup, type FormPlace, findSlot } from "@beltwright/model";
import { useConveyor, useView } from "../document/editor-context.ts";
import { ComponentCard } from "./component-card.tsx";
import { modeFields } from "./component-slots.ts";
import { FieldList } from "./field-list.tsx";
import styles from "./forms.module.css";

/** The groups of one record of the document; of a list those of the chosen row. */
export function PlaceView({ place }: { readonly place: FormPlace }) {
  const drive = useView((view) => view.drive);
  const point = useView((view) => view.point);
  const drives = useConveyor((conveyor) => conveyor.drives.length);
  const points = useConveyor((conveyor) => conveyor.pulls.length);
  const people = useConveyor((conveyor) => conveyor.docUsers).map(({ userName }) => userName);
  const { path } = place;
  if (path.startsWith("docUsers[]")) {
    return people.length === 0 ? null : people.map((name, row) => <RowView key={name} place={place} row={row} />);
  }
  if (path.startsWith("drives[]") && drive >= drives) return null;
  if (path.startsWith("pulls[]") && point >= points) return null;
  return <RowView place={place} row={path.startsWith("drives[]") ? drive : point} />;
}

function RowView({ place, row }: { readonly place: FormPlace; readonly row: number }) {
  const path = place.path.replace("[]", `[${row}]`);
  const slot = findSlot(path);
  if (slot) return <ComponentCard path={path} place={place} slot={slot} key={path} />;
  return place.groups.map((group) => <GroupView key={`${path} ${group.title}`} path={path} group={group} />);
}

function GroupView({ path, group }: { readonly path: string; readonly group: FormGroup }) {
  const fields = group.fields.filter(({ name }) => !modeFields.has(name));
  if (fields.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{group.title}</legend>
      <FieldList path={path} fields={fields} />
    </fieldset>
  );
}
