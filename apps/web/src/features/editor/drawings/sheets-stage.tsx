import type { Scene } from "@beltwright/drawing";
import type { Conveyor } from "@beltwright/model";
import { Text } from "@mantine/core";
import { memo, Suspense, useDeferredValue, useMemo, useState } from "react";
import { ChoiceBox } from "../../../ui/boxes/choice-box.tsx";
import { lateView } from "../../../ui/late/late-view.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useSize } from "../../../ui/use-size.ts";
import { useCalculated } from "../charts/use-calculated.ts";
import { partDrawing } from "../comments/comment-place.ts";
import { PlaceComment } from "../comments/drawing-comments.tsx";
import { CommentedPicture, PictureComments } from "../comments/picture-comments.tsx";
import { useConveyor, useConveyorBehind, useSetView, useView } from "../document/editor-context.ts";
import { pointLabel } from "../forms/row-picker.tsx";
import { useBuilt } from "./built.ts";
import { DownloadMenu } from "./download-menu.tsx";
import styles from "./drawings.module.css";
import { FlatOrSolid } from "./flat-or-solid.tsx";
import { OpeningSheet } from "./opening-sheet.tsx";
import { fitOf, type SheetKind, type SheetPlace, sheetKinds } from "./sheet-list.ts";
import { ZoomChoice } from "./zoom-choice.tsx";

const SolidView = lateView(async () => (await import("../scene/solid-view.tsx")).SolidView);

const [first] = sheetKinds;

/** Drawings of parts: the one of the open form, or any chosen; its form opens with it. */
export function SheetsStage() {
  const form = useView((view) => view.form);
  const point = useView((view) => view.point);
  const drive = useView((view) => view.drive);
  const conveyor = useDeferredValue(useBuilt(useConveyorBehind()));
  const machine = useCalculated()?.calculated.solution.machine;
  const setView = useSetView();
  const system = useUnitSystem();
  const [zoom, setZoom] = useState(1);
  const [isSolid, setSolid] = useState(false);
  const place = useMemo(() => ({ point, drive, zoom, system, machine }), [point, drive, zoom, system, machine]);
  const sheet = useView((view) => view.sheet);
  const chosen = sheetKinds.find(({ name }) => name === sheet) ?? first;
  const kind = chosen?.form === form ? chosen : (sheetKinds.find((one) => one.form === form) ?? chosen);
  if (!kind) return null;
  const choose = (name: string) => {
    setZoom(1);
    const next = sheetKinds.find((one) => one.name === name);
    if (!next) return;
    setView({ sheet: name, form: next.form, wanted: undefined, ...firstDrawn(next, conveyor, place) });
  };
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        <ChoiceBox
          aria-label="Drawing"
          data={sheetKinds.map(({ name, title }) => ({ value: name, label: title }))}
          value={kind.name}
          onChange={choose}
        />
        {kind.of === "point" && <PointChoice of={kind} conveyor={conveyor} machine={machine} />}
        {kind.of === "drive" && <DriveChoice />}
        {kind.solid && <FlatOrSolid isSolid={isSolid} onChange={setSolid} />}
        {!(isSolid && kind.solid) && (
          <>
            <ZoomChoice zoom={zoom} onZoom={setZoom} />
            {isCommented(kind, zoom) && <PlaceComment />}
            <DownloadMenu make={() => kind.make(conveyor, { ...place, zoom: 1 })} />
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

/** The point a drawing opens with: the chosen one where it has such a drawing, else the first that has. */
function firstDrawn(kind: SheetKind, conveyor: Conveyor, place: SheetPlace): { readonly point?: number } {
  if (kind.of !== "point" || kind.make(conveyor, place)) return {};
  const point = conveyor.pulls.findIndex((_, at) => kind.make(conveyor, { ...place, point: at }));
  return point < 0 ? {} : { point };
}

/** Words keep their height: in a pane too small for them the drawing is scrolled rather than made any smaller. */
const leastShown = 0.75;

interface FlatProps {
  readonly kind: SheetKind;
  readonly conveyor: Conveyor;
  readonly place: SheetPlace;
}

const Flat = memo(function Flat({ kind, conveyor, place }: FlatProps) {
  const { ref, width, height } = useSize();
  const pane = width > 0 ? { width, height } : undefined;
  const drawing = kind.make(conveyor, { ...place, pane });
  const fit = drawing && pane ? Math.min(width / drawing.size.width, height / drawing.size.height) : 1;
  const shown = Math.max(leastShown, kind.hasOwnSize ? Math.min(1, fit) : fit);
  const zoom = kind.isChart || (kind.isFitted && pane) ? 1 : place.zoom * shown;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
    <section ref={ref} className={styles.scroll} aria-label={`Drawing of ${kind.title}`} tabIndex={0}>
      {drawing ? (
        <div
          className={kind.isChart ? styles.whole : undefined}
          style={kind.isChart ? { inlineSize: drawing.size.width * fitOf(drawing.size, pane) } : undefined}
        >
          {kind.isChart ? (
            <>
              <OpeningSheet drawing={drawing} zoom={zoom} />
              {isCommented(kind, place.zoom) && <PictureComments {...namedDrawing(kind, conveyor, place)} />}
            </>
          ) : (
            <CommentedPicture {...namedDrawing(kind, conveyor, place)}>
              <OpeningSheet drawing={drawing} zoom={zoom} />
            </CommentedPicture>
          )}
        </div>
      ) : (
        <Text size="sm">{kind.none ?? "There is nothing to draw."}</Text>
      )}
    </section>
  );
});

/** Comments on a chart stand on the whole of it: a part has other axes. */
const isCommented = ({ isChart = false }: SheetKind, zoom: number) => !isChart || zoom === 1;

/** What comments on the drawing know it by, and what it is called. */
function namedDrawing({ form, name, title, of }: SheetKind, conveyor: Conveyor, { point, drive }: SheetPlace) {
  const row = of === "point" ? `pulls[${point}]` : of === "drive" ? `drives[${drive}]` : undefined;
  const pull = of === "point" ? conveyor.pulls[point] : undefined;
  const which = pull ? ` ${pointLabel(pull)}` : of === "drive" ? ` ${drive + 1}` : "";
  return { name: partDrawing(conveyor, { form, name, row }), title: `${title}${which}` };
}

interface PointChoiceProps extends Pick<SheetPlace, "machine"> {
  readonly of: SheetKind;
  readonly conveyor: Conveyor;
}

/** The points that have this drawing; choosing one chooses it everywhere. */
const PointChoice = memo(function PointChoice({ of, conveyor, machine }: PointChoiceProps) {
  const point = useView((view) => view.point);
  const setView = useSetView();
  const drawn = conveyor.pulls.flatMap((pull, at) =>
    of.make(conveyor, { point: at, drive: 0, zoom: 1, system: "metric", machine })
      ? [{ value: String(at), label: pointLabel(pull) }]
      : [],
  );
  const isDrawn = drawn.some(({ value }) => value === String(point));
  if (drawn.length === 0) return null;
  return (
    <ChoiceBox
      aria-label="Point drawn"
      data={isDrawn ? drawn : [{ value: String(point), label: "Choose a point" }, ...drawn]}
      value={String(point)}
      onChange={(value) => setView({ point: Number(value) })}
    />
  );
});

function DriveChoice() {
  const drives = useConveyor((document) => document.drives);
  const drive = useView((view) => view.drive);
  const setView = useSetView();
  if (drives.length < 2) return null;
  return (
    <ChoiceBox
      aria-label="Drive drawn"
      data={drives.map(({ driveNo, driveType }, at) => ({ value: String(at), label: `Drive ${driveNo} ${driveType}` }))}
      value={String(drive)}
      onChange={(value) => setView({ drive: Number(value) })}
    />
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
