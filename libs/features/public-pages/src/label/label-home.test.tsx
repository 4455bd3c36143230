import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import type { CallFunction } from '@countin/domain/pages';
import type { LabelBrand } from '@countin/domain/profile';
import { aLabelProfile, anArtistPage, aReleasePage } from '@countin/domain/testing';
import { expect, it } from 'vitest';
import { releasePage } from '../release/release-page.tsx';
import { artistBySlug } from '../routes/artist-routes.ts';
import { aRequest, HOSTS, pageOf, someServices } from '../testing/page-services.ts';
import { labelHome, ROSTER_PAGE } from './label-home.tsx';

const NEWS = `News from ${aLabelProfile().name}`;
const EVIL = '</script><img src=x onerror=alert(1)>';
const label = aLabelProfile({
  pinned: ['old', 'elsewhere', 'missing'],
  bio: 'Records made near water.',
  abouts: { de: 'Platten vom Wasser.' },
  demoPolicies: { en: 'One link, please.', ja: '一曲だけ。' },
  demoUrl: 'https://tide.example/demos',
  contactEmail: 'hello@tide.example',
  links: [{ title: 'Shop', url: 'https://tide.example/shop' }],
  socials: { instagram: 'https://instagram.com/tide' },
});
const releases = [
  aReleasePage({ id: 'new', title: 'New', labelId: label.id }),
  aReleasePage({ id: 'old', title: 'Old', labelId: label.id, firstInstant: 0 }),
  aReleasePage({ id: 'elsewhere', title: 'Elsewhere', labelId: 'label-other' }),
];

const open = async (shown = label, path = '/', artists = [anArtistPage()]) =>
  pageOf(await labelHome(aRequest(path), someServices({ label: shown, releases, artists }).services, shown));
const headings = (page: Document) => [...page.querySelectorAll('.feed h2')].map((heading) => heading.textContent);

it('shows every section in the label’s order, and only pinned releases that are still the label’s', async () => {
  const page = await open({ ...label, sections: ['contact', 'pinned', 'roster', 'demos', 'links', 'releases'] });
  expect(headings(page)).toEqual(['Contact', 'Featured', 'Artists', 'Demos', 'Elsewhere', 'Coming Up', NEWS]);
  const featured = page.querySelectorAll('.feed section:nth-of-type(2) .row-title');
  expect([...featured].map((title) => title.textContent)).toEqual(['Old']);
  expect(page.querySelector('.roster a')?.getAttribute('href')).toBe('http://4track.localhost:5173/mira-okafor');
  expect([...page.querySelectorAll('.feed section .text-links a')].map((link) => link.getAttribute('href'))).toEqual([
    'mailto:hello@tide.example',
    'https://tide.example/shop',
    'https://instagram.com/tide',
  ]);
  expect(page.querySelector('.demos a')?.getAttribute('href')).toBe('https://tide.example/demos');
});

it('shows its releases in full, whatever the feed’s settings, and names the whole feed', async () => {
  const page = await open({ ...label, feedKinds: ['ep'], feedFields: [] }, '/?kind=ep');
  expect([...page.querySelectorAll('.coming .row-title')].map((title) => title.textContent)).toEqual(['Old', 'New']);
  expect(page.querySelector('.coming .row-artist')?.textContent).toBe('Mira Okafor');
  const feeds = page.querySelectorAll('link[rel=alternate][type$="+xml"]');
  expect([...feeds].map((link) => link.getAttribute('href'))).toEqual(['http://tide-line.cnt.localhost:5173/feed.rss']);
});

it.each([
  ['anywhere', 1],
  ['nowhere', 0],
] as const)('names its embed where sites may embed it: %s', async (feedEmbedding, count) => {
  const page = await open({ ...label, feedEmbedding });
  expect(page.querySelectorAll('link[type="application/json+oembed"]')).toHaveLength(count);
});

it('leaves out sections that are off or empty', async () => {
  const empty = aLabelProfile({ artistIds: [] });
  expect(headings(await open(empty))).toEqual(['Coming Up', NEWS]);
  expect(headings(await open({ ...label, sections: ['demos'] }))).toEqual(['Demos', NEWS]);
});

it('asks for no demos and takes no fans once the label is archived', async () => {
  const shown = headings(await open({ ...label, archivedAt: 1 }));
  expect(shown).not.toContain(NEWS);
  expect(shown).toContain('Contact');
  expect(shown).not.toContain('Demos');
});

it.each([
  ['de', 'Platten vom Wasser.', 'de', 'One link, please.'],
  ['ja', 'Records made near water.', 'en', '一曲だけ。'],
  ['ko', 'Records made near water.', 'en', 'One link, please.'],
])('in %s shows each text in that language where there is one', async (language, about, written, demos) => {
  const page = await open(label, `/?lang=${language}`);
  const text = page.querySelector('.imprint .long-text-body');
  expect([text?.textContent, text?.getAttribute('lang')]).toEqual([about, written]);
  expect(page.querySelector('.demos .long-text-body')?.textContent).toBe(demos);
});

it('leads through a roster of two hundred artists by links, each once', async () => {
  const artists = Array.from({ length: 200 }, (_, at) => anArtistPage({ id: `artist-${at}`, name: `Artist ${at}` }));
  const big = { ...label, artistIds: artists.map(({ id }) => id) };
  const seen: string[] = [];
  let path: string | null = '/';
  while (path !== null) {
    const page: Document = await open(big, path, artists);
    const names = [...page.querySelectorAll('.roster bdi')].map((name) => name.textContent);
    expect(names.length).toBeLessThanOrEqual(ROSTER_PAGE);
    seen.push(...names);
    path = page.querySelector('.roster + .pages a[rel=next]')?.getAttribute('href') ?? null;
  }
  expect([seen.length, new Set(seen).size]).toEqual([200, 200]);
});

it('writes texts as text, whatever they hold', async () => {
  const page = await open({
    ...label,
    abouts: { en: EVIL },
    bio: EVIL,
    demoPolicies: { en: EVIL },
    links: [{ title: EVIL, url: 'https://tide.example/' }],
    contactEmail: 'a?subject=x&bcc=b"@tide.example',
  });
  expect(page.querySelectorAll('img[onerror]')).toHaveLength(0);
  expect(page.querySelector('.text-links bdi')?.textContent).toBe(EVIL);
  expect(page.querySelector('a[href^="mailto:"]')?.getAttribute('href')).not.toMatch(/[?&"]/);
});

const brand: LabelBrand = {
  labelId: label.id,
  name: 'Tide Line',
  customSlug: 'tide-line',
  accent: '#0b5f3a',
  ground: null,
  typeface: 'serif',
  brandReach: 'all',
  logo: { logoId: 'one', format: 'svg', width: 320, height: 120 },
  logoDark: null,
};
const styles = (page: Document) => [...page.querySelectorAll('style')].map((style) => style.textContent).join('');

it('gives its name, logo, colours and typeface to pages of its releases and artists', async () => {
  const branded = aReleasePage({ labelBrand: brand });
  const release = pageOf(
    await releasePage(
      aRequest('/release/mira-okafor.tide-lines'),
      someServices({ releases: [branded] }).services,
      'mira-okafor.tide-lines',
    ),
  );
  const mark = release.querySelector('.label-mark');
  expect([mark?.getAttribute('href'), mark?.querySelector('img')?.getAttribute('src')]).toEqual([
    'http://tide-line.cnt.localhost:5173/',
    `/images/labels/${label.id}/one.svg`,
  ]);
  expect(styles(release)).toContain('--accent:#0b5f3a');
  expect(styles(release)).toContain('/fonts/serif.woff2');
});

it('gives its mark alone where its branding reaches no further', async () => {
  const marked = aReleasePage({ labelBrand: { ...brand, brandReach: 'mark' } });
  const release = pageOf(
    await releasePage(
      aRequest('/release/mira-okafor.tide-lines'),
      someServices({ releases: [marked] }).services,
      'mira-okafor.tide-lines',
    ),
  );
  expect(release.querySelector('.label-mark bdi')?.textContent).toBe('Tide Line');
  expect(styles(release)).not.toContain('--accent:#0b5f3a');
  expect(styles(release)).not.toContain('/fonts/');
});

it('does not overrule a colour that an artist has chosen', async () => {
  const { services } = someServices();
  const found = await services.read.profileBySlug('mira-okafor');
  const answer = await artistBySlug(
    aRequest('/mira-okafor', { host: HOSTS.fourtrack }),
    {
      ...services,
      read: {
        ...services.read,
        profileBySlug: async () =>
          found?.kind === 'artist' ? { ...found, profile: { ...found.profile, labelBrand: brand } } : null,
      },
    },
    'mira-okafor',
  );
  if (!answer) throw new Error('the artist has no page');
  const page = pageOf(answer);
  expect(page.querySelector('.label-mark bdi')?.textContent).toBe('Tide Line');
  expect(styles(page)).not.toContain('--accent:#0b5f3a');
  expect(styles(page)).toContain('/fonts/serif.woff2');
});

const form = {
  scope: 'label',
  contact: 'ana@example.com',
  name: '',
  consent: 'on',
  wordingVersion: CONSENT_WORDING_VERSION,
};

async function post(posted: Record<string, string>) {
  const call = (async () => ({ channel: 'email' })) as unknown as CallFunction;
  const { services, calls } = someServices({ label, releases, call });
  const response = await labelHome(aRequest('/', { method: 'POST', form: posted }), services, label);
  return { page: pageOf(response), status: response.status, calls };
}

it('signs a fan up for its news by a form that works without script', async () => {
  const shown = await open();
  expect(shown.querySelector('form#news')?.getAttribute('action')).toBe('/?lang=en#news');
  expect(shown.querySelector('form#news [name=consent]')?.closest('label')?.textContent).toContain(label.name);
  const { page, calls } = await post(form);
  expect(calls).toMatchObject([{ key: 'askForLabelNews', input: { labelId: label.id, contact: 'ana@example.com' } }]);
  expect(page.querySelector('#news')?.textContent).toContain('We sent a message to ana@example.com');
});

it('keeps what was typed where the consent to its news is missing', async () => {
  const { page, calls, status } = await post({ ...form, consent: '' });
  expect([status, calls]).toEqual([422, []]);
  expect(page.querySelector('[data-error-of=consent]')?.textContent).toBe(
    'Tick the box so that the label can contact you.',
  );
  expect(page.querySelector<HTMLInputElement>('[name=contact]')?.value).toBe('ana@example.com');
});
