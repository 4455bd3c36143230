import type { TypeName } from '../values/value.ts';

const NAMES = [
  'bool',
  'bytes',
  'float',
  'int',
  'list',
  'latlng',
  'number',
  'path',
  'map',
  'string',
  'timestamp',
  'duration',
  'set',
  'map_diff',
] as const;

/** The names that may follow `is`. */
export const checkableTypes: ReadonlyMap<string, TypeName | 'number'> = new Map(NAMES.map((name) => [name, name]));
