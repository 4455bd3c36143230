import { nextEntry, type ConsentEntry, type ConsentEvent } from '@countin/domain/consent';
import { documents } from '@countin/domain/documents';
import { fanSummary, scopeOf, type Signup } from '@countin/domain/fan';
import { confirmationOf, fanIdOf, ledgerHash, withoutWording, wordingOf } from '@countin/server-hash';
import * as v from 'valibot';
import type { ExampleDocument } from './example-document.ts';

/**
 * Fans of the signups with their consent ledgers, as the functions keep them with the same secret. Without a ledger that
 * is whole, no message is sent.
 */
export function ledgerDocuments(signups: readonly Signup[], secret: string): ExampleDocument[] {
  const fans = Map.groupBy(signups, (signup) => fanIdOf(secret, signup.ownerId, signup));
  return [...fans].flatMap(([fanId, ofFan]) => ledgerOf(fanId, ofFan, secret));
}

function ledgerOf(fanId: string, signups: readonly Signup[], secret: string): ExampleDocument[] {
  const entries: ConsentEntry[] = [];
  for (const event of signups.flatMap(eventsOf).sort((one, other) => one.at - other.at))
    entries.push(nextEntry({ fanId, entries, head: '' }, event, ledgerHash(secret)));
  const [{ ownerId, ownerKind, channel, contact, name, language, zone, country, service }] = signups as [Signup];
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return [];
  const fan = documents.ownedFan(ownerKind, ownerId, fanId);
  const head = documents.consentHead(fanId);
  return [
    {
      path: fan.path,
      data: v.parse(fan.schema, {
        id: fanId,
        ...{ ownerId, ownerKind, channel, contact, name, language, zone, country, service },
        ...fanSummary({ contact, name }, entries),
        ...{ list: null, inSample: false, suppressed: false },
        ...{ recentCampaigns: [], cappedUntil: 0, tickedLabels: [] },
        createdAt: first.at,
        ledger: entries,
      }),
    },
    {
      path: head.path,
      data: v.parse(head.schema, { ownerId, entries: entries.length, hash: last.hash, at: last.at }),
    },
  ];
}

/** What the fan has done: asked in the form, confirmed by the link, and unsubscribed. */
function eventsOf(signup: Signup): ConsentEvent[] {
  const { channel, consent, confirmedAt, state } = signup;
  const about = { scope: scopeOf(signup), channel };
  const events: ConsentEvent[] = [{ ...about, ...wordingOf(consent), action: 'given', method: 'form', at: consent.at }];
  if (confirmedAt !== null) events.push(confirmationOf(signup, confirmedAt));
  if (state === 'stopped')
    events.push({
      ...about,
      ...withoutWording(signup),
      action: 'withdrawn',
      method: 'receipt',
      at: confirmedAt ?? consent.at,
    });
  return events;
}
