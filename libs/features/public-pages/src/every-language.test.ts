import { LANGUAGES, directionOf, type Language } from '@countin/domain/locale';
import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import { aLabelProfile, aMedley, anArtistPage, aReleasePage } from '@countin/domain/testing';
import { languageName } from '@countin/i18n';
import { describe, expect, it } from 'vitest';
import { artistBySlug, embedPage, homePage, labelFeed, releasePage, splashPage } from './index.ts';
import { aRequest, HOSTS, pageOf, someServices } from './testing/page-services.ts';

const MATTER = { releases: [aReleasePage({ labelId: 'label-tide' })], label: aLabelProfile(), medley: aMedley() };
/** Texts of artists, and names, which are the same in every language. */
const SAME = `${JSON.stringify(MATTER)} ${JSON.stringify(anArtistPage())} ${LANGUAGES.map(languageName).join(' ')} Countin countin 4track Spotify Instagram YouTube TikTok Apple Music Bandcamp RSS JSON Feed Low Sun, Long Water`;

const ASKED = (path: string, language: Language, more: Partial<PageRequest> = {}) =>
  aRequest(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`, more);
const PAGES: Readonly<Record<string, (language: Language, services: PageServices) => Promise<PageResponse | null>>> = {
  release: (language, services) =>
    releasePage(ASKED('/release/mira-okafor.tide-lines', language), services, 'mira-okafor.tide-lines'),
  'released release': (language, services) =>
    releasePage(
      ASKED('/release/mira-okafor.tide-lines', language, { now: Date.parse('2027-03-01') }),
      services,
      'mira-okafor.tide-lines',
    ),
  'unknown release': (language, services) => releasePage(ASKED('/release/nothing', language), services, 'nothing'),
  'artist and medley': (language, services) =>
    artistBySlug(ASKED('/mira-okafor', language, { host: HOSTS.fourtrack }), services, 'mira-okafor'),
  'label feed': (language, services) => labelFeed(ASKED('/feed?label=tide-line', language), services),
  home: (language, services) => homePage(ASKED('/', language, { host: HOSTS.fourtrack }), services),
  splash: (language, services) => splashPage(ASKED('/', language), services),
  'splash without an example': (language, services) =>
    splashPage(ASKED('/', language), { ...services, read: { ...services.read, releasePage: async () => null } }),
  card: (language, services) => embedPage(ASKED('/embed/release/product-tide', language), services),
};

async function shown(page: string, language: Language): Promise<Document> {
  const response = await PAGES[page]?.(language, someServices(MATTER).services);
  if (!response || typeof response.body !== 'string') throw new Error(`${page} is no page`);
  return pageOf({ body: response.body });
}

/** Every text that a person reads, hears, or sees when a link is shared; countries apart, which Intl names. */
function textsOf(page: Document): string[] {
  for (const element of page.querySelectorAll('script, style, option')) element.remove();
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
  for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
    for (const element of page.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '');
  for (const element of page.querySelectorAll(
    'meta[name=description], meta[property="og:title"], meta[property="og:description"]',
  ))
    found.push(element.getAttribute('content') ?? '');
  return found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}

describe.each(Object.keys(PAGES))('the page: %s', (name) => {
  it.each(LANGUAGES)('says in %s what its language and direction are, and shows no key', async (language) => {
    const page = await shown(name, language);
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual([language, directionOf(language)]);
    expect(
      textsOf(page).filter((text) =>
        /\b[a-z]+(?:-[a-z]+)?:[a-z]\w*|{{|^[a-z]+[A-Z]\w+$/.test(text.replaceAll(/https?:\S+/g, '')),
      ),
    ).toEqual([]);
  });

  it.each(['zh-CN', 'ar', 'hi', 'ja', 'ko'] as const)('leaves no English in %s', async (language) => {
    const english = new Set(
      textsOf(await shown(name, 'en')).filter((text) => text.split(' - ').some((part) => !SAME.includes(part))),
    );
    expect(textsOf(await shown(name, language)).filter((text) => english.has(text))).toEqual([]);
  });
});
