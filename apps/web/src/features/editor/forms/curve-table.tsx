import { type FormName, findFieldAt, outputAt, type UnitCode, unitLabel } from "@beltwright/model";
import { Text } from "@mantine/core";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useLive, useSetView, useView } from "../document/editor-context.ts";
import { ResultValue } from "../results/result-value.tsx";
import { FieldControl } from "./field-control.tsx";
import styles from "./forms.module.css";
import { pointLabel } from "./row-picker.tsx";

/** A value of a point by its name, with what heads its column. */
type CurveColumn = readonly [name: string, heading: string];

interface CurveColumns {
  readonly title: string;
  readonly typed: readonly CurveColumn[];
  readonly results: readonly CurveColumn[];
  readonly none: string;
}

const kinds = {
  verticalCurves: {
    title: "Curves of the profile",
    typed: [["vertCurveRadiusInp", "Input radius"]],
    results: [
      ["vertCurveType", "Kind"],
      ["vertCurveRadius", "Applied radius"],
      ["minVertCurveRadius", "Minimum radius"],
    ],
    none: "The profile has no corner to round.",
  },
  horizontalCurves: {
    title: "Curves of the plan",
    typed: [
      ["horizCurveRadiusInp", "Input radius"],
      ["horizBankAngle", "Input banking"],
    ],
    results: [
      ["horizCurveRadius", "Applied radius"],
      ["minHorizCurveRadius", "Minimum radius"],
      ["horizDrift", "Drift"],
    ],
    none: "The conveyor runs straight: no point has a radius in plan. Type one in the table of points.",
  },
} as const satisfies Partial<Record<FormName, CurveColumns>>;

type CurveForm = keyof typeof kinds;

export function isCurveForm(name: FormName): name is CurveForm {
  return name in kinds;
}

/** Every curve on a line: what is typed of it, the radius it gets and the one it needs. */
export function CurveTable({ form }: { readonly form: CurveForm }) {
  const { title, typed, results, none }: CurveColumns = kinds[form];
  const system = useUnitSystem();
  const rows = useCurves(form);
  if (rows.length === 0) return <Text size="sm">{none}</Text>;
  const heads = [
    ...typed.map(([name, heading]) => ({ name, heading, unit: unitTyped(name) })),
    ...results.map(([name, heading]) => ({ name, heading, unit: outputAt(`pulls[0].${name}`)?.unit ?? "1" })),
  ];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{title}</legend>
      <div className={styles.across}>
        <table className={styles.curves}>
          <thead>
            <tr>
              <th scope="col">Point</th>
              {heads.map(({ name, heading, unit }) => (
                <th scope="col" key={name}>
                  {heading} <span className={styles.unit}>{unitLabel(unit, system)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, label }) => (
              <CurveRow key={row} {...{ row, label, typed, results }} />
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}

function unitTyped(name: string): UnitCode {
  const field = findFieldAt(`pulls[0].${name}`);
  return field?.kind === "number" ? field.unit : "1";
}

interface CurveRowProps extends Pick<CurveColumns, "typed" | "results"> {
  readonly row: number;
  readonly label: string;
}

function CurveRow({ row, label, typed, results }: CurveRowProps) {
  const isChosen = useView(({ point }) => point === row);
  const setView = useSetView();
  return (
    <tr data-chosen={isChosen}>
      <th scope="row">
        <button type="button" className={styles.rowName} onClick={() => setView({ point: row })}>
          {label}
        </button>
      </th>
      {typed.map(([name]) => {
        const path = `pulls[${row}].${name}`;
        const field = findFieldAt(path);
        return (
          <td key={name}>
            {field && <FieldControl path={path} field={{ ...field, label: `${field.label}, ${label}` }} />}
          </td>
        );
      })}
      {results.map(([name]) => (
        <td key={name}>
          <ResultValue path={`pulls[${row}].${name}`} />
        </td>
      ))}
    </tr>
  );
}

/** Points that have a curve, or a corner that could become one. */
function useCurves(form: CurveForm): readonly { readonly row: number; readonly label: string }[] {
  const pulls = useConveyor((conveyor) => conveyor.pulls);
  const results = useLive((live) => live.results);
  return pulls.flatMap((pull, row) => {
    const type = results.at(`pulls[${row}].vertCurveType`);
    const isCurve =
      form === "verticalCurves"
        ? pull.vertCurveRadiusInp > 0 || (type !== undefined && type !== "None")
        : pull.horizCurveRadiusInp > 0 || results.at(`pulls[${row}].horizCurveRadius`) !== undefined;
    return isCurve ? [{ row, label: pointLabel(pull) }] : [];
  });
}
