/** Reads the archives that `web/scripts/pocket.py` makes: zip files whose contents are stored as they are. */

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;

/** Each file's name and content; the contents are parts of the archive itself, not copies. */
export function* unpacked(archive: ArrayBuffer): Generator<[name: string, content: Uint8Array]> {
  const view = new DataView(archive);
  const short = (at: number): number => view.getUint16(at, true);
  const long = (at: number): number => view.getUint32(at, true);
  const end = archive.byteLength - END_SIZE;
  if (end < 0 || long(end) !== END) throw new Error("an archive is cut off");
  let at = long(end + 16);
  for (let left = short(end + 10); left; left--) {
    const [size, name, local] = [long(at + 24), short(at + 28), long(at + 42)];
    if (long(at) !== ENTRY || short(at + 10) !== 0) throw new Error("an archive is not as it was made");
    yield [
      new TextDecoder().decode(new Uint8Array(archive, at + ENTRY_SIZE, name)),
      new Uint8Array(archive, local + LOCAL_SIZE + short(local + 26) + short(local + 28), size),
    ];
    at += ENTRY_SIZE + name + short(at + 30) + short(at + 32);
  }
}
