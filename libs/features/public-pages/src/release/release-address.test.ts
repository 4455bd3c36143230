import { LANGUAGES } from '@countin/domain/locale';
import type { PageRequest } from '@countin/domain/pages';
import type { ReleasePage } from '@countin/domain/release';
import { aLabelProfile, aMedley, aReleasePage } from '@countin/domain/testing';
import { describe, expect, it } from 'vitest';
import {
  artistBySlug,
  artistFeedFile,
  embedPage,
  feedFile,
  labelFeed,
  machineFile,
  oembed,
  releaseCalendar,
  releasePage,
} from '../index.ts';
import { aRequest, HOSTS, someServices } from '../testing/page-services.ts';

const label = aLabelProfile();
const release = aReleasePage({ labelId: label.id });
const READABLE = '/release/mira-okafor.tide-lines';
const services = (change: Partial<ReleasePage> = {}) => {
  const made = someServices({ releases: [{ ...release, ...change }], label, medley: aMedley() });
  // As the database answers: a former slug finds the release that still holds it.
  const releaseBySlugs = async (artistSlug: string, productSlug: string) =>
    (await made.services.read.releaseBySlugs(artistSlug, productSlug)) ??
    (productSlug === 'low-tide' ? made.services.read.releasePage(release.id) : null);
  return { ...made.services, read: { ...made.services.read, releaseBySlugs } };
};

describe('a release', () => {
  it.each([release.id, 'mira-okafor.low-tide', 'mira.low-tide'])(
    'named %s redirects permanently to its readable address, until a purge',
    async (reference) => {
      const answer = await releasePage(aRequest(`/release/${reference}?lang=de`), services(), reference);
      expect(answer).toMatchObject({
        status: 301,
        keepsQuery: true,
        body: '',
        headers: { location: READABLE, 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' },
      });
    },
  );

  it('is shown at its readable address', async () => {
    expect((await releasePage(aRequest(READABLE), services(), 'mira-okafor.tide-lines')).status).toBe(200);
  });

  it('takes a form at every name, so that a page that is open while a slug changes still works', async () => {
    for (const reference of [release.id, 'mira-okafor.low-tide', 'mira-okafor.tide-lines']) {
      expect(
        (await releasePage(aRequest(`/release/${reference}`, { method: 'POST' }), services(), reference)).status,
      ).toBe(422);
    }
  });

  it('whose slugs make no address is shown by its id', async () => {
    const odd = { productSlug: 'ics' };
    const answer = await releasePage(aRequest(`/release/${release.id}`), services(odd), release.id);
    expect([answer.status, answer.body.includes(`http://countin.localhost:5173/release/${release.id}"`)]).toEqual([
      200,
      true,
    ]);
  });

  it.each(['mira-okafor.none', 'none', 'Mira.Tide', 'a.b.c'])('named %s is not found', async (reference) => {
    expect((await releasePage(aRequest(`/release/${reference}`), services(), reference)).status).toBe(404);
  });

  it('has a calendar file by every name, since programs follow it for years', async () => {
    for (const reference of [release.id, 'mira-okafor.low-tide', 'mira-okafor.tide-lines']) {
      const { status, body } = await releaseCalendar(aRequest(`/release/${reference}.ics`), services(), reference);
      expect([
        status,
        body.replaceAll(/\r?\n[ \t]/g, '').includes(`URL:http://countin.localhost:5173${READABLE}`),
      ]).toEqual([200, true]);
    }
  });
});

const at = (path: string, host: PageRequest['host'] = HOSTS.main) => aRequest(path, { host });
const PAGES = {
  'its own page': () => releasePage(at(READABLE), services(), 'mira-okafor.tide-lines'),
  'its calendar file': () => releaseCalendar(at(`${READABLE}.ics`), services(), 'mira-okafor.tide-lines'),
  'its artist’s page': () => artistBySlug(at('/mira-okafor', HOSTS.fourtrack), services(), 'mira-okafor'),
  'its artist’s feed': () => artistFeedFile(at('/mira-okafor/feed.rss', HOSTS.fourtrack), services()),
  'its label’s page': () => labelFeed(at(`/feed?label=${label.customSlug}`), services()),
  'its label’s feed': () => feedFile(at(`/feed.json?label=${label.customSlug}`), services()),
  'its embed': () => embedPage(at(`/embed/release/${release.id}`), services()),
  'the embedded medley': () => embedPage(at('/embed/mira-okafor'), services()),
  'its oEmbed': () =>
    oembed(at(`/oembed?url=${encodeURIComponent(`http://countin.localhost:5173${READABLE}`)}`), services()),
  'the sitemap': () => machineFile(at('/sitemap-releases.xml'), services()),
};
/** Uses of its id: pages that other sites frame, and the lasting name of a feed's item. */
const LASTING = [/embed\/release\/product-tide/g, /<guid[^>]*>[^<]*<\/guid>/g, /"id":"[^"]*"/g];

describe('the readable address is used everywhere', () => {
  it.each(Object.entries(PAGES))('on %s', async (_, show) => {
    const answer = await show();
    const text = LASTING.reduce(
      (all, pattern) => all.replaceAll(pattern, ''),
      (answer?.body ?? '').replaceAll(/\r?\n[ \t]/g, ''),
    );
    expect(answer?.status).toBe(200);
    expect(text).not.toMatch(/\/(?:release|card\/release|qr\/release)\/product-tide/);
    expect(text).toContain('release/mira-okafor.tide-lines');
  });

  it('and in the card’s address in every language', async () => {
    for (const lang of LANGUAGES) {
      const { body } = await releasePage(aRequest(`${READABLE}?lang=${lang}`), services(), 'mira-okafor.tide-lines');
      expect(body).toContain(`/card/release/mira-okafor.tide-lines/${lang}.png?v=`);
    }
  });
});
