import styles from "./conveyor-drawing.module.css";

/** An overland profile: x, and the height of the belt above it in drawing units from the top. */
const profile = [
  { x: -40, y: 122 },
  { x: 300, y: 118 },
  { x: 620, y: 100 },
  { x: 900, y: 96 },
  { x: 1180, y: 52 },
  { x: 1300, y: 34 },
] as const;

const ground = 148;
const beltDepth = 9;

function heightAt(x: number): number {
  const next = profile.findIndex((point) => point.x >= x);
  const to = profile[Math.max(next, 1)] ?? profile[0];
  const from = profile[Math.max(next, 1) - 1] ?? profile[0];
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}

const every = (step: number) => Array.from({ length: Math.floor(1290 / step) }, (_, index) => 10 + index * step);
const strand = (offset: number) => profile.map(({ x, y }) => `${x},${y + offset}`).join(" ");

/** A conveyor on the horizon; decoration only. */
export function ConveyorDrawing({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={`${styles.drawing} ${className ?? ""}`}
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path className={styles.pile} d={`M1225 ${ground} Q1300 96 1334 74 Q1368 96 1440 ${ground} Z`} />
      <g className={styles.frame}>
        {every(85).map((x) => (
          <path
            key={x}
            d={`M${x} ${heightAt(x) + beltDepth} L${x - 6} ${ground} M${x} ${heightAt(x) + beltDepth} L${x + 6} ${ground}`}
          />
        ))}
        <path d={`M0 ${ground} H1440`} />
      </g>
      <g className={styles.idlers}>
        {every(17).map((x) => (
          <circle key={x} cx={x} cy={heightAt(x) + 3} r="1.6" />
        ))}
      </g>
      <g className={styles.belt}>
        <polyline points={strand(0)} />
        <polyline points={strand(beltDepth)} />
        <circle cx="1300" cy={34 + beltDepth / 2} r={beltDepth / 2 + 1} />
        <path className={styles.fall} d="M1304 34 Q1326 40 1334 74" />
      </g>
    </svg>
  );
}
