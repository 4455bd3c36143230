import { paths } from '@countin/domain/documents';
import { Timestamp, type DocumentSnapshot } from '@google-cloud/firestore';
import type { ProviderAccount } from '../platform/identity/identity.ts';
import type { Services } from '../platform/services.ts';
import { noteCredentials } from '../platform/session/credentials.ts';
import { listPerson, stampOf } from '../platform/session/directory-entry.ts';

/** Accounts that are worked on at the same time. */
const WORKERS = 10;
/** The provider's clock and ours may differ by so much. */
const SLACK_MS = 120_000;

/** One way through all accounts, which may take several runs. */
interface Round {
  /** Where it goes on; null at its beginning. */
  readonly page: string | null;
  readonly began: number;
  /** Changes from before this were seen by the round before; null for the first one, which looks at all. */
  readonly since: number | null;
  /** Something was left undone: the next round looks at the same time again. */
  readonly failed: boolean;
}

/**
 * Goes through the identity provider's accounts: lists those that no function of ours has met, and notes changes of
 * password and address that no call has told us of. Only accounts that have changed since the last round cost reads.
 *
 * @param deadline milliseconds since 1970
 */
export async function runAccountSweep(services: Services, deadline: number): Promise<void> {
  const { db, identity, now, log } = services;
  const reference = db.doc(paths.accountSweep);
  let round = readRound(await reference.get(), now());
  do {
    const page = await identity.accounts(round.page).catch(async (error: unknown) => {
      // A place in the list does not stay good for ever: the next run begins anew.
      if (round.page !== null) await reference.set(stored({ ...round, page: null }));
      throw error;
    });
    const { since } = round;
    const changed = page.accounts.filter(
      ({ createdAt, validAfter }) => since === null || Math.max(createdAt, validAfter * 1000) >= since - SLACK_MS,
    );
    const failed = await catchUp(services, changed, log);
    round = { ...round, page: page.next, failed: round.failed || failed };
    if (round.page === null)
      round = { page: null, began: now(), since: round.failed ? since : round.began, failed: false };
    await reference.set(stored(round));
  } while (round.page !== null && now() < deadline);
}

/** Whether any of them failed; one does not keep the others waiting. */
async function catchUp(
  services: Services,
  accounts: readonly ProviderAccount[],
  log: Services['log'],
): Promise<boolean> {
  let failed = false;
  const waiting = accounts.values();
  const worker = async () => {
    for (const account of waiting) {
      try {
        await listPerson(services, account);
        await noteCredentials(services, account);
      } catch (error) {
        failed = true;
        log('An account waits for the next round.', error);
      }
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return failed;
}

function readRound(document: DocumentSnapshot, now: number): Round {
  const page: unknown = document.get('page');
  return {
    page: typeof page === 'string' ? page : null,
    began: typeof page === 'string' ? (stampOf(document, 'began')?.toMillis() ?? now) : now,
    since: stampOf(document, 'since')?.toMillis() ?? null,
    failed: document.get('failed') === true,
  };
}

function stored({ page, began, since, failed }: Round) {
  return {
    page,
    began: Timestamp.fromMillis(began),
    since: since === null ? null : Timestamp.fromMillis(since),
    failed,
  };
}
