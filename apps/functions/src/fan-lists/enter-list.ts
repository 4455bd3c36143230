import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { MOST_LIST_STATEMENTS, SAMPLE_PLACES, type FanList } from '@countin/domain/fan';
import type { Transaction } from '@google-cloud/firestore';
import { readQuotaStep } from '../platform/sending-quota/read-quota.ts';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument, updateDocument } from '../platform/write-document.ts';

/** An import of fans whose consent the artist states to be proven. */
export interface ProvenImport {
  /** Account that owns the artist. */
  readonly account: string;
  readonly artistId: string;
  /** Member who imports. */
  readonly by: string;
  readonly source: string;
}

/** What a batch of an import reserves on the list under review. */
export interface ListEntry {
  readonly list: string;
  /** So many fans of the batch are in the sample. */
  readonly places: number;
}

const NOTHING_SENT = { sent: 0, bounced: 0, complained: 0 };

/**
 * Enters a batch into the list of the account that is under review, or begins one. Accounts with a clean record of some
 * size, and those whose list an admin has approved, have none.
 *
 * @throws AppError `import/refused` where an admin has refused the account's list
 */
export async function enterList(services: Services, statement: ProvenImport, fans: number): Promise<ListEntry | null> {
  const { db } = services;
  const { account } = statement;
  await checkNotRefused(services, account);
  const step = await readQuotaStep(services, account);
  const isEstablished = step === 'established' || step === 'trusted';
  return db.runTransaction(async (transaction) => {
    const latest = await readLatest(services, transaction, account);
    if (latest?.state === 'refused') throw new AppError('import/refused');
    const list = listFor(latest, { account, isEstablished, now: services.now() });
    if (!list) return null;
    const places = Math.min(fans, SAMPLE_PLACES - list.places);
    setDocument(transaction, refTo(db, documents.fanList(list.id)), {
      ...withStatement(list, statement, services.now()),
      fans: list.fans + fans,
      places: list.places + places,
    });
    return { list: list.id, places };
  });
}

/** Gives back what a batch has reserved and not used. */
export async function leaveList(
  { db }: Pick<Services, 'db'>,
  { list }: ListEntry,
  unused: { readonly fans: number; readonly places: number },
): Promise<void> {
  if (unused.fans === 0 && unused.places === 0) return;
  const reference = refTo(db, documents.fanList(list));
  await db.runTransaction(async (transaction) => {
    const stored = readDocument(reference, await transaction.get(reference.ref));
    if (!stored) return;
    updateDocument(transaction, reference, {
      fans: Math.max(0, stored.fans - unused.fans),
      places: Math.max(0, stored.places - unused.places),
    });
  });
}

/** @throws AppError `import/refused` where an admin has refused the account's list */
export async function checkNotRefused(services: Pick<Services, 'db'>, account: string): Promise<void> {
  const latest = await readLatest(services, null, account);
  if (latest?.state === 'refused') throw new AppError('import/refused');
}

async function readLatest(
  { db }: Pick<Services, 'db'>,
  transaction: Transaction | null,
  account: string,
): Promise<FanList | null> {
  const latest = db
    .collection(documents.fanLists().path)
    .where('account', '==', account)
    .orderBy('number', 'desc')
    .limit(1);
  const found = await (transaction ? transaction.get(latest) : latest.get());
  return readDocument(documents.fanList, found.docs[0]);
}

/** The list that an import belongs to: the latest while it is open, else a new one. Null where none is reviewed. */
function listFor(
  latest: FanList | null,
  { account, isEstablished, now }: { readonly account: string; readonly isEstablished: boolean; readonly now: number },
): FanList | null {
  if (latest?.state === 'reviewing' || latest?.state === 'held') return latest;
  const isApproved = latest !== null && latest.decidedBy !== null;
  return isEstablished || isApproved ? null : newList(account, (latest?.number ?? 0) + 1, now);
}

function newList(account: string, number: number, now: number): FanList {
  return {
    // Of two imports at once, both mean the same list.
    id: `${account}_${number}`,
    account,
    number,
    state: 'reviewing',
    artists: [],
    statements: [],
    fans: 0,
    places: 0,
    results: NOTHING_SENT,
    createdAt: now,
    lookAt: now,
    decidedAt: null,
    decidedBy: null,
  };
}

function withStatement(list: FanList, { artistId, by, source }: ProvenImport, at: number): FanList {
  const isSame = (other: FanList['statements'][number]) =>
    other.artistId === artistId && other.by === by && other.source === source;
  const others = list.statements.filter((other) => !isSame(other));
  const statements = [{ artistId, by, source, at }, ...others].slice(0, MOST_LIST_STATEMENTS);
  return { ...list, artists: [...new Set([...list.artists, artistId])], statements };
}
