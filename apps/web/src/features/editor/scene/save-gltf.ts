import { type Scene, toGltf } from "@beltwright/drawing";
import { saveFile } from "../../../ui/saving/save-file.ts";
import { fileName } from "../drawings/picture.ts";

/** Hands solids to the person as a file that any 3D program reads. */
export function saveGltf(scene: Scene, name: string): void {
  saveFile(fileName(name, "glb"), "model/gltf-binary", toGltf(scene));
}
