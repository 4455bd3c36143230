import { paths } from '@countin/domain/documents';
import { CONSENT_WORDING_VERSION, type Signup } from '@countin/domain/fan';
import type { MusicProduct, ReleasePage } from '@countin/domain/release';
import { aMusicProduct, anArtistProfile, aReleasePage, aSignup } from '@countin/domain/testing';
import { Timestamp } from '@google-cloud/firestore';
import type { NewFollow, NewSignup } from '../signups/signup-form.ts';
import type { TestWorld } from './services.ts';

/** What tests begin with, stored as the product stores it. The owner is `uid-mira`, the artist `artist-mira`. */

const INSTANTS = new Set([
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstInstant',
  'confirmedAt',
  'dueAt',
  'sentAt',
  'at',
]);

function stored(document: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).map(([key, value]: [string, unknown]) => {
      if (INSTANTS.has(key) && typeof value === 'number') return [key, Timestamp.fromMillis(value)];
      return [key, key === 'consent' ? stored(value as object) : value];
    }),
  );
}

export async function putArtist(world: TestWorld): Promise<void> {
  await world.write(paths.artistProfile('artist-mira'), stored(anArtistProfile()));
}

export async function putDraft(world: TestWorld, change: Partial<MusicProduct> = {}): Promise<MusicProduct> {
  const product = aMusicProduct(change);
  await putArtist(world);
  await world.write(paths.musicProduct(product.id), stored(product));
  return product;
}

/** A public release that is out on 4 December 2026, half a year after the tests' clock. */
export async function putPage(world: TestWorld, change: Partial<ReleasePage> = {}): Promise<ReleasePage> {
  const page = aReleasePage(change);
  await world.write(paths.releasePage(page.id), stored(page));
  return page;
}

export async function putSignup(world: TestWorld, change: Partial<Signup> = {}): Promise<Signup> {
  const signup = aSignup(change);
  await world.write(paths.signup(signup.artistId, signup.id), stored(signup));
  return signup;
}

/** Many at once: up to 500. */
export async function putSignups(world: TestWorld, changes: readonly Partial<Signup>[]): Promise<void> {
  const batch = world.db.batch();
  for (const change of changes) {
    const signup = aSignup(change);
    batch.set(world.db.doc(paths.signup(signup.artistId, signup.id)), stored(signup));
  }
  await batch.commit();
}

export function aNewSignup(change: Partial<NewSignup> = {}): NewSignup {
  return {
    productId: 'product-tide',
    contact: 'fan@example.com',
    name: 'Ada',
    consent: true,
    wordingVersion: CONSENT_WORDING_VERSION,
    language: 'en',
    zone: 'Europe/Berlin',
    service: 'tidal',
    country: 'DE',
    ...change,
  };
}

export function aNewFollow(change: Partial<NewFollow> = {}): NewFollow {
  const { productId: _, ...answers } = aNewSignup();
  return { ...answers, artistId: 'artist-mira', ...change };
}
