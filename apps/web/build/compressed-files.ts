import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const text = /\.(js|css|html|svg|json|ttf)$/;

/** Packs every file of the build once, so that the server sends it as it lies there. */
export function compressedFiles(): Plugin {
  return {
    name: "compressed-files",
    apply: "build",
    writeBundle: async ({ dir }) => {
      const folder = dir ?? "dist";
      for (const name of await readdir(folder, { recursive: true })) {
        if (text.test(name)) await pack(join(folder, name));
      }
    },
  };
}

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  // The last steps of quality take ten times as long and save three hundredths.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
