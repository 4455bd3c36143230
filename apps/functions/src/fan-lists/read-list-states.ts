import { documents, idPages, readValidDocument } from '@countin/domain/documents';
import type { Fan, FanListStates } from '@countin/domain/fan';
import type { Transaction } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';

/** Reads the states of the lists that fans are on, each list once. */
export async function readListStates(
  { db }: Pick<Services, 'db'>,
  transaction: Transaction,
  fans: readonly Pick<Fan, 'list'>[],
): Promise<FanListStates> {
  const ids = [...new Set(fans.flatMap(({ list }) => list ?? []))];
  const pages = idPages(ids).map((page) => page.map((id) => db.doc(documents.fanList(id).path)));
  const stored = (await Promise.all(pages.map((page) => transaction.getAll(...page)))).flat();
  return new Map(
    stored.flatMap((document) => {
      const list = readValidDocument(documents.fanList, document);
      return list ? [[list.id, list.state] as const] : [];
    }),
  );
}
