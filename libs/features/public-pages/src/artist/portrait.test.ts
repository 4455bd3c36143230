import { aLabelProfile, anArtistPage } from '@countin/domain/testing';
import { expect, it } from 'vitest';
import { artistBySlug } from '../routes/artist-routes.ts';
import { embedPage } from '../embed/embed-page.tsx';
import { labelFeed } from '../label/label-page.tsx';
import { aRequest, HOSTS, pageOf, someServices } from '../testing/page-services.ts';

const artist = anArtistPage({ id: 'k3Jf0aLmQ2', picture: null });
function services() {
  const made = someServices({ releases: [], label: aLabelProfile() }).services;
  const profileBySlug = async (slug: string) =>
    slug === artist.customSlug ? ({ kind: 'artist', profile: artist } as const) : made.read.profileBySlug(slug);
  return { ...made, read: { ...made.read, profileBySlug } };
}
const drawnOn = (response: { readonly body: string } | null) =>
  pageOf(response ?? { body: '' })
    .querySelector('main img')
    ?.getAttribute('src');

it('an artist without a picture has the same drawn one on the page and in the embed, whatever the id', async () => {
  const page = drawnOn(
    await artistBySlug(aRequest('/mira-okafor', { host: HOSTS.fourtrack }), services(), 'mira-okafor'),
  );
  expect(page).toMatch(/^\/covers\//);
  expect(drawnOn(await embedPage(aRequest('/embed/mira-okafor'), services()))).toBe(page);
});

it('a label without a picture has one that its address decides', async () => {
  const renamed = (id: string) => ({
    ...services(),
    read: {
      ...services().read,
      profileBySlug: async () => ({ kind: 'label', profile: aLabelProfile({ id }) }) as const,
    },
  });
  const [one, other] = await Promise.all(
    ['label-1', 'label-2'].map(async (id) => drawnOn(await labelFeed(aRequest('/feed?label=tide-line'), renamed(id)))),
  );
  expect(one).toMatch(/^\/covers\//);
  expect(other).toBe(one);
});
