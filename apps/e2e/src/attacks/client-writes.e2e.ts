import { newArtist, type Person } from '../fixtures/attacker.ts';
import type { OwnRelease } from '../fixtures/published-release.ts';
import { stored, write } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

type Artist = Person & OwnRelease;

const ROWS: readonly (readonly [
  what: string,
  path: (attacker: Artist, victim: Artist) => string,
  texts: Readonly<Record<string, string>> | null,
])[] = [
  ['its own user type', ({ uid }) => `users/${uid}`, { userType: 'admin' }],
  ['its own subscription', ({ uid }) => `users/${uid}`, { subscription: 'pro' }],
  ['another’s language', (_a, { uid }) => `users/${uid}`, { language: 'de' }],
  ['another’s artist profile', (_a, { artistId }) => `artistProfiles/${artistId}`, { name: 'Taken over' }],
  ['whose artist it is', (_a, { artistId }) => `artistProfiles/${artistId}`, { createdBy: 'attacker' }],
  ['its own artist’s address', ({ artistId }) => `artistProfiles/${artistId}`, { customSlug: 'admin' }],
  ['another’s draft', (_a, { productId }) => `musicProducts/${productId}`, { title: 'Taken over' }],
  ['a page that fans see', (_a, { productId }) => `releasePages/${productId}`, { title: 'Taken over' }],
  ['a slug that another owns', (_a, { artistSlug }) => `slugs/${artistSlug}`, { profileId: 'attacker' }],
  ['an unclaimed slug', () => `slugs/${unique('free')}`, { profileId: 'attacker' }],
  [
    'a release’s address of another',
    (_a, { artistId }) => `artistProfiles/${artistId}/productSlugs/night-ferry`,
    { productId: 'attacker' },
  ],
  [
    'a fan of another',
    (_a, { artistId }) => `artistProfiles/${artistId}/signups/${unique('fan')}`,
    { contact: 'fan@example.com' },
  ],
  ['an audit row', () => `auditLog/${unique('row')}`, { action: 'suspend' }],
  ['who has verified an address', ({ uid }) => `ownerConfirmations/${uid}`, { uid: 'attacker' }],
  ['the directory of people', ({ uid }) => `userDirectory/${uid}`, { userType: 'admin' }],
  ['a note of a used token', () => `usedTokens/${unique('token')}`, { uid: 'attacker' }],
  ['a mail to send', () => `outbox/${unique('mail')}`, { state: 'queued' }],
  ['a session of its own', ({ uid }) => `users/${uid}/sessions/${unique('login')}`, { browser: 'Chrome' }],
  ['a session of another', (_a, { uid }) => `users/${uid}/sessions/${unique('login')}`, { browser: 'Chrome' }],
  ['an unknown collection', () => `anything/${unique('x')}`, { a: 'b' }],
  ['another’s slug away', (_a, { artistSlug }) => `slugs/${artistSlug}`, null],
  ['another’s artist away', (_a, { artistId }) => `artistProfiles/${artistId}`, null],
  ['its own user document away', ({ uid }) => `users/${uid}`, null],
];

test.describe('a client that writes', () => {
  let attacker: Artist;
  let victim: Artist;
  test.beforeAll(async () => {
    [attacker, victim] = await Promise.all([newArtist(), newArtist()]);
  });

  test('a write that the rules allow succeeds', async () => {
    expect(await write(attacker.idToken, `users/${attacker.uid}`, { language: 'de' })).toBe(200);
  });

  for (const [what, pathOf, texts] of ROWS) {
    test(`${what} is refused, signed in or not, and nothing changes`, async () => {
      const path = pathOf(attacker, victim);
      const before = await stored(path);
      expect(await write(attacker.idToken, path, texts)).toBe(403);
      expect(await write(undefined, path, texts)).toBe(403);
      expect(await stored(path)).toEqual(before);
    });
  }
});
