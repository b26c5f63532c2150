import type { Scene } from "@beltwright/drawing";
import type { Conveyor } from "@beltwright/model";
import { NativeSelect, SegmentedControl, Text } from "@mantine/core";
import { lazy, Suspense, useMemo, useState } from "react";
import { useConveyor, useSetView, useView } from "../document/editor-context.ts";
import { DownloadMenu } from "./download-menu.tsx";
import styles from "./drawings.module.css";
import { Sheet } from "./sheet.tsx";
import { type SheetKind, type SheetPlace, sheetKinds } from "./sheet-list.ts";
import { ZoomChoice } from "./zoom-choice.tsx";

const SolidView = lazy(async () => ({ default: (await import("../scene/solid-view.tsx")).SolidView }));

const [first] = sheetKinds;

/** Drawings of parts and calculators: the one of the open form, or any chosen; its form opens with it. */
export function SheetsStage() {
  const form = useView((view) => view.form);
  const point = useView((view) => view.point);
  const drive = useView((view) => view.drive);
  const conveyor = useConveyor((document) => document);
  const setView = useSetView();
  const [zoom, setZoom] = useState(1);
  const [isSolid, setSolid] = useState(false);
  const [chosen, setChosen] = useState(first?.name);
  const kind = sheetKinds.find((one) => one.form === form) ?? sheetKinds.find(({ name }) => name === chosen);
  if (!kind) return null;
  const place = { point, drive, zoom };
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
        {kind.solid && (
          <SegmentedControl
            size="xs"
            aria-label="Flat or in space"
            data={["2D", "3D"]}
            value={isSolid ? "3D" : "2D"}
            onChange={(value) => setSolid(value === "3D")}
          />
        )}
        {!(isSolid && kind.solid) && (
          <>
            <ZoomChoice zoom={zoom} onZoom={setZoom} />
            <DownloadMenu make={(document) => kind.make(document, { ...place, zoom: 1 })} />
          </>
        )}
      </div>
      {isSolid && kind.solid ? (
        <Solid title={kind.title} make={kind.solid} conveyor={conveyor} />
      ) : (
        <Flat kind={kind} conveyor={conveyor} place={place} />
      )}
    </div>
  );
}

interface FlatProps {
  readonly kind: SheetKind;
  readonly conveyor: Conveyor;
  readonly place: SheetPlace;
}

function Flat({ kind, conveyor, place }: FlatProps) {
  const drawing = kind.make(conveyor, place);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
    <section className={styles.scroll} aria-label={`Drawing of ${kind.title}`} tabIndex={0}>
      {drawing ? (
        <Sheet drawing={drawing} zoom={kind.isChart ? 1 : place.zoom} />
      ) : (
        <Text size="sm">Nothing to draw for the chosen point or drive.</Text>
      )}
    </section>
  );
}

interface SolidProps {
  readonly title: string;
  readonly make: (conveyor: Conveyor) => Scene;
  readonly conveyor: Conveyor;
}

function Solid({ title, make, conveyor }: SolidProps) {
  const scene = useMemo(() => make(conveyor), [make, conveyor]);
  return (
    <Suspense>
      <SolidView scene={scene} title={title} />
    </Suspense>
  );
}
