import type { ClipType } from '@countin/domain/media';

/**
 * The clip without what does not belong to its sound: names, pictures, and the location where a phone recorded it.
 * Lengths and offsets inside the file stay true, so nothing is encoded again. Ogg and WebM stay as they are. Music
 * programs write their tags, which hold no location, and checksums of the sound's pages cover them.
 */
export function cleanClip(bytes: Uint8Array, type: ClipType): Uint8Array {
  if (type === 'audio/mpeg') return withoutTags(bytes);
  const copy = Uint8Array.from(bytes);
  if (type === 'audio/mp4') emptyBoxes(copy, 0, copy.length);
  if (type === 'audio/wav') emptyChunks(copy);
  return copy;
}

const textAt = (bytes: Uint8Array, at: number, length = 4) => String.fromCharCode(...bytes.subarray(at, at + length));
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** ID3v2 before the sound, ID3v1 and APE behind it. https://id3.org/id3v2.4.0-structure */
function withoutTags(bytes: Uint8Array): Uint8Array {
  const [first, end] = [endOfTags(bytes), startOfLastTags(bytes)];
  // A tag that claims more than there is was none.
  return first < end ? Uint8Array.from(bytes.subarray(first, end)) : Uint8Array.from(bytes);
}

function endOfTags(bytes: Uint8Array): number {
  let first = 0;
  while (textAt(bytes, first, 3) === 'ID3' && first + 10 <= bytes.length) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(first + 6, first + 10);
    const footer = ((bytes[first + 5] ?? 0) & 0x10) === 0 ? 0 : 10;
    first += 10 + footer + (((a & 127) << 21) | ((b & 127) << 14) | ((c & 127) << 7) | (d & 127));
  }
  return first;
}

function startOfLastTags(bytes: Uint8Array): number {
  let end = bytes.length;
  if (textAt(bytes, end - 128, 3) === 'TAG') end -= 128;
  if (textAt(bytes, end - 32, 8) === 'APETAGEX') {
    const size = viewOf(bytes).getUint32(end - 32 + 12, true);
    const header = ((bytes[end - 32 + 23] ?? 0) & 0x80) === 0 ? 0 : 32;
    end -= Math.min(size + header, end);
  }
  return end;
}

const INSIDE = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf']);
const NOTES = new Set(['udta', 'meta', 'uuid']);

/** Boxes of notes become free space of the same size. ISO/IEC 14496-12, 4.2 and 8.1.2 */
function emptyBoxes(bytes: Uint8Array, from: number, to: number): void {
  const view = viewOf(bytes);
  for (let at = from; at + 8 <= to;) {
    const short = view.getUint32(at);
    const header = short === 1 ? 16 : 8;
    const size = short === 0 ? to - at : short === 1 && at + 16 <= to ? Number(view.getBigUint64(at + 8)) : short;
    if (size < header || at + size > to) return;
    const type = textAt(bytes, at + 4);
    if (INSIDE.has(type)) emptyBoxes(bytes, at + header, at + size);
    if (NOTES.has(type)) {
      bytes.set([0x66, 0x72, 0x65, 0x65], at + 4);
      bytes.fill(0, at + header, at + size);
    }
    at += size;
  }
}

const NEEDED = new Set(['fmt ', 'data', 'fact']);

/** Chunks that are not the sound become padding of the same size. */
function emptyChunks(bytes: Uint8Array): void {
  const view = viewOf(bytes);
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    if (!NEEDED.has(textAt(bytes, at))) {
      bytes.set([0x4a, 0x55, 0x4e, 0x4b], at);
      bytes.fill(0, at + 8, Math.min(at + 8 + size, bytes.length));
    }
    at += 8 + size + (size % 2);
  }
}
