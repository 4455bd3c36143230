import type { DataAccess } from '../ports/data-access.ts';
import { DOCUMENT_ID, type DocumentQuery, type Filter, type Order, type RawDocument } from '../ports/document-store.ts';
import { Instant } from '../ports/instant.ts';
import { findDocuments } from './read-documents.ts';

/** Sources of a list: each is a query that security rules can prove by itself. */
export interface Sources {
  readonly own: readonly Filter[];
  /** Further sources, which may have to be read first. */
  readonly joined?: Promise<readonly (readonly Filter[])[]>;
}

/** Reads the documents of a query from all sources, in the order of the query, at most its limit. */
export async function findAcross(
  access: DataAccess,
  path: string,
  { own, joined = Promise.resolve([]) }: Sources,
  { filters = [], ...query }: DocumentQuery,
): Promise<RawDocument[]> {
  const find = (source: readonly Filter[]) =>
    findDocuments(access, path, { ...query, filters: [...source, ...filters] });
  const [first, others] = await Promise.all([
    find(own),
    joined.then((sources) => Promise.all(sources.map((source) => find(source)))),
  ]);
  if (others.length === 0) return first;
  const byId = new Map([first, ...others].flat().map((document) => [document.id, document]));
  return [...byId.values()].sort((a, b) => compareBy(query.order ?? [], a, b)).slice(0, query.limit);
}

function compareBy(order: readonly Order[], a: RawDocument, b: RawDocument): number {
  for (const [field, direction] of order) {
    const difference = compare(valueOf(a, field), valueOf(b, field));
    if (difference !== 0) return direction === 'asc' ? difference : -difference;
  }
  return 0;
}

function valueOf({ id, data }: RawDocument, field: string): unknown {
  if (field === DOCUMENT_ID) return id;
  return field
    .split('.')
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], data);
}

function compare(a: unknown, b: unknown): number {
  if (a instanceof Instant && b instanceof Instant) return a.seconds - b.seconds || a.nanoseconds - b.nanoseconds;
  if (typeof a === 'number') return a - Number(b);
  const [one, other] = [String(a), String(b)];
  return one === other ? 0 : one < other ? -1 : 1;
}
