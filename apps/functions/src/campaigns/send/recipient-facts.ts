import type { Campaign } from '@countin/domain/campaigns';
import { documents, readDocument, readValidDocument } from '@countin/domain/documents';
import { waitsForReview, type Fan, type Signup } from '@countin/domain/fan';
import type { Transaction } from '@google-cloud/firestore';
import { headsOfMany } from '../../consent/heads-of-many.ts';
import { readListStates } from '../../fan-lists/read-list-states.ts';
import type { Services } from '../../platform/services.ts';
import { suppressedAmong } from '../../suppression/suppression-list.ts';
import { campaignMessageId } from '../../platform/message-ids.ts';
import { agreesTo, signupsOf, type RecipientFacts } from './decide-recipient.ts';

/** Deciding facts about the fans of a page, by a fan's id. Those who have the message already are missing. */
export type FactsOfFans = ReadonlyMap<string, RecipientFacts>;

/**
 * Reads what decides about fans. The signup that holds the consent takes one read each. Ledger ends and suppressions
 * are read for 30 fans at a time, lists under review once.
 *
 * @param careful read also whether the message exists already
 */
export async function readRecipients(
  services: Services,
  transaction: Transaction,
  campaign: Campaign,
  fans: readonly Fan[],
  careful: boolean,
): Promise<FactsOfFans> {
  if (fans.length === 0) return new Map();
  const { db, signupSecret } = services;
  // The summary tells which consent a fan has; the other one is read of fans with both only.
  const wanted = fans.map((fan) => ({
    fan,
    signupIds: signupsOf(signupSecret, campaign, fan)
      .filter(({ scope }) => agreesTo(fan, scope))
      .map(({ signupId }) => signupId),
  }));
  const pathOf = (id: string) => documents.ownedSignup(campaign.ownerKind, campaign.ownerId, id).path;
  const paths = wanted.flatMap(({ fan, signupIds }) => [
    ...signupIds.map(pathOf),
    ...(careful ? [documents.outboxMessage(campaignMessageId(campaign.id, fan.id)).path] : []),
  ]);
  const [stored, heads, suppressed, lists] = await Promise.all([
    paths.length > 0 ? transaction.getAll(...paths.map((path) => db.doc(path))) : [],
    headsOfMany(
      services,
      transaction,
      fans.map(({ id: fanId, ledger: entries }) => ({ fanId, entries })),
    ),
    suppressedAmong(
      services,
      transaction,
      campaign,
      fans.map(({ contact }) => contact),
    ),
    readListStates(services, transaction, fans),
  ]);
  const found = new Map(stored.map((document) => [document.ref.path, document]));
  const facts = new Map<string, RecipientFacts>();
  for (const { fan, signupIds } of wanted) {
    if (found.get(documents.outboxMessage(campaignMessageId(campaign.id, fan.id)).path)?.exists === true) continue;
    const head = heads.get(fan.id) ?? '';
    const signups = signupIds.flatMap((id): [string, Signup][] => {
      const signup = readValidDocument(documents.ownedSignup, found.get(pathOf(id)));
      return signup ? [[id, signup]] : [];
    });
    const isInReview = waitsForReview(fan, lists);
    facts.set(fan.id, { fan, head, signups: new Map(signups), isInReview, isSuppressed: suppressed.has(fan.contact) });
  }
  return facts;
}

/** Reads what decides about one fan; null once the fan is erased. */
export async function readRecipient(
  services: Services,
  transaction: Transaction,
  campaign: Campaign,
  fanId: string,
): Promise<RecipientFacts | null> {
  const stored = await transaction.get(
    services.db.doc(documents.ownedFan(campaign.ownerKind, campaign.ownerId, fanId).path),
  );
  const fan = readDocument(documents.ownedFan, stored);
  if (!fan) return null;
  return (await readRecipients(services, transaction, campaign, [fan], false)).get(fanId) ?? null;
}
