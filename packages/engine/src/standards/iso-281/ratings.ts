/** A rolling bearing of the tables, sizes in m, ratings in N. */
export interface BallBearing {
  readonly designation: string;
  readonly bore: number;
  readonly outsideDiameter: number;
  readonly width: number;
  readonly dynamicRating: number;
  readonly staticRating: number;
  /** Earlier lists. */
  readonly formerRating: number;
}

const ball = (
  designation: string,
  sizes: readonly [bore: number, outside: number, width: number],
  ratings: readonly [dynamic: number, static_: number, former: number],
): BallBearing => ({
  designation,
  bore: sizes[0] / 1000,
  outsideDiameter: sizes[1] / 1000,
  width: sizes[2] / 1000,
  dynamicRating: ratings[0] * 1000,
  staticRating: ratings[1] * 1000,
  formerRating: ratings[2] * 1000,
});

/** Deep groove ball bearings of idler rolls. */
export const ballBearings: readonly BallBearing[] = [
  ball("6204", [20, 47, 14], [13.5, 6.55, 12.7]),
  ball("6205", [25, 52, 15], [14.8, 7.8, 14.0]),
  ball("6305", [25, 62, 17], [23.4, 11.6, 22.5]),
  ball("6206", [30, 62, 16], [20.3, 11.2, 19.5]),
  ball("6306", [30, 72, 19], [29.6, 16.0, 28.1]),
  ball("6307", [35, 80, 21], [35.1, 19.0, 33.2]),
  ball("6308", [40, 90, 23], [42.3, 24.0, 41.0]),
  ball("6309", [45, 100, 25], [55.3, 31.5, 52.7]),
  ball("6310", [50, 110, 27], [65.0, 38.0, 61.8]),
  ball("6311", [55, 120, 29], [74.1, 45.0, 71.5]),
  ball("6312", [60, 130, 31], [85.2, 52.0, 81.9]),
];

/** Shaft in mm and rating in kN of spherical roller bearings on adapter sleeves. */
const plummerRows: Readonly<Record<string, readonly [shaft: number, rating: number]>> = {
  "22208": [35, 88],
  "22209": [40, 95],
  "22210": [45, 100],
  "22211": [50, 120],
  "22212": [55, 145],
  "22213": [60, 180],
  "22215": [65, 190],
  "22216": [70, 210],
  "22217": [75, 250],
  "22218": [80, 305],
  "22219": [85, 340],
  "22220": [90, 375],
  "22222": [100, 480],
  "22224": [110, 540],
  "22226": [115, 630],
  "22228": [125, 608],
  "22230": [135, 728],
  "22232": [140, 856],
  "22234": [150, 959],
  "22236": [160, 1010],
  "22238": [170, 1087],
  "22240": [180, 1250],
  "22244": [200, 1507],
  "22248": [220, 1800],
  "22252": [240, 2050],
  "22256": [260, 2180],
};

/** Rating in N of a plummer block bearing named in a shaft row, with or without its suffix. */
export function findPlummerRating(designation: string): number | undefined {
  const number = /\b(222\d\d)/.exec(designation)?.[1];
  const row = number === undefined ? undefined : plummerRows[number];
  return row === undefined ? undefined : row[1] * 1000;
}

/** A ball bearing by its designation, suffixes ignored. */
export function findBallBearing(designation: string): BallBearing | undefined {
  return ballBearings.find((bearing) => designation.includes(bearing.designation));
}
