import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginLookup, endLookup, lookAgain } from './lookup.ts';

const ASKED = { 'artist.mira': 5 };
const ON_SUBDOMAIN = { kept: null, full: false, message: '', lookup: 'https://4track.fm/auth/sync?keep=c', proof: 'p' };
const ON_SITE = { kept: null, full: false, message: '', lookup: '/auth/sync' };

/** A tab at an address. Its storage is that of the tests, as on the next page. */
function tab(address: string, scrollY = 0) {
  const { pathname, search, hash, origin } = new URL(address, 'https://mira.cnt.fm');
  const seen = { went: [] as string[], shown: pathname + search + hash, scrolled: [] as unknown[] };
  const go = (to: string) => void seen.went.push(to);
  const opened = {
    location: { pathname, search, hash, origin, assign: go, replace: go },
    history: { state: null, replaceState: (_state: unknown, _title: string, to: string) => void (seen.shown = to) },
    scrollY,
    scrollTo: (to: unknown) => void seen.scrolled.push(to),
    localStorage,
    sessionStorage,
    document,
    navigator,
  } as unknown as Window;
  return { window: opened, ...seen, seen };
}

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-06-12T10:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a tap on an artist’s address', () => {
  const leave = (address = '/?section=shows', scrollY = 0) => {
    const { window, seen } = tab(address, scrollY);
    return { left: beginLookup(window, ASKED, ON_SUBDOMAIN), went: seen.went };
  };

  it('leaves, and is back at the same place with the token for it', () => {
    expect(leave('/', 730)).toEqual({ left: true, went: [ON_SUBDOMAIN.lookup] });
    const { window, seen } = tab('/#keep=a.b.c');
    expect(endLookup(window)).toEqual({ requested: ASKED, proof: 'p', token: 'a.b.c' });
    expect([seen.shown, seen.scrolled]).toEqual(['/', [{ top: 730, behavior: 'instant' }]]);
    expect(endLookup(tab('/#keep=a.b.c').window)).toBeNull();
  });

  it('is led from the root to the page of the tap, once', () => {
    leave();
    const root = tab('/#keep=a.b.c');
    expect(endLookup(root.window)).toBeNull();
    expect(root.seen.went).toEqual(['https://mira.cnt.fm/?section=shows#keep=a.b.c']);
    const moved = tab('/elsewhere#keep=a.b.c');
    expect(endLookup(moved.window)).toMatchObject({ token: 'a.b.c' });
    expect(moved.seen.went).toEqual([]);
  });

  it('looks no more once no user was signed in, until the visitor goes to log in', () => {
    leave('/');
    expect(endLookup(tab('/#keep=signed-out').window)).toMatchObject({ token: '' });
    sessionStorage.clear();
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(leave().left).toBe(false);
    lookAgain(window);
    expect(leave().left).toBe(true);
  });

  it('looks again after an answer without a token, or with one', () => {
    for (const answer of ['', 'a.b.c']) {
      expect(leave('/').left).toBe(true);
      expect(endLookup(tab(`/#keep=${answer}`).window)).not.toBeNull();
    }
  });

  it('asks nothing of a tab that went back by itself', () => {
    leave('/');
    expect(endLookup(tab('/').window)).toBeNull();
    expect(endLookup(tab('/#keep=a.b.c').window)).toBeNull();
  });
});

it('an answer that no tap asked for is dropped, and leaves the address', () => {
  const { window, seen } = tab('/?section=shows#keep=a.b.c');
  expect(endLookup(window)).toBeNull();
  expect([seen.shown, seen.went, localStorage.length, sessionStorage.length]).toEqual(['/?section=shows', [], 0, 0]);
});

it('a tab leaves a page of the two sites once in ten minutes, and is back at the same place', () => {
  const leave = () => beginLookup(tab('/release/a.b', 40).window, ASKED, ON_SITE);
  expect(leave()).toBe(true);
  const { window, seen } = tab('/release/a.b');
  expect(endLookup(window)).toMatchObject({ requested: ASKED, token: '' });
  expect(seen.scrolled).toEqual([{ top: 40, behavior: 'instant' }]);
  expect(leave()).toBe(false);
  vi.advanceTimersByTime(11 * 60_000);
  expect(leave()).toBe(true);
});
