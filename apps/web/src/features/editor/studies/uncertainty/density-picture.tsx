import { type Distribution, densityCurve } from "@beltwright/studies";
import styles from "./uncertainty.module.css";

const [width, height] = [72, 24];

/** The curve of a distribution, small: how it leans and how wide it is. */
export function DensityPicture({ distribution }: { readonly distribution: Distribution }) {
  const points = densityCurve(distribution).map(
    ([x, y]) => `${(x * width).toFixed(1)},${(height - y * (height - 2)).toFixed(1)}`,
  );
  return (
    <svg className={styles.density} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      {distribution.kind === "list" ? (
        <ListBars distribution={distribution} />
      ) : (
        <polygon points={`0,${height} ${points.join(" ")} ${width},${height}`} />
      )}
    </svg>
  );
}

function ListBars({ distribution: { values } }: { readonly distribution: Extract<Distribution, { kind: "list" }> }) {
  const most = Math.max(...values.map(({ weight }) => weight));
  const step = width / values.length;
  return values.map(({ value, weight }, at) => {
    const tall = (weight / most) * (height - 2);
    return <rect key={value} x={at * step + 1} width={Math.max(1, step - 2)} y={height - tall} height={tall} />;
  });
}
