import { toSvg } from "@beltwright/drawing";
import { setValue } from "@beltwright/model";
import { ActionIcon, NativeSelect, Tooltip } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { IconMinus, IconPlus, IconZoomReset } from "@tabler/icons-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useConveyor, useEdit, useIsReadOnly, useView } from "../document/editor-context.ts";
import { DeleteQuestion } from "./delete-question.tsx";
import { type PointDrawingName, pointDrawing } from "./point-drawing.ts";
import styles from "./profile.module.css";
import { Toolbar } from "./toolbar.tsx";
import { useDrawingPointer } from "./use-drawing-pointer.ts";
import { lookedAt, middleOf, wholeLook, zoomed } from "./viewport.ts";

/** A drawing of the points as a tool: add, delete and move them, zoom, pan, fit. */
export function DrawingStage({ name }: { readonly name: PointDrawingName }) {
  const conveyor = useConveyor((document) => document);
  const { ref, width, height } = useElementSize();
  const [look, setLook] = useState(wholeLook);
  const size = { width: Math.max(200, width), height: Math.max(80, height) };
  const shown = pointDrawing(name, conveyor, { size, hasLabels: true });
  const pointer = useDrawingPointer({ shown, look, setLook, isReady: width > 0 });
  const view = lookedAt(pointer.heldView ?? shown.drawing.view, look);
  const svg = toSvg(shown.drawing, { size, view, theme: "page" });
  const mode = useView((state) => state.mode);
  return (
    <div className={styles.stage}>
      <Toolbar>
        <SnapChoice />
        <ZoomButtons
          onZoom={(factor) => setLook(zoomed(look, factor, middleOf(size)))}
          onFit={() => setLook(wholeLook)}
        />
      </Toolbar>
      <div ref={ref} className={styles.sheet}>
        <div
          className={styles.canvas}
          data-mode={mode}
          data-testid={`drawing-${name}`}
          ref={pointer.element}
          {...pointer.handlers}
        >
          <Painted svg={svg} />
        </div>
        {pointer.said !== "" && (
          <output className={styles.said} aria-live="off">
            {pointer.said}
          </output>
        )}
      </div>
      <DeleteQuestion asked={pointer.asked} onDone={pointer.answer} />
    </div>
  );
}

/** The picture, written as text: thousands of elements are faster so, and every text in it is escaped by its writer. */
function Painted({ svg }: { readonly svg: string }) {
  const box = useRef<HTMLDivElement>(null);
  const point = useView((view) => view.point);
  useLayoutEffect(() => {
    if (box.current) box.current.innerHTML = svg;
  }, [svg]);
  useEffect(() => {
    for (const group of box.current?.querySelectorAll("[data-target]") ?? []) {
      group.classList.toggle(styles.chosen ?? "", group.getAttribute("data-target") === `pulls[${point}]`);
    }
  });
  return <div ref={box} className={styles.painted} />;
}

const snaps = ["0", "0.1", "0.5", "1", "5", "10"];

function SnapChoice() {
  const snap = useConveyor(({ drawSnapSize }) => String(drawSnapSize));
  const change = useEdit(setValue);
  const isReadOnly = useIsReadOnly();
  return (
    <NativeSelect
      size="xs"
      aria-label="Grid snap"
      className={styles.snap}
      disabled={isReadOnly}
      data={[...new Set([...snaps, snap])].map((value) => ({
        value,
        label: value === "0" ? "No snap" : `Snap ${value} m`,
      }))}
      value={snap}
      onChange={(event) => change({ path: "drawSnapSize", value: Number(event.currentTarget.value) })}
    />
  );
}

function ZoomButtons({ onZoom, onFit }: { readonly onZoom: (factor: number) => void; readonly onFit: () => void }) {
  const buttons = [
    { label: "Zoom in", icon: <IconPlus size={15} aria-hidden />, run: () => onZoom(1.4) },
    { label: "Zoom out", icon: <IconMinus size={15} aria-hidden />, run: () => onZoom(1 / 1.4) },
    { label: "Fit", icon: <IconZoomReset size={15} aria-hidden />, run: onFit },
  ];
  return buttons.map(({ label, icon, run }) => (
    <Tooltip key={label} label={label}>
      <ActionIcon size={26} color="gray" aria-label={label} onClick={run}>
        {icon}
      </ActionIcon>
    </Tooltip>
  ));
}
