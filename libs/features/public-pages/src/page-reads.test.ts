import type { PageRequest, PageServices, PageResponse } from '@countin/domain/pages';
import { releaseCalendarPath, releasePath, releaseReference } from '@countin/domain/urls';
import { aLabelProfile, aMedley, anArtistPage, aReleasePage, countReads } from '@countin/domain/testing';
import { expect, it } from 'vitest';
import {
  artistBySlug,
  artistFeedFile,
  artistOnSubdomain,
  embedPage,
  feedFile,
  homePage,
  labelFeed,
  oembed,
  releaseCalendar,
  releasePage,
  splashPage,
} from './index.ts';
import { aRequest, HOSTS, someServices } from './testing/page-services.ts';

const ARTIST = anArtistPage();
const LABEL = aLabelProfile({ pinned: ['product-tide'] });
const RELEASE = aReleasePage({ artistId: ARTIST.id, labelId: LABEL.id });
const tide = { kind: 'subdomain', slug: LABEL.customSlug } as const;
type Page = (services: PageServices) => Promise<PageResponse | null>;
const at = (path: string, host: PageRequest['host'] = HOSTS.main) => aRequest(path, { host });

const PAGES: readonly (readonly [string, Page])[] = [
  ['a release', (services) => releasePage(at(releasePath(RELEASE)), services, releaseReference(RELEASE))],
  [
    'its calendar file',
    (services) => releaseCalendar(at(releaseCalendarPath(RELEASE)), services, releaseReference(RELEASE)),
  ],
  [
    'an artist on 4track',
    (services) => artistBySlug(at(`/${ARTIST.customSlug}`, HOSTS.fourtrack), services, ARTIST.customSlug),
  ],
  ['an artist on a subdomain', (services) => artistOnSubdomain(at('/medley', HOSTS.mira), services, ARTIST.customSlug)],
  [
    'the page after a signup',
    (services) => artistOnSubdomain(at('/medley-success?state=unconfirmed', HOSTS.mira), services, ARTIST.customSlug),
  ],
  ['a label by its name', (services) => labelFeed(at(`/feed?label=${LABEL.customSlug}`), services)],
  ['a label as RSS', (services) => feedFile(at('/feed.rss', tide), services)],
  ['a label as a calendar', (services) => feedFile(at('/feed.ics', tide), services)],
  [
    'an artist as JSON Feed',
    (services) => artistFeedFile(at(`/${ARTIST.customSlug}/feed.json`, HOSTS.fourtrack), services),
  ],
  ['the splash', (services) => splashPage(at('/'), services)],
  ['a release in a frame', (services) => embedPage(at(`/embed/release/${RELEASE.id}`), services)],
  ['a player in a frame', (services) => embedPage(at(`/embed/${ARTIST.customSlug}`), services)],
  [
    'what is said of a frame',
    (services) =>
      oembed(at(`/oembed?url=${encodeURIComponent(`http://countin.localhost:5173${releasePath(RELEASE)}`)}`), services),
  ],
];

it.each(PAGES)('%s is made of at most three document reads', async (_, page) => {
  expect(await readsOf(page)).toBeLessThanOrEqual(3);
});

it('a label’s own page takes at most two more, for its roster and its pinned releases', async () => {
  expect(await readsOf((services) => artistOnSubdomain(at('/', tide), services, LABEL.customSlug))).toBeLessThanOrEqual(
    5,
  );
});

it('the start page is made of its three shelves, of which one may take two reads', async () => {
  expect(await readsOf((services) => homePage(at('/', HOSTS.fourtrack), services))).toBeLessThanOrEqual(4);
});

async function readsOf(page: Page): Promise<number> {
  const { services } = someServices({ releases: [RELEASE], label: LABEL, medley: aMedley() });
  const counted = countReads(services.read);
  expect((await page({ ...services, read: counted.read }))?.status).toBe(200);
  expect(counted.count()).toBeGreaterThan(0);
  return counted.count();
}
