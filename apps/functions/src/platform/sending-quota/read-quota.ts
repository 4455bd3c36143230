import { planHas } from '@countin/domain/account';
import { documents, idPages, readField } from '@countin/domain/documents';
import {
  quotaStepOf,
  SENDING_QUOTAS,
  type QuotaStep,
  type SendingQuota,
  type SendingRecord,
} from '@countin/domain/sending';
import type { Query } from '@google-cloud/firestore';
import type { Services } from '../services.ts';

/** Who sends: the caller, for a profile of an owner. They may be one and the same. */
export interface Sender {
  readonly uid: string;
  readonly owner: string;
}

/**
 * Daily quota of each account that a sending is counted for. A member may send as much as the owner: what an account does
 * for several owners is counted together.
 */
export async function readSendingQuotas(
  services: Services,
  { uid, owner }: Sender,
): Promise<ReadonlyMap<string, SendingQuota>> {
  const quotaOf = async (account: string) => SENDING_QUOTAS[await readQuotaStep(services, account)];
  const [own, owners] = await Promise.all([uid === owner ? null : quotaOf(uid), quotaOf(owner)]);
  return new Map([...(own ? [[uid, larger(own, owners)] as const] : []), [owner, owners] as const]);
}

function larger(one: SendingQuota, other: SendingQuota): SendingQuota {
  return one.recipients > other.recipients ? one : other;
}

/** Step of an account, by its age, subscription and the results of its messages. */
export async function readQuotaStep(services: Services, uid: string): Promise<QuotaStep> {
  const { db, identity, now } = services;
  const [account, user] = await Promise.all([identity.account(uid), db.doc(documents.user(uid).path).get()]);
  const age = {
    ageMs: account ? now() - account.createdAt : 0,
    isPro: planHas(readField(documents.user, user, 'subscription') ?? 'free', 'sending'),
  };
  const unknown = { sent: 0, bounced: 0, complained: 0 };
  // An account of the first step does not grow by what it sent, so nothing is counted.
  if (quotaStepOf({ ...age, ...unknown }) === 'new') return 'new';
  return quotaStepOf({ ...age, ...(await countResults(services, uid)) });
}

/** Counts what became of the messages of all artists and labels of an owner. The database counts. */
async function countResults(
  { db }: Services,
  owner: string,
): Promise<Pick<SendingRecord, 'sent' | 'bounced' | 'complained'>> {
  const owned = await Promise.all(
    [documents.artistProfiles(), documents.labelProfiles()].map(({ path }) =>
      db.collection(path).where('createdBy', '==', owner).select().get(),
    ),
  );
  const pages = idPages(owned.flatMap(({ docs }) => docs.map(({ id }) => id)));
  const count = async (narrowed: (messages: Query) => Query) => {
    const counts = pages.map(async (ids) => {
      const messages = db.collection(documents.outbox().path).where('ownerId', 'in', ids);
      return (await narrowed(messages).count().get()).data().count;
    });
    return (await Promise.all(counts)).reduce((sum, each) => sum + each, 0);
  };
  const [sent, bounced, complained] = await Promise.all([
    count((messages) => messages.where('state', '==', 'sent')),
    count((messages) => messages.where('bounced', '==', true)),
    count((messages) => messages.where('complainedAt', '>', new Date(0))),
  ]);
  return { sent, bounced, complained };
}
