import { type Scene, toGltf } from "@beltwright/drawing";

/** Hands solids to the person as a file that any 3D program reads. */
export function saveGltf(scene: Scene, name: string): void {
  const address = URL.createObjectURL(new Blob([toGltf(scene)], { type: "model/gltf-binary" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name.replaceAll(/[^\w-]+/g, "_") || "conveyor"}.glb`;
  link.click();
  URL.revokeObjectURL(address);
}
