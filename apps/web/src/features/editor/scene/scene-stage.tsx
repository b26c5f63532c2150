import { scene3d } from "@beltwright/drawing";
import { type LoadCaseName, loadCases } from "@beltwright/engine";
import { type Conveyor, caseTitle, isPulley } from "@beltwright/model";
import type { Shown } from "@beltwright/results";
import { Button, NativeSelect } from "@mantine/core";
import { useMemo, useState } from "react";
import { useCalculated } from "../charts/use-calculated.ts";
import { useConveyor, useSetView, useShowField, useView } from "../document/editor-context.ts";
import { useBuilt } from "../drawings/built.ts";
import { TensionLegend } from "../dynamics/replay-view.tsx";
import { FarBelt } from "./far-belt.tsx";
import { saveGltf } from "./save-gltf.ts";
import { SceneObjects } from "./scene-objects.tsx";
import styles from "./space.module.css";
import { Space } from "./space.tsx";

/** The conveyor in space, its belt coloured by tension; a pulley that is clicked opens its form. */
export function SceneStage() {
  const document = useConveyor((now) => now);
  const shown = useCalculated();
  // What was calculated, so that its colours belong to it; the document as it is before the first answer.
  const conveyor = useBuilt(shown?.conveyor ?? document);
  const [loadCase, setLoadCase] = useState<LoadCaseName>("running-full");
  const pick = usePick();
  const scene = useMemo(() => scene3d(conveyor, shown?.calculated, { loadCase }), [conveyor, shown, loadCase]);
  return (
    <Space
      label="The conveyor in 3D"
      box={scene.bounds}
      tools={
        <>
          <NativeSelect
            size="xs"
            aria-label="Belt coloured by the tension of"
            data={loadCases.map(({ name }) => ({ value: name, label: caseTitle(name) }))}
            value={loadCase}
            onChange={({ currentTarget: { value } }) =>
              setLoadCase(loadCases.find(({ name }) => name === value)?.name ?? loadCase)
            }
          />
          <PointChoice conveyor={conveyor} onPick={pick} />
          <Button size="compact-xs" variant="default" onClick={() => saveGltf(scene, conveyor.convNo)}>
            Download glTF
          </Button>
          {scene.legend && (
            <div className={styles.key}>
              <TensionLegend legend={scene.legend} shownOf={(end) => tensionShown(end, loadCase)} />
            </div>
          )}
        </>
      }
    >
      <SceneObjects scene={scene} onPick={pick} />
      <FarBelt scene={scene} width={conveyor.beltWidthInp / 1000} />
    </Space>
  );
}

function tensionShown(end: "smallest" | "largest", loadCase: LoadCaseName): Shown {
  return { kind: "number", source: { kind: "solved", way: ["cases", loadCase, end, "tension"] } };
}

/** Chooses a point and opens its form: that of pulleys for a pulley, of points for the rest. */
function usePick(): (target: string) => void {
  const setView = useSetView();
  const showField = useShowField();
  const pulls = useConveyor((conveyor) => conveyor.pulls);
  return (target) => {
    const [, row] = /^pulls\[(\d+)\]/.exec(target) ?? [];
    if (row === undefined) return showField(target);
    const point = Number(row);
    const pull = pulls[point];
    const form = pull !== undefined && isPulley(pull) ? "pulleys" : "points";
    setView({ point, form, wanted: undefined });
  };
}

/** The same by keyboard. */
function PointChoice({ conveyor, onPick }: { readonly conveyor: Conveyor; readonly onPick: (target: string) => void }) {
  const point = useView((view) => view.point);
  return (
    <NativeSelect
      size="xs"
      aria-label="Point"
      data={conveyor.pulls.map(({ no, description }, at) => ({ value: String(at), label: `${no} ${description}` }))}
      value={String(point)}
      onChange={({ currentTarget: { value } }) => onPick(`pulls[${value}]`)}
    />
  );
}
