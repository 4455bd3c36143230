/**
 * proto3 JSON to and from wire objects, driven by the schema. Written here because the published serialiser
 * loses negative zero and offsets in timestamps, and would build each message twice.
 */
import type protobuf from 'protobufjs';
import { RpcError, type Wire } from '../service.ts';
import { wellKnownTypes, wrapperTypes } from './json-well-known.ts';
import { checkText, isBase64 } from './json-text.ts';

const DOUBLES = new Set(['double', 'float']);
/** Messages within messages; protobuf decoders have the same limit. */
const MAX_DEPTH = 100;

/** The JSON value of a wire object: 64-bit integers, NaN, infinities and negative zero are strings. */
export function wireToJson(type: protobuf.Type, wire: Wire): unknown {
  const special = wellKnownTypes.get(type.fullName);
  if (special) return special.toJson(wire);
  if (wrapperTypes.has(type.fullName)) return scalarToJson(type.fields.value?.type ?? '', wire.value ?? 0);
  const json: Record<string, unknown> = {};
  for (const key of Object.keys(wire)) {
    const field = type.fields[key];
    const value: unknown = wire[key];
    if (!field || value === undefined || value === null) continue;
    if (field.map) json[key] = mapValues(value as Wire, (entry) => singleToJson(field, entry));
    else if (field.repeated) json[key] = (value as unknown[]).map((entry) => singleToJson(field, entry));
    else json[key] = singleToJson(field, value);
  }
  return json;
}

/**
 * The wire object a JSON value stands for, in the form a decoded protobuf message has: defaults are absent.
 * Unknown fields are dropped. Throws INVALID_ARGUMENT when the JSON does not fit the type.
 */
export function jsonToWire(type: protobuf.Type, json: unknown): Wire {
  try {
    return messageFromJson(type, json);
  } catch (error) {
    if (error instanceof RpcError) throw error;
    throw new RpcError('INVALID_ARGUMENT', `Invalid JSON payload received. ${(error as Error).message}`);
  }
}

function singleToJson(field: protobuf.Field, value: unknown): unknown {
  const { resolvedType } = field;
  if (!resolvedType) return scalarToJson(field.type, value);
  if ('fields' in resolvedType) return wireToJson(resolvedType, value as Wire);
  if (resolvedType.fullName === '.google.protobuf.NullValue') return null;
  return value;
}

function scalarToJson(type: string, value: unknown): unknown {
  if (DOUBLES.has(type)) {
    if (Object.is(value, -0)) return '-0';
    return Number.isFinite(value) ? value : String(value);
  }
  return type === 'bytes' ? Buffer.from(value as Uint8Array).toString('base64') : value;
}

function messageFromJson(type: protobuf.Type, json: unknown, depth = 0): Wire {
  if (depth > MAX_DEPTH) throw new TypeError('It is nested too deeply.');
  const special = wellKnownTypes.get(type.fullName);
  if (special) return special.fromJson(json);
  if (wrapperTypes.has(type.fullName)) return { value: scalarFromJson(type.fields.value?.type ?? '', json) };
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new TypeError(`Expected an object for ${type.name}.`);
  }
  const wire: Wire = {};
  for (const [key, value] of Object.entries(json)) {
    const field = fieldNamed(type, key) ?? fieldNamed(type, camelCase(key));
    if (!field) continue;
    const entry = fieldFromJson(field, value, depth);
    if (entry !== undefined) wire[field.name] = entry;
  }
  return wire;
}

/** Own fields only: a client may send `constructor`. */
function fieldNamed(type: protobuf.Type, name: string): protobuf.Field | undefined {
  return Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
}

function fieldFromJson(field: protobuf.Field, json: unknown, depth: number): unknown {
  if (field.map) {
    Object.keys((json ?? {}) as Wire).forEach(checkText);
    const entries = mapValues((json ?? {}) as Wire, (entry) => singleFromJson(field, entry, depth));
    return Object.keys(entries).length > 0 ? entries : undefined;
  }
  if (field.repeated) {
    if (json !== null && !Array.isArray(json)) throw new TypeError(`Expected a list for "${field.name}".`);
    return json?.length ? json.map((entry: unknown) => singleFromJson(field, entry, depth)) : undefined;
  }
  // A JSON null means "not set", except where null is itself the value.
  if (json === null && field.resolvedType?.fullName !== '.google.protobuf.NullValue') return undefined;
  const value = singleFromJson(field, json, depth);
  return isDefault(field, value) ? undefined : value;
}

function singleFromJson(field: protobuf.Field, json: unknown, depth: number): unknown {
  const { resolvedType } = field;
  if (!resolvedType) return scalarFromJson(field.type, json);
  if ('fields' in resolvedType) return messageFromJson(resolvedType, json, depth + 1);
  if (resolvedType.fullName === '.google.protobuf.NullValue') return 'NULL_VALUE';
  const name = typeof json === 'number' ? resolvedType.valuesById[json] : String(json);
  if (name === undefined || !(name in resolvedType.values)) {
    throw new TypeError(`Invalid value at "${field.name}": ${String(json)}`);
  }
  return name;
}

function scalarFromJson(type: string, json: unknown): unknown {
  const invalid = () => new TypeError(`Invalid ${type}: ${JSON.stringify(json)}`);
  if (DOUBLES.has(type)) {
    const number = typeof json === 'string' && json.trim() !== '' ? Number(json) : json;
    if (typeof number !== 'number' || (Number.isNaN(number) && json !== 'NaN')) throw invalid();
    return number;
  }
  if (type === 'string' || type === 'bool') {
    if (typeof json !== (type === 'bool' ? 'boolean' : 'string')) throw invalid();
    if (typeof json === 'string') checkText(json);
    return json;
  }
  if (type === 'bytes') {
    if (typeof json !== 'string' || !isBase64(json)) throw invalid();
    return Buffer.from(json, 'base64'); // Takes the URL-safe alphabet as well.
  }
  if (!/^-?\d+$/.test(String(json))) throw invalid();
  if (!type.includes('64')) return Number(json);
  const integer = BigInt(json as string);
  if (BigInt.asIntN(64, integer) !== integer) throw invalid();
  return integer.toString();
}

/** Values that protobuf omits: the zero of a plain field (a member of a oneof is always sent). */
function isDefault(field: protobuf.Field, value: unknown): boolean {
  if (field.partOf || (field.resolvedType && 'fields' in field.resolvedType)) return false;
  if (field.resolvedType) return field.resolvedType.values[value as string] === 0;
  if (Buffer.isBuffer(value)) return value.length === 0;
  return value === '' || value === false || value === '0' || Object.is(value, 0);
}

function mapValues(source: Wire, convert: (entry: unknown) => unknown): Record<string, unknown> {
  // fromEntries defines own properties, so a key of "__proto__" is data like any other.
  return Object.fromEntries(Object.entries(source).map(([key, entry]) => [key, convert(entry)]));
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
