import type { PointName } from "@beltwright/drawing";
import { useComputedColorScheme } from "@mantine/core";
import { useFrame } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
import { CanvasTexture, PerspectiveCamera, Sprite, SpriteMaterial, Vector3 } from "three";

/** A name at a place in space. */
export interface SpaceName extends Pick<PointName, "at" | "text"> {
  /** What is named first where room is short. */
  readonly rank: number;
  /** Words alone, in the middle of their place: numbers of an axis. */
  readonly isPlain?: boolean;
}

interface Named {
  readonly sprite: Sprite;
  /** Of its picture on the screen, px. */
  readonly width: number;
  readonly height: number;
}

const [letters, stem] = [12, 12];

/** Names of the points on the picture itself, always of the same size; where room is short the important ones stay. */
export function Names({ names }: { readonly names: readonly SpaceName[] }) {
  const isDark = useComputedColorScheme() === "dark";
  const named = useMemo(
    () => names.toSorted((a, b) => a.rank - b.rank).map((name) => namedAt(name, isDark)),
    [names, isDark],
  );
  useEffect(
    () => () => {
      for (const { sprite } of named) {
        sprite.material.map?.dispose();
        sprite.material.dispose();
      }
    },
    [named],
  );
  useFrame(({ camera, size }) => {
    if (camera instanceof PerspectiveCamera) spread(named, camera, size);
  });
  return named.map(({ sprite }) => <primitive key={sprite.uuid} object={sprite} />);
}

/** Sizes every name for the screen and hides those that would lie on one before them. */
function spread(named: readonly Named[], camera: PerspectiveCamera, screen: { width: number; height: number }): void {
  const perPixel = (2 * Math.tan((camera.fov * Math.PI) / 360)) / screen.height;
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  const place = new Vector3();
  for (const { sprite, width, height } of named) {
    sprite.scale.set(width * perPixel, height * perPixel, 1);
    place.copy(sprite.position).project(camera);
    const [x, y] = [((place.x + 1) / 2) * screen.width, ((1 - place.y) / 2) * screen.height];
    const box = { left: x - width / 2, right: x + width / 2, top: y - height, bottom: y };
    const isFree = taken.every(
      (one) => box.right < one.left || box.left > one.right || box.bottom < one.top || box.top > one.bottom,
    );
    sprite.visible = isFree && place.z < 1;
    if (sprite.visible) taken.push(box);
  }
}

function namedAt({ at, text, isPlain = false }: SpaceName, isDark: boolean): Named {
  const canvas = document.createElement("canvas");
  const paper = canvas.getContext("2d");
  const font = `500 ${letters}px Inter, system-ui, sans-serif`;
  if (paper) paper.font = font;
  const width = Math.ceil((paper?.measureText(text).width ?? 0) + 12);
  const height = letters + 8 + stem;
  const sharp = 2;
  canvas.width = width * sharp;
  canvas.height = height * sharp;
  if (paper) {
    const [page, ink] = isDark ? ["#1d2429", "#eef2f4"] : ["#ffffff", "#1d2326"];
    paper.scale(sharp, sharp);
    paper.font = font;
    if (!isPlain) drawBox(paper, { width, height, page: page ?? "", ink: ink ?? "" });
    paper.fillStyle = ink ?? "";
    paper.textBaseline = "middle";
    paper.fillText(text, 6, (letters + 9) / 2);
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = "srgb";
  const sprite = new Sprite(
    new SpriteMaterial({ map, sizeAttenuation: false, depthTest: false, fog: false, toneMapped: false }),
  );
  sprite.position.set(...at);
  sprite.center.set(0.5, isPlain ? 0.7 : 0);
  sprite.renderOrder = 10;
  sprite.raycast = () => undefined;
  return { sprite, width, height };
}

interface BoxLook {
  readonly width: number;
  readonly height: number;
  readonly page: string;
  readonly ink: string;
}

/** Paper below the words, and a line down to the place. */
function drawBox(paper: CanvasRenderingContext2D, { width, height, page, ink }: BoxLook): void {
  paper.fillStyle = page;
  paper.strokeStyle = ink;
  paper.beginPath();
  paper.roundRect(0.5, 0.5, width - 1, letters + 7, 3);
  paper.fill();
  paper.globalAlpha = 0.45;
  paper.stroke();
  paper.globalAlpha = 1;
  paper.beginPath();
  paper.moveTo(width / 2, letters + 8);
  paper.lineTo(width / 2, height);
  paper.stroke();
}
