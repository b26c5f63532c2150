import { type Size, type Spot, toPixels, type View } from "@beltwright/drawing";
import type { Finding, Severity } from "@beltwright/engine";
import { findingField } from "@beltwright/model";
import { findingDetail, findingSentence } from "@beltwright/results";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useLive, useShowField } from "../document/editor-context.ts";
import { type Box, boxAround, clearPlace } from "./clear-place.ts";
import { type PointDrawingName, pointPlaces } from "./point-places.ts";
import styles from "./profile.module.css";
import { painted } from "./use-picture.ts";

interface CurveWarningsProps {
  /** The picture they stand on, whose lettering they keep off. */
  readonly picture: RefObject<HTMLElement | null>;
  readonly name: PointDrawingName;
  readonly size: Size;
  readonly view: View;
}

const none: readonly Finding[] = [];

/** What is wrong with curves, at the curves themselves: lift-off, banking, radii. Each leads to its field. */
export function CurveWarnings(props: CurveWarningsProps) {
  const findings = useLive(({ answer }) => (answer?.kind === "calculated" ? answer.findings : none));
  const curves = findings.filter(({ code, severity, place }) => {
    return code.startsWith("curve-") && severity !== "note" && place.pointId !== undefined;
  });
  return curves.length === 0 ? null : <Badges curves={curves} {...props} />;
}

const gravity = { error: 0, warning: 1, note: 2 } as const satisfies Record<Severity, number>;

/** Puts the signs beside the lettering, whenever one of both has changed. */
function useClearPlaces(picture: CurveWarningsProps["picture"]) {
  const signs = useRef(new Map<HTMLElement, Spot>());
  useLayoutEffect(() => {
    const box = picture.current;
    const place = () => placeSigns(signs.current, box);
    place();
    box?.addEventListener(painted, place);
    return () => box?.removeEventListener(painted, place);
  });
  return signs.current;
}

function placeSigns(signs: ReadonlyMap<HTMLElement, Spot>, picture: HTMLElement | null): void {
  if (picture === null || signs.size === 0) return;
  const { left, top } = picture.getBoundingClientRect();
  const taken = [...picture.querySelectorAll("text")].map((text): Box => {
    const box = text.getBoundingClientRect();
    return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
  });
  for (const [sign, at] of signs) {
    const size = { width: sign.offsetWidth, height: sign.offsetHeight };
    const { x, y } = clearPlace(at, size, taken);
    taken.push(boxAround({ x, y }, size));
    sign.style.translate = `${x - at.x}px ${y - at.y}px`;
  }
}

function Badges({ curves, name, size, view, picture }: CurveWarningsProps & { readonly curves: readonly Finding[] }) {
  const conveyor = useConveyor((document) => document);
  const system = useUnitSystem();
  const showField = useShowField();
  const { spots } = pointPlaces(name, conveyor, size);
  const signs = useClearPlaces(picture);
  return [...Map.groupBy(curves, ({ place }) => place.pointId ?? "")].map(([pointId, found]) => {
    const spot = spots[conveyor.pulls.findIndex(({ noID }) => String(noID) === pointId)];
    const [worst] = found.toSorted((one, other) => gravity[one.severity] - gravity[other.severity]);
    if (!spot || !worst) return null;
    const { x, y } = toPixels(view, spot);
    const told = found.map((one) => `${findingSentence(one.code, one.subject)} ${findingDetail(one, system)}`);
    return (
      <button
        key={pointId}
        type="button"
        ref={(sign) => {
          if (sign) signs.set(sign, { x, y });
          return () => void (sign && signs.delete(sign));
        }}
        className={styles.curveWarning}
        style={{ insetInlineStart: x, insetBlockStart: y }}
        data-severity={worst.severity}
        title={told.join("\n")}
        aria-label={`Point ${pointId}: ${told.join(" ")}`}
        onClick={() => showField(findingField(conveyor, worst))}
      >
        <IconAlertTriangle size={12} aria-hidden />
        {found.some(({ code }) => code === "curve-belt-lifts") && "lifts off"}
      </button>
    );
  });
}
