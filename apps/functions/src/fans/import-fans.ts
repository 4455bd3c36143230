import type { CallableOutput } from '@countin/domain/callables';
import { documents, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Fan, ImportOutcome } from '@countin/domain/fan';
import { fanIdOf } from '@countin/server-hash';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Contact } from '../platform/contact.ts';
import { checkNotRefused, enterList, leaveList } from '../fan-lists/enter-list.ts';
import { requireSender } from '../platform/permissions/obstacle-to-sending.ts';
import { readSendingQuotas, type Sender } from '../platform/sending-quota/read-quota.ts';
import { giveBack, takeAsLeft } from '../platform/sending-quota/take-quota.ts';
import type { Services } from '../platform/services.ts';
import { readContact } from '../signups/contact.ts';
import { suppressedAmong } from '../suppression/suppression-list.ts';
import { importFan, isImported, outcomeOf } from './import-fan.ts';

type Input = ParsedInput<'importFans'>;
type Row = Input['rows'][number];

/** Rows that are written at the same time. */
const WORKERS = 10;

/**
 * Imports a batch of fans as followers of an artist, or says what would become of each row. Repeating a batch changes
 * nothing. Fans confirm by mail, unless the artist states that they have before.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `profile/on-hold`, `signup/closed`, `import/refused`
 */
export async function importFans(services: Services, uid: string, input: Input): Promise<CallableOutput<'importFans'>> {
  const { db } = services;
  const { artistId, rows, dryRun } = input;
  const artist = { kind: 'artist', profileId: artistId } as const;
  const { owner } = await requireSender({ db }, uid, artist, 'fans.edit', 'import');
  if (input.proven) await checkNotRefused(services, owner);
  const contacts = rows.map(contactOf);
  const suppressed = await suppressedAmong(
    services,
    db,
    { ownerId: artistId, ownerKind: 'artist' },
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
  if (!dryRun) await writeRows(services, { uid, owner }, input, contacts, outcomes);
  return { outcomes };
}

/** Writes the rows that the quotas of the accounts have room for, and corrects the outcomes of all. */
async function writeRows(
  services: Services,
  sender: Sender,
  input: Input,
  contacts: readonly (Contact | null)[],
  outcomes: ImportOutcome[],
): Promise<void> {
  const wanted = outcomes.flatMap((outcome, at) => (isImported(outcome) ? [at] : []));
  if (wanted.length === 0) return;
  const kinds = input.proven ? (['imports'] as const) : (['imports', 'confirmations'] as const);
  const quotas = await readSendingQuotas(services, sender);
  const taken = await takeAsLeft(services, quotas, kinds, wanted.length);
  for (const at of wanted.slice(taken)) outcomes[at] = 'limited';
  const statement = { account: sender.owner, artistId: input.artistId, by: sender.uid, source: input.source };
  const entry = input.proven && taken > 0 ? await enterList(services, statement, taken) : null;
  const written = { fans: 0, places: 0 };
  const waiting = wanted.slice(0, taken).entries();
  const worker = async () => {
    for (const [nth, at] of waiting) {
      const [row, contact] = [input.rows[at], contacts[at]];
      if (!row || !contact) continue;
      const inSample = entry !== null && nth < entry.places;
      const outcome = await importFan(
        services,
        sender.uid,
        input,
        row,
        contact,
        entry ? { list: entry.list, inSample } : undefined,
      );
      outcomes[at] = outcome;
      if (!isImported(outcome)) continue;
      written.fans += 1;
      if (inSample) written.places += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: WORKERS }, worker));
  } finally {
    await giveBack(services, quotas, kinds, taken - written.fans);
    if (entry) await leaveList(services, entry, { fans: taken - written.fans, places: entry.places - written.places });
  }
}

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
