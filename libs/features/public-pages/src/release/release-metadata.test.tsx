import { releasePath, releaseReference } from '@countin/domain/urls';
import type { Credit, ReleasePage } from '@countin/domain/release';
import { aReleasePage, aTrack } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { aRequest, pageOf, someServices } from '../testing/page-services.ts';
import { clockDuration, isoDuration } from '@countin/domain/release-metadata';
import { groupCredits } from './group-credits.ts';
import { releasePage } from './release-page.tsx';

const credit = (role: Credit['role'], name: string, instrument = ''): Credit => ({ role, name, instrument });
const RELEASE = aReleasePage({
  kind: 'ep',
  version: 'Deluxe Edition',
  upc: '036000291452',
  catalogueNumber: 'TWR 012',
  genre: 'singer-songwriter',
  explicit: true,
  pLine: { year: 2026, owner: 'Tidewrack' },
  cLine: { year: null, owner: 'Mira Okafor' },
  originalReleaseDate: '2019-05-03',
  artists: [
    { name: 'Night Ferry', role: 'main', artistId: 'ferry', slug: 'night-ferry' },
    { name: 'Elin Lindqvist', role: 'featured', artistId: null, slug: null },
    { name: 'Yuki', role: 'featured', artistId: 'yuki', slug: 'yuki-tanabe' },
  ],
  tracks: [
    aTrack({ title: 'Low Sun', isrc: 'GBAYE0600001', durationMs: 185_000, credits: [credit('producer', 'Ada')] }),
    aTrack({ title: 'Salt', version: 'Live', explicit: true, credits: [credit('performer', 'Elin', 'cello')] }),
  ],
});
const show = async (release: ReleasePage, query = '') =>
  pageOf(
    await releasePage(
      aRequest(`${releasePath(release)}${query}`),
      someServices({ releases: [release] }).services,
      releaseReference(release),
    ),
  );
const text = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim();
const structured = (page: Document) =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as Record<string, unknown>;

test('the page names the version and every artist; those with a profile are links', async () => {
  const page = await show(RELEASE);
  expect(text(page.querySelector('h1'))).toBe('Tide Lines Deluxe Edition');
  expect([...page.querySelectorAll('header .by')].map(text)).toEqual(['Mira Okafor', 'Night Ferry']);
  expect(text(page.querySelector('.guests'))).toBe('featuring Elin Lindqvist and Yuki');
  expect([...page.querySelectorAll('.guests a')].map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/yuki-tanabe/),
  ]);
});

test('tracks have their version, mark and duration; credits are folded by role', async () => {
  const page = await show(RELEASE);
  expect([...page.querySelectorAll('.tracklist li')].map(text)).toEqual(['Low Sun3:05', 'Salt Live E']);
  expect(page.querySelector('.tracklist time')?.getAttribute('datetime')).toBe('PT3M5S');
  expect(page.querySelectorAll('[aria-label=Explicit]')).toHaveLength(2);
  expect(page.querySelector('details.credits')?.hasAttribute('open')).toBe(false);
  expect([...page.querySelectorAll('.credits dl > div')].map(text)).toEqual([
    'Performed byElin (cello) 2',
    'ProducerAda 1',
  ]);
  expect([...page.querySelectorAll('.rights p')].map(text)).toEqual([
    'December 4, 2026 · TWR 012',
    'First released May 3, 2019',
    '℗ 2026 Tidewrack',
    '© Mira Okafor',
  ]);
});

test('search engines read codes, durations and artists', async () => {
  const data = structured(await show(RELEASE));
  expect(data).toMatchObject({
    name: 'Tide Lines (Deluxe Edition)',
    genre: 'Singer/Songwriter',
    datePublished: '2019-05-03',
    byArtist: [{ name: 'Mira Okafor' }, { name: 'Night Ferry' }],
    albumRelease: { gtin: '036000291452', catalogNumber: 'TWR 012' },
    track: [{ isrcCode: 'GBAYE0600001', duration: 'PT3M5S' }, { name: 'Salt (Live)' }],
  });
});

test('what is said of AI stands by the rights, of the release and of tracks that say something else', async () => {
  const partly = { extent: 'partly' as const, contributions: ['vocals' as const, 'lyrics' as const] };
  const all = { extent: 'all' as const, contributions: [] };
  const tracks = [aTrack({ ai: all }), aTrack({ title: 'Salt', ai: partly }), aTrack(), aTrack({ ai: all })];
  const linesOf = async (release: Partial<ReleasePage>, query = '') => {
    const page = await show(aReleasePage(release), query);
    return [...page.querySelectorAll('.rights p')].slice(1).map(text);
  };
  expect(await linesOf({ ai: partly, tracks })).toEqual([
    'Made partly with AI (vocals and lyrics)',
    'Tracks 1, 4 · Made entirely with AI',
  ]);
  expect(await linesOf({ tracks })).toEqual([
    'Tracks 1, 4 · Made entirely with AI',
    'Salt · Made partly with AI (vocals and lyrics)',
  ]);
  // Once is enough where every track says the same.
  expect(await linesOf({ tracks: [aTrack({ ai: all }), aTrack({ ai: all })] })).toEqual(['Made entirely with AI']);
  expect(await linesOf({ ai: partly, tracks: [aTrack({ ai: partly })] })).toHaveLength(1);
  expect(await linesOf({ ai: { extent: 'none', contributions: [] } })).toEqual(['Made without generative AI']);
  expect(await linesOf({ ai: partly, tracks: [] }, '?lang=ar')).toEqual([
    'صُنع جزئيًا بالذكاء الاصطناعي (الغناء والكلمات)',
  ]);
});

test('search engines read that AI was used, and nothing where it was not', async () => {
  const partly = { extent: 'partly' as const, contributions: [] };
  const none = { extent: 'none' as const, contributions: [] };
  const tracks = [aTrack({ ai: { extent: 'all', contributions: [] } }), aTrack({ ai: none }), aTrack()];
  const data = structured(await show(aReleasePage({ kind: 'ep', ai: partly, tracks })));
  expect(data['digitalSourceType']).toBe('https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource');
  expect((data['track'] as { digitalSourceType?: string }[]).map((track) => track.digitalSourceType)).toEqual([
    'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
    undefined,
    undefined,
  ]);
  const single = structured(await show(aReleasePage({ tracks: [aTrack({ ai: partly })] })));
  expect(single['digitalSourceType']).toBe('https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource');
});

test('a release without metadata shows none of it', async () => {
  const page = await show(aReleasePage({ tracks: [aTrack(), aTrack()] }));
  for (const selector of ['.guests', '.credits', '.explicit', '.tracklist time', 'h1 small'])
    expect(page.querySelector(selector), selector).toBeNull();
  expect(page.querySelectorAll('.rights p')).toHaveLength(1);
});

test('of more credits than a page has room for, the first are listed, and all at an address of their own', async () => {
  const names = Array.from({ length: 61 }, (_, at) => `Name ${at}`);
  const release = { ...RELEASE, tracks: [aTrack({ credits: names.map((name) => credit('mixing', name)) })] };
  const listed = (page: Document) => page.querySelectorAll('.credits dd').length;
  const page = await show(release);
  expect(listed(page)).toBe(30);
  const more = page.querySelector('.credits a');
  expect(more?.textContent).toBe('Show all credits');
  expect(more?.getAttribute('href')).toBe(`${releasePath(release)}?section=credits#credits`);
  const whole = await show(release, '?section=credits');
  expect(listed(whole)).toBe(61);
  expect(whole.querySelector('#credits')?.hasAttribute('open')).toBe(true);
  expect(whole.querySelector('.credits a')).toBeNull();
  const fits = await show({ ...release, tracks: [aTrack({ credits: release.tracks[0]!.credits.slice(1) })] });
  expect(listed(fits)).toBe(60);
});

test('credits are grouped with the numbers of their tracks, unless they are on all', () => {
  const on = (...names: string[]) => ({ credits: names.map((name) => credit('mixing', name)) });
  expect(groupCredits([on('A', 'B'), on('A'), on('A', 'B'), on('A', 'B')])).toEqual([
    {
      role: 'mixing',
      credits: [
        { name: 'A', instrument: '', tracks: '' },
        { name: 'B', instrument: '', tracks: '1, 3–4' },
      ],
    },
  ]);
});

test.each([
  [1, '0:00', 'PT0M0S'],
  [59_600, '1:00', 'PT1M0S'],
  [185_000, '3:05', 'PT3M5S'],
  [3_729_000, '1:02:09', 'PT1H2M9S'],
])('%i ms is %s', (durationMs, clock, iso) => {
  expect([clockDuration(durationMs), isoDuration(durationMs)]).toEqual([clock, iso]);
});
