import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { objectNames } from '@countin/domain/media';
import { deleteApp, initializeApp } from 'firebase/app';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { DataAccess } from '../ports/data-access.ts';
import { openFileStore } from '../access/file-store.ts';
import { serveStorage, type StorageServer } from '../testing/serve-storage.ts';
import { accessAs, CLOSED_PORT } from '../testing/test-access.ts';
import { uploadImage } from './upload-image.ts';

const PROJECT = 'demo-uploads';
const COLOURS = ['#0b3954', '#ff6b35', '#f7fff7'];
const picture = (bytes: number, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });

let server: StorageServer;
let opened = 0;
beforeAll(async () => {
  server = await serveStorage(PROJECT);
  await server.write('artistProfiles/one', { createdBy: 'mira' });
}, 180_000);
afterAll(() => server.stop());

/** Unsigned ID token, which the emulator accepts. */
function unsignedToken(uid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: uid, user_id: uid, aud: PROJECT, iss: `https://securetoken.google.com/${PROJECT}`, iat: 0, exp: 4_000_000_000 })}.`;
}

interface Called {
  readonly name: string;
  readonly input: unknown;
}

/** Data access of a user who uploads; `process` replaces the cloud function. */
function uploader(
  uid: string,
  process: () => Promise<unknown> = () => Promise.resolve({ widths: [320, 640, 1280], colours: COLOURS }),
) {
  opened += 1;
  const app = initializeApp(
    { projectId: PROJECT, apiKey: 'local', storageBucket: `${PROJECT}.appspot.com` },
    `uploads ${opened}`,
  );
  onTestFinished(() => deleteApp(app));
  const files = openFileStore(app, server.storage, { sub: uid });
  const called: Called[] = [];
  const access: DataAccess = {
    ...accessAs(PROJECT, uid, server.firestore),
    files: () => Promise.resolve(files),
    callFunction(name, input) {
      called.push({ name, input });
      return process();
    },
  };
  return { access, called };
}

describe('a picture', () => {
  it('is uploaded to the artist’s folder in chunks, and returns its colours', async () => {
    const { access, called } = uploader('mira');
    const shares: number[] = [];
    const choice = await uploadImage(access, {
      owner: { artistId: 'one' },
      kind: 'cover',
      file: picture(1_000_000),
      onProgress: (share) => shares.push(share),
    });
    expect(choice).toEqual({ imageId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, colours: COLOURS, alt: '' });
    expect(called).toEqual([
      { name: 'studio/processImage', input: { artistId: 'one', imageId: choice.imageId, kind: 'cover' } },
    ]);
    expect(await server.list()).toContain(`artists/one/covers/${choice.imageId}/original`);
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });

  it('does not expose the original under its name', async () => {
    const { imageId } = await uploadImage(uploader('mira').access, {
      owner: { artistId: 'one' },
      kind: 'cover',
      file: picture(1000),
    });
    const { host, port } = server.storage;
    const address = `http://${host}:${port}/v0/b/${PROJECT}.appspot.com/o/${encodeURIComponent(objectNames.original('cover', 'one', imageId))}?alt=media`;
    const askAs = async (uid: string) =>
      (await fetch(address, { headers: { authorization: `Firebase ${unsignedToken(uid)}` } })).status;
    expect((await fetch(address)).status).toBe(403);
    expect([await askAs('tide'), await askAs('mira')]).toEqual([403, 200]);
  });

  it('is refused for everyone except the artist’s owner', async () => {
    const { access, called } = uploader('tide');
    await expect(
      uploadImage(access, { owner: { artistId: 'one' }, kind: 'picture', file: picture(10) }),
    ).rejects.toMatchObject({ code: 'access/denied' });
    await expect(
      uploadImage(uploader('mira').access, { owner: { artistId: 'unknown' }, kind: 'picture', file: picture(10) }),
    ).rejects.toMatchObject({ code: 'access/denied' });
    expect(called).toEqual([]);
  });

  it.each([
    ['a text', picture(10, 'text/plain'), 'image/type'],
    ['a drawing in SVG', picture(10, 'image/svg+xml'), 'image/type'],
    ['nothing', picture(0), 'image/type'],
    ['one byte too many', picture(LIMITS.imageBytes + 1), 'image/too-large'],
  ])('that is %s is not sent', async (_what, file, code) => {
    const { access, called } = uploader('mira');
    const before = await server.list();
    await expect(uploadImage(access, { owner: { artistId: 'one' }, kind: 'cover', file })).rejects.toMatchObject({
      code,
    });
    expect([await server.list(), called]).toEqual([before, []]);
  });

  it('refused by the server fails with the server’s error code', async () => {
    const { access } = uploader('mira', () => Promise.reject(new AppError('image/type')));
    await expect(
      uploadImage(access, { owner: { artistId: 'one' }, kind: 'cover', file: picture(10) }),
    ).rejects.toMatchObject({ code: 'image/type' });
  });
});

describe('cancelling an upload', () => {
  it('while sending leaves no object', async () => {
    const { access, called } = uploader('mira');
    const before = await server.list();
    const control = new AbortController();
    const upload = uploadImage(access, {
      owner: { artistId: 'one' },
      kind: 'cover',
      file: picture(8_000_000),
      signal: control.signal,
      onProgress: (share) => share > 0 && control.abort('enough'),
    });
    await expect(upload).rejects.toBe('enough');
    expect([await server.list(), called]).toEqual([before, []]);
  });

  it('during processing stops waiting', async () => {
    const control = new AbortController();
    const { access } = uploader('mira', () => {
      control.abort('enough');
      return new Promise(() => undefined);
    });
    await expect(
      uploadImage(access, { owner: { artistId: 'one' }, kind: 'cover', file: picture(10), signal: control.signal }),
    ).rejects.toBe('enough');
  });

  it('before it began sends nothing', async () => {
    const { access, called } = uploader('mira');
    await expect(
      uploadImage(access, {
        owner: { artistId: 'one' },
        kind: 'cover',
        file: picture(10),
        signal: AbortSignal.abort('enough'),
      }),
    ).rejects.toBe('enough');
    expect(called).toEqual([]);
  });
});

it('an SDK that does not load is service/unavailable', async () => {
  const access = { ...accessAs(PROJECT, 'mira', CLOSED_PORT), files: () => Promise.reject(new Error('chunk')) };
  await expect(
    uploadImage(access, { owner: { artistId: 'one' }, kind: 'cover', file: picture(10) }),
  ).rejects.toMatchObject({ code: 'service/unavailable' });
});
