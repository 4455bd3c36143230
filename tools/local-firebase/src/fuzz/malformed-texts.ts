/** Requests in which one text cannot be written as UTF-8, for every text that the schema has a place for. */
import type protobuf from 'protobufjs';
import type { Wire } from '../service.ts';
import { encodeMessage } from '../wire/encode-message.ts';

const HALF = '\ud800';
const HALF_BYTES = Buffer.from('eda080', 'hex');
/** Three bytes as well, which no sample has. */
const PLACEHOLDER = '\uffee';

/** Where the text is, and the request with it. */
export type Malformed = readonly [place: string, wire: Wire];

/** Every copy of a message that differs from it in one text or in one key of a map. */
export function* malformedTexts(type: protobuf.Type, wire: Wire, half = HALF): Iterable<Malformed> {
  for (const [name, value] of Object.entries(wire)) {
    const field = type.fields[name];
    if (!field) continue;
    for (const [place, changed] of inField(field, value, half)) yield [`${name}${place}`, { ...wire, [name]: changed }];
  }
}

function* inField(field: protobuf.Field, value: unknown, half: string): Iterable<readonly [string, unknown]> {
  if (field.map) {
    const entries = Object.entries(value as Wire);
    for (const [index, [key, entry]] of entries.entries()) {
      yield [`.key(${key})`, Object.fromEntries(entries.with(index, [key + half, entry]))];
      for (const [place, changed] of inSingle(field, entry, half))
        yield [`.${key}${place}`, { ...(value as Wire), [key]: changed }];
    }
  } else if (field.repeated) {
    const list = value as unknown[];
    for (const [index, entry] of list.entries()) {
      for (const [place, changed] of inSingle(field, entry, half))
        yield [`[${index}]${place}`, list.with(index, changed)];
    }
  } else yield* inSingle(field, value, half);
}

function* inSingle(
  { resolvedType, type }: protobuf.Field,
  value: unknown,
  half: string,
): Iterable<readonly [string, unknown]> {
  if (type === 'string') yield ['', `${String(value)}${half}`];
  if (!resolvedType || !('fields' in resolvedType)) return;
  for (const [place, changed] of malformedTexts(resolvedType, value as Wire, half)) yield [`.${place}`, changed];
}

/** The same requests as bytes: an encoder writes no such text, or replaces it. */
export function* malformedBytes(type: protobuf.Type, wire: Wire): Iterable<readonly [place: string, bytes: Buffer]> {
  for (const [place, changed] of malformedTexts(type, wire, PLACEHOLDER)) {
    const bytes = encodeMessage(type, changed);
    HALF_BYTES.copy(bytes, bytes.indexOf(PLACEHOLDER));
    yield [place, bytes];
  }
}
