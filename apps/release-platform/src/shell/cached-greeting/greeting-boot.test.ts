import { TOKEN_KEY } from '@countin/auth-sync/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CACHED_GREETING_ID, cachedGreetingScript } from './greeting-boot.ts';
import { CACHED_GREETING_KEY, forgetGreeting, cacheGreeting, type CachedGreeting } from './cached-greeting.ts';

const FILES = {
  scripts: ['/assets/route.js'],
  styles: ['/assets/route.css'],
  texts: { en: ['/assets/en.js'], ar: ['/assets/ar.js'] },
};
const SIGHT: CachedGreeting = {
  language: 'ar',
  direction: 'rtl',
  day: new Date().toDateString(),
  title: 'غدًا لكِ يا ميرا',
  below: 'كل شيء جاهز.',
  otherDay: { title: 'ماذا بعد؟', below: 'في الطريق إليك.' },
};
const storage = () => localStorage;

/** Opens the shell at a path; what stands there before any script of the build. */
function open(path: string) {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<div id="root"></div><p id="${CACHED_GREETING_ID}" hidden><b></b><br><span></span></p>`;
  document.head.replaceChildren();
  new Function(cachedGreetingScript('/dashboard', FILES))();
  const shown = document.getElementById(CACHED_GREETING_ID);
  const asked = [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);
  return { text: shown?.hidden ? null : shown?.textContent, asked, shown };
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(TOKEN_KEY, 'a.b.c');
});

describe('a signed-in user', () => {
  it('sees the dashboard’s last greeting in its language, and its files are preloaded', () => {
    cacheGreeting(storage, SIGHT);
    const { text, asked, shown } = open('/dashboard');
    expect(text).toBe(SIGHT.title + SIGHT.below);
    expect([shown?.lang, shown?.dir]).toEqual(['ar', 'rtl']);
    expect(asked).toEqual([
      'preload /assets/route.css',
      'modulepreload /assets/route.js',
      'modulepreload /assets/ar.js',
    ]);
  });

  it('sees no greeting of another day', () => {
    cacheGreeting(storage, { ...SIGHT, day: new Date(2020, 1, 1).toDateString() });
    expect(open('/dashboard').text).toBe(SIGHT.otherDay.title + SIGHT.otherDay.below);
  });

  it.each([
    ['nothing is kept', null],
    ['what is kept is none of ours', '{"day":'],
  ])('sees no greeting where %s, and the files are asked for all the same', (_, kept) => {
    if (kept) localStorage.setItem(CACHED_GREETING_KEY, kept);
    expect(open('/dashboard')).toMatchObject({
      text: null,
      asked: expect.arrayContaining(['modulepreload /assets/en.js']) as unknown,
    });
  });

  it('sees the greeting on the dashboard alone', () => {
    cacheGreeting(storage, SIGHT);
    expect(open('/collection')).toMatchObject({ text: null, asked: [] });
  });
});

describe('no greeting', () => {
  it('on the first visit', () => {
    localStorage.removeItem(TOKEN_KEY);
    expect(open('/dashboard')).toMatchObject({ text: null, asked: [] });
  });

  it('after the log-out of the user before', () => {
    cacheGreeting(storage, SIGHT);
    forgetGreeting(storage);
    expect(open('/dashboard').text).toBeNull();
  });

  it('where storage is blocked', () => {
    const refused = () => {
      throw new DOMException('denied');
    };
    expect(() => cacheGreeting(refused, SIGHT)).not.toThrow();
    expect(() => forgetGreeting(refused)).not.toThrow();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refused);
    expect(open('/dashboard').text).toBeNull();
    vi.restoreAllMocks();
  });
});
