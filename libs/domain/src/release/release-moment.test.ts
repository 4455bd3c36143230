import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import * as v from 'valibot';
import { firstInstant, lastInstant, releaseMomentSchema, resolveMoment, resolveWallClock } from './release-moment.ts';
import { MOMENT_SAMPLES } from '../testing/moment-samples.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
const twoDigits = (value: number) => String(value).padStart(2, '0');

function onOracle(date: string, time: string, zone: string): number {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, { disambiguation: 'compatible' })
    .epochMilliseconds;
}

/** Test oracle. `skipped`: the result has another clock time. `repeated`: the later offset gives another instant. */
function clockOnOracle(date: string, time: string, zone: string): string {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' });
  if (earlier.epochMilliseconds === later.epochMilliseconds) return 'plain';
  return earlier.toPlainDateTime().equals(wall) ? 'repeated' : 'skipped';
}

const anyWallClock = fc.record({
  zone: fc.constantFrom(...ZONES),
  date: fc
    .date({ min: new Date('1972-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
  time: fc
    .integer({ min: 0, max: 1439 })
    .map((minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`),
});

/** Wall-clock times within two hours of a daylight-saving change. */
const nearChange = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    year: fc.integer({ min: 1975, max: 2040 }),
    minutes: fc.integer({ min: -120, max: 120 }),
  })
  .map(({ zone, year, minutes }) => {
    const start = Temporal.ZonedDateTime.from({ timeZone: zone, year, month: 1, day: 1 });
    const change = start.getTimeZoneTransition('next');
    return change && { zone, wall: change.toPlainDateTime().add({ minutes }) };
  })
  .filter((sample) => sample !== null)
  .map(({ zone, wall }) => ({
    zone,
    date: wall.toPlainDate().toString(),
    time: wall.toPlainTime().toString().slice(0, 5),
  }));

describe('a wall-clock time', () => {
  for (const { date, time, zone, at, clock } of MOMENT_SAMPLES) {
    it(`${date} ${time} in ${zone} is ${at} (${clock})`, () => {
      expect(resolveWallClock(date, time, zone)).toEqual({ at: Date.parse(at), clock });
      expect(onOracle(date, time, zone)).toBe(Date.parse(at));
    });
  }

  for (const [name, wallClock, numRuns] of [
    ['on any day', anyWallClock, 1500],
    ['near a change of the clocks', nearChange, 1500],
  ] as const) {
    it(`in any zone, ${name}, is where Temporal puts it`, () => {
      fc.assert(
        fc.property(wallClock, ({ zone, date, time }) => {
          const resolved = resolveWallClock(date, time, zone);
          expect(resolved.at).toBe(onOracle(date, time, zone));
          expect(resolved.clock).toBe(clockOnOracle(date, time, zone));
        }),
        { numRuns },
      );
    });
  }
});

describe('a release moment', () => {
  const instant = { mode: 'instant', date: '2026-12-04', time: '18:00', zone: 'Africa/Lagos' } as const;
  const local = { mode: 'local', date: '2026-12-04', time: '00:00' } as const;

  it('in mode instant is the same for everyone', () => {
    expect(resolveMoment(instant, 'Asia/Tokyo')).toEqual(resolveMoment(instant, 'America/Los_Angeles'));
    expect(firstInstant(instant)).toBe(lastInstant(instant));
  });

  it('in mode local comes by each fan’s own clock', () => {
    expect(resolveMoment(local, 'Asia/Tokyo').at).toBe(Date.parse('2026-12-03T15:00:00Z'));
    expect(resolveMoment(local, 'America/Los_Angeles').at).toBe(Date.parse('2026-12-04T08:00:00Z'));
  });

  test('a local one comes nowhere before its first and nowhere after its last instant', () => {
    for (const zone of ZONES) {
      const { at } = resolveMoment(local, zone);
      expect(at).toBeGreaterThanOrEqual(firstInstant(local));
      expect(at).toBeLessThanOrEqual(lastInstant(local));
    }
    expect(resolveMoment(local, 'Pacific/Kiritimati').at).toBe(firstInstant(local));
    expect(resolveMoment(local, 'Etc/GMT+12').at).toBe(lastInstant(local));
  });

  it('is parsed with its zone in mode instant, without one in mode local', () => {
    expect(v.parse(releaseMomentSchema, instant)).toEqual(instant);
    expect(v.parse(releaseMomentSchema, { ...local, zone: 'UTC' })).toEqual(local);
  });

  for (const [errorCode, wrong] of [
    ['moment/date', { date: '2026-02-30' }],
    ['moment/date', { date: '2026-2-3' }],
    ['moment/date', { date: '0099-01-01' }],
    ['moment/date', { date: 'soon' }],
    ['moment/date', { date: '9999-12-31' }],
    ['moment/date', { date: '9999-01-01' }],
    ['moment/time', { time: '24:00' }],
    ['moment/time', { time: '9:00' }],
    ['moment/time', { time: '18:00:00' }],
    ['moment/zone', { zone: 'Mars/Olympus' }],
    ['moment/zone', { zone: '' }],
    ['moment/zone', { zone: '+02:00' }],
  ] as const) {
    it(`with ${JSON.stringify(wrong)} has the error ${errorCode}`, () => {
      const parsed = v.safeParse(releaseMomentSchema, { ...instant, ...wrong });
      expect(parsed.issues?.map((issue) => issue.message)).toContain(errorCode);
    });
  }

  it('needs a mode', () => {
    expect(v.is(releaseMomentSchema, { date: '2026-12-04', time: '18:00' })).toBe(false);
  });
});

test('the last moment that may be chosen is one of a timestamp in every zone', () => {
  const last = { date: '9998-12-31', time: '23:59' } as const;
  const zones = [...Intl.supportedValuesOf('timeZone'), 'Etc/GMT+12', 'Pacific/Kiritimati'];
  for (const zone of zones)
    expect(resolveMoment({ mode: 'instant', ...last, zone }, 'UTC').at, zone).toBeLessThan(Date.UTC(9999, 11, 31));
  expect(lastInstant({ mode: 'local', ...last })).toBeLessThan(Date.UTC(9999, 11, 31));
});
