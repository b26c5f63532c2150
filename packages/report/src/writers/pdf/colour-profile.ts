/** Primaries of IEC 61966-2-1 (sRGB) as an ICC profile holds them: adapted to the light D50. */
const primaries = {
  rXYZ: [0.4361, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7141],
} as const;
const whiteD50 = [0.9642, 1, 0.8249] as const;
const headerSize = 128;
const steps = 1024;

/** The colours of our pages, sRGB, as an ICC profile of version 2: archives ask for it inside the file. */
export function colourProfile(): Uint8Array<ArrayBuffer> {
  const curve = curveTag();
  const tags: readonly (readonly [string, Uint8Array])[] = [
    ["desc", descriptionTag("sRGB IEC61966-2.1")],
    ["cprt", textTag("No copyright, use freely")],
    ["wtpt", pointTag(whiteD50)],
    ...Object.entries(primaries).map(([name, point]) => [name, pointTag(point)] as const),
    ["rTRC", curve],
    ["gTRC", curve],
    ["bTRC", curve],
  ];
  const tableSize = 4 + tags.length * 12;
  const places = new Map<Uint8Array, number>();
  let size = headerSize + tableSize;
  for (const [, data] of tags) {
    if (places.has(data)) continue;
    places.set(data, size);
    size += Math.ceil(data.length / 4) * 4;
  }
  const profile = writer(size);
  writeHeader(profile, size);
  profile.number(headerSize, tags.length);
  tags.forEach(([name, data], at) => {
    const entry = headerSize + 4 + at * 12;
    const place = places.get(data) ?? 0;
    profile.letters(entry, name);
    profile.number(entry + 4, place);
    profile.number(entry + 8, data.length);
    profile.bytes.set(data, place);
  });
  return profile.bytes;
}

function writeHeader(profile: Writer, size: number): void {
  profile.number(0, size);
  profile.number(8, 0x02100000);
  profile.letters(12, "mntrRGB XYZ ");
  [2026, 1, 1].forEach((part, at) => {
    profile.view.setUint16(24 + at * 2, part);
  });
  profile.letters(36, "acsp");
  profile.point(68, whiteD50);
}

function descriptionTag(text: string): Uint8Array {
  const tag = writer(12 + text.length + 1 + 78);
  tag.letters(0, "desc");
  tag.number(8, text.length + 1);
  tag.letters(12, text);
  return tag.bytes;
}

function textTag(text: string): Uint8Array {
  const tag = writer(8 + text.length + 1);
  tag.letters(0, "text");
  tag.letters(8, text);
  return tag.bytes;
}

function pointTag(point: readonly number[]): Uint8Array {
  const tag = writer(20);
  tag.letters(0, "XYZ ");
  tag.point(8, point);
  return tag.bytes;
}

function curveTag(): Uint8Array {
  const tag = writer(12 + steps * 2);
  tag.letters(0, "curv");
  tag.number(8, steps);
  for (let at = 0; at < steps; at += 1) {
    tag.view.setUint16(12 + at * 2, Math.round(65535 * linear(at / (steps - 1))));
  }
  return tag.bytes;
}

/** IEC 61966-2-1: light for a value of a colour. */
function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

type Writer = ReturnType<typeof writer>;

function writer(size: number) {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  return {
    bytes,
    view,
    number: (at: number, value: number) => view.setUint32(at, value),
    letters: (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at),
    point: (at: number, point: readonly number[]) => {
      point.forEach((value, axis) => {
        view.setInt32(at + axis * 4, Math.round(value * 65536));
      });
    },
  };
}
