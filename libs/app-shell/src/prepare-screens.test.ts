import { ImportFailure, lazyImport } from '@countin/deployment-recovery';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareScreens } from './prepare-screens.ts';

const disposals: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  disposals.splice(0).forEach((dispose) => dispose());
  document.body.innerHTML = '';
  vi.useRealTimers();
});

interface Given {
  readonly saveData?: boolean;
  /** Screens whose code does not arrive. */
  readonly missing?: readonly string[];
  /** Whether the screens of links lead further. */
  readonly further?: boolean;
}

/** A dashboard with links to an artist, two labels and a release. Its frame links to the settings. */
async function aDashboard({ saveData = false, missing = [], further = false }: Given = {}) {
  document.body.innerHTML = `
    <nav><a href="/settings">Settings</a></nav>
    <main>
      <a href="/artist/mira/product/low-sun"><b>Low Sun</b></a>
      <a href="/label/tide">Tide</a><a href="/label/line">Line</a>
      <a href="https://elsewhere.example/artist/mira">Elsewhere</a>
    </main>`;
  const loaded: string[] = [];
  const part = (name: string) =>
    lazyImport(async () => {
      if (missing.includes(name)) throw new TypeError(`${name} is gone`);
      loaded.push(name);
      return { Component: () => null };
    });
  const router = createMemoryRouter(
    [
      { path: '/dashboard', Component: () => null },
      { path: '/settings', lazy: part('settings') },
      { lazy: part('artist frame'), children: [{ path: '/artist/:id/product/:product', lazy: part('release') }] },
      { lazy: part('label frame'), children: [{ path: '/label/:id', lazy: part('label') }] },
      { lazy: part('artist frame'), children: [{ path: '/artist/:id/product/:product/links', lazy: part('links') }] },
    ],
    { initialEntries: ['/dashboard'] },
  );
  const texts: string[] = [];
  const page: Window = Object.create(window, {
    document: { value: document },
    navigator: { value: { connection: { saveData } } },
    setTimeout: { value: window.setTimeout.bind(window) },
    clearTimeout: { value: window.clearTimeout.bind(window) },
    addEventListener: { value: window.addEventListener.bind(window) },
    removeEventListener: { value: window.removeEventListener.bind(window) },
    requestIdleCallback: { value: undefined },
  }) as Window;
  const dispose = prepareScreens({
    window: page,
    router,
    i18n: { loadNamespaces: async (names) => void texts.push(...[names].flat()) },
    texts: ['release-lists'],
    next: (pattern) => (further ? [`${pattern}/links`] : []),
  });
  disposals.push(dispose, () => router.dispose());
  const rest = () => vi.advanceTimersByTimeAsync(5000);
  const touch = async (selector: string, type: string) => {
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { loaded, texts, router, rest, touch };
}

test('the screens that the main content links to load, overviews first', async () => {
  const { loaded, texts, rest } = await aDashboard();
  await rest();
  expect(loaded).toEqual(['label frame', 'label', 'artist frame', 'release']);
  expect(texts).toEqual(['release-lists']);
});

test('on a later screen they load once it is idle', async () => {
  const { loaded, router, rest } = await aDashboard({ missing: ['label'] });
  await rest();
  await router.navigate('/settings');
  document.querySelector('main')!.innerHTML = '<a href="/artist/mira/product/low-sun/links">Links</a>';
  expect(loaded).not.toContain('links');
  await rest();
  expect(loaded).toContain('links');
});

test('the screens one press further load last', async () => {
  const { loaded, rest } = await aDashboard({ further: true });
  await rest();
  expect(loaded.slice(0, 4).toSorted()).toEqual(['artist frame', 'label', 'label frame', 'release']);
  expect(loaded).toContain('links');
});

test.each(['pointerover', 'pointerdown', 'focusin'])('a link’s screen loads at %s', async (type) => {
  const { loaded, touch } = await aDashboard({ saveData: true });
  await touch('main b', type);
  expect(loaded).toEqual(['artist frame', 'release']);
});

test('where the user saves data, nothing loads before an intent', async () => {
  const { loaded, rest } = await aDashboard({ saveData: true });
  await rest();
  expect(loaded).toEqual([]);
});

test('a part that does not load ahead is not recovered from, but one that is opened is', async () => {
  const recovered: string[] = [];
  disposals.push(ImportFailure.listen(window, ({ error }) => recovered.push(String(error))));
  const { loaded, router, rest } = await aDashboard({ missing: ['label'] });
  await rest();
  expect(recovered).toEqual([]);
  expect(loaded).toEqual(['label frame', 'artist frame', 'release']);
  await router.navigate('/label/tide');
  expect(recovered).toEqual(['TypeError: label is gone']);
});

test('a screen that opens without a press on a link loads its texts beside its code', async () => {
  const { loaded, texts, router, rest } = await aDashboard();
  await rest();
  texts.splice(0);
  expect(loaded).not.toContain('settings');
  void router.navigate('/settings');
  expect(texts).toEqual(['release-lists']);
  expect(loaded).toContain('settings');
  await vi.advanceTimersByTimeAsync(0);
});
