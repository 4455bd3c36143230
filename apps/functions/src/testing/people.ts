import { documents } from '@countin/domain/documents';
import type { Image } from '@countin/domain/media';
import { aUser } from '@countin/domain/testing';
import { Timestamp } from '@google-cloud/firestore';
import type { Person } from '../platform/callable/guards.ts';
import { NOW, type TestWorld } from './services.ts';

/** A caller who logged in a minute ago with a desktop browser. */
export function aPerson(change: Partial<Person> = {}): Person {
  return {
    uid: 'mira',
    email: 'mira@example.com',
    sessionId: 'login-5',
    passwordAt: NOW - 60_000,
    user: aUser({ uid: 'mira' }),
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    ...change,
  };
}

/** Stores a user document. */
export async function putUser(world: TestWorld, uid: string, change: object = {}): Promise<void> {
  const { createdAt: _parsed, language: _left, ...user } = aUser({ uid });
  await world.write(documents.user(uid).path, {
    ...user,
    createdAt: Timestamp.fromMillis(NOW - 86_400_000),
    ...change,
  });
}

/** Stores the upload record of a user's profile picture. */
export async function putPersonImage(
  world: TestWorld,
  uid: string,
  imageId: string,
  state: Image['state'],
): Promise<void> {
  const ready = { widths: [320], colours: ['#000000', '#ffffff', '#ff0000'] };
  const base = { id: imageId, kind: 'picture', state, createdBy: uid, createdAt: Timestamp.fromMillis(NOW) };
  await world.write(documents.personImage(uid, imageId).path, {
    ...base,
    ...(state === 'ready' && ready),
    ...(state === 'failed' && { code: 'image/type' }),
  });
}
