import type { Scene } from "@beltwright/drawing";
import { Button } from "@mantine/core";
import { saveGltf } from "./save-gltf.ts";
import { SceneObjects } from "./scene-objects.tsx";
import { Space } from "./space.tsx";

/** A part of the conveyor in space. */
export function SolidView({ scene, title }: { readonly scene: Scene; readonly title: string }) {
  return (
    <Space
      label={`${title} in 3D`}
      box={scene.bounds}
      tools={
        <Button size="compact-xs" variant="default" onClick={() => saveGltf(scene, title)}>
          Download glTF
        </Button>
      }
    >
      <SceneObjects scene={scene} onPick={() => undefined} />
    </Space>
  );
}
