import { beltWalk, type MaterialName, pointNames } from "@beltwright/drawing";
import { type Conveyor, isPulley } from "@beltwright/model";
import { NativeSelect, useComputedColorScheme } from "@mantine/core";
import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useCalculated } from "../charts/use-calculated.ts";
import { targetAt } from "../comments/comment-place.ts";
import { openComments } from "../comments/comments-context.ts";
import { PlaceComment } from "../comments/drawing-comments.tsx";
import { useConveyor, useEditorTools, useSetView, useShowField, useView } from "../document/editor-context.ts";
import { useBuilt } from "../drawings/built.ts";
import { BeltLegend } from "./belt-legend.tsx";
import { FarBelt } from "./far-belt.tsx";
import type { Box, Position } from "./fitting-eye.ts";
import { legendShown } from "./legend-shown.ts";
import { Daylight } from "./light.tsx";
import { Names } from "./names.tsx";
import { saveGltf } from "./save-gltf.ts";
import { SceneObjects } from "./scene-objects.tsx";
import { SceneTools } from "./scene-tools.tsx";
import { captionLegend, sceneNote } from "./scene-words.ts";
import styles from "./space.module.css";
import { Space } from "./space.tsx";
import { SpaceComments } from "./space-comments.tsx";
import { Stretch } from "./stretch.tsx";
import { useChoice, useScene } from "./use-scene.ts";
import { createWalk } from "./walk.ts";
import { WalkBar } from "./walk-bar.tsx";
import { WalkEye } from "./walk-eye.tsx";

/** The conveyor in space, its belt coloured by tension; a pulley that is clicked opens its form. */
export function SceneStage() {
  const document = useConveyor((now) => now);
  const shown = useCalculated();
  // What was calculated, so that its colours belong to it; the document as it is before the first answer.
  const conveyor = useBuilt(shown?.conveyor ?? document);
  const system = useUnitSystem();
  const pick = usePick();
  const shadeOf = useShade();
  const [walking] = useState(createWalk);
  const isWalking = useStore(walking, ({ isOn }) => isOn);
  const [choice, choose] = useChoice(conveyor);
  // On a conveyor of kilometres nobody finds a pulley by turning the wheel.
  const [aim, setAim] = useState<string>();
  const closeness = isWalking ? "walking" : aim === undefined ? "far" : "near";
  const { scene, site, heights, whole } = useScene(conveyor, shown?.calculated, choice, closeness);
  const walk = useMemo(() => beltWalk(conveyor), [conveyor]);
  const names = useMemo(() => pointNames(conveyor, { heights }), [conveyor, heights]);
  const width = conveyor.beltWidthInp / 1000;
  const note = sceneNote({ heights, scene: isWalking ? { everyIdler: 1 } : scene, site, system });
  const title = `${conveyor.convNo} ${conveyor.project}`.trim();
  const caption = { title, note, ...(scene.legend && { legend: captionLegend(scene.legend, system) }) };
  const toggleWalk = () => walking.setState(({ isOn }) => ({ isOn: !isOn, isPlaying: !isOn, chainage: walk.from }));
  return (
    <Space
      label="The conveyor in 3D"
      name={`${conveyor.convNo} 3D`}
      box={scene.bounds}
      caption={caption}
      formats={[{ title: "glTF", save: () => saveGltf(whole(), conveyor.convNo) }]}
      light={<Daylight isFoggy={isWalking} />}
      isLed={isWalking}
      near={useBoxAround(names.find(({ target }) => target === aim)?.at)}
      onWhole={() => setAim(undefined)}
      foot={isWalking && <WalkBar store={walking} walk={walk} />}
      tools={
        <SceneTools {...{ choice, choose, isWalking, toggleWalk }}>
          <PointChoice
            conveyor={conveyor}
            onPick={(target) => {
              pick(target);
              setAim(target);
            }}
          />
          <PlaceComment />
        </SceneTools>
      }
      over={
        <>
          {scene.legend && (
            <BeltLegend legend={scene.legend} shownOf={legendShown(scene.legend, shown?.calculated.solution)} />
          )}
          <p className={styles.onPicture}>{note}</p>
        </>
      }
    >
      {site && <SceneObjects scene={site} onPick={pick} shadeOf={shadeOf} />}
      <SceneObjects scene={scene} onPick={pick} />
      <FarBelt scene={scene} width={width} />
      {choice.hasNames && <Names names={names} />}
      <SpaceComments names={names} />
      {isWalking && <Stretch conveyor={conveyor} store={walking} ground={choice.ground} onPick={pick} />}
      {isWalking && <WalkEye store={walking} walk={walk} beltWidth={width} />}
    </Space>
  );
}

/** Half of what is seen around a point, m: a station with the structure beside it. */
const around = [14, 10, 4] as const;

/** The same as long as the place is. */
function useBoxAround(place: Position | undefined): Box | undefined {
  const [x, y, z] = place ?? [];
  return useMemo(() => {
    if (x === undefined || y === undefined || z === undefined) return undefined;
    const [along, aside, up] = around;
    return { min: [x - along, y - aside, z - up], max: [x + along, y + aside, z + up] };
  }, [x, y, z]);
}

/** Land is dark at night. */
function useShade(): (material: MaterialName) => number {
  const isDark = useComputedColorScheme() === "dark";
  return useMemo(() => (material) => (isDark && material === "ground" ? 0.22 : 1), [isDark]);
}

/** Chooses a point and opens its form: that of pulleys for a pulley, of points for the rest; or comments on it. */
function usePick(): (target: string) => void {
  const { view } = useEditorTools();
  const setView = useSetView();
  const showField = useShowField();
  const isPlacing = useView((state) => state.isPlacingComment);
  const conveyor = useConveyor((document) => document);
  const { pulls } = conveyor;
  return (target) => {
    const [, row] = /^pulls\[(\d+)\]/.exec(target) ?? [];
    if (row === undefined) return showField(target);
    const point = Number(row);
    if (isPlacing) return openComments(view, { commenting: targetAt(conveyor, "point", `pulls[${row}]`) });
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
      w={112}
      aria-label="Point"
      data={conveyor.pulls.map(({ no, description }, at) => ({ value: String(at), label: `${no} ${description}` }))}
      value={String(point)}
      onChange={({ currentTarget: { value } }) => onPick(`pulls[${value}]`)}
    />
  );
}
