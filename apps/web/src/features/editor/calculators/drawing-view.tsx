import { type Calculator, drawnNumber, type Outcome, redraw, type Values } from "@beltwright/calculators";
import type { Drawing, Size } from "@beltwright/drawing";
import { useMemo, useState } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useSize } from "../../../ui/use-size.ts";
import { DrawingMenu } from "../drawings/drawing-menu.tsx";
import sheetStyles from "../drawings/drawings.module.css";
import { NumberedSheet } from "../drawings/numbered-sheet.tsx";
import { type PictureNumber, toldNumberAt } from "../drawings/picture-numbers.ts";
import styles from "./calculators.module.css";
import ownStyles from "./drawing-view.module.css";
import { focusEntry } from "./entry-of-finding.ts";
import { useOpenStep } from "./outcome-view.tsx";

interface DrawingViewProps {
  readonly title: string;
  readonly calculator: Calculator;
  readonly values: Values;
  readonly outcome: Outcome;
}

/** Drawn for the width there is, so that its lettering keeps its size; its numbers lead to their entry or formula. */
export function DrawingView({ title, calculator, values, outcome }: DrawingViewProps) {
  const { ref, width } = useSize();
  const [shown, setShown] = useState<PictureNumber | undefined>(undefined);
  const { drawing } = outcome;
  const fitted = useFitted({ calculator, values, outcome }, width);
  if (!drawing || !fitted) return null;
  const open = (target: EventTarget | null) => {
    const told = toldNumberAt(target);
    if (told === undefined) return false;
    const found = drawnNumber(calculator, outcome, told.of);
    if (found.kind === "entry") focusEntry(calculator, found.name);
    else setShown(shown?.of === told.of ? undefined : told);
    return true;
  };
  return (
    <figure className={styles.drawing} aria-label={`Drawing of ${title}`}>
      <div className={ownStyles.bar}>
        <DrawingMenu make={() => drawing} nameOf={() => "calculator"} />
      </div>
      <div ref={ref} className={`${sheetStyles.scroll} ${ownStyles.fit}`}>
        <NumberedSheet drawing={fitted} size={sizeWithin(drawing.size, width)} onOpen={open} />
      </div>
      <OpenedNumber {...{ calculator, values, outcome, shown }} />
    </figure>
  );
}

/** A chart is laid out for its size: a narrow one is drawn anew. */
function useFitted({ calculator, values, outcome }: Omit<DrawingViewProps, "title">, width: number) {
  const system = useUnitSystem();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outcome is of these values
  return useMemo((): Drawing | undefined => {
    const { drawing } = outcome;
    if (!drawing?.isLaidOut || width === 0 || width >= drawing.size.width) return drawing;
    return redraw(calculator, values, system, sizeWithin(drawing.size, width)) ?? drawing;
  }, [calculator, outcome, system, width]);
}

interface OpenedNumberProps extends Omit<DrawingViewProps, "title"> {
  readonly shown: PictureNumber | undefined;
}

/** How a number of the drawing came about, as it stands now. */
function OpenedNumber({ calculator, values, outcome, shown }: OpenedNumberProps) {
  const openStep = useOpenStep(calculator, values, outcome);
  const found = shown && drawnNumber(calculator, outcome, shown.of);
  return (
    <div aria-live="polite">
      {found?.kind === "value" && (
        <div key={shown?.of} ref={bringInSight} className={styles.trace}>
          <h3 className={ownStyles.name}>{shown?.label}</h3>
          {openStep(found.value)}
        </div>
      )}
    </div>
  );
}

const bringInSight = (box: HTMLElement | null) => box?.scrollIntoView({ block: "nearest" });

const leastHeight = 230;

/** Its own proportions at the width there is; a narrow one is a little higher, for its lettering. */
function sizeWithin(own: Size, width: number): Size {
  if (width === 0) return own;
  const share = Math.min(1, width / own.width);
  return { width: own.width * share, height: Math.min(own.height, Math.max(leastHeight, own.height * share)) };
}
