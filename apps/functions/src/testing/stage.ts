import { documents, readDocument } from '@countin/domain/documents';
import { CONSENT_WORDING_VERSION, type Signup } from '@countin/domain/fan';
import type { MusicProduct, ReleasePage } from '@countin/domain/release';
import { aMusicProduct, anArtistProfile, aReleasePage, aSignup } from '@countin/domain/testing';
import { confirmationOf } from '../consent/signup-events.ts';
import { appendConsents, readLedger } from '../consent/stored-ledger.ts';
import { refTo, setDocument, updateDocument } from '../platform/write-document.ts';
import type { NewFollow, NewLabelNews, NewSignup } from '../signups/signup-form.ts';
import type { TestWorld } from './services.ts';

/** Initial documents of tests, stored as the product stores them. The owner is `uid-mira`, the artist `artist-mira`. */

export async function putArtist(world: TestWorld, change: Parameters<typeof anArtistProfile>[0] = {}): Promise<void> {
  const profile = anArtistProfile(change);
  await setDocument(world.db, refTo(world.db, documents.artistProfile(profile.id)), profile);
}

export async function putDraft(world: TestWorld, change: Partial<MusicProduct> = {}): Promise<MusicProduct> {
  const product = aMusicProduct(change);
  await putArtist(world);
  await setDocument(world.db, refTo(world.db, documents.musicProduct(product.id)), product);
  return product;
}

/** A public release of a stored artist. It is out on 4 December 2026, half a year after the tests' clock. */
export async function putPage(world: TestWorld, change: Partial<ReleasePage> = {}): Promise<ReleasePage> {
  const page = aReleasePage(change);
  const artist = anArtistProfile({ id: page.artistId, name: page.artistName, createdBy: page.createdBy });
  if ((await world.read(documents.artistProfile(artist.id).path)) === undefined) await putArtist(world, artist);
  await setDocument(world.db, refTo(world.db, documents.releasePage(page.id)), page);
  return page;
}

export async function putSignup(world: TestWorld, change: Partial<Signup> = {}): Promise<Signup> {
  const signup = aSignup(change);
  await setDocument(world.db, refTo(world.db, documents.signup(signup.ownerId, signup.id)), signup);
  await putConsents(world, signup);
  return signup;
}

/** Many at once: up to 500. */
export async function putSignups(world: TestWorld, changes: readonly Partial<Signup>[]): Promise<void> {
  const batch = world.db.batch();
  const signups = changes.map((change) => aSignup(change));
  for (const signup of signups)
    setDocument(batch, refTo(world.db, documents.signup(signup.ownerId, signup.id)), signup);
  await batch.commit();
  for (const signup of signups) await putConsents(world, signup);
}

/** Enters the consents that a stored signup stands for into the ledger of its fan. */
export async function putConsents(world: TestWorld, signup: Signup): Promise<void> {
  await world.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(
      world.db.doc(documents.ownedSignup(signup.ownerKind, signup.ownerId, signup.id).path),
    );
    const ledger = await readLedger(world, transaction, signup);
    appendConsents(world, transaction, ledger, {
      before: readDocument(documents.ownedSignup, stored),
      events: [],
      answers: signup,
      replacesAnswers: false,
    });
  });
}

/** The fan of a stored signup confirms it. */
export async function confirm(world: TestWorld, signup: Signup): Promise<void> {
  await world.db.runTransaction(async (transaction) => {
    const ledger = await readLedger(world, transaction, signup);
    appendConsents(world, transaction, ledger, {
      before: null,
      events: confirmationOf(signup, true, world.now()),
      answers: signup,
      replacesAnswers: true,
    });
    const reference = refTo(world.db, documents.signup(signup.ownerId, signup.id));
    updateDocument(transaction, reference, { state: 'confirmed', confirmedAt: world.now() });
  });
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
    follow: false,
    labelId: null,
    ...change,
  };
}

export function aNewFollow(change: Partial<NewFollow> = {}): NewFollow {
  const { productId: _, follow: __, ...answers } = aNewSignup();
  return { ...answers, artistId: 'artist-mira', ...change };
}

export function aNewLabelNews(change: Partial<NewLabelNews> = {}): NewLabelNews {
  const { artistId: _, ...answers } = aNewFollow();
  return { ...answers, labelId: 'label-tide', ...change };
}
