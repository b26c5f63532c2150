import type { View } from "@beltwright/drawing";
import { setValue } from "@beltwright/model";
import { ActionIcon, NativeSelect, Tooltip } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { IconMinus, IconPlus, IconZoomReset } from "@tabler/icons-react";
import { memo, type RefObject, useRef, useState } from "react";
import { useConveyor, useEdit, useIsReadOnly, useView } from "../document/editor-context.ts";
import { DeleteQuestion } from "./delete-question.tsx";
import type { PointDrawingName } from "./point-places.ts";
import styles from "./profile.module.css";
import { Toolbar } from "./toolbar.tsx";
import { useDrawingPointer } from "./use-drawing-pointer.ts";
import { usePicture } from "./use-picture.ts";
import { middleOf, wholeLook, zoomed } from "./viewport.ts";

/** A drawing of the points as a tool: add, delete and move them, zoom, pan, fit. */
export function DrawingStage({ name }: { readonly name: PointDrawingName }) {
  const { ref, width, height } = useElementSize();
  const box = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState(wholeLook);
  const [heldView, setHeldView] = useState<View | undefined>(undefined);
  const size = { width: Math.max(200, width), height: Math.max(80, height) };
  const whole = usePicture(box, { name, size, look, heldView });
  const pointer = useDrawingPointer({ name, size, whole, heldView, setHeldView, look, setLook });
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
          <Painted box={box} />
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

/** Filled by the worker that draws; React leaves its content alone. */
const Painted = memo(function Painted({ box }: { readonly box: RefObject<HTMLDivElement | null> }) {
  return <div ref={box} className={styles.painted} />;
});

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
