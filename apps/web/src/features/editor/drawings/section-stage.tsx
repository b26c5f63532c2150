import { beltCrossSection, type Size } from "@beltwright/drawing";
import { type Conveyor, drawingConstants, editorForms, setValue, type UnitSystem } from "@beltwright/model";
import { Checkbox } from "@mantine/core";
import { useDeferredValue, useState } from "react";
import { ChoiceBox } from "../../../ui/boxes/choice-box.tsx";
import { keep, readKept } from "../../../ui/kept-text.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useSize } from "../../../ui/use-size.ts";
import { PlaceComment } from "../comments/drawing-comments.tsx";
import { CommentedPicture } from "../comments/picture-comments.tsx";
import { useConveyor, useEdit, useIsReadOnly, useView } from "../document/editor-context.ts";
import { FieldList } from "../forms/field-list.tsx";
import { useBuilt } from "./built.ts";
import { DownloadMenu } from "./download-menu.tsx";
import styles from "./drawings.module.css";
import { SectionSheet } from "./section-sheet.tsx";

const fixed: readonly Size[] = [drawingConstants.crossSectionSize, ...drawingConstants.canvasSizes];
const nameOf = ({ width, height }: Size) => `${width} × ${height}`;
const free = "Free size";
const keptSize = "beltwright.sectionSize";

/** The loaded belt across its rolls, at one of the fixed sizes or filling the space there is. */
export function SectionStage() {
  const [typed, setShown] = useShown();
  const conveyor = useBuilt(typed);
  // What is typed comes first, then its picture.
  const drawn = useDeferredValue(conveyor);
  const shown = { conveyor, onChange: setShown };
  const system = useUnitSystem();
  // The same fields once are enough.
  const isTypedBelow = useView(({ form, isWhole }) => form === "capacity" && !isWhole);
  const { ref, width, height } = useSize();
  const [chosen, setChosen] = useState(
    () => readKept(keptSize, localStorage) ?? nameOf(drawingConstants.crossSectionSize),
  );
  const choose = (name: string) => {
    keep(keptSize, name, localStorage);
    setChosen(name);
  };
  const room = { width: Math.max(210, width - 16), height: Math.max(174, height - 16) };
  const size = fixed.find((one) => nameOf(one) === chosen) ?? room;
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        <ChoiceBox
          aria-label="Size of the cross-section"
          data={[...fixed.map(nameOf), free]}
          value={chosen}
          onChange={choose}
        />
        <DensityChoice {...shown} />
        <Toggle path="showSectionForm" label="Form" {...shown} />
        <Toggle path="showSectionText" label="Text" {...shown} />
        <PlaceComment />
        <DownloadMenu make={() => sectionOf(conveyor, size, system)} />
      </div>
      <div className={styles.beside}>
        {conveyor.showSectionForm && !isTypedBelow && <SectionForm />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
        <section ref={ref} className={styles.scroll} aria-label="Belt cross-section" tabIndex={0}>
          <CommentedPicture name="section" title="Belt cross-section">
            <SectionSheet conveyor={drawn} {...size} />
          </CommentedPicture>
        </section>
      </div>
    </div>
  );
}

function sectionOf(conveyor: Conveyor, size: Size, system: UnitSystem) {
  return beltCrossSection(conveyor, undefined, { size, system });
}

const capacityForm = editorForms().find(({ name }) => name === "capacity");
const sectionFields = capacityForm?.places.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields)) ?? [];

/** The numbers the cross-section is drawn from, to change beside it. */
function SectionForm() {
  return (
    <div className={styles.form}>
      <FieldList path="" fields={sectionFields} />
    </div>
  );
}

type Shown = Pick<Conveyor, "sectionDensity" | "showSectionForm" | "showSectionText">;
type SetShown = (change: Partial<Shown>) => void;

/** How the section is shown is kept with the design; whoever may not change that changes it for one look only. */
function useShown(): readonly [Conveyor, SetShown] {
  const document = useConveyor((now) => now);
  const change = useEdit(setValue);
  const isReadOnly = useIsReadOnly();
  const [looked, setLooked] = useState<Partial<Shown>>({});
  if (isReadOnly) return [{ ...document, ...looked }, (more) => setLooked({ ...looked, ...more })];
  const keep = (more: Partial<Shown>) => {
    for (const [path, value] of Object.entries(more)) change({ path, value });
  };
  return [document, keep];
}

interface ShownProps {
  readonly conveyor: Conveyor;
  readonly onChange: SetShown;
}

function DensityChoice({ conveyor, onChange }: ShownProps) {
  return (
    <ChoiceBox
      aria-label="Bulk density"
      data={[
        { value: "Low", label: "Low bulk density" },
        { value: "High", label: "High bulk density" },
      ]}
      value={conveyor.sectionDensity}
      onChange={(value) => onChange({ sectionDensity: value === "High" ? "High" : "Low" })}
    />
  );
}

interface ToggleProps extends ShownProps {
  readonly path: "showSectionForm" | "showSectionText";
  readonly label: string;
}

function Toggle({ path, label, conveyor, onChange }: ToggleProps) {
  return (
    <Checkbox
      size="xs"
      label={label}
      checked={conveyor[path]}
      onChange={(event) => onChange({ [path]: event.currentTarget.checked })}
    />
  );
}
