import { aMedley, aReleasePage } from '@countin/domain/testing';
import { describe, expect, it } from 'vitest';
import { aRequest, HOSTS, NOW, pageOf, someServices } from '../testing/page-services.ts';
import { homePage } from './home-page.tsx';

const HOUR = 3_600_000;
/** A release that comes out so many hours from now, for all the world at once. */
function release(id: string, hours: number) {
  const at = new Date(NOW + hours * HOUR).toISOString();
  return aReleasePage({
    id,
    title: id,
    releaseMoment: { mode: 'instant', date: at.slice(0, 10), time: at.slice(11, 16), zone: 'Etc/UTC' },
  });
}
const home = async (...given: Parameters<typeof someServices>) =>
  homePage(aRequest('/', { host: HOSTS.fourtrack }), someServices(...given).services);

/** Titles and dates under each heading of New and Next. */
async function shelvesOf(...given: Parameters<typeof someServices>) {
  const shelves = [...pageOf(await home(...given)).querySelectorAll('#newest > div')];
  return shelves.map((shelf) => [
    shelf.querySelector('h3')?.textContent,
    [...shelf.querySelectorAll('li')].map((strip) => strip.querySelector('.strip-title')?.textContent),
  ]);
}

describe('New and Next', () => {
  it('shows the next and the newest releases, and not the farthest ones', async () => {
    const releases = [
      release('march', 2600),
      release('tomorrow', 20),
      release('in a week', 160),
      release('last month', -700),
      release('today', -2),
    ];
    expect(await shelvesOf({ releases })).toEqual([
      ['Coming Up', ['tomorrow', 'in a week', 'march']],
      ['Just Out', ['today', 'last month']],
    ]);
  });

  it('of many has the soonest six and the newest six, each with its date', async () => {
    const releases = Array.from({ length: 20 }, (_, at) => [
      release(`next ${at + 1}`, (at + 1) * 24),
      release(`out ${at + 1}`, -(at + 1) * 24),
    ]).flat();
    const first = (name: string) => Array.from({ length: 6 }, (_, at) => `${name} ${at + 1}`);
    expect(await shelvesOf({ releases })).toEqual([
      ['Coming Up', first('next')],
      ['Just Out', first('out')],
    ]);
    const lines = [...pageOf(await home({ releases })).querySelectorAll('#newest .line')].map(
      (line) => line.firstChild?.textContent,
    );
    expect([lines[0], lines[6]]).toEqual(['Single, out November 21', 'Single, out since November 19']);
  });

  it('shows an empty state', async () => {
    expect(await shelvesOf({ releases: [] })).toEqual([]);
    expect(pageOf(await home({ releases: [] })).querySelector('#newest')?.textContent).toContain(
      'The first releases are on their way.',
    );
  });
});

describe('the start page in caches', () => {
  const lifeOf = (response: { headers: Readonly<Record<string, string>> }) =>
    [...(response.headers['cache-control'] ?? '').matchAll(/=(\d+)/g)].map(([, seconds]) => Number(seconds));

  it('ends where the next release comes out', async () => {
    const at = new Date(NOW + 5 * 60_000).toISOString();
    const soon = aReleasePage({
      releaseMoment: { mode: 'instant', date: at.slice(0, 10), time: at.slice(11, 16), zone: 'Etc/UTC' },
    });
    expect(lifeOf(await home({ releases: [soon] }))).toEqual([0, 60, 240]);
    expect(lifeOf(await home({ releases: [release('tomorrow', 30)] }))).toEqual([0, 60, 600]);
  });

  it('ends with the day, which has another medley', async () => {
    const late = aRequest('/', { host: HOSTS.fourtrack, now: Date.parse('2026-11-20T23:58:00Z') });
    expect(lifeOf(await homePage(late, someServices({ releases: [], medley: aMedley() }).services))).toEqual([
      0, 60, 60,
    ]);
  });
});

it('the colours of the start page are its medley’s tracks: each plays, and leads to its release', async () => {
  const page = pageOf(await home({ medley: aMedley() }));
  const coloured = [...page.querySelectorAll('.opening [data-channel]')];
  expect(coloured).toHaveLength(4);
  for (const track of coloured) expect(track.querySelector('[data-play-track]')).not.toBeNull();
  expect(
    coloured
      .slice(0, 3)
      .every((track) => track.querySelector('a.strip-title')?.getAttribute('href')?.includes('/release/')),
  ).toBe(true);
  // Without a medley they are drawn, and nothing looks as if it led anywhere.
  expect(
    [...pageOf(await home()).querySelectorAll('.opening [data-channel]')].every(
      (drawn) => drawn.closest('[aria-hidden]') && drawn.textContent === '',
    ),
  ).toBe(true);
});
