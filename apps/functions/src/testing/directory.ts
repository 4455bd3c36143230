import { nameStarts, type DirectoryEntry } from '@countin/domain/admin';
import { documents } from '@countin/domain/documents';
import { searchKey } from '@countin/domain/fields';
import { Timestamp } from '@google-cloud/firestore';
import { NOW, type TestWorld } from './services.ts';

type Listed = Partial<DirectoryEntry> & { readonly uid: string };

/** A directory entry, one day old by default. */
function anEntry({ uid, ...change }: Listed): Record<string, unknown> {
  const email = change.email ?? `${uid}@example.com`;
  const displayName = change.displayName ?? '';
  const proRequestedAt = change.proRequestedAt ?? null;
  return {
    uid,
    userType: 'artist',
    subscription: 'free',
    suspended: false,
    ...change,
    email,
    emailKey: searchKey(email),
    displayName,
    nameKey: searchKey(displayName),
    nameStarts: nameStarts(displayName),
    createdAt: Timestamp.fromMillis(change.createdAt ?? NOW - 86_400_000),
    lastSeenAt: Timestamp.fromMillis(change.lastSeenAt ?? NOW),
    proRequestedAt: proRequestedAt === null ? null : Timestamp.fromMillis(proRequestedAt),
    requestedPro: proRequestedAt !== null,
  };
}

/** Adds users to the directory, in batches. */
export async function putDirectory(world: TestWorld, people: Iterable<Listed>): Promise<void> {
  let batch = world.db.batch();
  let waiting = 0;
  for (const person of people) {
    batch.set(world.db.doc(documents.directoryEntry(person.uid).path), anEntry(person));
    waiting += 1;
    if (waiting < 500) continue;
    await batch.commit();
    batch = world.db.batch();
    waiting = 0;
  }
  await batch.commit();
}
