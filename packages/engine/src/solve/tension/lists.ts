/** Lists of zeros in one piece of memory: to ask for many short ones takes longer than to fill them. */
export function listsOf(length: number, lists: number): () => Float64Array {
  const size = length * Float64Array.BYTES_PER_ELEMENT;
  const memory = new ArrayBuffer(lists * size);
  let taken = 0;
  return () => {
    const list = new Float64Array(memory, taken * size, length);
    taken += 1;
    return list;
  };
}
