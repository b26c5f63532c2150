import styles from "../conveyors.module.css";
import { profileOutline } from "./profile-outline.ts";

const width = 72;
const height = 26;

/** The profile at the size of a thumb: enough to know a conveyor again. */
export function ProfilePicture({ points }: { readonly points: readonly (readonly [number, number])[] }) {
  const outline = profileOutline(points, { width, height, margin: 3 });
  return (
    <svg className={styles.profile} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {outline.map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no name and never move among themselves
        <circle key={index} cx={x} cy={y} r={1.3} />
      ))}
      <polygon points={outline.map(({ x, y }) => `${x},${y}`).join(" ")} />
    </svg>
  );
}
