import { callables } from '@countin/domain/callables';
import { callRaw, newPerson, signedIn } from '../fixtures/attacker.ts';
import { call } from '../fixtures/label/label-feeds.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { requestHost } from '../fixtures/request-host.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { passRestoreTime } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

/** Every public address that an artist's slug is part of, and where it leads from a former slug. */
const ADDRESSES: readonly ((slug: string) => { readonly at: string; readonly location: string })[] = [
  (slug) => ({ at: `${stack.fourtrack}/${slug}`, location: `/${slug}` }),
  (slug) => ({ at: `${stack.fourtrack}/${slug}/feed.rss`, location: `/${slug}/feed.rss` }),
  (slug) => ({ at: `${subdomain(slug)}/`, location: `${subdomain(slug)}/` }),
  (slug) => ({ at: `${subdomain(slug)}/medley`, location: `${subdomain(slug)}/medley` }),
  (slug) => ({ at: `${subdomain(slug)}/feed.json`, location: `${subdomain(slug)}/feed.json` }),
  (slug) => ({ at: `${stack.main}/release/${slug}.night-ferry`, location: `/release/${slug}.night-ferry` }),
];

/** Each address of each former slug leads to the present slug in one step, and that address answers itself. */
async function expectOneStep(slugs: readonly string[], present: string): Promise<void> {
  for (const addressOf of ADDRESSES) {
    const to = addressOf(present);
    expect((await requestHost(to.at)).status, to.at).toBe(200);
    for (const former of slugs.filter((slug) => slug !== present)) {
      const { status, headers } = await requestHost(addressOf(former).at);
      expect([status, headers['location']], addressOf(former).at).toEqual([301, to.location]);
    }
  }
}

const OTHERS_PAGE = /<h1[^>]*>(?:<bdi>)?Kelp Choir/;

test('the slug of an artist goes through three names and back: every former address is one step from the page', async ({
  page,
}) => {
  const { account, artistId, artistSlug: first } = await publishedRelease();
  const owner = { ...(await signedIn(account)), account, displayName: '' };
  const [second, third] = [unique('mira-second'), unique('mira-third')];
  const taken = new Set([first]);
  for (const present of [second, third, first, second]) {
    await call(owner, 'changeSlug', { kind: 'artist', profileId: artistId, customSlug: present });
    taken.add(present);
    await expectOneStep([...taken], present);
  }
  // One browser that has followed each redirect before does not remember the way back.
  for (const slug of [first, third, second]) {
    await page.goto(`${stack.main}/release/${slug}.night-ferry`);
    await expect(page).toHaveURL(`${stack.main}/release/${second}.night-ferry`);
  }
  await call(owner, 'changeSlug', { kind: 'artist', profileId: artistId, customSlug: first });
  await page.goto(`${stack.main}/release/${second}.night-ferry`);
  await expect(page).toHaveURL(`${stack.main}/release/${first}.night-ferry`);
});

test('the slugs of a deleted artist are free after 30 days, and lead to nothing of the former artist', async () => {
  const { account, artistId, artistSlug: former, title } = await publishedRelease();
  const owner = { ...(await signedIn(account)), account, displayName: '' };
  const present = unique('mira-present');
  await call(owner, 'changeSlug', { kind: 'artist', profileId: artistId, customSlug: present });
  await call(owner, 'deleteProfile', { kind: 'artist', profileId: artistId });
  const other = await newPerson();
  const claim = (customSlug: string) =>
    callRaw(callables.createProfile.name, { kind: 'artist', customSlug, name: 'Kelp Choir' }, other.idToken);
  for (const slug of [former, present]) expect((await claim(slug)).code).toBe('slug/taken');
  await passRestoreTime(artistId);
  await expect.poll(async () => (await claim(former)).code, { timeout: 60_000 }).toBe(null);

  const release = await requestHost(`${stack.main}/release/${former}.night-ferry`);
  expect([release.status, release.text.includes(title)]).toEqual([404, false]);
  expect((await requestHost(`${stack.fourtrack}/${former}`)).text).toMatch(OTHERS_PAGE);
  expect((await requestHost(`${stack.fourtrack}/${present}`)).headers['location']).toBe('/');
  await expect.poll(async () => (await claim(present)).code).toBe(null);
  expect((await requestHost(`${subdomain(present)}/`)).text).toMatch(OTHERS_PAGE);
});
