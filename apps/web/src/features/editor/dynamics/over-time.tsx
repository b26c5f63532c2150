import type { Frames } from "@beltwright/engine";
import { displayText, type UnitSystem } from "@beltwright/model";
import {
  type LineChart,
  placeQuantities,
  runBrakeCharts,
  runDriveCharts,
  runPlaceChart,
  runPointChart,
  runSpeedChart,
  runTakeUpChart,
  shortPoint,
} from "@beltwright/results";
import { MultiSelect, NativeSelect } from "@mantine/core";
import { useMemo, useState } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { ChartView } from "../charts/chart-view.tsx";
import { TableSwitch } from "../charts/charts-stage.tsx";
import { PlaceComment } from "../comments/drawing-comments.tsx";
import { withReadings } from "./chart-readings.ts";
import { useDynamicRun, useDynamicRunner, useTracedRun } from "./dynamic-run.ts";
import styles from "./dynamics.module.css";
import { useCommentedAs } from "./run-comments.ts";
import type { RunBasis } from "./run-in-worker.ts";

interface Chosen {
  readonly points: readonly string[];
  readonly stations: readonly number[];
}

/** Everything over time: tension at chosen points, quantities at chosen places, take-up, drives, brakes. */
export function OverTime() {
  const frames = useDynamicRun((state) => state.frames);
  const basis = useDynamicRun((state) => state.basis);
  return frames && basis ? <Curves frames={frames} basis={basis} /> : null;
}

function Curves({ frames, basis }: { readonly frames: Frames; readonly basis: RunBasis }) {
  const { show, setCurve } = useDynamicRunner();
  const system = useUnitSystem();
  const frame = useDynamicRun((state) => state.frame);
  const interval = useDynamicRun((state) => state.interval);
  const name = useDynamicRun((state) => state.curve);
  const [isTable, setTable] = useState(false);
  const pointIds = basis.calculated.design.points.map(({ id }) => id);
  const [chosen, setChosen] = useState<Chosen>(() => firstChosen(basis, frames));
  const run = useTracedRun();
  const commentedAs = useCommentedAs();
  const charts = useMemo(
    () =>
      chartsOf({ frames, interval, basis, chosen, system }).map((one) =>
        withReadings(one, run, (row) => row * interval),
      ),
    [frames, interval, basis, chosen, system, run],
  );
  const chart = charts.find((one) => one.name === name) ?? charts[0];
  if (!chart) return null;
  return (
    <>
      <div className={styles.bar}>
        <NativeSelect
          size="xs"
          aria-label="Curve over time"
          data={charts.map((one) => ({ value: one.name, label: one.title }))}
          value={chart.name}
          onChange={(event) => setCurve(event.currentTarget.value)}
        />
        <TableSwitch isTable={isTable} onChange={setTable} />
        {!isTable && commentedAs(chart) && <PlaceComment />}
        {chart.name === "points" && (
          <MultiSelect
            size="xs"
            aria-label="Points"
            placeholder="Points"
            data={pointIds.map((id) => ({ value: id, label: shortPoint(basis.conveyor, id) }))}
            value={[...chosen.points]}
            maxValues={6}
            comboboxProps={{ portalProps: { target: "#main" } }}
            onChange={(points) => setChosen({ ...chosen, points })}
          />
        )}
        {chart.name.startsWith("place-") && (
          <MultiSelect
            size="xs"
            aria-label="Places along the belt"
            placeholder="Places"
            data={placeData(frames, system)}
            value={chosen.stations.map(String)}
            maxValues={6}
            searchable
            limit={60}
            comboboxProps={{ portalProps: { target: "#main" } }}
            onChange={(stations) => setChosen({ ...chosen, stations: stations.map(Number) })}
          />
        )}
      </div>
      <ChartView
        chart={chart}
        isTable={isTable}
        comments={commentedAs(chart)}
        marked={Math.min(frame, frames.count - 1)}
        onPick={(row) => show(Math.max(0, Math.min(frames.count - 1, row)))}
      />
    </>
  );
}

/** Drives and the take-up to begin with, and four places spread over the belt. */
function firstChosen({ conveyor, calculated }: RunBasis, { positions }: Frames): Chosen {
  const wanted = new Set(
    conveyor.pulls.flatMap(({ noID, pType }) => (pType === "Drive" || pType === "Takeup" ? [String(noID)] : [])),
  );
  const ids = calculated.design.points.map(({ id }) => id);
  return {
    points: ids.filter((id) => wanted.has(id)).slice(0, 3),
    stations: [0, 1, 2, 3].map((part) => Math.floor((part * positions.length) / 4)),
  };
}

interface Making {
  readonly frames: Frames;
  readonly interval: number;
  readonly basis: RunBasis;
  readonly chosen: Chosen;
  readonly system: UnitSystem;
}

function chartsOf({ frames, interval, basis, chosen, system }: Making): readonly LineChart[] {
  const { conveyor, calculated } = basis;
  const { points } = calculated.design;
  const pointIds = points.map(({ id }) => id);
  const places = chosen.stations.map((station) => ({ station, name: placeName(frames, station, system) }));
  const brakes = frames.count === 0 ? 0 : frames.brakeHeat.length / frames.slowest.length;
  const brakeNames = Array.from({ length: brakes }, (_, at) => `Brake ${at + 1}`);
  return [
    runPointChart(conveyor, { frames, interval, pointIds }, chosen.points),
    runSpeedChart(frames, interval),
    runTakeUpChart(frames, interval),
    ...runDriveCharts(frames, interval, calculated.design),
    ...runBrakeCharts(frames, interval, brakeNames),
    ...placeQuantities.map((quantity) => runPlaceChart(frames, interval, { ...quantity }, places)).map(titled),
  ];
}

function titled(chart: LineChart): LineChart {
  return { ...chart, title: `${chart.title} at places along the belt` };
}

function placeName({ positions }: Frames, station: number, system: UnitSystem): string {
  return displayText(positions[station] ?? 0, "m", system, 5);
}

function placeData(frames: Frames, system: UnitSystem) {
  return Array.from(frames.positions, (_, station) => ({
    value: String(station),
    label: placeName(frames, station, system),
  }));
}
