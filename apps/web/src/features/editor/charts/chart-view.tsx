import type { Chart, LineChart } from "@beltwright/results";
import { useState } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import type { CommentedAs } from "../comments/chart-comments.tsx";
import { BarsView } from "./bars-view.tsx";
import { ChartTable } from "./chart-table.tsx";
import { Legend } from "./legend.tsx";
import { Plot } from "./plot.tsx";
import { Readout } from "./readout.tsx";

interface ChartViewProps {
  readonly chart: Chart;
  readonly isTable: boolean;
  /** The row that is marked, such as the time of a replay; where nobody says, the one picked last. */
  readonly marked?: number | undefined;
  readonly onPick?: (row: number) => void;
  /** Without where a chart beside it names the same curves. */
  readonly hasLegend?: boolean;
  /** Names of the curves that are not shown, whenever they change: for a picture of the chart. */
  readonly onHidden?: (hidden: ReadonlySet<string>) => void;
  /** As what it is commented on; without, no comments are shown and made here. */
  readonly comments?: CommentedAs | undefined;
}

/** One chart as curves or as a table, in the units of the screen. */
export function ChartView({ chart, ...rest }: ChartViewProps) {
  const system = useUnitSystem();
  if (chart.kind === "bars") return <BarsView comments={rest.comments} {...{ chart, system }} />;
  return <LinesView key={chart.name} chart={chart} {...rest} />;
}

function LinesView({
  chart,
  isTable,
  marked,
  onPick,
  hasLegend = true,
  onHidden,
  comments,
}: ChartViewProps & { readonly chart: LineChart }) {
  const system = useUnitSystem();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [pointed, setPointed] = useState<number | undefined>(undefined);
  const [picked, setPicked] = useState<number | undefined>(undefined);
  const isHidden = ({ name, isHidden: isOff = false }: LineChart["series"][number]) => isOff !== toggled.has(name);
  const hidden = new Set(chart.series.filter(isHidden).map(({ name }) => name));
  const toggle = (name: string) => {
    const next = toggledBy(toggled, name);
    setToggled(next);
    onHidden?.(
      new Set(chart.series.filter((one) => (one.isHidden ?? false) !== next.has(one.name)).map((one) => one.name)),
    );
  };
  const row = marked ?? picked;
  // What the pointer is at, and what was picked once it has left: so that the pointer can go and open a value.
  const place = isTable ? undefined : (pointed ?? row);
  return (
    <>
      {hasLegend && (
        <>
          <Legend {...{ chart, hidden, place }} onToggle={toggle} />
          {!isTable && <Readout chart={chart} row={place} />}
        </>
      )}
      {isTable ? (
        <ChartTable {...{ chart, system, hidden }} />
      ) : (
        <Plot {...{ chart, system, hidden, row, comments }} onPlace={setPointed} onPick={onPick ?? setPicked} />
      )}
    </>
  );
}

function toggledBy(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}
