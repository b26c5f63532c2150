import { findingSentence } from "@beltwright/contract";
import { type Size, toPixels, type View } from "@beltwright/drawing";
import type { Finding, Severity } from "@beltwright/engine";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useUnitSystem } from "../../../ui/unit-system.tsx";
import { useConveyor, useLive, useShowField } from "../document/editor-context.ts";
import { findingDetail } from "../results/finding-detail.ts";
import { findingField } from "../results/finding-field.ts";
import { type PointDrawingName, pointPlaces } from "./point-places.ts";
import styles from "./profile.module.css";

interface CurveWarningsProps {
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

function Badges({ curves, name, size, view }: CurveWarningsProps & { readonly curves: readonly Finding[] }) {
  const conveyor = useConveyor((document) => document);
  const system = useUnitSystem();
  const showField = useShowField();
  const { spots } = pointPlaces(name, conveyor, size);
  return [...Map.groupBy(curves, ({ place }) => place.pointId ?? "")].map(([pointId, found]) => {
    const spot = spots[conveyor.pulls.findIndex(({ noID }) => String(noID) === pointId)];
    const [worst] = found.toSorted((one, other) => gravity[one.severity] - gravity[other.severity]);
    if (!spot || !worst) return null;
    const { x, y } = toPixels(view, spot);
    const told = found.map((one) => `${findingSentence(one.code)} ${findingDetail(one, system)}`);
    return (
      <button
        key={pointId}
        type="button"
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
