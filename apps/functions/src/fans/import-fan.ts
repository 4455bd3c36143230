import { consentStatus, type ConsentEvent } from '@countin/domain/consent';
import { documents, readDocument } from '@countin/domain/documents';
import { IMPORT_WORDING_VERSION, type Fan, type ImportOutcome } from '@countin/domain/fan';
import { wordingOf } from '@countin/server-hash';
import type { Transaction } from '@google-cloud/firestore';
import { appendConsents, readLedger } from '../consent/stored-ledger.ts';
import { queuedMessage } from '../messages/message.ts';
import { followIdOf } from '../messages/signup-record.ts';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Contact } from '../platform/contact.ts';
import { confirmMessageId } from '../platform/message-ids.ts';
import { countRequest, mayRequestConfirmation } from '../platform/sending-quota/recipient-quota.ts';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { newsOfArtist } from '../signups/follows/artist-releases.ts';
import { planFollow } from '../signups/follows/plan-follow.ts';
import { suppressedAmong } from '../suppression/suppression-list.ts';

type Input = ParsedInput<'importFans'>;
type Row = Input['rows'][number];
type Imported = 'new' | 'proven';

/** Whether such a row is written: as a fan who confirms by mail, or as one who has confirmed. */
export const isImported = (outcome: ImportOutcome): outcome is Imported => outcome === 'new' || outcome === 'proven';

/** A text message costs money and its number may be another person's. Only a confirmation to us permits texts. */
export function outcomeOf(fan: Fan | null, { channel }: Contact, { artistId, proven }: Input): ImportOutcome {
  const status = fan ? consentStatus(fan.ledger, { scope: { kind: 'artist', id: artistId }, channel }) : 'none';
  if (status === 'confirmed') return 'known';
  if (status === 'withdrawn' || fan?.state === 'stopped') return 'withdrawn';
  if (channel === 'phone') return 'phone';
  if (proven) return 'proven';
  return status === 'unconfirmed' ? 'waiting' : 'new';
}

/**
 * Imports one fan, by what is stored at this moment: the dry run may be a while ago.
 *
 * @param list list under review that the fan is entered into
 */
export async function importFan(
  services: Services,
  uid: string,
  input: Input,
  row: Row,
  contact: Contact,
  list?: Pick<Fan, 'list' | 'inSample'>,
): Promise<ImportOutcome> {
  return services.db.runTransaction(async (transaction) => {
    const stored = await readStored(services, transaction, input, contact);
    const outcome = outcomeNow(stored, contact, input);
    if (!isImported(outcome)) return outcome;
    const imported = importedSignup(row, input, services.now());
    writeConsent(services, transaction, stored, imported, outcome, list);
    writeSignup(transaction, stored, imported, outcome);
    if (outcome === 'new') askByMail(services, transaction, uid, stored, imported);
    return outcome;
  });
}

type Stored = Awaited<ReturnType<typeof readStored>>;
type ImportedSignup = ReturnType<typeof importedSignup>;

/** All that an import reads: a transaction reads before it writes. */
async function readStored(services: Services, transaction: Transaction, { artistId, proven }: Input, contact: Contact) {
  const ledger = await readLedger(services, transaction, { ownerId: artistId, ownerKind: 'artist', ...contact });
  const signupId = followIdOf(services.signupSecret, artistId, contact);
  const reference = refTo(services.db, documents.signupRecord(artistId, signupId));
  const before = readDocument(reference, await transaction.get(reference.ref));
  const news = proven ? await newsOfArtist(services, transaction, artistId) : [];
  const suppressed = await suppressedAmong(services, transaction, { ownerId: artistId, ownerKind: 'artist' }, [
    contact.contact,
  ]);
  const isFree = proven || (await mayRequestConfirmation(services, transaction, contact));
  return { ledger, signupId, reference, before, news, isSuppressed: suppressed.size > 0, isFree };
}

function outcomeNow({ ledger, before, isSuppressed, isFree }: Stored, contact: Contact, input: Input): ImportOutcome {
  if (isSuppressed) return 'suppressed';
  if (before?.state === 'stopped') return 'withdrawn';
  const outcome = outcomeOf(ledger.fan, contact, input);
  return outcome === 'new' && !isFree ? 'limited' : outcome;
}

/** Content of the row, as a signup's answers. */
function importedSignup({ name, country, ...row }: Row, input: Input, now: number) {
  const language = row.language ?? input.language;
  const consent = { wordingVersion: IMPORT_WORDING_VERSION, language, wording: input.source, at: now };
  return { name, language, zone: null, service: null, country, consent };
}

function writeConsent(
  services: Services,
  transaction: Transaction,
  { ledger }: Stored,
  imported: ImportedSignup,
  outcome: Imported,
  list: Pick<Fan, 'list' | 'inSample'> | undefined,
): void {
  const { ownerId, channel } = ledger.person;
  const scope = { kind: 'artist', id: ownerId } as const;
  const said = { scope, channel, method: 'import', ...wordingOf(imported.consent), at: imported.consent.at } as const;
  const events: ConsentEvent[] = [{ ...said, action: 'given' }];
  if (outcome === 'proven') events.push({ ...said, action: 'confirmed' });
  // Who has confirmed something here has an address that works.
  const entered = ledger.fan?.state === 'confirmed' ? undefined : list;
  const added = { events, answers: imported, list: entered, replacesAnswers: false };
  appendConsents(services, transaction, ledger, added);
}

function writeSignup(
  transaction: Transaction,
  { ledger, signupId, reference, before, news }: Stored,
  imported: ImportedSignup,
  outcome: Imported,
): void {
  const now = imported.consent.at;
  const common = {
    id: signupId,
    scope: 'artist',
    productId: null,
    releaseTitle: '',
    ...ledger.person,
    ...imported,
    createdAt: before?.createdAt ?? now,
    stoppedAt: null,
    heldUntil: null,
    sentAt: before?.sentAt ?? null,
  } as const;
  if (outcome === 'proven')
    setDocument(transaction, reference, {
      ...common,
      state: 'confirmed',
      confirmedAt: now,
      dueAt: planFollow(news, { zone: null, since: now }, now).next,
      confirmMails: before?.confirmMails ?? { count: 0, lastAt: null },
    });
  else
    setDocument(transaction, reference, {
      ...common,
      state: 'unconfirmed',
      confirmedAt: null,
      dueAt: null,
      confirmMails: { count: 1, lastAt: now },
    });
}

function askByMail(
  services: Services,
  transaction: Transaction,
  importedBy: string,
  { ledger, signupId }: Stored,
  imported: ImportedSignup,
): void {
  const { db } = services;
  const { ownerId, ownerKind } = ledger.person;
  const now = imported.consent.at;
  const about = { id: signupId, ...ledger.person, productId: null };
  const message = queuedMessage(confirmMessageId(signupId, now, 1), 'confirm', about, now);
  setDocument(transaction, refTo(db, documents.signupRequest(message.id)), {
    id: message.id,
    ownerId,
    ownerKind,
    signupId,
    ...imported,
    follow: null,
    label: null,
    replaces: null,
    importedBy,
    createdAt: now,
  });
  setDocument(transaction, refTo(db, documents.outboxMessage(message.id)), message);
  countRequest(services, transaction, ledger.person);
}
