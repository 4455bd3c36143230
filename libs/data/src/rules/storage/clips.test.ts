import { LIMITS } from '@countin/domain/fields';
import { CLIP_TYPES, clipNames } from '@countin/domain/media';
import { describe, expect, it } from 'vitest';
import { setUpStorageRules, type ObjectFacts, type StorageRequest } from '../../testing/storage-rules-stage.ts';

const permits = setUpStorageRules(
  { one: 'mira', two: 'tide', three: 'sus', four: 'gone' },
  { mira: {}, sus: { suspended: true }, gone: { endedSessions: ['login-0', 'login-5'] } },
);
const sound: ObjectFacts = { size: 1024, contentType: 'audio/mpeg' };
const path = clipNames.original('one', 'a_B-9');
const upload: StorageRequest = { method: 'create', path, uid: 'mira', after: sound };
const of = (artistId: string, clipId = 'a') => clipNames.original(artistId, clipId);

/** Checks two requests: the denied one, then the most similar one that is allowed. */
async function expectOnlyFirst(allowed: StorageRequest, denied: Partial<StorageRequest>): Promise<void> {
  expect(await permits({ ...allowed, ...denied })).toBe(false);
  expect(await permits(allowed)).toBe(true);
}

describe('an upload of a clip', () => {
  it.each<[what: string, allowed: Partial<StorageRequest>, denied: Partial<StorageRequest>]>([
    ['by the artist’s owner, not by another user', {}, { uid: 'tide' }],
    ['by the artist’s owner, not by a visitor', {}, { uid: null }],
    ['for one’s own artist, not for another', {}, { path: of('two') }],
    ['for an artist, not for one that is not there', {}, { path: of('none') }],
    ['by an active user, not by a suspended one', {}, { path: of('three'), uid: 'sus' }],
    ['in a session, not in one that has ended', { path: of('four'), uid: 'gone', sid: 'login-6' }, { sid: 'login-5' }],
    ['once, not over what is there', {}, { before: sound }],
    [
      'at the greatest size, not above',
      { after: { ...sound, size: LIMITS.clipBytes } },
      { after: { ...sound, size: LIMITS.clipBytes + 1 } },
    ],
    ['with something in it, not empty', {}, { after: { ...sound, size: 0 } }],
    ['as sound, not as a picture', {}, { after: { ...sound, contentType: 'image/png' } }],
    ['as sound, not as what a browser would run', {}, { after: { ...sound, contentType: 'text/html' } }],
    ['under an id of ours, not with a dot', {}, { path: of('one', 'a.b') }],
    ['as the original, not as the public clip', {}, { path: clipNames.clip('one', 'a_B-9') }],
    ['to create, not to change its metadata', {}, { method: 'update', before: sound }],
    ['to create, not to delete', {}, { method: 'delete', before: sound }],
  ])('is taken %s', (_what, allowed, denied) => expectOnlyFirst({ ...upload, ...allowed }, denied));

  it.each(CLIP_TYPES)('is taken as %s', async (contentType) => {
    expect(await permits({ ...upload, after: { ...sound, contentType } })).toBe(true);
  });

  it('is readable by its owner alone', async () => {
    const listen: StorageRequest = { method: 'get', path, uid: 'mira', before: sound };
    await expectOnlyFirst(listen, { uid: 'tide' });
    await expectOnlyFirst(listen, { uid: null });
  });
});

describe('a clip', () => {
  it('is readable by everyone and writable by no client', async () => {
    const listen: StorageRequest = { method: 'get', path: clipNames.clip('one', 'a'), uid: null, before: sound };
    for (const method of ['create', 'update', 'delete'] as const)
      await expectOnlyFirst(listen, { method, uid: 'mira', after: sound });
  });

  it.each(['artists/one/clips', 'artists/one/clips/a'])('no client lists %s', async (folder) => {
    expect(await permits({ method: 'list', path: folder, uid: 'mira' })).toBe(false);
  });
});
