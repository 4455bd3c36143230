import { EvaluationError } from '../values/errors.ts';
import { LatLng } from '../values/lat-lng.ts';
import { Duration, Timestamp, isInDurationRange, isInTimestampRange } from '../values/time.ts';
import { library } from './library-function.ts';

const UNIT_NANOS: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800_000_000_000n],
  ['d', 86_400_000_000_000n],
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

export const timestampFunctions = library<null>('timestamp.', {
  date: [3, 3, (_self, args) => dateOf(args.int(0), args.int(1), args.int(2))],
  value: [1, 1, (_self, args) => timestamp(args.int(0) * 1_000_000n)],
});

export const durationFunctions = library<null>('duration.', {
  value: [
    2,
    2,
    (_self, args) => {
      const unit = UNIT_NANOS.get(args.string(1));
      if (unit === undefined)
        throw new EvaluationError(`duration.value() knows the units ${[...UNIT_NANOS.keys()].join(', ')}`);
      return duration(args.int(0) * unit);
    },
  ],
  time: [
    4,
    4,
    (_self, args) => duration((args.int(0) * 3600n + args.int(1) * 60n + args.int(2)) * 1_000_000_000n + args.int(3)),
  ],
  abs: [
    1,
    1,
    (_self, args) => {
      const value = args.any(0);
      if (!(value instanceof Duration)) throw new EvaluationError('duration.abs() needs a duration');
      return new Duration(value.nanos < 0n ? -value.nanos : value.nanos);
    },
  ],
});

export const latLngFunctions = library<null>('latlng.', {
  value: [
    2,
    2,
    (_self, args) => {
      const [latitude, longitude] = [Number(args.number(0)), Number(args.number(1))];
      if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
        throw new EvaluationError('latlng.value() is off the globe');
      return new LatLng(latitude, longitude);
    },
  ],
});

/** A timestamp within the years 1 to 9999. Throws EvaluationError outside. */
export function timestamp(nanos: bigint): Timestamp {
  if (!isInTimestampRange(nanos)) throw new EvaluationError('timestamp out of range');
  return new Timestamp(nanos);
}

/** A duration within ±10,000 years. Throws EvaluationError outside. */
export function duration(nanos: bigint): Duration {
  if (!isInDurationRange(nanos)) throw new EvaluationError('duration out of range');
  return new Duration(nanos);
}

function dateOf(year: bigint, month: bigint, day: bigint): Timestamp {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  // A date that does not exist, such as February 30, rolls over to another one.
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  if (!exists) throw new EvaluationError(`timestamp.date(${year}, ${month}, ${day}) does not exist`);
  return timestamp(BigInt(date.getTime()) * 1_000_000n);
}
