import { isUtf8 } from 'node:buffer';
import { EncodedFields } from './encoded-fields.ts';

/** Tags of google.firestore.v1: the field's number and its wire type. */
const DOCUMENT_FIELD = 0x12;
const MAP_FIELD = 0x0a;
const KEY = 0x0a;
const VALUE = 0x12;
const ELEMENT = 0x0a;
const SECONDS = 0x08;
const NANOS = 0x10;

/** Below what is allowed, and enough for nearly every document. */
const MAX_DEPTH = 15;
const MAX_KEYS = 100;
const MAX_KEY_BYTES = 127;
const LAST_SECOND = 253_402_300_799;
const UNDERSCORE = 0x5f;

/**
 * Looks through the fields of a google.firestore.v1.Document that start at `from`, without making objects of them.
 * Gives null for anything invalid, unusual or in need of a change before it is stored. For those, decodeMessage and
 * then document-values.ts decide.
 */
export function readPlainFields(bytes: Uint8Array, from: number, to: number): EncodedFields | null {
  const scan = new Scan(bytes, from);
  if (!scan.fields(DOCUMENT_FIELD, to, 1) || scan.at === from) return null;
  return new EncodedFields(bytes.subarray(from, scan.at), scan.size);
}

/** A position in the bytes, and the size of what was passed. Methods tell whether it was plain. */
class Scan {
  readonly bytes: Uint8Array;
  at: number;
  size = 0;
  /** Hashes of the names so far of every map that is not yet passed. */
  readonly keys: number[] = [];

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  /** Entries under a tag, as far as they go. */
  fields(tag: number, end: number, depth: number): boolean {
    const { keys } = this;
    const first = keys.length;
    while (this.at < end && this.bytes[this.at] === tag) {
      this.at += 1;
      const entryEnd = this.length(end);
      if (this.bytes[this.at++] !== KEY) return false;
      const key = this.key(entryEnd);
      // The last one of a key counts; two keys of one hash are taken for one.
      if (key === 0 || keys.includes(key, first) || keys.push(key) > MAX_KEYS) return false;
      if (this.bytes[this.at++] !== VALUE || this.length(entryEnd) !== entryEnd) return false;
      if (!this.value(entryEnd, depth) || this.at !== entryEnd) return false;
    }
    keys.length = first;
    return true;
  }

  /** The end of something that starts with its length; NaN if that is not plain. */
  length(end: number): number {
    const last = this.varint(end) + this.at;
    return last <= end ? last : NaN;
  }

  /** A number in its shortest encoding. NaN if it has another, or is longer than seven bytes. */
  varint(end: number): number {
    let number = 0;
    for (let factor = 1; factor < 2 ** 49 && this.at < end; factor *= 128) {
      const byte = this.bytes[this.at++] as number;
      number += (byte & 127) * factor;
      if (byte < 128) return byte === 0 && factor > 1 ? NaN : number;
    }
    return NaN;
  }

  /** Passes a field name and gives a hash of it, or 0 if it is not plain. */
  key(end: number): number {
    const length = this.bytes[this.at++] as number;
    const last = this.at + length;
    if (length === 0 || length > MAX_KEY_BYTES || !(last <= end)) return 0;
    // Names that begin like this may be reserved.
    if (this.bytes[this.at] === UNDERSCORE && this.bytes[this.at + 1] === UNDERSCORE) return 0;
    let hash = length;
    let ascii = true;
    for (let at = this.at; at < last; at += 1) {
      const byte = this.bytes[at] as number;
      if (byte > 127) ascii = false;
      hash = (Math.imul(hash, 31) + byte) | 0;
    }
    if (!ascii && !isUtf8(this.bytes.subarray(this.at, last))) return 0;
    this.at = last;
    this.size += length + 1;
    return hash;
  }

  /** A google.firestore.v1.Value. References, geographic points and vectors are not plain. */
  value(end: number, depth: number): boolean {
    switch (this.bytes[this.at++]) {
      case 0x08:
        return this.sized(1) && (this.bytes[this.at++] as number) <= 1;
      case 0x58:
        return this.sized(1) && this.bytes[this.at++] === 0;
      case 0x10:
        return this.sized(8) && this.integer(end);
      case 0x19:
        return this.sized(8) && this.double();
      case 0x52:
        return this.sized(8) && this.length(end) === end && this.time(end);
      case 0x8a:
        return (
          this.bytes[this.at++] === 1 && this.length(end) === end && this.sized(end - this.at + 1) && this.text(end)
        );
      case 0x92:
        return this.bytes[this.at++] === 1 && this.length(end) === end && this.sized(end - this.at) && this.skipTo(end);
      case 0x4a:
        return this.length(end) === end && depth < MAX_DEPTH && this.elements(end, depth + 1);
      case 0x32:
        return this.length(end) === end && depth < MAX_DEPTH && this.fields(MAP_FIELD, end, depth + 1);
      default:
        return false;
    }
  }

  elements(end: number, depth: number): boolean {
    while (this.at < end) {
      if (this.bytes[this.at++] !== ELEMENT) return false;
      const elementEnd = this.length(end);
      // An array directly within an array is not allowed.
      if (Number.isNaN(elementEnd) || this.bytes[this.at] === 0x4a) return false;
      if (!this.value(elementEnd, depth) || this.at !== elementEnd) return false;
    }
    return true;
  }

  /** Ten bytes at most, and the tenth holds one bit. */
  integer(end: number): boolean {
    const first = this.at;
    while (this.at < end) {
      const byte = this.bytes[this.at++] as number;
      if (byte < 128)
        return (byte > 0 || this.at === first + 1) && (this.at < first + 10 || (this.at === first + 10 && byte === 1));
    }
    return false;
  }

  /** Not NaN, which has many forms, nor an infinity, which begins as it does. */
  double(): boolean {
    this.at += 8;
    return ((this.bytes[this.at - 1] as number) & 0x7f) !== 0x7f || (this.bytes[this.at - 2] as number) < 0xf0;
  }

  /** From 1970 on and to the microsecond; a zero is left out. */
  time(end: number): boolean {
    if (this.at < end && this.bytes[this.at] === SECONDS) {
      this.at += 1;
      const seconds = this.varint(end);
      if (!(seconds > 0 && seconds <= LAST_SECOND)) return false;
    }
    if (this.at < end && this.bytes[this.at] === NANOS) {
      this.at += 1;
      const nanos = this.varint(end);
      if (!(nanos > 0 && nanos < 1e9 && nanos % 1000 === 0)) return false;
    }
    return this.at === end;
  }

  text(end: number): boolean {
    const { bytes, at } = this;
    this.at = end;
    if (end - at > 40) return isUtf8(bytes.subarray(at, end));
    for (let i = at; i < end; i += 1) if ((bytes[i] as number) > 127) return isUtf8(bytes.subarray(at, end));
    return true;
  }

  skipTo(end: number): boolean {
    this.at = end;
    return true;
  }

  sized(size: number): boolean {
    this.size += size;
    return true;
  }
}
