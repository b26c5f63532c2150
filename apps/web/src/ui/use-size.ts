import { type RefCallback, useCallback, useState } from "react";

interface Sized {
  readonly ref: RefCallback<HTMLElement>;
  /** Of the whole element with its border; 0 until it is there. */
  readonly width: number;
  readonly height: number;
}

const unknown = { width: 0, height: 0 };

/** The size of an element, known before it is first painted: what is drawn to fit begins two frames earlier so. */
export function useSize(): Sized {
  const [size, setSize] = useState(unknown);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const take = (width: number, height: number) =>
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    const { width, height } = element.getBoundingClientRect();
    take(width, height);
    const observer = new ResizeObserver(([entry]) => {
      const [now] = entry?.borderBoxSize ?? [];
      if (now) take(now.inlineSize, now.blockSize);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}
