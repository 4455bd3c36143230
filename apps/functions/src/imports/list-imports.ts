import type { CallableOutput } from '@countin/domain/callables';
import { documents, readValidDocument } from '@countin/domain/documents';
import { importRunSchema } from '@countin/domain/imports';
import { Timestamp, type Firestore, type Query, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { visibleArtists } from './visible-artists.ts';

const listedSchema = v.pick(importRunSchema, [
  'id',
  'createdBy',
  'createdByName',
  'createdAt',
  'removeAt',
  'name',
  'state',
  'records',
  'works',
  'artistIds',
  'reading',
]);
const FIELDS = Object.keys(listedSchema.entries);

/** Runs of one answer; more only if several were made at the same moment. */
const PAGE = 20;
/** Values that one query compares with. */
const MOST_VALUES = 30;

/** Runs that the caller may open, the last made first. */
export async function listImports(
  services: Services,
  caller: string,
  { after }: ParsedInput<'listImports'>,
): Promise<CallableOutput<'listImports'>> {
  const { db, now, log } = services;
  const mayEdit = new Set<string>();
  for (const artist of await visibleArtists(db, caller)) if (artist.mayEdit) mayEdit.add(artist.artistId);
  const queries = queriesOf(db, caller, [...mayEdit]);
  const before = after === null ? null : Timestamp.fromMillis(after);
  const found = await newest(
    queries.map((query) => (before ? query.where('createdAt', '<', before) : query).limit(PAGE + 1)),
  );
  const last = found[PAGE - 1];
  const hasMore = found.length > PAGE;
  // The next page begins at an earlier moment, so this one has all of the last.
  const same =
    last && hasMore ? await newest(queries.map((query) => query.where('createdAt', '==', createdAt(last)))) : [];
  const shown = new Map([...found.slice(0, PAGE), ...same].map((stored) => [stored.id, stored]));
  const runs = [...shown.values()].flatMap((stored) => {
    const run = readValidDocument({ schema: listedSchema }, stored, log);
    if (!run || run.removeAt <= now()) return [];
    const { artistIds, reading, ...listed } = run;
    const mayOpen = run.createdBy === caller || (artistIds.length > 0 && artistIds.every((id) => mayEdit.has(id)));
    return mayOpen ? [{ ...listed, format: reading.format }] : [];
  });
  const chosen = await db.doc(documents.chosenHeadings(caller).path).get();
  const headings = readValidDocument(documents.chosenHeadings, chosen, log)?.headings ?? [];
  return { runs, headings, next: last && hasMore ? createdAt(last).toMillis() : null };
}

function queriesOf(db: Firestore, caller: string, artistIds: readonly string[]): Query[] {
  const runs = db
    .collection(documents.importRuns().path)
    .orderBy('createdAt', 'desc')
    .select(...FIELDS);
  const queries = [runs.where('createdBy', '==', caller)];
  for (let at = 0; at < artistIds.length; at += MOST_VALUES)
    queries.push(runs.where('artistIds', 'array-contains-any', artistIds.slice(at, at + MOST_VALUES)));
  return queries;
}

/** What some queries find, each document once, the last made first. */
async function newest(queries: readonly Query[]): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(queries.map((query) => query.get()));
  const byId = new Map(found.flatMap(({ docs }) => docs).map((stored) => [stored.id, stored]));
  return [...byId.values()].sort((one, other) => createdAt(other).toMillis() - createdAt(one).toMillis());
}

const createdAt = (stored: QueryDocumentSnapshot) => stored.get('createdAt') as Timestamp;
