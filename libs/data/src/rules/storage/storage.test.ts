import { typefaceFolder, typefaceObjectName } from '@countin/domain/appearance';
import { LIMITS } from '@countin/domain/fields';
import { IMAGE_FORMATS, IMAGE_KINDS, IMAGE_UPLOAD_TYPES, IMAGE_WIDTHS, objectNames } from '@countin/domain/media';
import { describe, expect, it } from 'vitest';
import { setUpStorageRules, type ObjectFacts, type StorageRequest } from '../../testing/storage-rules-stage.ts';

const permits = setUpStorageRules(
  { one: 'mira', two: 'tide', three: 'sus', four: 'gone', five: 'anew' },
  { mira: {}, sus: { suspended: true }, gone: { endedSessions: ['login-0', 'login-5'] }, anew: { validAfter: 7 } },
  {
    'one/offered': { download: true, removed: false },
    'one/kept': { download: false, removed: false },
    'one/removed': { download: true, removed: true },
  },
);
const picture: ObjectFacts = { size: 1024, contentType: 'image/jpeg' };

/** Checks two requests: the denied one, then the most similar one that is allowed. */
async function expectOnlyFirst(allowed: StorageRequest, denied: Partial<StorageRequest>): Promise<void> {
  expect(await permits({ ...allowed, ...denied })).toBe(false);
  expect(await permits(allowed)).toBe(true);
}

for (const kind of IMAGE_KINDS) {
  const path = objectNames.original(kind, 'one', 'a_B-9');
  const upload: StorageRequest = { method: 'create', path, uid: 'mira', after: picture };
  const named = (imageId: string) => objectNames.original(kind, 'one', imageId);

  describe(`an upload of a ${kind}`, () => {
    it.each<[what: string, allowed: Partial<StorageRequest>, denied: Partial<StorageRequest>]>([
      ['by the artist’s owner, not by another user', {}, { uid: 'tide' }],
      ['by the artist’s owner, not by a visitor', {}, { uid: null }],
      ['for one’s own artist, not for another', {}, { path: objectNames.original(kind, 'two', 'a') }],
      ['for an artist, not for one that is not there', {}, { path: objectNames.original(kind, 'none', 'a') }],
      ['by an active user, not by a suspended one', {}, { path: objectNames.original(kind, 'three', 'a'), uid: 'sus' }],
      [
        'in a session, not in one that has ended',
        { path: objectNames.original(kind, 'four', 'a'), uid: 'gone', sid: 'login-6' },
        { sid: 'login-5' },
      ],
      [
        'in a session, not in one from before the password was changed',
        { path: objectNames.original(kind, 'five', 'a'), uid: 'anew', sid: 'login-7' },
        { sid: 'login-6' },
      ],
      ['once, not over what is there', {}, { before: picture }],
      [
        'at the greatest size, not above',
        { after: { ...picture, size: LIMITS.imageBytes } },
        { after: { ...picture, size: LIMITS.imageBytes + 1 } },
      ],
      ['of something, not of nothing', { after: { ...picture, size: 1 } }, { after: { ...picture, size: 0 } }],
      ...IMAGE_UPLOAD_TYPES.map((contentType): [string, Partial<StorageRequest>, Partial<StorageRequest>] => [
        `as ${contentType}, written exactly`,
        { after: { ...picture, contentType } },
        { after: { ...picture, contentType: `${contentType}+xml` } },
      ]),
      [
        'as a picture, not as a drawing that can run script',
        {},
        { after: { ...picture, contentType: 'image/svg+xml' } },
      ],
      [
        'under an id of ours, not under a longer one',
        { path: named('x'.repeat(128)) },
        { path: named('x'.repeat(129)) },
      ],
      ['under an id of ours, not with a dot', {}, { path: named('a.b') }],
      ['as the original, not below it', {}, { path: `${path}/x` }],
      ['as the original, not beside it', {}, { path: path.replace('original', '320.avif') }],
      ['to create, not to change its metadata', {}, { method: 'update', before: picture }],
      ['to create, not to delete', {}, { method: 'delete', before: picture }],
    ])('is taken %s', (_what, allowed, denied) => expectOnlyFirst({ ...upload, ...allowed }, denied));

    it('is readable by the artist’s owner alone', async () => {
      const look: StorageRequest = { method: 'get', path, uid: 'mira', before: picture };
      await expectOnlyFirst(look, { uid: 'tide' });
      await expectOnlyFirst(look, { uid: null });
    });
  });
}

describe('an upload of the user’s own picture', () => {
  const path = objectNames.personOriginal('mira', 'a_B-9');
  const upload: StorageRequest = { method: 'create', path, uid: 'mira', after: picture };

  it.each<[what: string, allowed: Partial<StorageRequest>, denied: Partial<StorageRequest>]>([
    ['by its person, not by another user', {}, { uid: 'tide' }],
    ['by its person, not by a visitor', {}, { uid: null }],
    [
      'by a user without a document too, not for others',
      { path: objectNames.personOriginal('tide', 'a'), uid: 'tide' },
      { path: objectNames.personOriginal('mira', 'a') },
    ],
    ['by an active user, not by a suspended one', {}, { path: objectNames.personOriginal('sus', 'a'), uid: 'sus' }],
    [
      'in a session, not in one that has ended',
      { path: objectNames.personOriginal('gone', 'a'), uid: 'gone', sid: 'login-6' },
      { sid: 'login-5' },
    ],
    [
      'in a session, not in one from before the password was changed',
      { path: objectNames.personOriginal('anew', 'a'), uid: 'anew', sid: 'login-7' },
      { sid: 'login-6' },
    ],
    [
      'in a log-in, not in one that has ended',
      { path: objectNames.personOriginal('gone', 'a'), uid: 'gone', sid: 'login-6' },
      { sid: undefined },
    ],
    ['once, not over what is there', {}, { before: picture }],
    [
      'at the greatest size, not above',
      { after: { ...picture, size: LIMITS.imageBytes } },
      { after: { ...picture, size: LIMITS.imageBytes + 1 } },
    ],
    ['as a picture, not as a drawing that can run script', {}, { after: { ...picture, contentType: 'image/svg+xml' } }],
    ['under an id of ours, not with a dot', {}, { path: objectNames.personOriginal('mira', 'a.b') }],
    ['as the original, not beside it', {}, { path: path.replace('original', '320.avif') }],
    ['as a picture, not as a cover', {}, { path: path.replace('pictures', 'covers') }],
    ['to create, not to change its metadata', {}, { method: 'update', before: picture }],
    ['to create, not to delete', {}, { method: 'delete', before: picture }],
  ])('is taken %s', (_what, allowed, denied) => expectOnlyFirst({ ...upload, ...allowed }, denied));

  it('is readable by its person alone, and its processed files by everyone', async () => {
    const look: StorageRequest = { method: 'get', path, uid: 'mira', before: picture };
    await expectOnlyFirst(look, { uid: 'tide' });
    await expectOnlyFirst(look, { uid: null });
    const made = objectNames.personDerived('mira', 'a', 640, 'webp');
    await expectOnlyFirst(
      { method: 'get', path: made, uid: null, before: picture },
      { path: made.replace('640', '641') },
    );
    await expectOnlyFirst(
      { method: 'get', path: made, uid: null, before: picture },
      { method: 'create', uid: 'mira', after: picture },
    );
  });
});

describe('the processed files of an upload', () => {
  const path = objectNames.derived('one', 'a', 320, 'avif');

  it('are readable by everyone, in each size and format', async () => {
    for (const width of IMAGE_WIDTHS) {
      for (const format of IMAGE_FORMATS) {
        expect(
          await permits({
            method: 'get',
            path: objectNames.derived('one', 'a', width, format),
            uid: null,
            before: picture,
          }),
        ).toBe(true);
      }
    }
  });

  it.each(['create', 'update', 'delete'] as const)('refuses to let any client %s it', async (method) => {
    await expectOnlyFirst({ method: 'get', path, uid: 'mira', before: picture }, { method, after: picture });
  });
});

describe('the full size of a photo', () => {
  const full = (photoId: string): StorageRequest => ({
    method: 'get',
    path: objectNames.fullPhoto('one', photoId),
    uid: null,
    before: picture,
  });

  it('is readable by everyone where its artist offers it, and nowhere else', async () => {
    for (const photoId of ['kept', 'removed', 'unknown'])
      await expectOnlyFirst(full('offered'), { path: objectNames.fullPhoto('one', photoId) });
  });

  it.each(['create', 'update', 'delete'] as const)('is not for clients to %s, the owner’s either', async (method) => {
    await expectOnlyFirst({ ...full('offered'), uid: 'mira' }, { method, after: picture });
  });
});

describe('the typeface of a release page', () => {
  const path = typefaceObjectName('one', 'a_B-9');
  const file: ObjectFacts = { size: 1024, contentType: 'font/woff2' };

  it('is readable by everyone, under its own name and no other', async () => {
    const read: StorageRequest = { method: 'get', path, uid: null, before: file };
    for (const name of ['a_B-9.ttf', 'a.b.woff2', 'a/b.woff2', `${'x'.repeat(129)}.woff2`])
      await expectOnlyFirst(read, { path: typefaceFolder('one') + name });
  });

  it.each(['create', 'update', 'delete'] as const)('is not for clients to %s, the owner’s either', async (method) => {
    await expectOnlyFirst({ method: 'get', path, uid: 'mira', before: file }, { method, after: file });
  });
});

describe('anything else', () => {
  it.each([
    'a',
    'artists/one',
    'artists/one/original',
    'artists/one/images/a/original',
    'artists/one/images/a/321.avif',
    'artists/one/images/a/320.png',
    'people/mira',
    'people/mira/original',
    'people/mira/pictures/a/b/original',
  ])('%s is denied to every client', async (path) => {
    for (const method of ['get', 'create', 'delete'] as const)
      expect(await permits({ method, path, uid: 'mira', before: picture, after: picture })).toBe(false);
  });

  it.each([
    '',
    'people',
    'people/mira',
    'people/mira/pictures',
    'artists',
    'artists/one',
    'artists/one/covers',
    'artists/one/images',
    'artists/one/images/a',
    'artists/one/typefaces',
  ])('no client lists %j', async (path) => {
    expect(await permits({ method: 'list', path, uid: 'mira' })).toBe(false);
  });
});
