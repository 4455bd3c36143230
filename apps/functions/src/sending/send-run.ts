import { documents, readDocument } from '@countin/domain/documents';
import { keyedHash } from '@countin/server-hash';
import { newId, type Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';

/** How long a run keeps a send without renewing that, milliseconds. Shorter than a message's lease. */
const HOLD_MS = 45_000;
const RENEW_MS = 15_000;
/** Lifetime of a killed run's document, milliseconds. Longer than a hold, as the clocks of two servers may differ. */
const EXPIRES_MS = 24 * 3_600_000;

/** A send that this run works on. Two runs of one send would tell no fan twice, but read everything twice. */
export interface SendRun {
  /** Renews the hold where that is due. @returns whether the send is still this run's */
  renew(): Promise<boolean>;
  /** Leaves nothing stored. */
  end(): Promise<void>;
}

/** Begins to work on a send; null where another run does. */
export async function holdSend(services: Services, name: string): Promise<SendRun | null> {
  const { db, now, signupSecret } = services;
  const reference = refTo(db, documents.sendRun(keyedHash(signupSecret, `send\n${name}`)));
  const holder = newId(services);
  let renewAt = 0;
  const hold = (until: number) =>
    db.runTransaction(async (transaction) => {
      const held = readDocument(reference, await transaction.get(reference.ref));
      if (held && held.holder !== holder && held.until > now()) return false;
      setDocument(transaction, reference, { holder, until, expiresAt: now() + EXPIRES_MS });
      return true;
    });
  const renew = async () => {
    if (now() < renewAt) return true;
    renewAt = now() + RENEW_MS;
    return hold(now() + HOLD_MS);
  };
  const end = () =>
    db.runTransaction(async (transaction) => {
      const held = readDocument(reference, await transaction.get(reference.ref));
      // Another run has it where this one did not renew in time.
      if (held?.holder === holder) transaction.delete(reference.ref);
    });
  return (await renew()) ? { renew, end } : null;
}
