/**
 * The protobuf types whose JSON is not an object of their fields,
 * https://protobuf.dev/programming-guides/json/. Everything is exact: no Date, no floating point.
 */
import type { Wire } from '../service.ts';
import { checkText } from './json-text.ts';

interface WellKnown {
  toJson(wire: Wire): unknown;
  fromJson(json: unknown): Wire;
}

const FIRST_SECOND = -62_135_596_800;
const LAST_SECOND = 253_402_300_799;
/** Ten thousand years, as protobuf defines it. */
const LONGEST_SECONDS = 315_576_000_000;

const timestamp: WellKnown = {
  toJson: ({ seconds = '0', nanos = 0 }) => {
    const whole = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
    return `${whole}${fraction(nanos)}Z`;
  },
  fromJson: (json) => {
    const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{0,9}))?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i.exec(
      String(json),
    );
    const seconds = match ? secondsOf(match[1] ?? '') - offsetSeconds(match[3] ?? 'Z') : NaN;
    if (!match || !(seconds >= FIRST_SECOND && seconds <= LAST_SECOND))
      throw new TypeError(`Invalid timestamp: ${JSON.stringify(json)}`);
    return timeFields(String(seconds), Number((match[2] ?? '').padEnd(9, '0')));
  },
};

const duration: WellKnown = {
  toJson: ({ seconds = '0', nanos = 0 }) => {
    const sign = nanos < 0 || String(seconds).startsWith('-') ? '-' : '';
    return `${sign}${String(seconds).replace('-', '')}${fraction(Math.abs(nanos))}s`;
  },
  fromJson: (json) => {
    const match = /^(-?)(\d+)(?:\.(\d{0,9}))?s$/.exec(String(json));
    if (!match || Number(match[2]) > LONGEST_SECONDS) throw new TypeError(`Invalid duration: ${JSON.stringify(json)}`);
    const nanos = Number((match[3] ?? '').padEnd(9, '0'));
    return timeFields(match[2] === '0' ? '0' : `${match[1]}${match[2]}`, match[1] && nanos ? -nanos : nanos);
  },
};

const struct: WellKnown = {
  toJson: ({ fields = {} }) =>
    Object.fromEntries(Object.entries<Wire>(fields).map(([key, value]) => [key, anyValue.toJson(value)])),
  fromJson: (json) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      throw new TypeError('Expected an object for Struct.');
    Object.keys(json).forEach(checkText);
    return { fields: Object.fromEntries(Object.entries(json).map(([key, value]) => [key, anyValue.fromJson(value)])) };
  },
};

const anyValue: WellKnown = {
  toJson: (wire) => {
    if (wire.structValue) return struct.toJson(wire.structValue);
    if (wire.listValue) return (wire.listValue.values ?? []).map(anyValue.toJson);
    return wire.numberValue ?? wire.stringValue ?? wire.boolValue ?? null;
  },
  fromJson: (json) => {
    if (typeof json === 'string') {
      checkText(json);
      return { stringValue: json };
    }
    if (typeof json === 'number') return { numberValue: json };
    if (typeof json === 'boolean') return { boolValue: json };
    if (Array.isArray(json)) return { listValue: { values: json.map(anyValue.fromJson) } };
    return json === null ? { nullValue: 'NULL_VALUE' } : { structValue: struct.fromJson(json) };
  },
};

const fieldMask: WellKnown = {
  toJson: ({ paths = [] }) => paths.join(','),
  fromJson: (json) => {
    if (typeof json !== 'string') throw new TypeError('Expected a text for FieldMask.');
    checkText(json);
    return { paths: json.split(',').filter(Boolean) };
  },
};

/** By full type name, with the leading dot protobufjs gives it. */
export const wellKnownTypes: ReadonlyMap<string, WellKnown> = new Map([
  ['.google.protobuf.Timestamp', timestamp],
  ['.google.protobuf.Duration', duration],
  ['.google.protobuf.Struct', struct],
  ['.google.protobuf.Value', anyValue],
  ['.google.protobuf.FieldMask', fieldMask],
]);

/** Types that wrap one scalar so that it can be absent; their JSON is the scalar. */
export const wrapperTypes: ReadonlySet<string> = new Set(
  ['Double', 'Float', 'Int64', 'UInt64', 'Int32', 'UInt32', 'Bool', 'String', 'Bytes'].map(
    (scalar) => `.google.protobuf.${scalar}Value`,
  ),
);

/** Absent like defaults in a decoded message. */
function timeFields(seconds: string, nanos: number): Wire {
  return { ...(seconds === '0' ? {} : { seconds }), ...(nanos === 0 ? {} : { nanos }) };
}

/** 0, 3, 6 or 9 digits, as few as are exact. */
function fraction(nanos: number): string {
  if (!nanos) return '';
  return `.${String(nanos)
    .padStart(9, '0')
    .replace(/(000)+$/, '')}`;
}

/** NaN for a date that does not exist: Date.parse takes February 30 and 24:00 for the day after. */
function secondsOf(date: string): number {
  const time = Date.parse(`${date}Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date.toUpperCase());
  return exists ? time / 1000 : NaN;
}

function offsetSeconds(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0;
  const [hours = 0, minutes = 0] = zone.slice(1).split(':').map(Number);
  const seconds = hours * 3600 + minutes * 60;
  return zone.startsWith('-') ? -seconds : seconds;
}
