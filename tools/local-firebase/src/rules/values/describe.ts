import { writeFloat } from '../library/number-text.ts';
import { LatLng } from './lat-lng.ts';
import { RulesPath } from './path.ts';
import { RulesSet } from './set.ts';
import { Duration, Timestamp } from './time.ts';
import type { Value } from './value.ts';
import { isList, isMap, typeOf } from './value.ts';

const WIDTH = 80;

/** A value as one short line for explanations, cut where it grows long. */
export function describe(value: Value): string {
  const text = write(value, 2);
  return text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text;
}

function write(value: Value, depth: number): string {
  if (typeof value === 'string') return `'${value.slice(0, WIDTH)}'`;
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return writeFloat(value);
  if (value instanceof Uint8Array) return `bytes(${value.length})`;
  if (isList(value)) return `[${writeItems(value, depth)}]`;
  if (value instanceof RulesSet) return `set[${writeItems([...value.values()].slice(0, 9), depth)}]`;
  if (isMap(value)) {
    if (depth === 0) return `{${value.size}}`;
    const entries = [...value].slice(0, 8).map(([key, item]) => `${key}: ${write(item, depth - 1)}`);
    return `{${entries.join(', ')}${value.size > 8 ? ', …' : ''}}`;
  }
  if (value instanceof RulesPath) return value.toString();
  if (value instanceof Timestamp) return writeTimestamp(value);
  if (value instanceof Duration) return `${Number(value.nanos) / 1e9}s`;
  if (value instanceof LatLng) return `latlng(${value.latitude}, ${value.longitude})`;
  return typeOf(value);
}

function writeItems(items: readonly Value[], depth: number): string {
  if (depth === 0) return String(items.length);
  const shown = items.slice(0, 8).map((item) => write(item, depth - 1));
  return `${shown.join(', ')}${items.length > 8 ? ', …' : ''}`;
}

function writeTimestamp(value: Timestamp): string {
  const date = value.toDate();
  return Number.isNaN(date.getTime()) ? 'timestamp' : date.toISOString();
}
