/** Values of the rules language. int is bigint and float is number, so the two can never be confused. */
import type { LatLng } from './lat-lng.ts';
import type { Duration, Timestamp } from './time.ts';
import type { RulesPath } from './path.ts';
import type { Meter } from './meter.ts';
import type { Unknown } from './unknown.ts';

export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | RulesList
  | RulesMap
  | SetValue
  | MapDiffValue
  | RulesPath
  | Timestamp
  | Duration
  | LatLng
  | QueryFieldValue
  | Unknown;

export type RulesList = readonly Value[];

/** A Map and not an object: a field called `__proto__` is then a key like any other. */
export type RulesMap = ReadonlyMap<string, Value>;

/** View of a set for every part of the language. */
export interface SetValue {
  readonly kind: 'set';
  readonly size: number;
  /** Equality keys, see `keyOf`. */
  keys(): Iterable<string>;
  values(): Iterable<Value>;
  has(value: Value, meter: Meter): boolean;
}

export interface MapDiffValue {
  readonly kind: 'map_diff';
  readonly added: SetValue;
  readonly removed: SetValue;
  readonly changed: SetValue;
  readonly unchanged: SetValue;
  readonly affected: SetValue;
}

/** A field of documents that are not read yet. */
export interface QueryFieldValue {
  readonly kind: 'query field';
  readonly path: readonly string[];
  member(name: string): Value;
  describeOpen(): string;
}

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'map'
  | 'set'
  | 'map_diff'
  | 'path'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'query field'
  | 'unknown';

/** The type's name as `is` and error texts use it. */
export function typeOf(value: Value): TypeName {
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
  }
  if (value === null) return 'null';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof Map) return 'map';
  return 'kind' in value ? value.kind : 'list';
}

export function isMap(value: Value): value is RulesMap {
  return value instanceof Map;
}

export function isList(value: Value): value is RulesList {
  return Array.isArray(value);
}

export function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}
