/** Short lists are cut from pieces of memory of this many bytes: to ask for a piece takes longer than to fill a list. */
const pieceSize = 1 << 16;

let piece = new ArrayBuffer(0);
let taken = 0;

/** Lists of zeros, next to each other in memory. */
export function listsOf(length: number, lists: number): () => Float64Array {
  const size = length * Float64Array.BYTES_PER_ELEMENT;
  if (taken + lists * size > piece.byteLength) {
    piece = new ArrayBuffer(Math.max(pieceSize, lists * size));
    taken = 0;
  }
  const memory = piece;
  let next = taken;
  taken += lists * size;
  return () => {
    const list = new Float64Array(memory, next, length);
    next += size;
    return list;
  };
}
