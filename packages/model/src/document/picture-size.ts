/** Pixels a picture may be wide and high: as many as a printed page shows, and few enough to be unpacked at once. */
export const mostPixels = 4000;

/** Whether a picture, as a data address, is larger than any page shows. Read from its head, before anything is unpacked. */
export function isPictureTooLarge(address: string): boolean {
  const size = pictureSize(address);
  return size !== undefined && Math.max(size.width, size.height) > mostPixels;
}

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Undefined where it is no picture that says how large it is, which then nobody can unpack either. */
export function pictureSize(address: string): PictureSize | undefined {
  const begin = address.indexOf(",") + 1;
  const at = byteReader(address, begin);
  switch (/^data:image\/(\w+);base64,/.exec(address.slice(0, 40))?.[1]) {
    case "png":
      return { width: at.big(16, 4), height: at.big(20, 4) };
    case "gif":
      return { width: at.little(6, 2), height: at.little(8, 2) };
    case "webp":
      return webpSize(at);
    case "jpeg":
      return jpegSize(at);
    default:
      return undefined;
  }
}

interface ByteReader {
  readonly length: number;
  readonly big: (from: number, count: number) => number;
  readonly little: (from: number, count: number) => number;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Reads bytes of base64 where they stand. Past the end they are zero. */
function byteReader(text: string, begin: number): ByteReader {
  const six = (at: number) => Math.max(0, letters.indexOf(text.charAt(begin + at)));
  const byte = (at: number) => {
    const place = Math.floor(at / 3) * 4;
    const bits = (six(place) << 18) | (six(place + 1) << 12) | (six(place + 2) << 6) | six(place + 3);
    return (bits >> (16 - 8 * (at % 3))) & 0xff;
  };
  const bytes = (from: number, count: number) => Array.from({ length: count }, (_, at) => byte(from + at));
  return {
    length: Math.floor(((text.length - begin) * 3) / 4),
    big: (from, count) => bytes(from, count).reduce((sum, value) => sum * 256 + value, 0),
    little: (from, count) => bytes(from, count).reduceRight((sum, value) => sum * 256 + value, 0),
  };
}

/** Lossy, lossless and extended WebP, by the name of the first chunk (RFC 9649). */
function webpSize(at: ByteReader): PictureSize | undefined {
  switch (at.big(12, 4)) {
    case 0x56503820:
      return { width: at.little(26, 2) & 0x3fff, height: at.little(28, 2) & 0x3fff };
    case 0x5650384c: {
      const bits = at.little(21, 4);
      return { width: (bits & 0x3fff) + 1, height: (Math.floor(bits / 0x4000) & 0x3fff) + 1 };
    }
    case 0x56503858:
      return { width: at.little(24, 3) + 1, height: at.little(27, 3) + 1 };
    default:
      return undefined;
  }
}

/** The frame header (SOF0 to SOF15 but for DHT, JPG and DAC) stands behind any number of other segments (ITU-T T.81). */
function jpegSize(at: ByteReader): PictureSize | undefined {
  let from = 2;
  while (from + 9 < at.length && at.big(from, 1) === 0xff) {
    const marker = at.big(from + 1, 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: at.big(from + 7, 2), height: at.big(from + 5, 2) };
    from += 2 + Math.max(2, at.big(from + 2, 2));
  }
  return undefined;
}
