import { NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import { useConveyor, useSetView, useView } from "../document/editor-context.ts";
import { DownloadMenu } from "./download-menu.tsx";
import styles from "./drawings.module.css";
import { Sheet } from "./sheet.tsx";
import { sheetKinds } from "./sheet-list.ts";
import { ZoomChoice } from "./zoom-choice.tsx";

const [first] = sheetKinds;

/** Drawings of parts and calculators: the one of the open form, or any chosen; its form opens with it. */
export function SheetsStage() {
  const form = useView((view) => view.form);
  const point = useView((view) => view.point);
  const drive = useView((view) => view.drive);
  const conveyor = useConveyor((document) => document);
  const setView = useSetView();
  const [zoom, setZoom] = useState(1);
  const [chosen, setChosen] = useState(first?.name);
  const kind = sheetKinds.find((one) => one.form === form) ?? sheetKinds.find(({ name }) => name === chosen);
  if (!kind) return null;
  const place = { point, drive, zoom };
  const drawing = kind.make(conveyor, place);
  const choose = (name: string) => {
    setChosen(name);
    setZoom(1);
    const next = sheetKinds.find((one) => one.name === name);
    if (next) setView({ form: next.form, wanted: undefined });
  };
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        <NativeSelect
          size="xs"
          aria-label="Drawing"
          data={sheetKinds.map(({ name, title }) => ({ value: name, label: title }))}
          value={kind.name}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <ZoomChoice zoom={zoom} onZoom={setZoom} />
        <DownloadMenu make={(document) => kind.make(document, { ...place, zoom: 1 })} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
      <section className={styles.scroll} aria-label={`Drawing of ${kind.title}`} tabIndex={0}>
        {drawing ? (
          <Sheet drawing={drawing} zoom={kind.isChart ? 1 : zoom} />
        ) : (
          <Text size="sm">Nothing to draw for the chosen point or drive.</Text>
        )}
      </section>
    </div>
  );
}
