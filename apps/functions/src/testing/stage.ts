import { documents } from '@countin/domain/documents';
import { CONSENT_WORDING_VERSION, type Signup } from '@countin/domain/fan';
import type { MusicProduct, ReleasePage } from '@countin/domain/release';
import { aMusicProduct, anArtistProfile, aReleasePage, aSignup } from '@countin/domain/testing';
import { refTo, setDocument } from '../platform/write-document.ts';
import type { NewFollow, NewSignup } from '../signups/signup-form.ts';
import type { TestWorld } from './services.ts';

/** What tests begin with, stored as the product stores it. The owner is `uid-mira`, the artist `artist-mira`. */

export async function putArtist(world: TestWorld): Promise<void> {
  await setDocument(world.db, refTo(world.db, documents.artistProfile('artist-mira')), anArtistProfile());
}

export async function putDraft(world: TestWorld, change: Partial<MusicProduct> = {}): Promise<MusicProduct> {
  const product = aMusicProduct(change);
  await putArtist(world);
  await setDocument(world.db, refTo(world.db, documents.musicProduct(product.id)), product);
  return product;
}

/** A public release that is out on 4 December 2026, half a year after the tests' clock. */
export async function putPage(world: TestWorld, change: Partial<ReleasePage> = {}): Promise<ReleasePage> {
  const page = aReleasePage(change);
  await setDocument(world.db, refTo(world.db, documents.releasePage(page.id)), page);
  return page;
}

export async function putSignup(world: TestWorld, change: Partial<Signup> = {}): Promise<Signup> {
  const signup = aSignup(change);
  await setDocument(world.db, refTo(world.db, documents.signup(signup.artistId, signup.id)), signup);
  return signup;
}

/** Many at once: up to 500. */
export async function putSignups(world: TestWorld, changes: readonly Partial<Signup>[]): Promise<void> {
  const batch = world.db.batch();
  for (const change of changes) {
    const signup = aSignup(change);
    setDocument(batch, refTo(world.db, documents.signup(signup.artistId, signup.id)), signup);
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
