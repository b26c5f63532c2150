import { beltCrossSection, type Size } from "@beltwright/drawing";
import type { Conveyor } from "@beltwright/model";
import { type SyntheticEvent, useCallback, useMemo } from "react";
import { useUnitSystem } from "../../../ui/unit-system.tsx";
import type { Traced } from "../calculation/traced.ts";
import { useCalculated } from "../charts/use-calculated.ts";
import { useShowTrace } from "../results/trace-tools.ts";
import styles from "./drawings.module.css";
import { tracedSection } from "./section-numbers.ts";
import { Sheet } from "./sheet.tsx";

const noNumbers: ReadonlyMap<string, Traced> = new Map();

/** The cross-section; its calculated numbers open like any other, by mouse and by keyboard. */
export function SectionSheet({ conveyor, size }: { readonly conveyor: Conveyor; readonly size: Size }) {
  const system = useUnitSystem();
  const show = useShowTrace();
  const section = useCalculated()?.calculated.solution.crossSection;
  const density = conveyor.sectionDensity === "High" ? "high" : "low";
  const numbers = useMemo(() => (section ? tracedSection(section, density) : noNumbers), [section, density]);
  const mark = useCallback(
    (box: HTMLElement) => {
      const texts = [...box.querySelectorAll("text")];
      // What an image holds is out of reach of the keyboard's readers.
      if (numbers.size > 0) box.querySelector("svg")?.setAttribute("role", "group");
      for (const [at, text] of texts.entries()) {
        const traced = numbers.get(text.textContent ?? "");
        if (traced) opening(texts[at + 1], traced);
      }
    },
    [numbers],
  );
  const open = (event: SyntheticEvent) => {
    const label =
      event.target instanceof Element ? event.target.closest("[data-opens]")?.getAttribute("data-opens") : "";
    const traced = numbers.get(label ?? "");
    if (traced) show(traced);
    return traced !== undefined;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the numbers within are the buttons
    <div
      className={styles.opening}
      onClick={open}
      onKeyDown={(event) => {
        if ((event.key === "Enter" || event.key === " ") && open(event)) event.preventDefault();
      }}
    >
      <Sheet drawing={beltCrossSection(conveyor, undefined, { size, system })} onWritten={mark} />
    </div>
  );
}

/** The value stands right after its label. */
function opening(text: Element | undefined, traced: Traced): void {
  text?.setAttribute("data-opens", traced.label.split(",")[0] ?? "");
  text?.setAttribute("role", "button");
  text?.setAttribute("tabindex", "0");
  text?.setAttribute("aria-label", `${traced.label}: ${text.textContent}`);
}
