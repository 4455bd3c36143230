import { documents, type SignupRecord } from '@countin/domain/documents';
import { CONSENT_WORDING_VERSION, scopeOf, type Signup } from '@countin/domain/fan';
import type { MusicProduct, ReleasePage } from '@countin/domain/release';
import { aMusicProduct, anArtistProfile, aReleasePage, aSignup } from '@countin/domain/testing';
import { consentStatus, type ConsentEvent } from '@countin/domain/consent';
import { confirmationOf, fanIdOf, withoutWording, wordingOf } from '@countin/server-hash';
import { appendConsents, readLedger } from '../consent/stored-ledger.ts';
import { answersOf } from '../messages/signup-request-record.ts';
import { queuedMessage } from '../messages/message.ts';
import { confirmMessageId } from '../platform/message-ids.ts';
import { refTo, setDocument, updateDocument } from '../platform/write-document.ts';
import type { NewFollow, NewLabelNews, NewSignup } from '../signups/signup-form.ts';
import type { TestWorld } from './services.ts';

/** Fans of one transaction. The client opens another connection for more than 100 requests at a time. */
const PAGE = 50;

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

export async function putSignup(world: TestWorld, change: Partial<SignupRecord> = {}): Promise<SignupRecord> {
  const signup = aSignup(change);
  await setDocument(world.db, refTo(world.db, documents.signupRecord(signup.ownerId, signup.id)), signup);
  await putConsents(world, [signup]);
  return signup;
}

/** Many at once: up to 500. */
export async function putSignups(world: TestWorld, changes: readonly Partial<SignupRecord>[]): Promise<void> {
  const batch = world.db.batch();
  const signups = changes.map((change) => aSignup(change));
  for (const signup of signups)
    setDocument(batch, refTo(world.db, documents.signupRecord(signup.ownerId, signup.id)), signup);
  await batch.commit();
  await putConsents(world, signups);
}

/** Enters the consents that stored signups stand for into the ledgers of their fans, page by page. */
async function putConsents(world: TestWorld, signups: readonly Signup[]): Promise<void> {
  const fans = [...Map.groupBy(signups, (signup) => fanIdOf(world.signupSecret, signup.ownerId, signup)).values()];
  for (let from = 0; from < fans.length; from += PAGE)
    await world.db.runTransaction(async (transaction) => {
      const read = fans
        .slice(from, from + PAGE)
        .flatMap((ofFan) =>
          ofFan
            .slice(0, 1)
            .map(async (first) => ({ first, ofFan, ledger: await readLedger(world, transaction, first) })),
        );
      for (const { first, ofFan, ledger } of await Promise.all(read)) {
        const byScope = Map.groupBy(ofFan, (signup) => JSON.stringify([scopeOf(signup), signup.channel]));
        const events = [...byScope.values()]
          .flatMap((ofScope) => ofScope.slice(0, 1))
          .filter((each) => consentStatus(ledger.entries, { scope: scopeOf(each), channel: each.channel }) === 'none')
          .flatMap(consentsOf);
        appendConsents(world, transaction, ledger, { events, answers: first, replacesAnswers: false });
      }
    });
}

/** Entries that the form, the link and the receipt make on the way to the state of a signup. */
export function consentsOf(signup: Signup): ConsentEvent[] {
  const { channel, consent, confirmedAt, state } = signup;
  const scope = scopeOf(signup);
  const events: ConsentEvent[] = [
    { scope, channel, ...wordingOf(consent), action: 'given', method: 'form', at: consent.at },
  ];
  const isConfirmed = confirmedAt !== null || ['confirmed', 'sent', 'failed'].includes(state);
  const at = confirmedAt ?? consent.at;
  if (isConfirmed) events.push(confirmationOf(signup, at));
  if (state === 'stopped')
    events.push({ scope, channel, ...withoutWording(signup), action: 'withdrawn', method: 'receipt', at });
  return events;
}

/** Queues the confirmation that a stored signup asks for, with its request. Returns the id of both. */
export async function putConfirmation(world: TestWorld, signup: Signup): Promise<string> {
  const { ownerId, ownerKind, id: signupId, createdAt } = signup;
  const message = queuedMessage(confirmMessageId(signupId, createdAt, 1), 'confirm', signup, world.now());
  const { id } = message;
  await setDocument(world.db, refTo(world.db, documents.signupRequest(id)), {
    ...{ id, ownerId, ownerKind, signupId, ...answersOf(signup) },
    ...{ follow: null, label: null, replaces: null, importedBy: null, createdAt },
  });
  await setDocument(world.db, refTo(world.db, documents.outboxMessage(id)), message);
  return id;
}

/** The fan of a stored signup confirms it. */
export async function confirm(world: TestWorld, signup: Signup): Promise<void> {
  await world.db.runTransaction(async (transaction) => {
    const ledger = await readLedger(world, transaction, signup);
    appendConsents(world, transaction, ledger, {
      events: [confirmationOf(signup, world.now())],
      answers: signup,
      replacesAnswers: true,
    });
    const reference = refTo(world.db, documents.signupRecord(signup.ownerId, signup.id));
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
