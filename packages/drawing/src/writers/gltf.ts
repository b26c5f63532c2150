import { type MaterialName, type Mesh, materials, type Scene, type SceneNode } from "../scene/scene.ts";
import { meshRange } from "../scene/scene-bounds.ts";

const componentTypes = { float: 5126, unsignedInt: 5125 } as const;
const targets = { vertices: 34962, indices: 34963 } as const;
/** glTF has y up: a quarter turn about x brings our z there. */
const zUpToYUp = [-Math.SQRT1_2, 0, 0, Math.SQRT1_2] as const;

/** The scene as binary glTF 2.0 (`.glb`), metres. What a node shows is in its `extras.target`. */
export function toGltf(scene: Scene): Uint8Array<ArrayBuffer> {
  const bytes = new BufferWriter();
  const accessors: object[] = [];
  const meshes = scene.meshes.map((mesh) => writeMesh(mesh, bytes, accessors));
  const root = scene.nodes.length;
  const json = {
    asset: { version: "2.0", generator: "Beltwright" },
    scene: 0,
    scenes: [{ name: scene.name, nodes: [root] }],
    nodes: [
      ...scene.nodes.map(writeNode),
      { name: scene.name, rotation: zUpToYUp, ...children(root), ...legendOf(scene) },
    ],
    meshes,
    materials: materialNames.map(writeMaterial),
    accessors,
    bufferViews: bytes.views,
    buffers: [{ byteLength: bytes.length }],
  };
  return container(JSON.stringify(json), bytes.toBytes());
}

const children = (count: number) => (count === 0 ? {} : { children: Array.from({ length: count }, (_, at) => at) });
const legendOf = ({ legend }: Scene) => (legend === undefined ? {} : { extras: { legend } });
const materialNames = Object.keys(materials) as readonly MaterialName[];

function writeNode({ name, mesh, at, turn, scale, target }: SceneNode): object {
  const isTurned = turn[3] !== 1;
  const isScaled = scale.some((one) => one !== 1);
  const isMoved = at.some((one) => one !== 0);
  return {
    name,
    mesh,
    ...(isMoved ? { translation: at } : {}),
    ...(isTurned ? { rotation: turn } : {}),
    ...(isScaled ? { scale } : {}),
    ...(target === undefined ? {} : { extras: { target } }),
  };
}

function writeMaterial(name: MaterialName): object {
  const { colour, metallic, roughness, isDoubleSided } = materials[name];
  return {
    name,
    pbrMetallicRoughness: { baseColorFactor: [...colour, 1], metallicFactor: metallic, roughnessFactor: roughness },
    ...(isDoubleSided ? { doubleSided: true } : {}),
  };
}

/** Painted corners multiply the colour of the material: those meshes take a white one. */
function writeMesh(mesh: Mesh, bytes: BufferWriter, accessors: object[]): object {
  const add = (accessor: object) => accessors.push(accessor) - 1;
  const vectors = (values: readonly number[]) => ({
    bufferView: bytes.add(new Float32Array(values), targets.vertices),
    componentType: componentTypes.float,
    count: values.length / 3,
    type: "VEC3",
  });
  const attributes = {
    POSITION: add({ ...vectors(mesh.positions), ...meshRange([...new Float32Array(mesh.positions)]) }),
    NORMAL: add(vectors(mesh.normals)),
    ...(mesh.colours === undefined ? {} : { COLOR_0: add(vectors(mesh.colours)) }),
  };
  const indices = add({
    bufferView: bytes.add(new Uint32Array(mesh.indices), targets.indices),
    componentType: componentTypes.unsignedInt,
    count: mesh.indices.length,
    type: "SCALAR",
  });
  const material = materialNames.indexOf(mesh.colours === undefined ? mesh.material : "painted");
  return { name: mesh.name, primitives: [{ attributes, indices, material }] };
}

class BufferWriter {
  readonly views: object[] = [];
  readonly #parts: Uint8Array[] = [];
  length = 0;

  add(values: Float32Array | Uint32Array, target: number): number {
    const part = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    this.views.push({ buffer: 0, byteOffset: this.length, byteLength: part.byteLength, target });
    this.#parts.push(part);
    this.length += part.byteLength;
    return this.views.length - 1;
  }

  toBytes(): Uint8Array {
    const all = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.#parts) {
      all.set(part, at);
      at += part.byteLength;
    }
    return all;
  }
}

/** Header and two chunks, each padded to four bytes: JSON by spaces, the buffer by zeros. */
function container(json: string, buffer: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(json);
  const [first, second] = [padded(text.byteLength), padded(buffer.byteLength)];
  const file = new Uint8Array(12 + 8 + first + 8 + second);
  const view = new DataView(file.buffer);
  const words = [0x46546c67, 2, file.byteLength, first, 0x4e4f534a];
  for (const [at, word] of words.entries()) view.setUint32(4 * at, word, true);
  file.fill(0x20, 20, 20 + first);
  file.set(text, 20);
  view.setUint32(20 + first, second, true);
  view.setUint32(24 + first, 0x004e4942, true);
  file.set(buffer, 28 + first);
  return file;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;
