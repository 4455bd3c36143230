import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { anArtistProfile, aUser } from '@countin/domain/testing';
import { documents } from '@countin/domain/documents';
import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';

const CLOSED = {
  [documents.signupToken('a'.repeat(64)).path]: { artistId: 'artist', signupId: 'one', createdBy: 'mira' },
  [documents.planFeed('a'.repeat(32)).path]: { artistId: 'artist', uid: 'mira', createdBy: 'mira' },
  [documents.planMail('a'.repeat(32)).path]: { artistId: 'artist', uid: 'mira', createdBy: 'mira' },
  [documents.keptItem('mira', 'release.one').path]: { key: 'release.one', createdBy: 'mira' },
  [documents.collectionState('mira').path]: { uid: 'mira', createdBy: 'mira' },
  [documents.collectionFeed('a'.repeat(32)).path]: { uid: 'mira', createdBy: 'mira' },
  [documents.summaryMail('a'.repeat(32)).path]: { profileId: 'artist', uid: 'mira', createdBy: 'mira' },
  [documents.numberShare('a'.repeat(32)).path]: { artistId: 'artist', uid: 'mira', createdBy: 'mira' },
  [documents.signupRequest('confirm_one_1').path]: { artistId: 'artist', signupId: 'one', createdBy: 'mira' },
  [documents.outboxMessage('confirm_one_1').path]: { state: 'queued', createdBy: 'mira' },
  [documents.rateLimit('signup_127.0.0.1').path]: { count: 1, createdBy: 'mira' },
  [documents.imageSweep().path]: { after: null, createdBy: 'mira' },
  [documents.artistRename('artist').path]: { createdBy: 'mira' },
  [documents.discoveryEntry('one').path]: { id: 'one', createdBy: 'mira' },
  [documents.discoveryWords('mira').path]: { words: ['mira'], createdBy: 'mira' },
  [documents.discoveryChange('one').path]: { artistId: 'artist', createdBy: 'mira' },
  [documents.fanList('mira_1').path]: { account: 'mira', state: 'reviewing', createdBy: 'mira' },
  [documents.usedToken('a'.repeat(22)).path]: { uid: 'mira', createdBy: 'mira' },
  [documents.directoryEntry('mira').path]: { uid: 'mira', email: 'mira@example.com', createdBy: 'mira' },
  [documents.auditEntry('one').path]: { actor: 'mira', subject: 'mira', createdBy: 'mira' },
  [documents.accountDeletion('mira').path]: { uid: 'mira', state: 'deleting', createdBy: 'mira' },
  [documents.accountSweep().path]: { page: null, createdBy: 'mira' },
  [documents.profileCount('mira').path]: { artists: 0, labels: 0, createdBy: 'mira' },
  [documents.ownerConfirmation('mira').path]: { uid: 'mira', confirmed: false, createdBy: 'mira' },
  [documents.heldBackProfile('artist').path]: { profileId: 'artist', createdBy: 'mira' },
  [documents.invitation('a'.repeat(64)).path]: { profileId: 'artist', email: 'fan@example.com', createdBy: 'mira' },
  [documents.ownershipOffer('artist').path]: { from: 'mira', to: 'tide', createdBy: 'mira' },
  [documents.profileDeletion('artist').path]: { profileId: 'artist', createdBy: 'mira' },
  [documents.hiddenPage('one').path]: { artistId: 'artist', createdBy: 'mira' },
  [documents.deletedRelease('one').path]: { artistId: 'artist', createdBy: 'mira' },
  [documents.deletedProduct('one').path]: { artistId: 'artist', createdBy: 'mira' },
  [documents.deletedPage('one').path]: { artistId: 'artist', createdBy: 'mira' },
  [documents.hiddenMedley('artist').path]: { artistId: 'artist', createdBy: 'mira' },
  [documents.visitorSalt('2026-11-23').path]: { salt: 'a', createdBy: 'mira' },
  [documents.countedRecords('sent').path]: { counting: null, createdBy: 'mira' },
  [documents.dayShard('site', 'countin', '2026-11-23', '0').path]: { day: '2026-11-23', createdBy: 'mira' },
  'settings/site': { createdBy: 'mira' },
  'artistProfiles/artist/notes/one': { createdBy: 'mira' },
  'users/mira/secrets/one': { uid: 'mira' },
  'slugs/mira/history/one': { createdBy: 'mira' },
};

const stage = setUpRules('closed', {
  'users/mira': aUser({ uid: 'mira', userType: 'admin' }),
  'artistProfiles/artist': anArtistProfile({ id: 'artist', createdBy: 'mira' }),
  ...CLOSED,
});

describe('a path without a rule', () => {
  for (const path of Object.keys(CLOSED)) {
    it(`${path} is closed to visitors, owners and admins`, async () => {
      const parent = path.split('/').slice(0, -1).join('/');
      for (const firestore of [
        stage.asVisitor(),
        stage.as('mira'),
        stage.as('mira', { admin: true, userType: 'admin' }),
      ]) {
        await assertFails(getDoc(doc(firestore, path)));
        await assertFails(getDocs(query(collection(firestore, parent), limit(1))));
        await assertFails(setDoc(doc(firestore, `${parent}/new`), { createdBy: 'mira' }));
        await assertFails(updateDoc(doc(firestore, path), { count: 0 }));
        await assertFails(deleteDoc(doc(firestore, path)));
      }
      await assertSucceeds(getDoc(doc(stage.as('mira'), 'users/mira')));
    });
  }
});
