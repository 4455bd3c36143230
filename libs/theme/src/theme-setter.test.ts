import { afterEach, describe, expect, it, vi } from 'vitest';
import { createThemeSetter, type ThemeSetter, type ThemeWindow } from './theme-setter.ts';
import { themeBoot } from './theme-boot.ts';

type Listener<T> = (event: T) => void;

/** Fake window: the test controls the system preference and the storage events of other tabs. */
function openWindow(options: { stored?: Record<string, string>; dark?: boolean; blocked?: boolean } = {}) {
  const stored = new Map(Object.entries(options.stored ?? {}));
  const system = new EventTarget();
  const storageListeners = new Set<Listener<StorageEvent>>();
  const media = {
    matches: options.dark ?? false,
    addEventListener: system.addEventListener.bind(system),
    removeEventListener: system.removeEventListener.bind(system),
  };
  const root = new Map<string, string>();
  const window: ThemeWindow = {
    document: { documentElement: { setAttribute: (name, value) => void root.set(name, value) } },
    get localStorage() {
      if (options.blocked) throw new DOMException('denied', 'SecurityError');
      return {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      };
    },
    matchMedia: () => media,
    addEventListener: (_type, listener) => void storageListeners.add(listener),
    removeEventListener: (_type, listener) => void storageListeners.delete(listener),
  };
  return {
    window,
    stored,
    shown: () => root.get('data-theme'),
    systemTurns(dark: boolean) {
      media.matches = dark;
      system.dispatchEvent(new Event('change'));
    },
    otherTabSets(key: string | null, newValue: string | null) {
      for (const listener of storageListeners) listener({ key, newValue } as StorageEvent);
    },
  };
}

let setter: ThemeSetter | undefined;
afterEach(() => setter?.dispose());

describe('the theme', () => {
  it('defaults to auto on Countin and to light on 4track', () => {
    const dark = openWindow({ dark: true });
    setter = createThemeSetter('countin', dark.window);
    expect([setter.choice(), dark.shown()]).toEqual(['auto', 'dark']);
    setter.dispose();
    setter = createThemeSetter('fourtrack', dark.window);
    expect([setter.choice(), dark.shown()]).toEqual(['light', 'light']);
  });

  it('is read from its own key at start', () => {
    const page = openWindow({ stored: { 'countin-theme': 'dark', '4track-theme': 'auto' } });
    setter = createThemeSetter('countin', page.window);
    expect(page.shown()).toBe('dark');
    setter.dispose();
    setter = createThemeSetter('fourtrack', page.window);
    expect(setter.choice()).toBe('auto');
  });

  it('follows the system live while it is auto, and not otherwise', () => {
    const page = openWindow();
    setter = createThemeSetter('countin', page.window);
    page.systemTurns(true);
    expect([page.shown(), setter.resolved()]).toEqual(['dark', 'dark']);
    setter.set('light');
    page.systemTurns(false);
    page.systemTurns(true);
    expect(page.shown()).toBe('light');
  });

  it('is saved and applied when it is set', () => {
    const page = openWindow();
    setter = createThemeSetter('fourtrack', page.window);
    setter.set('dark');
    expect([page.shown(), page.stored.get('4track-theme')]).toEqual(['dark', 'dark']);
  });

  it.each(['', 'LIGHT', 'sepia', null, undefined, 1, {}])('ignores %j', (value) => {
    const page = openWindow({ stored: { 'countin-theme': 'dark' } });
    setter = createThemeSetter('countin', page.window);
    setter.set(value);
    expect([setter.choice(), page.shown(), page.stored.get('countin-theme')]).toEqual(['dark', 'dark', 'dark']);
  });

  it('falls back to the default when something else is stored', () => {
    const page = openWindow({ stored: { '4track-theme': 'sepia' }, dark: true });
    setter = createThemeSetter('fourtrack', page.window);
    expect(page.shown()).toBe('light');
  });

  it('warns and carries on where storage is blocked', () => {
    const page = openWindow({ blocked: true });
    const warn = vi.fn();
    setter = createThemeSetter('countin', page.window, warn);
    setter.set('dark');
    expect(page.shown()).toBe('dark');
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('follows another tab, and its clearing of everything', () => {
    const page = openWindow();
    setter = createThemeSetter('countin', page.window);
    const notified = vi.fn();
    const stop = setter.subscribe(notified);
    page.otherTabSets('something-else', 'dark');
    expect(page.shown()).toBe('light');
    page.otherTabSets('countin-theme', 'dark');
    expect(page.shown()).toBe('dark');
    page.otherTabSets(null, null);
    expect([page.shown(), setter.choice()]).toEqual(['light', 'auto']);
    stop();
    page.otherTabSets('countin-theme', 'dark');
    expect(notified).toHaveBeenCalledTimes(2);
  });

  it('leaves the page alone once disposed', () => {
    const page = openWindow();
    setter = createThemeSetter('countin', page.window);
    setter.dispose();
    page.systemTurns(true);
    page.otherTabSets('countin-theme', 'dark');
    expect(page.shown()).toBe('light');
  });
});

describe('the boot script', () => {
  const cases = (['countin', 'fourtrack'] as const).flatMap((site) =>
    ['light', 'dark', 'auto', 'sepia', undefined].flatMap((stored) =>
      [true, false].map((dark) => ({ site, stored, dark })),
    ),
  );
  it.each(cases)('shows what the setter shows: $site, $stored stored, dark system $dark', ({ site, stored, dark }) => {
    const key = site === 'countin' ? 'countin-theme' : '4track-theme';
    const page = openWindow({ dark, ...(stored === undefined ? {} : { stored: { [key]: stored } }) });
    new Function('document', 'localStorage', 'matchMedia', themeBoot(site))(
      page.window.document,
      page.window.localStorage,
      page.window.matchMedia,
    );
    const booted = page.shown();
    setter = createThemeSetter(site, page.window);
    expect(booted).toBe(page.shown());
  });
});
