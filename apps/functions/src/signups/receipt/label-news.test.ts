import type { Grant } from '@countin/domain/agreements';
import { documents, type DocumentOf } from '@countin/domain/documents';
import { aLabelProfile } from '@countin/domain/testing';
import { fanIdOf } from '@countin/server-hash';
import { describe, expect, test } from 'vitest';
import { acceptAgreement } from '../../agreements/accept-agreement.ts';
import { changeGrants } from '../../agreements/change-grants.ts';
import { endAgreement } from '../../agreements/end-agreement.ts';
import { offerAgreement } from '../../agreements/offer-agreement.ts';
import { verifyLedgers } from '../../consent/verify-ledgers.ts';
import { withdrawContact } from '../../suppression/withdraw-contact.ts';
import { putUser } from '../../testing/people.ts';
import { createWorld, SIGNUP_SECRET, type TestWorld } from '../../testing/services.ts';
import { aNewFollow, aNewLabelNews, aNewSignup, putDraft, putPage } from '../../testing/stage.ts';
import { askForLabelNews, followArtist, signUp } from '../sign-up.ts';
import { confirmSignup } from './confirm-signup.ts';
import { eraseSignup } from './erase-signup.ts';
import { moveSignup } from './move-signup.ts';
import { readReceipt } from './read-receipt.ts';
import { stopConsent, stopSignup } from './stop-signup.ts';

const HERE = '203.0.113.31';
const mira = 'uid-mira';
const tide = 'uid-tide';
const LABEL = { kind: 'label', id: 'label-tide' } as const;
const RELEASE = { kind: 'release', id: 'product-tide' } as const;
const ofArtist = { kind: 'artist', profileId: 'artist-mira', partnerId: 'label-tide' } as const;
const MESSAGE: Grant[] = ['fans.message'];

const lastToken = (world: TestWorld) => /\/r\/([\w-]{43})/.exec(world.mails.at(-1)!.text)![1]!;
type StoredFan = DocumentOf<typeof documents.ownedFan> | undefined;
const fanOf = async (world: TestWorld, kind: 'artist' | 'label', contact = 'fan@example.com') => {
  const ownerId = kind === 'artist' ? 'artist-mira' : 'label-tide';
  const fanId = fanIdOf(SIGNUP_SECRET, ownerId, { contact });
  return (await world.read(documents.ownedFan(kind, ownerId, fanId).path)) as StoredFan;
};
const ledgerOf = async (world: TestWorld, kind: 'artist' | 'label', contact?: string) =>
  (await fanOf(world, kind, contact))?.ledger.map(({ scope, action }) => `${scope.kind} ${action}`);
const statuses = async (world: TestWorld, token: string) =>
  (await readReceipt(world, HERE, { token })).consents.map(({ scope, status }) => `${scope.kind} ${status}`);
const newsOf = async (world: TestWorld) => [
  (await world.read('artistProfiles/artist-mira'))?.['newsLabel'] as unknown,
  (await world.read('releasePages/product-tide'))?.['newsLabel'] as unknown,
];

/** Mira's artist with a release, on the roster of Tide's label. */
async function together(grants: Grant[] = MESSAGE): Promise<TestWorld> {
  const world = createWorld('label-news');
  await putDraft(world);
  await putPage(world);
  await world.write(documents.labelProfile('label-tide').path, aLabelProfile({ artistIds: [] }));
  await world.write('slugs/mira-okafor', { kind: 'artist', profileId: 'artist-mira', createdBy: mira });
  await world.write('slugs/tide-line', { kind: 'label', profileId: 'label-tide', createdBy: tide });
  for (const uid of [mira, tide]) await putUser(world, uid);
  await offerAgreement(world, tide, { kind: 'label', profileId: 'label-tide', slug: 'mira-okafor', grants });
  await acceptAgreement(world, mira, { ...ofArtist, grants });
  world.mails.length = 0;
  return world;
}

async function ticked(change: Parameters<typeof aNewSignup>[0] = {}) {
  const world = await together();
  await signUp(world, HERE, aNewSignup({ labelId: 'label-tide', ...change }));
  return { world, token: lastToken(world) };
}

async function confirmed() {
  const { world, token } = await ticked();
  await confirmSignup(world, HERE, { token });
  return { world, token };
}

describe('a fan who ticks the news of the label beside a release', () => {
  test('is a fan of the label with the confirmation, and not before', async () => {
    const { world, token } = await ticked();
    expect(await fanOf(world, 'label')).toBeUndefined();
    await confirmSignup(world, HERE, { token });
    expect(world.mails).toHaveLength(1);
    expect(await ledgerOf(world, 'label')).toEqual(['label given', 'label confirmed']);
    expect(await fanOf(world, 'label')).toMatchObject({
      contact: 'fan@example.com',
      state: 'confirmed',
      labels: ['label-tide'],
      releases: [],
      follows: false,
    });
    expect(await ledgerOf(world, 'artist')).toEqual(['release given', 'release confirmed']);
    expect(await statuses(world, token)).toEqual(['release confirmed', 'label confirmed']);
    expect((await readReceipt(world, HERE, { token })).consents.at(-1)).toMatchObject({
      name: aLabelProfile().name,
      entries: [{ wordingVersion: '2026-11', language: 'en' }, { method: 'link' }],
    });
  });

  test('withdraws it alone on the receipt', async () => {
    const { world, token } = await confirmed();
    await stopConsent(world, HERE, { token, scope: LABEL });
    await stopConsent(world, HERE, { token, scope: LABEL });
    expect(await statuses(world, token)).toEqual(['release confirmed', 'label withdrawn']);
    expect(await fanOf(world, 'label')).toMatchObject({ state: 'stopped', labels: [] });
    expect(await fanOf(world, 'artist')).toMatchObject({ state: 'confirmed' });
  });

  test('keeps it when the release alone is stopped, and not when all is', async () => {
    const { world, token } = await confirmed();
    await stopConsent(world, HERE, { token, scope: RELEASE });
    expect(await statuses(world, token)).toEqual(['release withdrawn', 'label confirmed']);
    expect((await stopSignup(world, HERE, { token })).stopped).toEqual([LABEL]);
    expect(await statuses(world, token)).toEqual(['release withdrawn', 'label withdrawn']);
  });

  test('takes it along to another address, and leaves nothing at the former one', async () => {
    const { world, token } = await confirmed();
    const { consent, wordingVersion, language, country } = aNewSignup();
    await moveSignup(world, HERE, { token, contact: 'new@example.com', consent, wordingVersion, language, country });
    const moved = lastToken(world);
    await confirmSignup(world, HERE, { token: moved });
    expect(await statuses(world, moved)).toEqual(['release confirmed', 'label confirmed']);
    expect(await fanOf(world, 'label', 'new@example.com')).toMatchObject({
      state: 'confirmed',
      labels: ['label-tide'],
    });
    expect([await fanOf(world, 'artist'), await fanOf(world, 'label')]).toEqual([undefined, undefined]);
    for (const id of ['artist-mira', 'label-tide'])
      expect((await verifyLedgers(world, id, Number.POSITIVE_INFINITY)).broken).toEqual([]);
  });

  test('is not brought back by a link from before the withdrawal', async () => {
    const { world, token } = await confirmed();
    world.passTime(3_600_000);
    await followArtist(world, HERE, aNewFollow({ labelId: 'label-tide' }));
    const later = lastToken(world);
    world.passTime(1000);
    await stopConsent(world, HERE, { token, scope: LABEL });
    await confirmSignup(world, HERE, { token: later });
    expect(await statuses(world, token)).toEqual(['release confirmed', 'artist confirmed', 'label withdrawn']);
  });

  test('is erased from both', async () => {
    const { world, token } = await confirmed();
    await eraseSignup(world, HERE, { token });
    expect(await fanOf(world, 'artist')).toBeUndefined();
    expect(await fanOf(world, 'label')).toBeUndefined();
    expect((await world.db.collection(documents.consentErasures().path).get()).size).toBe(2);
    expect((await world.db.collectionGroup('signups').get()).size).toBe(0);
  });

  test('is erased from both with whatever else there is with the artist', async () => {
    const { world, token } = await confirmed();
    await followArtist(world, HERE, aNewFollow());
    const follow = lastToken(world);
    await confirmSignup(world, HERE, { token: follow });
    await eraseSignup(world, HERE, { token });
    expect([await fanOf(world, 'artist'), await fanOf(world, 'label')]).toEqual([undefined, undefined]);
    await expect(readReceipt(world, HERE, { token: follow })).rejects.toMatchObject({ code: 'signup/token-invalid' });
  });

  test('has two whole ledgers, and a change of the label’s is found', async () => {
    const { world } = await confirmed();
    const verify = (id: string) => verifyLedgers(world, id, Number.POSITIVE_INFINITY);
    expect(await verify('artist-mira')).toMatchObject({ ledgers: 1, entries: 2, broken: [] });
    expect(await verify('label-tide')).toMatchObject({ ledgers: 1, entries: 2, broken: [] });
    const fan = await fanOf(world, 'label');
    await world.db
      .doc(documents.ownedFan('label', 'label-tide', fan!.id).path)
      .update({ ledger: fan!.ledger.map((entry) => ({ ...entry, language: 'de' })) });
    expect((await verify('label-tide')).broken).toMatchObject([{ tampering: 'changed', n: 1 }]);
  });

  test('has everything withdrawn by a reply that stops all', async () => {
    const { world, token } = await confirmed();
    await withdrawContact(world, { channel: 'email', contact: 'fan@example.com' }, 'reply', null);
    expect(await statuses(world, token)).toEqual(['release withdrawn', 'label withdrawn']);
  });

  test('without the tick is no fan of the label', async () => {
    const { world, token } = await ticked({ labelId: null });
    await confirmSignup(world, HERE, { token });
    expect(await fanOf(world, 'label')).toBeUndefined();
    expect(await statuses(world, token)).toEqual(['release confirmed']);
  });
});

describe('the news of a label', () => {
  test('are offered on the pages of an artist whose agreement allows them, and no more once it ends', async () => {
    const world = await together([]);
    expect(await newsOf(world)).toEqual([null, null]);
    await changeGrants(world, mira, { ...ofArtist, grants: MESSAGE });
    const label = { id: 'label-tide', name: aLabelProfile().name };
    expect(await newsOf(world)).toEqual([label, label]);
    await changeGrants(world, mira, { ...ofArtist, grants: [] });
    expect(await newsOf(world)).toEqual([null, null]);
    await changeGrants(world, mira, { ...ofArtist, grants: MESSAGE });
    await endAgreement(world, mira, ofArtist);
    expect(await newsOf(world)).toEqual([null, null]);
  });

  test.each([
    ['a label without the grant', ['numbers.see'] as Grant[], 'label-tide'],
    ['another label', MESSAGE, 'label-other'],
  ])('of %s are refused, and nothing is stored', async (_what, grants, labelId) => {
    const world = await together(grants);
    await expect(signUp(world, HERE, aNewSignup({ labelId }))).rejects.toMatchObject({
      code: 'signup/wording-outdated',
    });
    expect(world.mails).toEqual([]);
    expect(await fanOf(world, 'artist')).toBeUndefined();
  });

  test('stay with the label when the two part, and the artist keeps the artist’s fans', async () => {
    const { world, token } = await confirmed();
    await signUp(world, HERE, aNewSignup({ contact: 'other@example.com' }));
    await confirmSignup(world, HERE, { token: lastToken(world) });
    await endAgreement(world, tide, { kind: 'label', profileId: 'label-tide', partnerId: 'artist-mira' });
    const contacts = async (path: string) =>
      (await world.db.collection(path).get()).docs.map((fan) => fan.get('contact') as unknown).toSorted();
    expect(await contacts('labelProfiles/label-tide/fans')).toEqual(['fan@example.com']);
    expect(await contacts('artistProfiles/artist-mira/fans')).toEqual(['fan@example.com', 'other@example.com']);
    expect(await statuses(world, token)).toEqual(['release confirmed', 'label confirmed']);
    await expect(
      signUp(world, HERE, aNewSignup({ contact: 'third@example.com', labelId: 'label-tide' })),
    ).rejects.toMatchObject({
      code: 'signup/wording-outdated',
    });
  });
});

describe('a fan who asks for the news on the label’s own page', () => {
  async function requested() {
    const world = await together();
    await askForLabelNews(world, HERE, aNewLabelNews());
    return { world, token: lastToken(world) };
  }

  test('confirms by a message that names the label, and has a receipt for it', async () => {
    const { world, token } = await requested();
    expect(world.mails.at(-1)).toMatchObject({
      subject: `Confirm that we may send you news from ${aLabelProfile().name}`,
    });
    expect(await ledgerOf(world, 'label')).toEqual(['label given']);
    expect(await readReceipt(world, HERE, { token })).toMatchObject({
      scope: 'label',
      state: 'unconfirmed',
      artistName: aLabelProfile().name,
      mayFollow: false,
    });
    expect(await confirmSignup(world, HERE, { token })).toEqual({ state: 'confirmed', productId: null });
    expect(await ledgerOf(world, 'label')).toEqual(['label given', 'label confirmed']);
    expect(await fanOf(world, 'artist')).toBeUndefined();
    expect(await statuses(world, token)).toEqual(['label confirmed']);
  });

  test('is unsubscribed by one click, and can be erased', async () => {
    const { world, token } = await requested();
    await confirmSignup(world, HERE, { token });
    await stopSignup(world, HERE, { token, oneClick: true });
    expect(await ledgerOf(world, 'label')).toEqual(['label given', 'label confirmed', 'label withdrawn']);
    await eraseSignup(world, HERE, { token });
    expect(await fanOf(world, 'label')).toBeUndefined();
  });

  test('is one fan with the one who ticked it beside a release', async () => {
    const { world, token } = await requested();
    await confirmSignup(world, HERE, { token });
    await signUp(world, HERE, aNewSignup({ labelId: 'label-tide' }));
    const beside = lastToken(world);
    await confirmSignup(world, HERE, { token: beside });
    expect((await world.db.collection('labelProfiles/label-tide/fans').get()).size).toBe(1);
    await stopConsent(world, HERE, { token: beside, scope: LABEL });
    expect(await readReceipt(world, HERE, { token })).toMatchObject({ state: 'stopped' });
  });

  test('moves to another address after its confirmation', async () => {
    const { world, token } = await requested();
    await confirmSignup(world, HERE, { token });
    const { consent, wordingVersion, language, country } = aNewLabelNews();
    await moveSignup(world, HERE, { token, contact: 'new@example.com', consent, wordingVersion, language, country });
    await confirmSignup(world, HERE, { token: lastToken(world) });
    expect(await ledgerOf(world, 'label', 'new@example.com')).toEqual(['label given', 'label confirmed']);
    expect(await fanOf(world, 'label')).toBeUndefined();
  });

  test('cannot withdraw what was agreed to with an artist', async () => {
    const { world, token } = await requested();
    await signUp(world, HERE, aNewSignup());
    await confirmSignup(world, HERE, { token: lastToken(world) });
    await stopConsent(world, HERE, { token, scope: RELEASE });
    expect(await ledgerOf(world, 'artist')).toEqual(['release given', 'release confirmed']);
  });
});
