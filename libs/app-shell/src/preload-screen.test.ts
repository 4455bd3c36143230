import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadScript } from './preload-screen.ts';

const TOKEN = 'token';
const SCRIPT = preloadScript({
  keys: [TOKEN],
  languageCookie: 'countin-language',
  files: ['/assets/list.js', '/assets/list.css', '/assets/create.js', '/assets/artist.js'],
  screens: [
    ['/collection', [0, 1], 'collection common'],
    ['/artist/create', [2], 'studio'],
    ['/artist/:artistId', [3, 1], 'artist'],
  ],
  texts: { en: ['/assets/en.js'], 'pt-BR': ['/assets/pt.js'], de: ['/assets/de.js'] },
});

/** Opens the shell at a path, before any script of the build. @returns what is preloaded, and the texts to load */
function open(path: string): { readonly files: string[]; readonly texts: string | undefined } {
  window.history.replaceState(null, '', path);
  document.head.replaceChildren();
  delete document.documentElement.dataset['texts'];
  new Function(SCRIPT)();
  const links = [...document.head.querySelectorAll('link')];
  return {
    files: links.map(({ rel, href }) => `${rel} ${new URL(href).pathname}`),
    texts: document.documentElement.dataset['texts'],
  };
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(TOKEN, 'a.b.c');
  document.cookie = 'countin-language=; max-age=0';
});
afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = 'countin-language=; path=/; max-age=0';
});

it('preloads the files of the opened screen, and says which texts it needs', () => {
  expect(open('/collection')).toEqual({
    files: ['modulepreload /assets/en.js', 'modulepreload /assets/list.js', 'preload /assets/list.css'],
    texts: 'collection common',
  });
});

it.each([
  ['/collection/', 'collection common'],
  ['/artist/create', 'studio'],
  ['/artist/artist-mira', 'artist'],
])('finds the screen at %s', (path, texts) => {
  expect(open(path).texts).toBe(texts);
});

it.each(['/', '/nowhere', '/artist', '/artist/a/page'])('preloads nothing at %s, which is none of these', (path) => {
  expect(open(path)).toEqual({ files: [], texts: undefined });
});

it.each([
  ['the chosen language', 'de', ['fr-FR', 'en'], '/assets/de.js'],
  ['a language of the browser', null, ['pt-BR', 'en'], '/assets/pt.js'],
  ['a language of the browser with a region', null, ['de-AT'], '/assets/de.js'],
  ['English where there is no other', null, ['nl'], '/assets/en.js'],
])('preloads the texts of %s', (_, chosen, languages, file) => {
  if (chosen) document.cookie = `countin-language=${chosen}; path=/`;
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  expect(open('/collection').files[0]).toBe(`modulepreload ${file}`);
});

it('preloads nothing for a visitor, who is led to the log-in', () => {
  localStorage.clear();
  expect(open('/collection').files).toEqual([]);
});

it('preloads nothing where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  expect(open('/collection').files).toEqual([]);
});
