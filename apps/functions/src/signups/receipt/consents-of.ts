import type { CallableOutput } from '@countin/domain/callables';
import { consentStatus, type ConsentEntry, type ConsentScope } from '@countin/domain/consent';
import { documents, readField, readValidDocument, type SignupRecord } from '@countin/domain/documents';
import type { Fan, FanOwner } from '@countin/domain/fan';
import { fanIdOf } from '@countin/server-hash';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { Contact } from '../../platform/contact.ts';
import type { Services } from '../../platform/services.ts';

type ConsentServices = Pick<Services, 'db' | 'signupSecret'>;
type Consent = CallableOutput<'readReceipt'>['consents'][number];

/**
 * Every consent of a signup's contact to the artist, and to labels in the artist's forms, with its ledger entries. Of a
 * label's signup, the consent to the label alone.
 */
export async function consentsOf(services: ConsentServices, signup: SignupRecord): Promise<Consent[]> {
  const { db } = services;
  const fan = await readFanOf(services, signup, signup);
  const ticked = await Promise.all(
    (fan?.tickedLabels ?? []).map((id) => readFanOf(services, signup, { ownerId: id, ownerKind: 'label' })),
  );
  const entries = [fan, ...ticked].flatMap((each) => each?.ledger ?? []);
  const byScope = Map.groupBy(entries, ({ scope, channel }) => `${channel} ${scope.kind} ${scope.id}`);
  const names = await namesOf(
    db,
    entries.map(({ scope }) => scope),
  );
  return [...byScope.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const status = consentStatus(own, first);
    if (status === 'none') return [];
    return { scope: first.scope, name: names.get(first.scope.id) ?? '', status, entries: own.map(said) };
  });
}

async function readFanOf(
  { db, signupSecret }: ConsentServices,
  contact: Contact,
  { ownerId, ownerKind }: FanOwner,
): Promise<Fan | null> {
  const fanId = fanIdOf(signupSecret, ownerId, contact);
  return readValidDocument(documents.ownedFan, await db.doc(documents.ownedFan(ownerKind, ownerId, fanId).path).get());
}

const said = ({ action, method, at, wordingVersion, language }: ConsentEntry) => ({
  action,
  method,
  at,
  wordingVersion,
  language,
});

/** Names of releases, artists and labels by id; without those that are gone. */
async function namesOf(db: Services['db'], scopes: readonly ConsentScope[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Map(scopes.map((scope) => [scope.id, scope])).values()];
  if (known.length === 0) return new Map();
  const stored = await db.getAll(...known.map((scope) => db.doc(pathOf(scope))));
  return new Map(
    known.flatMap(({ kind, id }, at) => {
      const name = nameIn(kind, stored[at]);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}

function nameIn(kind: ConsentScope['kind'], stored: DocumentSnapshot | undefined): string | undefined {
  if (kind === 'release') return readField(documents.releasePage, stored, 'title');
  if (kind === 'artist') return readField(documents.artistProfile, stored, 'name');
  return readField(documents.labelProfile, stored, 'name');
}

function pathOf({ kind, id }: ConsentScope): string {
  if (kind === 'release') return documents.releasePage(id).path;
  return kind === 'artist' ? documents.artistProfile(id).path : documents.labelProfile(id).path;
}
