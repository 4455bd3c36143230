import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CACHED_GREETING_ID, cachedGreetingScript } from './greeting-boot.ts';
import { CACHED_GREETING_KEY, forgetGreeting, cacheGreeting, type CachedGreeting } from './cached-greeting.ts';

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
  new Function(cachedGreetingScript('/dashboard'))();
  const shown = document.getElementById(CACHED_GREETING_ID);
  return { text: shown?.hidden ? null : shown?.textContent, shown };
}

beforeEach(() => localStorage.clear());

describe('a signed-in user', () => {
  it('sees the dashboard’s last greeting in its language', () => {
    cacheGreeting(storage, SIGHT);
    const { text, shown } = open('/dashboard');
    expect(text).toBe(SIGHT.title + SIGHT.below);
    expect([shown?.lang, shown?.dir]).toEqual(['ar', 'rtl']);
  });

  it('sees no greeting of another day', () => {
    cacheGreeting(storage, { ...SIGHT, day: new Date(2020, 1, 1).toDateString() });
    expect(open('/dashboard').text).toBe(SIGHT.otherDay.title + SIGHT.otherDay.below);
  });

  it.each([
    ['nothing is kept', null],
    ['what is kept is none of ours', '{"day":'],
  ])('sees no greeting where %s', (_, kept) => {
    if (kept) localStorage.setItem(CACHED_GREETING_KEY, kept);
    expect(open('/dashboard').text).toBeNull();
  });

  it('sees the greeting on the dashboard alone', () => {
    cacheGreeting(storage, SIGHT);
    expect(open('/collection').text).toBeNull();
  });
});

describe('no greeting', () => {
  it('on the first visit', () => {
    expect(open('/dashboard').text).toBeNull();
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
