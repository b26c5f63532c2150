import { ownCaseTitles, setValue, unitLabel } from "@beltwright/model";
import { type CaseRow, caseColumns, caseMatrix } from "@beltwright/results";
import { Checkbox } from "@mantine/core";
import { useMemo } from "react";
import { useUnitSystem } from "../../../../ui/units/unit-system.tsx";
import { useCalculated } from "../../charts/use-calculated.ts";
import { useConveyor, useEdit, useIsReadOnly, useIsStale } from "../../document/editor-context.ts";
import { TracedNumber } from "../../results/traced-number.tsx";
import formStyles from "../forms.module.css";
import styles from "./load-cases.module.css";

interface CaseMatrixProps {
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** Every case beside every other, the worst of each column marked. */
export function CaseMatrix({ chosen, onChoose }: CaseMatrixProps) {
  const system = useUnitSystem();
  const shown = useCalculated();
  const cases = useConveyor(({ loadCases }) => loadCases);
  const rows = useMemo(() => (shown ? caseMatrix(shown.calculated.solution) : []), [shown]);
  const titles = ownCaseTitles(cases);
  const isStale = useIsStale();
  const fixed = rows.filter(({ isOwn }) => !isOwn);
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix} data-stale={isStale}>
        <caption className={formStyles.groupTitle}>Cases side by side</caption>
        <thead>
          <tr>
            <th scope="col">Case</th>
            {caseColumns.map(({ name, title, unit }) => (
              <th scope="col" key={name}>
                {title} <span className={formStyles.unit}>{unitLabel(unit, system)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.map((one, index) => (
            <tr key={one.caseNo} data-chosen={index === chosen}>
              <th scope="row">
                <span className={styles.name}>
                  <CaseSwitch index={index} title={titles[index] ?? ""} isOn={one.caseIsOn} />
                  <button type="button" className={formStyles.rowName} onClick={() => onChoose(index)}>
                    {titles[index]}
                  </button>
                </span>
              </th>
              <Cells row={rows.find(({ isOwn, title }) => isOwn && title === titles[index])} />
            </tr>
          ))}
          {fixed.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.title}</th>
              <Cells row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CaseSwitchProps {
  readonly index: number;
  readonly title: string;
  readonly isOn: boolean;
}

function CaseSwitch({ index, title, isOn }: CaseSwitchProps) {
  const change = useEdit(setValue);
  const isReadOnly = useIsReadOnly();
  return (
    <Checkbox
      size="sm"
      checked={isOn}
      disabled={isReadOnly}
      aria-label={`Calculate ${title}`}
      onChange={(event) => change({ path: `loadCases[${index}].caseIsOn`, value: event.currentTarget.checked })}
    />
  );
}

function Cells({ row }: { readonly row: CaseRow | undefined }) {
  return caseColumns.map(({ name }, at) => {
    const cell = row?.cells[at];
    return (
      <td key={name} data-worst={cell?.isWorst}>
        {cell === undefined ? "–" : <TracedNumber traced={cell.traced} />}
        {cell?.isWorst && <span className={styles.mark}> governs</span>}
      </td>
    );
  });
}
