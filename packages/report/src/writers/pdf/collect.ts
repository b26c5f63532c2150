import type { Doc } from "./face.ts";

/** All bytes of a document, once it has ended. */
export function collectPdf(doc: Doc): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const bytes = new Bytes();
  doc.on("data", (part: Uint8Array) => bytes.add(part));
  doc.on("error", reject);
  doc.on("end", () => resolve(bytes.joined()));
  return promise;
}

const blockSize = 1 << 18;

/** The library hands over each line of the file as an array of its own, a hundred thousand of them: they are copied. */
class Bytes {
  readonly #full: Uint8Array[] = [];
  #block = new Uint8Array(blockSize);
  #used = 0;

  add(part: Uint8Array): void {
    for (let from = 0; from < part.length; ) {
      const free = Math.min(blockSize - this.#used, part.length - from);
      this.#block.set(part.subarray(from, from + free), this.#used);
      this.#used += free;
      from += free;
      if (this.#used === blockSize) this.#next();
    }
  }

  joined(): Uint8Array {
    const whole = new Uint8Array(this.#full.length * blockSize + this.#used);
    this.#full.forEach((block, at) => {
      whole.set(block, at * blockSize);
    });
    whole.set(this.#block.subarray(0, this.#used), this.#full.length * blockSize);
    return whole;
  }

  #next(): void {
    this.#full.push(this.#block);
    this.#block = new Uint8Array(blockSize);
    this.#used = 0;
  }
}
