/** Values of the rules language. int is bigint and float is number, so the two can never be confused. */
import type { LatLng } from './lat-lng.ts';
import type { MapDiff } from './map-diff.ts';
import type { Duration, Timestamp } from './time.ts';
import type { QueryField } from '../query/query-field.ts';
import type { RulesPath } from './path.ts';
import type { RulesSet } from './set.ts';
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
  | RulesSet
  | MapDiff
  | RulesPath
  | Timestamp
  | Duration
  | LatLng
  | QueryField
  | Unknown;

export type RulesList = readonly Value[];

/** A Map and not an object: a field called `__proto__` is then a key like any other. */
export type RulesMap = ReadonlyMap<string, Value>;

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
