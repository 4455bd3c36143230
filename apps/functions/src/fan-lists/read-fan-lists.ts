import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument } from '@countin/domain/documents';
import type { FanList } from '@countin/domain/fan';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';

/** Lists that one artist has fans on: of its owner, and of earlier ones. */
const MOST = 10;

/**
 * Lists with fans of an artist that are not released, with how many of these wait.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function readFanLists(
  { db }: Pick<Services, 'db'>,
  uid: string,
  { artistId }: ParsedInput<'readFanLists'>,
): Promise<CallableOutput<'readFanLists'>> {
  await requirePermission({ db }, uid, { kind: 'artist', profileId: artistId }, 'fans.read');
  const lists = await listsOfArtist({ db }, artistId);
  return {
    lists: await Promise.all(
      lists.map(async ({ id, state, results }) => {
        const fans = db.collection(documents.fans(artistId).path).where('list', '==', id);
        const others = state === 'reviewing' ? fans.where('inSample', '==', false) : fans;
        const [all, waiting] = await Promise.all([fans.count().get(), others.count().get()]);
        return { id, state, fans: all.data().count, waiting: waiting.data().count, results };
      }),
    ),
  };
}

/** Lists with fans of an artist that are not released. */
export async function listsOfArtist({ db }: Pick<Services, 'db'>, artistId: string): Promise<FanList[]> {
  const found = await db
    .collection(documents.fanLists().path)
    .where('artists', 'array-contains', artistId)
    .where('state', 'in', ['reviewing', 'held', 'refused'])
    .limit(MOST)
    .get();
  return found.docs.flatMap((stored) => readDocument(documents.fanList, stored) ?? []);
}
