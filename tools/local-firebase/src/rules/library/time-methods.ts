import { Duration, Timestamp, floorDivide } from '../values/time.ts';
import type { LatLng } from '../values/lat-lng.ts';
import { library } from './library-function.ts';

const SECOND = 1_000_000_000n;
const DAY_MILLIS = 86_400_000;

/** All in UTC. */
export const timestampMethods = library<Timestamp>('timestamp.', {
  year: [0, 0, (self) => BigInt(self.toDate().getUTCFullYear())],
  month: [0, 0, (self) => BigInt(self.toDate().getUTCMonth() + 1)],
  day: [0, 0, (self) => BigInt(self.toDate().getUTCDate())],
  // Monday is 1, Sunday 7.
  dayOfWeek: [0, 0, (self) => BigInt(self.toDate().getUTCDay() || 7)],
  dayOfYear: [0, 0, (self) => BigInt(dayOfYear(self.toDate()))],
  hours: [0, 0, (self) => BigInt(self.toDate().getUTCHours())],
  minutes: [0, 0, (self) => BigInt(self.toDate().getUTCMinutes())],
  seconds: [0, 0, (self) => BigInt(self.toDate().getUTCSeconds())],
  nanos: [0, 0, (self) => self.nanos - floorDivide(self.nanos, SECOND) * SECOND],
  date: [0, 0, (self) => new Timestamp(self.nanos - self.sinceMidnight())],
  time: [0, 0, (self) => new Duration(self.sinceMidnight())],
  toMillis: [0, 0, (self) => floorDivide(self.nanos, 1_000_000n)],
});

function dayOfYear(date: Date): number {
  const midnight = new Date(date);
  midnight.setUTCHours(0, 0, 0, 0);
  const newYear = new Date(midnight);
  newYear.setUTCMonth(0, 1);
  return (midnight.getTime() - newYear.getTime()) / DAY_MILLIS + 1;
}

/** `seconds` is the whole length, `nanos` what is left of it; both carry the sign. */
export const durationMethods = library<Duration>('duration.', {
  seconds: [0, 0, (self) => self.nanos / SECOND],
  nanos: [0, 0, (self) => self.nanos % SECOND],
});

export const latLngMethods = library<LatLng>('latlng.', {
  latitude: [0, 0, (self) => self.latitude],
  longitude: [0, 0, (self) => self.longitude],
  distance: [1, 1, (self, args) => self.distanceTo(args.latLng(0))],
});
