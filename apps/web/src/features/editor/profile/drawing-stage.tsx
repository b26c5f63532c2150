import type { Spot, View } from "@beltwright/drawing";
import { ActionIcon, Tooltip } from "@mantine/core";
import { IconMinus, IconPlus, IconRuler2, IconZoomReset } from "@tabler/icons-react";
import { memo, type PointerEvent, type RefObject, useRef, useState } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useSize } from "../../../ui/use-size.ts";
import { DrawingComments, PlaceComment } from "../comments/drawing-comments.tsx";
import { useEditorTools, useView } from "../document/editor-context.ts";
import { DownloadMenu } from "../drawings/download-menu.tsx";
import { useOpenNumber } from "../drawings/drawn-numbers.ts";
import { CurveWarnings } from "./curve-warnings.tsx";
import { DeleteQuestion } from "./delete-question.tsx";
import { Overview } from "./overview.tsx";
import type { PointDrawingName } from "./point-places.ts";
import styles from "./profile.module.css";
import { type CursorStore, chainageOf, RouteCursor } from "./route-cursor.tsx";
import { createSaid, Said } from "./said.tsx";
import { SnapChoice } from "./snap-choice.tsx";
import { TakeUpQuestion } from "./take-up-question.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useDrawingKeys } from "./use-drawing-keys.ts";
import { useDrawingPointer } from "./use-drawing-pointer.ts";
import { useMeasure } from "./use-measure.ts";
import { usePicture } from "./use-picture.ts";
import { lookedAt, middleOf, wholeLook, zoomed } from "./viewport.ts";

interface DrawingStageProps {
  readonly name: PointDrawingName;
  /** Shared with another drawing of the same route. */
  readonly cursor?: CursorStore;
  /** Without where another drawing beside it has them. */
  readonly hasTools?: boolean;
}

/** A drawing of the points as a tool: add, delete and move them, zoom, pan, fit. */
export function DrawingStage({ name, cursor, hasTools = true }: DrawingStageProps) {
  const { ref, width, height } = useSize();
  const box = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState(wholeLook);
  const [heldView, setHeldView] = useState<View | undefined>(undefined);
  const system = useUnitSystem();
  const size = { width: Math.max(200, width), height: Math.max(80, height) };
  const whole = usePicture(box, { name, size, isMeasured: width > 0, look, system, heldView });
  const [said] = useState(createSaid);
  const say = (text: string) => said.setState({ text });
  const openNumber = useOpenNumber();
  const pointer = useDrawingPointer({ name, size, whole, heldView, setHeldView, look, setLook, say, openNumber });
  const mode = useView((state) => state.mode);
  const measure = useMeasure(lookedAt(whole ?? noView, look), name === "plan" ? ["x", "y"] : ["along", "up"]);
  const pressKey = useDrawingKeys({ name, size, setLook, measure, remove: pointer.remove, openNumber });
  const shownView = whole && lookedAt(heldView ?? whole, look);
  const follow = useCursorHandlers(cursor, name, shownView);
  return (
    <div className={styles.stage}>
      {hasTools && (
        <Toolbar>
          <SnapChoice />
          <ZoomButtons
            onZoom={(factor) => setLook((now) => zoomed(now, factor, middleOf(size)))}
            onFit={() => setLook(wholeLook)}
          />
          {name !== "profile" && <MeasureButton isOn={measure.isOn} onToggle={measure.toggle} />}
          <PlaceComment />
          <DownloadMenu
            make={async (document) => (await import("../drawings/sheet-list.ts")).pointSheet(name, document, system)}
          />
        </Toolbar>
      )}
      <div ref={ref} className={styles.sheet} {...follow}>
        <div
          className={styles.canvas}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: points are chosen, moved and added by keys, too
          tabIndex={0}
          aria-label={`${drawingTitles[name]}: arrow keys choose a point or move it, Enter adds, Delete deletes`}
          onKeyDown={pressKey}
          data-mode={measure.isOn ? "Measure" : mode}
          data-testid={`drawing-${name}`}
          ref={pointer.element}
          {...(measure.isOn ? measure.handlers : pointer.handlers)}
        >
          <Painted box={box} />
          {measure.isOn && measure.line && <MeasuredLine {...measure.line} />}
        </div>
        {shownView && <CurveWarnings {...{ name, size }} picture={box} view={shownView} />}
        {cursor && shownView && <RouteCursor store={cursor} view={shownView} {...{ name, size }} />}
        {shownView && <DrawingComments {...{ name, size }} view={shownView} />}
        <Said store={said} instead={measure.isOn ? measure.said : undefined} />
      </div>
      {hasTools && <Overview {...{ name, size, whole, look, setLook }} />}
      <DeleteQuestion asked={pointer.asked} onDone={pointer.answer} />
      <TakeUpQuestion />
    </div>
  );
}

/** Tells the shared cursor where the pointer is. */
function useCursorHandlers(cursor: CursorStore | undefined, name: PointDrawingName, view: View | undefined) {
  const { editor } = useEditorTools();
  if (!cursor || !view) return {};
  return {
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const { left, top } = currentTarget.getBoundingClientRect();
      const { pulls } = editor.store.getState().document;
      cursor.setState({ chainage: chainageOf(name, pulls, view, { x: clientX - left, y: clientY - top }) });
    },
    onPointerLeave: () => cursor.setState({ chainage: undefined }),
  };
}

/** Filled by the worker that draws; React leaves its content alone. */
const Painted = memo(function Painted({ box }: { readonly box: RefObject<HTMLDivElement | null> }) {
  return <div ref={box} className={styles.painted} />;
});

const drawingTitles = {
  profile: "Profile",
  long: "Long section",
  plan: "Plan",
} as const satisfies Record<PointDrawingName, string>;

const noView: View = { scaleX: 1, scaleY: 1, left: 0, base: 0 };

function MeasureButton({ isOn, onToggle }: { readonly isOn: boolean; readonly onToggle: () => void }) {
  return (
    <Tooltip label="Measure">
      <ActionIcon
        size={26}
        color={isOn ? "teal" : "gray"}
        variant={isOn ? "filled" : "subtle"}
        aria-label="Measure"
        aria-pressed={isOn}
        onClick={onToggle}
      >
        <IconRuler2 size={15} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function MeasuredLine({ from, to }: { readonly from: Spot; readonly to: Spot }) {
  return (
    <svg className={styles.measured} aria-hidden="true">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {[from, to].map((end, index) => (
        <circle key={index === 0 ? "from" : "to"} cx={end.x} cy={end.y} r={3} />
      ))}
    </svg>
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
