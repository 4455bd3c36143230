import { aReleasePage } from '@countin/domain/testing';
import { describe, expect, it } from 'vitest';
import { aRequest, someServices } from '../testing/page-services.ts';
import { releaseCalendar } from './release-calendar.ts';

type Release = ReturnType<typeof aReleasePage>;
const fetch = (release: Release, path = `/release/${release.id}.ics`) =>
  releaseCalendar(aRequest(path), someServices({ releases: [release] }).services, release.id);
const linesOf = async (release: Release) => (await fetch(release)).body.replace(/\r\n[ \t]/g, '').split('\r\n');
const field = async (release: Release, name: string) => (await linesOf(release)).find((line) => line.startsWith(name));

const instant = { mode: 'instant', date: '2027-03-28', time: '01:30', zone: 'Europe/Lisbon' } as const;
const local = { mode: 'local', date: '2026-11-27', time: '00:00' } as const;

describe('a release in a calendar', () => {
  it('with one worldwide moment is written in UTC, also in an hour that its zone skips', async () => {
    expect(await field(aReleasePage({ releaseMoment: instant }), 'DTSTART')).toBe('DTSTART:20270328T013000Z');
    expect(
      await field(
        aReleasePage({ releaseMoment: { ...instant, date: '2026-12-04', time: '18:00', zone: 'Africa/Lagos' } }),
        'DTSTART',
      ),
    ).toBe('DTSTART:20261204T170000Z');
  });

  it('that comes by each fan’s clock floats', async () => {
    expect(await field(aReleasePage({ releaseMoment: local }), 'DTSTART')).toBe('DTSTART:20261127T000000');
  });

  it('moves when its moment is moved: the same event, with a higher number', async () => {
    const before = aReleasePage({ releaseMoment: local, publishedAt: Date.UTC(2026, 10, 1) });
    const after = {
      ...before,
      releaseMoment: { ...local, date: '2026-12-11' },
      publishedAt: before.publishedAt + 1000,
    };
    expect(await field(after, 'UID')).toBe('UID:product-tide@countin.localhost');
    expect(await field(after, 'UID')).toBe(await field(before, 'UID'));
    const sequence = async (release: Release) => Number((await field(release, 'SEQUENCE'))?.split(':')[1]);
    expect(await sequence(after)).toBe((await sequence(before)) + 1);
    expect(await sequence(before)).toBeLessThan(2 ** 31);
    expect(await field(after, 'METHOD')).toBe('METHOD:PUBLISH');
    expect(await field(after, 'LAST-MODIFIED')).toBe('LAST-MODIFIED:20261101T000000Z');
  });

  it('is one file with one event, whatever its title says', async () => {
    const release = aReleasePage({ title: 'Salt; \\, a\r\nBEGIN:VEVENT\rEND:VCALENDAR \u0007', releaseMoment: local });
    const lines = (await fetch(release)).body.split(/\r\n|\r|\n/);
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  });

  it('is the same text as long as nothing changes', async () => {
    const release = aReleasePage({ releaseMoment: local });
    expect((await fetch(release)).body).toBe((await fetch(release)).body);
  });

  it('has the calendar content type and the cache header of its page', async () => {
    const { headers } = await fetch(aReleasePage({ releaseMoment: local }));
    expect(headers).toEqual({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': 'inline; filename="tide-lines.ics"',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    });
  });

  it('is a 404 for drafts and unknown releases, and a 503 while the database is down', async () => {
    expect(await releaseCalendar(aRequest('/release/none.ics'), someServices().services, 'none')).toMatchObject({
      status: 404,
      body: '',
    });
    expect(await releaseCalendar(aRequest('/release/x.ics'), someServices({ down: true }).services, 'x')).toMatchObject(
      { status: 503 },
    );
  });
});
