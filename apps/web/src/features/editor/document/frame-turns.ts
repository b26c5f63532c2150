/** Repaints of the page take turns, one a frame, so that none of them makes a frame late. */
export interface FrameTurns {
  /** Repaints at once where the coming frame is free, else in a later one; ends when that frame has been shown. */
  readonly take: (repaint: () => void) => Promise<void>;
}

export function createFrameTurns(frame: () => Promise<void> = shownFrame): FrameTurns {
  let waiting = 0;
  let last = Promise.resolve();
  return {
    take: (repaint) => {
      const turn = async () => {
        repaint();
        await frame();
      };
      waiting += 1;
      const mine = (waiting === 1 ? turn() : last.then(turn)).finally(() => {
        waiting -= 1;
      });
      // Whoever comes next takes a turn even where this one broke.
      last = mine.catch(() => {});
      return mine;
    },
  };
}

/** A page that is hidden shows no frames; nobody shall wait for one there. */
const hiddenFrame = 200;

function shownFrame(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, hiddenFrame);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        resolve();
      }),
    );
  });
}
