import type { CallableOutput } from '@countin/domain/callables';
import { consentStatus, type ConsentEvent } from '@countin/domain/consent';
import { documents, readDocument, readField, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { IMPORT_WORDING_VERSION, type Fan, type ImportOutcome } from '@countin/domain/fan';
import { fanIdOf } from '../consent/fan-id.ts';
import { wordingOf } from '../consent/signup-events.ts';
import { appendConsents, readLedger } from '../consent/stored-ledger.ts';
import { queuedMessage } from '../messages/message.ts';
import { followIdOf } from '../messages/signup-record.ts';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Contact } from '../platform/contact.ts';
import { confirmMessageId } from '../platform/message-ids.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { newsOfArtist } from '../signups/follows/artist-releases.ts';
import { planFollow } from '../signups/follows/plan-follow.ts';
import { readContact } from '../signups/contact.ts';
import { suppressedAmong } from '../suppression/suppression-list.ts';

type Input = ParsedInput<'importFans'>;
type Row = Input['rows'][number];

/** Rows that are written at the same time. */
const WORKERS = 10;

/**
 * Imports a batch of fans as followers of an artist, or says what would become of each row. Repeating a batch changes
 * nothing. Fans confirm by mail, unless the artist states that they have before.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `signup/closed`
 */
export async function importFans(services: Services, uid: string, input: Input): Promise<CallableOutput<'importFans'>> {
  const { db } = services;
  const { artistId, rows, dryRun } = input;
  const { profile } = await requirePermission({ db }, uid, { kind: 'artist', profileId: artistId }, 'fans.edit');
  if (readField(documents.artistProfile, profile, 'archivedAt') !== undefined) throw new AppError('signup/closed');
  const contacts = rows.map(contactOf);
  const suppressed = await suppressedAmong(
    services,
    db,
    contacts.flatMap((contact) => contact?.contact ?? []),
  );
  const fans = await readFans(services, artistId, contacts);
  const seen = new Set<string>();
  const outcomes = contacts.map((contact): ImportOutcome => {
    if (!contact) return 'invalid';
    if (seen.has(contact.contact)) return 'duplicate';
    seen.add(contact.contact);
    if (suppressed.has(contact.contact)) return 'suppressed';
    return outcomeOf(fans.get(contact.contact) ?? null, contact, input);
  });
  if (!dryRun) {
    const waiting = outcomes.entries();
    const worker = async () => {
      for (const [at, outcome] of waiting) {
        const [row, contact] = [rows[at], contacts[at]];
        if (row && contact && isImported(outcome)) outcomes[at] = await importFan(services, input, row, contact);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));
  }
  return { outcomes };
}

const isImported = (outcome: ImportOutcome) => outcome === 'new' || outcome === 'proven';

function contactOf({ contact, country }: Row): Contact | null {
  try {
    return readContact(contact, country);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function readFans(
  { db, signupSecret }: Services,
  artistId: string,
  contacts: readonly (Contact | null)[],
): Promise<ReadonlyMap<string, Fan>> {
  const ids = [...new Set(contacts.flatMap((contact) => (contact ? fanIdOf(signupSecret, artistId, contact) : [])))];
  if (ids.length === 0) return new Map();
  const stored = await db.getAll(...ids.map((id) => db.doc(documents.fan(artistId, id).path)));
  return new Map(
    stored.flatMap((document) => {
      const fan = readValidDocument(documents.fan, document);
      return fan ? [[fan.contact, fan] as const] : [];
    }),
  );
}

/** A text message costs money and its number may be another person's: numbers need a proof. */
function outcomeOf(fan: Fan | null, { channel }: Contact, { artistId, proven }: Input): ImportOutcome {
  const status = fan ? consentStatus(fan.ledger, { scope: { kind: 'artist', id: artistId }, channel }) : 'none';
  if (status === 'confirmed') return 'known';
  if (status === 'withdrawn' || fan?.state === 'stopped') return 'withdrawn';
  if (proven) return 'proven';
  if (status === 'unconfirmed') return 'waiting';
  return channel === 'phone' ? 'phone' : 'new';
}

async function importFan(services: Services, input: Input, row: Row, contact: Contact): Promise<ImportOutcome> {
  const { db, signupSecret } = services;
  const { artistId, source } = input;
  return db.runTransaction(async (transaction) => {
    const now = services.now();
    const ledger = await readLedger(services, transaction, { artistId, ...contact });
    const signupId = followIdOf(signupSecret, artistId, contact);
    const reference = refTo(db, documents.signupRecord(artistId, signupId));
    const before = readDocument(reference, await transaction.get(reference.ref));
    const news = input.proven ? await newsOfArtist(services, transaction, artistId) : [];
    const suppressed = await suppressedAmong(services, transaction, [contact.contact]);
    if (suppressed.size > 0) return 'suppressed';
    const outcome = before?.state === 'stopped' ? 'withdrawn' : outcomeOf(ledger.fan, contact, input);
    if (!isImported(outcome)) return outcome;
    // A signup from before the ledger: the migration enters it.
    if (before && !input.proven) return 'waiting';

    const isProven = outcome === 'proven';
    const language = row.language ?? input.language;
    const consent = { wordingVersion: IMPORT_WORDING_VERSION, language, wording: source, at: now };
    const answers = { name: row.name, language, zone: null, service: null, country: row.country, consent };
    const scope = { kind: 'artist', id: artistId } as const;
    const said = { scope, channel: contact.channel, method: 'import', ...wordingOf(consent), at: now } as const;
    const events: ConsentEvent[] = [{ ...said, action: 'given' }];
    if (isProven) events.push({ ...said, action: 'confirmed' });
    appendConsents(services, transaction, ledger, { before, events, answers, replacesAnswers: false });
    const confirmMails = isProven ? (before?.confirmMails ?? { count: 0, lastAt: null }) : { count: 1, lastAt: now };
    setDocument(transaction, reference, {
      id: signupId,
      artistId,
      scope: 'artist',
      productId: null,
      productTitle: '',
      ...contact,
      ...answers,
      state: isProven ? 'confirmed' : 'asked',
      createdAt: before?.createdAt ?? now,
      confirmedAt: isProven ? now : null,
      stoppedAt: null,
      dueAt: isProven ? planFollow(news, { zone: null, since: now }, now).next : null,
      sentAt: before?.sentAt ?? null,
      confirmMails,
    });
    if (isProven) return outcome;
    const about = { id: signupId, artistId, productId: null };
    const message = queuedMessage(confirmMessageId(signupId, now, 1), 'confirm', about, now);
    setDocument(transaction, refTo(db, documents.signupAsk(message.id)), {
      id: message.id,
      artistId,
      signupId,
      ...answers,
      replaces: null,
      createdAt: now,
    });
    setDocument(transaction, refTo(db, documents.outboxMessage(message.id)), message);
    return outcome;
  });
}
