import type { Scene } from "@beltwright/drawing";
import { saveGltf } from "./save-gltf.ts";
import { SceneObjects } from "./scene-objects.tsx";
import { Space } from "./space.tsx";

/** A part of the conveyor in space. */
export function SolidView({ scene, title }: { readonly scene: Scene; readonly title: string }) {
  return (
    <Space
      label={`${title} in 3D`}
      box={scene.bounds}
      name={title}
      formats={[{ title: "glTF", save: () => saveGltf(scene, title) }]}
    >
      <SceneObjects scene={scene} onPick={() => undefined} />
    </Space>
  );
}
