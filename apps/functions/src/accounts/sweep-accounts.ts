import { documents, readDocument, type DocumentOf } from '@countin/domain/documents';
import type { ProviderAccount } from '../platform/identity/identity.ts';
import type { Services } from '../platform/services.ts';
import { noteCredentials } from '../platform/session/credentials.ts';
import { listPerson } from '../platform/session/directory-entry.ts';
import { refTo, setDocument } from '../platform/write-document.ts';

/** Accounts that are worked on at the same time. */
const WORKERS = 10;
/** The provider's clock and ours may differ by so much. */
const SLACK_MS = 120_000;

/** One way through all accounts, which may take several runs. */
type Round = DocumentOf<typeof documents.accountSweep> & { readonly began: number };

/**
 * Goes through the identity provider's accounts. Lists those that no function has seen yet, and notes changes of
 * password and address that no call has reported. Only accounts that have changed since the last round cost reads.
 *
 * @param deadline milliseconds since 1970
 */
export async function runAccountSweep(services: Services, deadline: number): Promise<void> {
  const { db, identity, now, log } = services;
  const sweep = refTo(db, documents.accountSweep());
  let round = resumeRound(readDocument(sweep, await sweep.ref.get()), now());
  do {
    const page = await identity.accounts(round.page).catch(async (error: unknown) => {
      // A cursor of the list expires: the next run begins anew.
      if (round.page !== null) await setDocument(db, sweep, { ...round, page: null });
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
    await setDocument(db, sweep, round);
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

/** A round that has ended, or none, begins anew. */
function resumeRound(stored: DocumentOf<typeof documents.accountSweep> | null, now: number): Round {
  const { page = null, began = null, since = null, failed = false } = stored ?? {};
  return { page, began: page === null ? now : (began ?? now), since, failed };
}
