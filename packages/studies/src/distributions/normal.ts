/** Quotient of two polynomials, coefficients of the highest power last. */
function quotient(over: readonly number[], under: readonly number[], at: number): number {
  return polynomial(over, at) / polynomial(under, at);
}

const polynomial = (coefficients: readonly number[], at: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * at + coefficient, 0);

const middle = {
  over: [
    3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087,
    33430.57558358813, 2509.0809287301227,
  ],
  under: [
    1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
    28729.085735721943, 5226.495278852854,
  ],
};

const shoulder = {
  over: [
    1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
    0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
  ],
  under: [
    1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
    0.0005475938084995345, 1.0507500716444169e-9,
  ],
};

const tail = {
  over: [
    6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
    0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
  ],
  under: [
    1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133, 1.8463183175100548e-5,
    1.421511758316446e-7, 2.0442631033899397e-15,
  ],
};

/** The number that a standard normal one stays below with this chance (Wichura, AS 241, to about 1 part in 1e16). */
export function inverseNormal(chance: number): number {
  const off = chance - 0.5;
  if (Math.abs(off) <= 0.425) return off * quotient(middle.over, middle.under, 0.180625 - off * off);
  const depth = Math.sqrt(-Math.log(off < 0 ? chance : 1 - chance));
  const size =
    depth <= 5 ? quotient(shoulder.over, shoulder.under, depth - 1.6) : quotient(tail.over, tail.under, depth - 5);
  return off < 0 ? -size : size;
}

/** From here on the series loses digits, and the continued fraction converges. */
const farOut = 3;

/** The chance that a standard normal number stays below this one. */
export function normalChance(at: number): number {
  if (at > farOut) return 1 - upperTail(at);
  if (at < -farOut) return upperTail(-at);
  let [term, sum] = [at, at];
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
    term *= (at * at) / odd;
    sum += term;
  }
  return 0.5 + sum * density(at);
}

/** How densely standard normal numbers lie here. */
function density(at: number): number {
  return Math.exp(-(at * at) / 2) / Math.sqrt(2 * Math.PI);
}

/** Laplace's continued fraction. */
function upperTail(at: number): number {
  let fraction = at;
  for (let step = 200; step > 0; step--) fraction = at + step / fraction;
  return density(at) / fraction;
}
