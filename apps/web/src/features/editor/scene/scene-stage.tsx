import { scene3d, toGltf } from "@beltwright/drawing";
import { type LoadCaseName, loadCases } from "@beltwright/engine";
import { type Conveyor, caseTitle } from "@beltwright/model";
import { Button, NativeSelect } from "@mantine/core";
import { useMemo, useState } from "react";
import { useCalculated } from "../charts/use-calculated.ts";
import { useConveyor, useSetView, useShowField, useView } from "../document/editor-context.ts";
import { TensionLegend } from "../dynamics/replay-view.tsx";
import { SceneObjects } from "./scene-objects.tsx";
import styles from "./space.module.css";
import { Space, type Sphere } from "./space.tsx";

/** The conveyor in space, its belt coloured by tension; a pulley that is clicked opens its form. */
export function SceneStage() {
  const conveyor = useConveyor((document) => document);
  const shown = useCalculated();
  const [loadCase, setLoadCase] = useState<LoadCaseName>("running-full");
  const pick = usePick();
  const scene = useMemo(() => scene3d(conveyor, shown?.calculated, { loadCase }), [conveyor, shown, loadCase]);
  const sphere = useMemo(() => sphereOf(scene.bounds), [scene]);
  return (
    <Space
      label="The conveyor in 3D"
      sphere={sphere}
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
          <Button size="compact-xs" variant="default" onClick={() => saveGltf(toGltf(scene), conveyor.convNo)}>
            Download glTF
          </Button>
          {scene.legend && (
            <div className={styles.key}>
              <TensionLegend legend={scene.legend} />
            </div>
          )}
        </>
      }
    >
      <SceneObjects scene={scene} onPick={pick} />
    </Space>
  );
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
    const type = pulls[point]?.pType;
    const isPulley = type !== undefined && type !== "Int. Pt" && type !== "Hopper";
    setView({ point, form: isPulley ? "pulleys" : "points", wanted: undefined });
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

function sphereOf({ min, max }: ReturnType<typeof scene3d>["bounds"]): Sphere {
  const middle = (axis: 0 | 1 | 2) => (min[axis] + max[axis]) / 2;
  const radius = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2;
  return { centre: [middle(0), middle(1), middle(2)], radius: Math.max(0.5, radius) };
}

function saveGltf(bytes: Uint8Array<ArrayBuffer>, convNo: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: "model/gltf-binary" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${convNo.replaceAll(/[^\w-]+/g, "_") || "conveyor"}.glb`;
  link.click();
  URL.revokeObjectURL(address);
}
