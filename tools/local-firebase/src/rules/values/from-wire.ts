import type { RulesDocument } from '../../rules-contract.ts';
import type { Wire } from '../../service.ts';
import { EvaluationError } from './errors.ts';
import { LatLng } from './lat-lng.ts';
import { RulesPath } from './path.ts';
import { Timestamp } from './time.ts';
import type { RulesMap, Value } from './value.ts';

/**
 * A google.firestore.v1.Value as the language sees it. Takes wire objects and the JSON form
 * (timestamps as text, bytes as base64, NaN as text). Throws EvaluationError on a value of an unknown type.
 */
export function fromWire(wire: Wire): Value {
  for (const [type, read] of READERS) {
    if (Object.hasOwn(wire, type) && wire[type] !== undefined) return read(wire[type] as never);
  }
  if (Object.hasOwn(wire, 'nullValue') || Object.keys(wire).length === 0) return null;
  throw new EvaluationError(`rules cannot read a ${Object.keys(wire)[0]}`);
}

/** The fields of a document or map. Only own keys count: `__proto__` and `constructor` are ordinary names. */
function fieldsFromWire(fields: Readonly<Record<string, Wire>> | undefined): RulesMap {
  return new Map(Object.entries(fields ?? {}).map(([name, value]) => [name, fromWire(value)]));
}

/** A document as `resource` shows it: data, id and `__name__`. */
export function documentFromWire(document: RulesDocument): RulesMap {
  const path = pathFromName(document.name);
  return new Map<string, Value>([
    ['data', fieldsFromWire(document.fields)],
    ['id', path.segments.at(-1) ?? null],
    ['__name__', path],
  ]);
}

/** Rules write paths from `/databases` on, without the project. */
function pathFromName(name: string): RulesPath {
  return new RulesPath(name.split('/').slice(2));
}

const READERS: readonly (readonly [type: string, read: (value: never) => Value])[] = [
  ['nullValue', () => null],
  ['booleanValue', (value: boolean) => value],
  ['integerValue', (value: string | number) => BigInt.asIntN(64, BigInt(value))],
  ['doubleValue', (value: string | number) => Number(value)],
  ['stringValue', (value: string) => value],
  ['timestampValue', timestampFromWire],
  ['bytesValue', (value: Uint8Array | string) => (typeof value === 'string' ? Buffer.from(value, 'base64') : value)],
  ['referenceValue', pathFromName],
  [
    'geoPointValue',
    (value: { latitude?: number; longitude?: number }) => new LatLng(value.latitude ?? 0, value.longitude ?? 0),
  ],
  ['arrayValue', (value: { values?: readonly Wire[] }) => (value.values ?? []).map(fromWire)],
  ['mapValue', (value: { fields?: Record<string, Wire> }) => fieldsFromWire(value.fields)],
];

function timestampFromWire(value: string | { seconds?: string | number; nanos?: number }): Timestamp {
  if (typeof value !== 'string') return Timestamp.fromParts(BigInt(value.seconds ?? 0), value.nanos ?? 0);
  const fraction = /\.(\d{1,9})/.exec(value)?.[1] ?? '';
  const millis = Date.parse(value.replace(/\.\d+/, ''));
  if (Number.isNaN(millis)) throw new EvaluationError('malformed timestamp');
  return Timestamp.fromParts(BigInt(millis / 1000), Number(fraction.padEnd(9, '0')));
}
