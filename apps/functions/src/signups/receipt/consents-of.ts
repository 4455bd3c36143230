import type { CallableOutput } from '@countin/domain/callables';
import { consentStatus, type ConsentEntry, type ConsentScope } from '@countin/domain/consent';
import { documents, readField, readValidDocument, type SignupRecord } from '@countin/domain/documents';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { fanIdOf } from '../../consent/fan-id.ts';
import type { Services } from '../../platform/services.ts';

type Consent = CallableOutput<'readReceipt'>['consents'][number];

/** Every consent that the contact of a signup has given to the artist, with its part of the ledger. */
export async function consentsOf(
  { db, signupSecret }: Pick<Services, 'db' | 'signupSecret'>,
  signup: SignupRecord,
): Promise<Consent[]> {
  const fanId = fanIdOf(signupSecret, signup.artistId, signup);
  const stored = await db.doc(documents.fan(signup.artistId, fanId).path).get();
  const entries = readValidDocument(documents.fan, stored)?.ledger ?? [];
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
