import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { anArtistProfile, aUser } from '@countin/domain/testing';
import { paths } from '@countin/domain/documents';
import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';

const CLOSED = {
  [paths.signupToken('a'.repeat(64))]: { artistId: 'artist', signupId: 'one', createdBy: 'mira' },
  [paths.signupAsk('confirm_one_1')]: { artistId: 'artist', signupId: 'one', createdBy: 'mira' },
  [paths.outboxMessage('confirm_one_1')]: { state: 'queued', createdBy: 'mira' },
  [paths.rateLimit('signup_127.0.0.1')]: { count: 1, createdBy: 'mira' },
  [paths.imageSweep]: { after: null, createdBy: 'mira' },
  [paths.artistRename('artist')]: { createdBy: 'mira' },
  [paths.usedToken('a'.repeat(22))]: { uid: 'mira', createdBy: 'mira' },
  [paths.directoryEntry('mira')]: { uid: 'mira', email: 'mira@example.com', createdBy: 'mira' },
  [paths.auditEntry('one')]: { actor: 'mira', subject: 'mira', createdBy: 'mira' },
  [paths.accountDeletion('mira')]: { uid: 'mira', state: 'deleting', createdBy: 'mira' },
  [paths.accountSweep]: { page: null, createdBy: 'mira' },
  [paths.profileCount('mira')]: { artists: 0, labels: 0, createdBy: 'mira' },
  [paths.ownerConfirmation('mira')]: { uid: 'mira', confirmed: false, createdBy: 'mira' },
  [paths.heldBackProfile('artist')]: { profileId: 'artist', createdBy: 'mira' },
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
