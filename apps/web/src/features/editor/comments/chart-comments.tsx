import { useEffect, useState } from "react";
import styles from "./comments.module.css";
import { PictureComments } from "./picture-comments.tsx";

/** What a chart is known by where it is commented on, and what it is called there. */
export interface CommentedAs {
  readonly name: string;
  readonly title: string;
}

interface ChartCommentsProps {
  readonly comments: CommentedAs;
  /** What the curves are drawn on, within the axes. */
  readonly paper: HTMLElement | undefined;
  /** The part of the axis that is shown. */
  readonly part: readonly [from: number, to: number];
}

/** Comments on a chart, at their place of the axis whatever part of it is looked at. */
export function ChartComments({ comments, paper, part }: ChartCommentsProps) {
  const box = useBox(paper);
  if (box === undefined) return null;
  return (
    <div className={styles.overChart} style={box}>
      <PictureComments {...comments} part={part} />
    </div>
  );
}

/** Comments on the bars of one row. */
export function BarComments(comments: CommentedAs) {
  return (
    <div className={styles.overBars}>
      <PictureComments {...comments} />
    </div>
  );
}

function useBox(paper: HTMLElement | undefined) {
  const [box, setBox] = useState<{ left: number; top: number; width: number; height: number }>();
  useEffect(() => {
    if (paper === undefined) return undefined;
    const observer = new ResizeObserver(() => {
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = paper;
      setBox({ left, top, width, height });
    });
    observer.observe(paper);
    return () => observer.disconnect();
  }, [paper]);
  return box;
}
