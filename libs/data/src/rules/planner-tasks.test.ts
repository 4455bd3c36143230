import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@countin/domain/fields';
import { anArtistProfile, aUser } from '@countin/domain/testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';

const TASKS = 'artistProfiles/one/tasks';
const content = {
  productId: null,
  template: null,
  title: 'Book the hall',
  days: null,
  date: null,
  assignee: '',
  done: false,
  hidden: false,
};
const stage = setUpRules('planner-tasks', {
  'artistProfiles/one': anArtistProfile({ id: 'one', createdBy: 'mira' }),
  'artistProfiles/two': anArtistProfile({ id: 'two', createdBy: 'tide', customSlug: 'tide' }),
  'users/seeing': aUser({ uid: 'seeing', agreedArtists: { one: { label: 'see' } } }),
  'users/editing': aUser({ uid: 'editing', agreedArtists: { one: { label: 'edit' } } }),
  [`${TASKS}/stored`]: { id: 'stored', ...content, updatedAt: 1 },
  [`${TASKS}/sun_deliver`]: {
    id: 'sun_deliver',
    ...content,
    title: 'deliver',
    productId: 'sun',
    template: 'deliver',
    updatedAt: 1,
  },
});

const create = (id: string, change: object, uid = 'mira', artist = 'one') =>
  setDoc(doc(stage.as(uid), `artistProfiles/${artist}/tasks/${id}`), {
    id,
    ...content,
    updatedAt: serverTimestamp(),
    ...change,
  });
const change = (fields: object, uid = 'mira', id = 'stored') =>
  updateDoc(doc(stage.as(uid), `${TASKS}/${id}`), { updatedAt: serverTimestamp(), ...fields });

describe('a task of the planner', () => {
  it.each([
    ['title', 'a'.repeat(LIMITS.title), 'a'.repeat(LIMITS.title + 1)],
    ['title', 'a', ' '],
    ['assignee', 'a'.repeat(LIMITS.uid), 'a'.repeat(LIMITS.uid + 1)],
    ['days', LIMITS.plannerDays, LIMITS.plannerDays + 1],
    ['days', -LIMITS.plannerDays, -LIMITS.plannerDays - 1],
    ['days', 0, 0.5],
    ['done', true, 1],
    ['hidden', true, null],
    ['productId', 'sun', '../sun'],
  ])('takes %s up to its limit', async (field, last, tooMuch) => {
    await assertSucceeds(change({ [field]: last }));
    await assertFails(change({ [field]: tooMuch }));
  });

  it('is due on a date or so many days from the release, not both', async () => {
    await assertSucceeds(create('dated', { date: '2026-12-04' }));
    await assertFails(create('wrong', { date: '2026-13-04' }));
    await assertFails(create('both', { date: '2026-12-04', days: 1 }));
  });

  it('that changes a template’s task has the id of release and task, and stays one', async () => {
    const deliver = { title: 'deliver', productId: 'sun', template: 'deliver' };
    await assertSucceeds(create('sea_deliver', { ...deliver, productId: 'sea' }));
    await assertFails(create('another', deliver));
    await assertFails(create('sea_pitch', { ...deliver, productId: 'sea' }));
    await assertFails(create('null_deliver', { ...deliver, productId: null }));
    await assertSucceeds(change({ done: true }, 'mira', 'sun_deliver'));
    await assertFails(change({ template: null, title: 'Mine' }, 'mira', 'sun_deliver'));
    await assertFails(change({ template: 'deliver', productId: 'sun' }));
  });

  it('is stored under its own id, with the time of the write and nothing else', async () => {
    await assertSucceeds(create('first', {}));
    await assertFails(create('second', { id: 'first' }));
    await assertFails(create('second', { updatedAt: 1 }));
    await assertFails(create('second', { more: 1 }));
    await assertFails(deleteDoc(doc(stage.as('mira'), `${TASKS}/stored`)));
  });

  it('belongs to one artist: owners of others, and labels without an agreement, neither read nor write it', async () => {
    await assertFails(change({ done: true }, 'tide'));
    await assertFails(create('theirs', {}, 'tide'));
    await assertFails(getDoc(doc(stage.as('tide'), `${TASKS}/stored`)));
    await assertFails(getDoc(doc(stage.asVisitor(), `${TASKS}/stored`)));
    // The same id below the own artist is another task.
    await assertSucceeds(create('stored', {}, 'tide', 'two'));
    await assertFails(create('stored', {}, 'mira', 'two'));
  });

  it('is read, and with the right to edit changed, by labels with an agreement', async () => {
    await assertSucceeds(getDoc(doc(stage.as('seeing'), `${TASKS}/stored`)));
    await assertFails(change({ done: true }, 'seeing'));
    await assertSucceeds(change({ done: true }, 'editing'));
  });

  it('is listed up to the limit', async () => {
    const list = (most: number) => getDocs(query(collection(stage.as('mira'), TASKS), limit(most)));
    await assertFails(list(LIMITS.plannerTasks + 1));
    const found = await assertSucceeds(list(LIMITS.plannerTasks));
    expect(found.docs.map(({ id }) => id)).toContain('stored');
  });
});
