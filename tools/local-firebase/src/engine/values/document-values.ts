import { RpcError } from '../../service.ts';
import type { Wire } from '../../service.ts';
import type { Fields } from '../../store/stored-document.ts';
import { checkTime } from './timestamp.ts';

const MAX_DEPTH = 20;
const MAX_VECTOR_DIMENSIONS = 2048;
const INT64_LIMIT = 2n ** 63n;

/** Checks a document's or map's fields, and gives them with times cut to microseconds. */
export function normaliseFields(fields: Fields | undefined, depth = 1): Fields {
  const out: Record<string, Wire> = {};
  for (const [key, value] of Object.entries(fields ?? {})) {
    checkFieldName(key);
    out[key] = normaliseValue(value, depth);
  }
  return out;
}

/** The same for one value; `depth` counts the maps and arrays around it. Throws INVALID_ARGUMENT. */
export function normaliseValue(value: Wire, depth = 1): Wire {
  if (value.stringValue !== undefined) return { stringValue: value.stringValue };
  if (value.mapValue !== undefined) return { mapValue: { fields: mapFields(value.mapValue.fields ?? {}, depth + 1) } };
  if (value.arrayValue !== undefined) {
    const values: Wire[] = value.arrayValue.values ?? [];
    checkDepth(depth + 1);
    if (values.some(({ arrayValue }) => arrayValue !== undefined))
      fail('Cannot convert an array value in an array value.');
    return { arrayValue: { values: values.map((element) => normaliseValue(element, depth + 1)) } };
  }
  if (value.timestampValue !== undefined) return { timestampValue: normaliseTime(value.timestampValue) };
  if (value.integerValue !== undefined) return { integerValue: normaliseInteger(value.integerValue) };
  if (value.geoPointValue !== undefined) return { geoPointValue: normalisePoint(value.geoPointValue) };
  for (const plain of ['booleanValue', 'doubleValue', 'bytesValue', 'referenceValue'] as const) {
    if (value[plain] !== undefined) return { [plain]: value[plain] };
  }
  if (value.nullValue !== undefined) return { nullValue: 'NULL_VALUE' };
  return fail('A value has no type that can be stored.');
}

/** `__type__` marks a vector; apart from that, names like it are reserved. */
function mapFields(fields: Fields, depth: number): Fields {
  checkDepth(depth);
  const isVector = fields.__type__?.stringValue === '__vector__';
  if (!isVector) return normaliseFields(fields, depth);
  const values: Wire[] = fields.value?.arrayValue?.values ?? [];
  if (values.length > MAX_VECTOR_DIMENSIONS) fail(`A vector can have ${MAX_VECTOR_DIMENSIONS} dimensions at most.`);
  if (values.some((element) => element.doubleValue === undefined && element.integerValue === undefined)) {
    fail('A vector can only hold numbers.');
  }
  return { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } };
}

function checkDepth(depth: number): void {
  if (depth > MAX_DEPTH + 1) fail(`Property is nested too deeply: at most ${MAX_DEPTH} levels.`);
}

export function checkFieldName(name: string): void {
  if (name === '') fail('A field name must not be empty.');
  if (/^__.*__$/s.test(name)) fail(`Field name "${name}" is reserved.`);
  if (name.length > 375 && Buffer.byteLength(name) > 1500)
    fail(`Field name "${name.slice(0, 40)}…" is longer than 1500 bytes.`);
}

function normaliseTime(time: Wire): Wire {
  checkTime(time);
  const seconds = Number(time.seconds ?? 0);
  const nanos: number = time.nanos ?? 0;
  return withoutZeros('seconds', seconds === 0 ? 0 : String(seconds), 'nanos', nanos - (nanos % 1000));
}

function normaliseInteger(decimal: unknown): string {
  // Almost every integer; checking the others takes longer.
  if (typeof decimal === 'string' && String(Number(decimal)) === decimal && Number.isSafeInteger(Number(decimal)))
    return decimal;
  const value = BigInt(decimal as string);
  if (value < -INT64_LIMIT || value >= INT64_LIMIT) fail(`Integer ${decimal} does not fit into 64 bits.`);
  return String(value);
}

function normalisePoint({ latitude = 0, longitude = 0 }: Wire): Wire {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) fail('A geo point is out of range.');
  return withoutZeros('latitude', latitude, 'longitude', longitude);
}

/** Fields that hold their default are absent once a message was stored; so that it compares equal, now too. */
function withoutZeros(firstName: string, first: unknown, secondName: string, second: unknown): Wire {
  const message: Wire = {};
  if (first !== 0) message[firstName] = first;
  if (second !== 0) message[secondName] = second;
  return message;
}

function fail(message: string): never {
  throw new RpcError('INVALID_ARGUMENT', message);
}
