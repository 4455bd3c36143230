import { Instant, type QueryValue } from '../ports/instant.ts';

/**
 * Values as Firestore's REST protocol writes them:
 * https://firebase.google.com/docs/firestore/reference/rest/v1/Value
 */
export interface WireValue {
  readonly nullValue?: null;
  readonly booleanValue?: boolean;
  readonly integerValue?: string;
  readonly doubleValue?: number | string;
  readonly timestampValue?: string;
  readonly stringValue?: string;
  readonly referenceValue?: string;
  readonly arrayValue?: { readonly values?: readonly WireValue[] };
  readonly mapValue?: WireFields;
}

export interface WireFields {
  readonly fields?: Readonly<Record<string, WireValue>>;
}

/** Encodes a value for a query. */
export function encodeValue(value: QueryValue): WireValue {
  if (value === null) return { nullValue: null };
  if (value instanceof Instant) {
    const whole = new Date(value.seconds * 1000).toISOString().slice(0, 19);
    return { timestampValue: `${whole}.${String(value.nanoseconds).padStart(9, '0')}Z` };
  }
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
    default:
      return { arrayValue: { values: value.map(encodeValue) } };
  }
}

/** Decodes the fields of a document or a map. */
export function decodeFields({ fields = {} }: WireFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]));
}

/** Decodes a value. Bytes and geographic points, which the product never stores, become undefined. */
function decodeValue(value: WireValue): unknown {
  if (value.mapValue) return decodeFields(value.mapValue);
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(decodeValue);
  if (value.timestampValue !== undefined) return instantOf(value.timestampValue);
  const number = value.integerValue ?? value.doubleValue;
  if (number !== undefined) return Number(number);
  if ('nullValue' in value) return null;
  return value.stringValue ?? value.booleanValue ?? value.referenceValue;
}

/** @param text such as `2026-11-27T00:00:00.123456Z`, with up to nine decimals */
function instantOf(text: string): Instant {
  const [whole = '', decimals = ''] = text.replace('Z', '').split('.');
  return new Instant(Date.parse(`${whole}Z`) / 1000, Number(decimals.padEnd(9, '0')));
}
