import { createHash, createHmac } from 'node:crypto';
import { nextEntry, type ConsentEntry, type ConsentEvent } from '@countin/domain/consent';
import { documents } from '@countin/domain/documents';
import { fanKey, fanSummary, scopeOf, type Signup } from '@countin/domain/fan';
import * as v from 'valibot';
import type { ExampleDocument } from './example-document.ts';
import { keyedHash } from './keyed-hash.ts';

/**
 * Fans of the signups with their consent ledgers, as the functions keep them with the same secret. Without a ledger that
 * is whole, no message is sent.
 */
export function ledgerDocuments(signups: readonly Signup[], secret: string): ExampleDocument[] {
  const fans = Map.groupBy(signups, ({ ownerId, contact }) => keyedHash(secret, fanKey(ownerId, contact)));
  return [...fans].flatMap(([fanId, ofFan]) => ledgerOf(fanId, ofFan, secret));
}

function ledgerOf(fanId: string, signups: readonly Signup[], secret: string): ExampleDocument[] {
  const hash = (text: string) => createHmac('sha256', secret).update(`consent\n${text}`).digest('hex');
  const entries: ConsentEntry[] = [];
  for (const event of signups.flatMap(eventsOf).sort((one, other) => one.at - other.at))
    entries.push(nextEntry({ fanId, entries, head: '' }, event, hash));
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
  const { channel, language, consent, confirmedAt, state } = signup;
  const about = { scope: scopeOf(signup), channel };
  const wording = {
    wordingVersion: consent.wordingVersion,
    language: consent.language,
    wordingHash: createHash('sha256').update(consent.wording).digest('hex'),
  };
  const events: ConsentEvent[] = [{ ...about, ...wording, action: 'given', method: 'form', at: consent.at }];
  if (confirmedAt !== null) events.push({ ...about, ...wording, action: 'confirmed', method: 'link', at: confirmedAt });
  if (state === 'stopped')
    events.push({
      ...about,
      ...{ wordingVersion: '', language, wordingHash: '' },
      action: 'withdrawn',
      method: 'receipt',
      at: confirmedAt ?? consent.at,
    });
  return events;
}
