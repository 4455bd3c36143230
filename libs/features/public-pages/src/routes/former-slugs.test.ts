import { aLabelProfile } from '@countin/domain/testing';
import { expect, it } from 'vitest';
import { labelFeed } from '../label/label-page.tsx';
import { aRequest, FORMER_SLUGS, HOSTS, someServices } from '../testing/page-services.ts';
import { artistBySlug, artistOnSubdomain } from './artist-routes.ts';
import { artistFeedFile, feedFile } from './feed-routes.ts';

const label = aLabelProfile();
const { services } = someServices({ label });
const onOld = (slug: string) => ({ host: { kind: 'subdomain', slug } }) as const;
const artist = FORMER_SLUGS.artist;
const old = FORMER_SLUGS.label;

const MOVED = [
  {
    what: 'an artist on 4track',
    answer: () => artistBySlug(aRequest(`/${artist}`, { host: HOSTS.fourtrack }), services, artist),
    to: '/mira-okafor',
  },
  {
    what: 'an artist’s subdomain, with its path',
    answer: () => artistOnSubdomain(aRequest('/medley', onOld(artist)), services, artist),
    to: 'http://mira-okafor.cnt.localhost:5173/medley',
  },
  {
    what: 'a label’s subdomain',
    answer: () => artistOnSubdomain(aRequest('/', onOld(old)), services, old),
    to: 'http://tide-line.cnt.localhost:5173/',
  },
  {
    what: 'a label’s feed on the main host, with its other parameters',
    answer: () => labelFeed(aRequest(`/feed?subdomain=${old}&after=1.x`), services),
    to: '/feed?subdomain=tide-line&after=1.x',
  },
  {
    what: 'a label’s feed on its subdomain',
    answer: () => labelFeed(aRequest('/feed', onOld(old)), services),
    to: 'http://tide-line.cnt.localhost:5173/feed',
  },
  {
    what: 'a feed file of a label',
    answer: () => feedFile(aRequest(`/feed.rss?label=${old}`), services),
    to: '/feed.rss?label=tide-line',
  },
  {
    what: 'a feed file of an artist',
    answer: () => artistFeedFile(aRequest(`/${artist}/feed.json`, { host: HOSTS.fourtrack }), services),
    to: '/mira-okafor/feed.json',
  },
];

it.each(MOVED)('the former slug of $what redirects permanently to the present one', async ({ answer, to }) => {
  const response = await answer();
  expect([response?.status, response?.headers['location']]).toEqual([301, to]);
  // Browsers must not keep it: the profile may take its former slug back.
  expect(response?.headers['cache-control']).toContain('max-age=0');
});

it('a calendar is served under a former slug, since not all calendar programs follow redirects', async () => {
  const response = await feedFile(aRequest(`/feed.ics?label=${old}`), services);
  expect([response?.status, response?.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
});

it('a page that is open under a former slug can still post its form', async () => {
  const request = aRequest(`/${artist}`, { host: HOSTS.fourtrack, method: 'POST', form: {} });
  expect((await artistBySlug(request, services, artist))?.status).not.toBe(301);
});
