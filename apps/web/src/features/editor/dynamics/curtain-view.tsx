import { frameRow } from "@beltwright/results";
import { useEffect, useMemo } from "react";
import { DoubleSide } from "three";
import { geometryOf } from "../scene/geometry.ts";
import spaceStyles from "../scene/space.module.css";
import { Space } from "../scene/space.tsx";
import { beltPlaces } from "./belt-places.ts";
import { curtainBox, curtainNet, curtainOf } from "./curtain.ts";
import { useDynamicRun } from "./dynamic-run.ts";
import { RunLegend } from "./replay-view.tsx";
import { legendOf } from "./so-far.ts";
import { thinnedPlaces } from "./strip.ts";

/** The waves along the conveyor in space, at the moment of the slider. */
export function CurtainView() {
  const frames = useDynamicRun((state) => state.frames);
  const basis = useDynamicRun((state) => state.basis);
  const soFar = useDynamicRun((state) => state.soFar);
  const frame = useDynamicRun((state) => state.frame);
  const positions = frames?.positions;
  const curtain = useMemo(() => {
    if (!basis || !positions) return undefined;
    const places = beltPlaces(basis.conveyor, basis.calculated.solution, positions);
    return curtainOf(places, thinnedPlaces(positions.length));
  }, [basis, positions]);
  const legend = useMemo(() => soFar && legendOf(soFar), [soFar]);
  const box = useMemo(() => curtain && curtainBox(curtain), [curtain]);
  const geometry = useMemo(() => {
    if (!frames || !curtain || !legend) return undefined;
    const row = frameRow(frames.tension, Math.min(frame, frames.count - 1), frames.positions.length);
    return geometryOf(curtainNet(curtain, row, legend));
  }, [frames, curtain, legend, frame]);
  useEffect(() => () => geometry?.dispose(), [geometry]);
  if (!geometry || !legend || !box) return null;
  return (
    <>
      <Space
        label="Tension along the conveyor in space"
        box={box}
        tools={
          <div className={spaceStyles.key}>
            <RunLegend legend={legend} />
          </div>
        }
      >
        <mesh geometry={geometry}>
          <meshBasicMaterial vertexColors side={DoubleSide} />
        </mesh>
      </Space>
      <p className={spaceStyles.note}>
        The height of the band is the tension: upwards of the carry strand, downwards of the return strand. Heights of
        the conveyor are enlarged.
      </p>
    </>
  );
}
