import type { DirectoryEntry } from '@countin/domain/admin';
import { expect, test } from 'vitest';
import { changesOf } from './person-change.ts';

const mira: DirectoryEntry = {
  uid: 'mira',
  email: 'mira@example.com',
  emailKey: 'mira@example.com',
  displayName: 'Mira',
  nameKey: 'mira',
  userType: 'artist',
  subscription: 'free',
  suspended: false,
  createdAt: 1,
  lastSeenAt: 2,
  proRequestedAt: null,
  requestedPro: false,
};

test('an admin can change every setting of another person', () => {
  expect(changesOf(mira, false)).toEqual({
    type: 'makeAdmin',
    request: [],
    subscription: 'makePro',
    access: 'suspend',
  });
  expect(changesOf({ ...mira, userType: 'admin', subscription: 'pro', suspended: true }, false)).toEqual({
    type: 'makeArtist',
    request: [],
    subscription: 'makeFree',
    access: 'restore',
  });
});

test('of oneself only the subscription can be', () => {
  expect(changesOf({ ...mira, userType: 'admin' }, true)).toEqual({
    type: null,
    request: [],
    subscription: 'makePro',
    access: null,
  });
});

test('a request is answered either way', () => {
  expect(changesOf({ ...mira, proRequestedAt: 3, requestedPro: true }, false)).toMatchObject({
    request: ['makePro', 'turnDown'],
    subscription: null,
  });
});
