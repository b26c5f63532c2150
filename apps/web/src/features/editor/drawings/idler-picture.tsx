import { type FramedSet, idlerLayout, idlerScene } from "@beltwright/drawing";
import { drawingConstants, type UnitSystem } from "@beltwright/model";
import { Suspense, useMemo, useState } from "react";
import { lateView } from "../../../ui/late/late-view.tsx";
import { drawnIdler } from "./drawn-idler.ts";
import { FlatOrSolid } from "./flat-or-solid.tsx";
import styles from "./idler-picture.module.css";
import { Sheet } from "./sheet.tsx";

const [size] = drawingConstants.canvasSizes;

const SolidView = lateView(async () => (await import("../scene/solid-view.tsx")).SolidView);

interface IdlerPictureProps {
  /** The row as it stands in a form, whatever is in it. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly system: UnitSystem;
}

/** A set of rolls of the library, flat or in space, drawn anew with every change. */
export function IdlerPicture({ values, system }: IdlerPictureProps) {
  const [isSolid, setSolid] = useState(false);
  const idler = drawnIdler(values);
  return (
    <div className={styles.picture}>
      <FlatOrSolid isSolid={isSolid} onChange={setSolid} />
      {isSolid ? (
        <div className={styles.space}>
          <Solid idler={idler} />
        </div>
      ) : (
        <Sheet drawing={idlerLayout(idler, { system, size })} />
      )}
    </div>
  );
}

function Solid({ idler }: { readonly idler: FramedSet & { readonly description: string } }) {
  const key = JSON.stringify(idler);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is drawn
  const scene = useMemo(() => idlerScene(idler), [key]);
  return (
    <Suspense>
      <SolidView scene={scene} title={idler.description} />
    </Suspense>
  );
}
