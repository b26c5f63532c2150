import type { Spot } from "@beltwright/drawing";
import { type RefObject, useEffect, useRef } from "react";

/** React listens to the wheel without being able to stop the page from scrolling, so this listens itself. */
export function useWheel(element: RefObject<HTMLDivElement | null>, onZoom: (factor: number, at: Spot) => void): void {
  const latest = useRef(onZoom);
  useEffect(() => {
    latest.current = onZoom;
  });
  useEffect(() => {
    const box = element.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = box?.getBoundingClientRect() ?? { left: 0, top: 0 };
      latest.current(Math.exp(-event.deltaY * 0.0015), { x: event.clientX - left, y: event.clientY - top });
    };
    box?.addEventListener("wheel", turn, { passive: false });
    return () => box?.removeEventListener("wheel", turn);
  }, [element]);
}
