import type { Wire } from '../service.ts';
import { numericId, toKey } from './document-key.ts';

/**
 * Encodes values so that bytewise order of the encodings is Firestore's order: by type, then by value. It treats 1 and
 * 1.0 as equal. Index keys, cursors, sorting and filters all use it. An encoding is a string of chars 0 to 255, one a
 * byte. None is a prefix of another, so they can be concatenated. For descending order every byte is complemented.
 */
const NULL = 0x10;
const BOOLEAN = 0x20;
const NUMBER = 0x30;
const TIMESTAMP = 0x40;
const STRING = 0x50;
const BYTES = 0x60;
const REFERENCE = 0x70;
const GEO_POINT = 0x80;
const ARRAY = 0x90;
const VECTOR = 0xa0;
const MAP = 0xb0;

const char = String.fromCharCode;
/** Ends a list of things that each start with a byte above it. */
const END = '\u0001';
const NEXT = '\u0002';
/** Makes year 1, the first Firestore knows, positive. */
const YEAR_ONE = 62_135_596_800;

export const NULL_KEY = char(NULL);
/** Sorts after null and before every other value. */
export const AFTER_NULL = char(NULL + 1);
/** NaN: the first of the numbers, but in no range of them. */
export const NAN_KEY = char(NUMBER) + '\0'.repeat(8) + char(0x80, 0);
/** No value's encoding, nor the beginning of one. */
export const NO_VALUE = '\0';

export function encodeValue(value: Wire): string {
  if (value.stringValue !== undefined) return char(STRING) + encodeText(value.stringValue);
  if (value.integerValue !== undefined) return char(NUMBER) + encodeInteger(value.integerValue);
  if (value.booleanValue !== undefined) return char(BOOLEAN, value.booleanValue ? 1 : 0);
  if (value.doubleValue !== undefined) return char(NUMBER) + encodeDouble(value.doubleValue) + remainder(0);
  if (value.timestampValue !== undefined) return char(TIMESTAMP) + encodeTime(value.timestampValue);
  if (value.referenceValue !== undefined) return char(REFERENCE) + encodeReference(value.referenceValue);
  if (value.arrayValue !== undefined) return char(ARRAY) + encodeList(value.arrayValue.values ?? []);
  if (value.mapValue !== undefined) return encodeMap(value.mapValue.fields ?? {});
  if (value.bytesValue !== undefined) return char(BYTES) + terminate(Buffer.from(value.bytesValue).toString('latin1'));
  if (value.geoPointValue !== undefined) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    return char(GEO_POINT) + encodeDouble(latitude) + encodeDouble(longitude);
  }
  return NULL_KEY;
}

/** `[from, to)` of all values of one value's type. */
export function typeRange(encoded: string): [from: string, to: string] {
  const tag = encoded.charCodeAt(0);
  return [char(tag - 1), char(tag + 1)];
}

/** Reverses the order of encodings. */
export function complement(encoded: string): string {
  let out = '';
  for (let i = 0; i < encoded.length; i++) out += char(255 - encoded.charCodeAt(i));
  return out;
}

/** A document path, ordered by segment; for the last component of an index key. */
export function encodePath(path: string): string {
  return utf8(toKey(path)) + '\0';
}

const PLAIN = /^[\u0001-\u007f]*$/;

function utf8(text: string): string {
  return PLAIN.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
}

function encodeText(text: string): string {
  return terminate(utf8(text));
}

/** NUL becomes NUL 255, so that the end mark NUL 1 sorts before any longer text. */
function terminate(bytes: string): string {
  return (bytes.includes('\0') ? bytes.replaceAll('\0', '\0\u00ff') : bytes) + '\0\u0001';
}

const scratch = new DataView(new ArrayBuffer(8));

/** NaN first; negative zero is zero. */
function encodeDouble(number: number): string {
  if (Number.isNaN(number)) return '\0'.repeat(8);
  scratch.setFloat64(0, number === 0 ? 0 : number);
  const high = scratch.getUint32(0);
  const low = scratch.getUint32(4);
  return high >= 0x80000000 ? word(~high) + word(~low) : word(high | 0x80000000) + word(low);
}

/** The nearest double, then how far the integer is from it: exact for all 64 bits. */
function encodeInteger(decimal: string): string {
  const near = Number(decimal);
  if (Number.isSafeInteger(near)) return encodeDouble(near) + remainder(0);
  return encodeDouble(near) + remainder(Number(BigInt(decimal) - BigInt(near)));
}

function remainder(distance: number): string {
  const shifted = distance + 0x8000;
  return char(shifted >>> 8, shifted & 255);
}

function word(bits: number): string {
  return char(bits >>> 24, (bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255);
}

function encodeTime(time: Wire): string {
  const seconds = Number(time.seconds ?? 0) + YEAR_ONE;
  return word(Math.floor(seconds / 2 ** 32)) + word(seconds % 2 ** 32) + word(time.nanos ?? 0);
}

function encodeReference(name: string): string {
  let out = '';
  for (const segment of name.split('/')) out += NEXT + encodeSegment(segment);
  return out + END;
}

/** Two NULs sort before any text, which has 1 or 255 after a NUL. */
function encodeSegment(segment: string): string {
  const number = numericId(segment);
  return number === null ? encodeText(segment) : `\0\0${number}`;
}

function encodeList(values: readonly Wire[]): string {
  let out = '';
  for (const value of values) out += encodeValue(value);
  return out + END;
}

function encodeMap(fields: Readonly<Record<string, Wire>>): string {
  if (fields.__type__?.stringValue === '__vector__') {
    const values: Wire[] = fields.value?.arrayValue?.values ?? [];
    return char(VECTOR) + word(values.length) + encodeList(values);
  }
  const entries = Object.entries(fields).map(([key, value]) => [encodeText(key), value] as const);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  let out = char(MAP);
  for (const [key, value] of entries) out += NEXT + key + encodeValue(value);
  return out + END;
}
