import type { CallableOutput } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import type { FanList } from '@countin/domain/fan';
import type { Person } from '../platform/callable/guards.ts';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { readOrLog } from '../platform/read-or-log.ts';
import type { Services } from '../platform/services.ts';

/** Lists of one answer. Those that an admin decides make room for others. */
const MOST = 100;

/** Lists in one state, the oldest first, with what an admin decides by. */
export async function listFanLists(
  services: Services,
  _admin: Person,
  { state }: ParsedInput<'listFanLists'>,
): Promise<CallableOutput<'listFanLists'>> {
  const { db, log } = services;
  const found = await db
    .collection(documents.fanLists().path)
    .where('state', '==', state)
    .orderBy('createdAt')
    .limit(MOST)
    .get();
  const lists = found.docs.flatMap((stored) => readOrLog(documents.fanList, stored, log) ?? []);
  return { lists: await Promise.all(lists.map((list) => withNames(services, list))) };
}

async function withNames({ db, identity }: Services, list: FanList) {
  const { account, artists, statements } = list;
  const [entry, ...profiles] = await db.getAll(
    db.doc(documents.directoryEntry(account).path),
    ...artists.map((id) => db.doc(documents.artistProfile(id).path)),
  );
  const names = new Map(
    profiles.map((profile) => [profile.id, readField(documents.artistProfile, profile, 'name') ?? '']),
  );
  const field = (name: 'displayName' | 'email') => readField(documents.directoryEntry, entry, name);
  const since = (await identity.account(account))?.createdAt ?? null;
  return {
    ...list,
    statements: statements.map((each) => ({ ...each, artistName: names.get(each.artistId) ?? '' })),
    accountName: field('displayName') || field('email') || '',
    accountSince: since,
  };
}
