import { beltCrossSection, type Size } from "@beltwright/drawing";
import { type Conveyor, drawingConstants, editorForms, setValue, type UnitSystem } from "@beltwright/model";
import { Checkbox, NativeSelect } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useState } from "react";
import { useUnitSystem } from "../../../ui/unit-system.tsx";
import { useConveyor, useEdit, useIsReadOnly, useValue } from "../document/editor-context.ts";
import { FieldList } from "../forms/place-view.tsx";
import { DownloadMenu } from "./download-menu.tsx";
import styles from "./drawings.module.css";
import { Sheet } from "./sheet.tsx";

const fixed: readonly Size[] = [drawingConstants.crossSectionSize, ...drawingConstants.canvasSizes];
const nameOf = ({ width, height }: Size) => `${width} × ${height}`;
const free = "Free size";

/** The loaded belt across its rolls, at one of the fixed sizes or filling the space there is. */
export function SectionStage() {
  const conveyor = useConveyor((document) => document);
  const system = useUnitSystem();
  const { ref, width, height } = useElementSize();
  const [chosen, setChosen] = useState(free);
  const room = { width: Math.max(210, width - 16), height: Math.max(174, height - 16) };
  const size = fixed.find((one) => nameOf(one) === chosen) ?? room;
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        <NativeSelect
          size="xs"
          aria-label="Size of the cross-section"
          data={[free, ...fixed.map(nameOf)]}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <DensityChoice />
        <Toggle path="showSectionForm" label="Form" />
        <Toggle path="showSectionText" label="Text" />
        <DownloadMenu make={(document) => sectionOf(document, size, system)} />
      </div>
      <div className={styles.beside}>
        {conveyor.showSectionForm && <SectionForm />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
        <section ref={ref} className={styles.scroll} aria-label="Belt cross-section" tabIndex={0}>
          <Sheet drawing={sectionOf(conveyor, size, system)} />
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

function DensityChoice() {
  const value = String(useValue("sectionDensity"));
  const change = useEdit(setValue);
  const isReadOnly = useIsReadOnly();
  return (
    <NativeSelect
      size="xs"
      aria-label="Bulk density"
      disabled={isReadOnly}
      data={[
        { value: "Low", label: "Low bulk density" },
        { value: "High", label: "High bulk density" },
      ]}
      value={value}
      onChange={(event) => change({ path: "sectionDensity", value: event.currentTarget.value })}
    />
  );
}

function Toggle({ path, label }: { readonly path: "showSectionForm" | "showSectionText"; readonly label: string }) {
  const isOn = useValue(path) === true;
  const change = useEdit(setValue);
  const isReadOnly = useIsReadOnly();
  return (
    <Checkbox
      size="xs"
      label={label}
      checked={isOn}
      disabled={isReadOnly}
      onChange={(event) => change({ path, value: event.currentTarget.checked })}
    />
  );
}
