import styles from "./profile.module.css";
import { profileOutline } from "./profile-outline.ts";

interface ProfilePictureProps {
  readonly points: readonly (readonly [number, number])[];
  readonly size?: { readonly width: number; readonly height: number };
}

const thumb = { width: 72, height: 26 };

/** The profile at the size of a thumb: enough to know a conveyor again. */
export function ProfilePicture({ points, size = thumb }: ProfilePictureProps) {
  const { width, height } = size;
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
