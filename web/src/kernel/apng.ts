/** A moving picture made of still ones: an APNG of PNG files that a canvas has written, all of one size. */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

interface Chunk {
  name: string;
  body: Uint8Array;
}

export interface Still {
  png: Uint8Array;
  /** How long it stands, in milliseconds. */
  lasts: number;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = TABLE[(value ^ byte) & 255]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** The parts of a PNG file, in order. */
export function chunksOf(png: Uint8Array): Chunk[] {
  const data = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const found: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= png.length;) {
    const length = data.getUint32(at);
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    found.push({ name, body: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return found;
}

/** A PNG file of these parts. */
export function written(chunks: readonly Chunk[]): Uint8Array<ArrayBuffer> {
  const size = SIGNATURE.length + chunks.reduce((sum, { body }) => sum + 12 + body.length, 0);
  const png = new Uint8Array(size);
  const data = new DataView(png.buffer);
  png.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const { name, body } of chunks) {
    data.setUint32(at, body.length);
    for (let letter = 0; letter < 4; letter += 1) png[at + 4 + letter] = name.charCodeAt(letter);
    png.set(body, at + 8);
    data.setUint32(at + 8 + body.length, checksum(png.subarray(at + 4, at + 8 + body.length)));
    at += 12 + body.length;
  }
  return png;
}

/** 32-bit numbers, the greatest byte first, then 16-bit ones, then bytes. */
function packed(longs: readonly number[], shorts: readonly number[] = [], bytes: readonly number[] = []): Uint8Array {
  const body = new Uint8Array(4 * longs.length + 2 * shorts.length + bytes.length);
  const data = new DataView(body.buffer);
  longs.forEach((value, n) => data.setUint32(4 * n, value));
  shorts.forEach((value, n) => data.setUint16(4 * longs.length + 2 * n, value));
  body.set(bytes, 4 * longs.length + 2 * shorts.length);
  return body;
}

const joined = (bodies: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(bodies.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const body of bodies) {
    all.set(body, at);
    at += body.length;
  }
  return all;
};

/** The stills one after another, again and again. Those that do not fit the first, in size or in kind, are left out. */
export function moving(stills: readonly Still[]): Uint8Array<ArrayBuffer> {
  const all = stills.map(({ png, lasts }) => ({ chunks: chunksOf(png), lasts }));
  const head = all[0]!.chunks.find(({ name }) => name === "IHDR")!;
  const fitting = all.filter(({ chunks }) =>
    chunks.some(({ name, body }) => name === "IHDR" && body.join() === head.body.join()),
  );
  const size = new DataView(head.body.buffer, head.body.byteOffset);
  const [width, height] = [size.getUint32(0), size.getUint32(4)];
  let number = 0;
  const frames = fitting.flatMap(({ chunks, lasts }, at): Chunk[] => {
    const pixels = joined(chunks.filter(({ name }) => name === "IDAT").map(({ body }) => body));
    const control = packed([number++, width, height, 0, 0], [lasts, 1000], [0, 0]);
    const drawn = at ? { name: "fdAT", body: joined([packed([number++]), pixels]) } : { name: "IDAT", body: pixels };
    return [{ name: "fcTL", body: control }, drawn];
  });
  return written([
    head,
    { name: "acTL", body: packed([fitting.length, 0]) },
    ...frames,
    { name: "IEND", body: new Uint8Array() },
  ]);
}
