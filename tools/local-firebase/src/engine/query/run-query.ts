import { DOCUMENT_NAME } from '../../store/field-path.ts';
import type { DatabaseRef, Store } from '../../store/index.ts';
import { bytesOf } from '../../store/index-table.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import type { Constraint, Query } from './query-model.ts';
import { matches } from './query-match.ts';
import { planIndex } from './query-plan.ts';
import { nameRange } from './name-range.ts';
import { parseName } from '../values/resource-path.ts';
import { sortKey } from './sort-key.ts';

/** Runs a query on the current documents, or on those of a past commit time. Results are in order. */
export function runQuery(store: Store, db: DatabaseRef, query: Query, at: number | null = null): StoredDocument[] {
  if (query.limit === 0) return [];
  const [only, ...others] = query.disjuncts;
  if (at === null && only && others.length === 0) {
    const source = disjunctSource(store, db, query, only);
    return source.ordered ? take(query, source.documents) : sorted(query, source.documents);
  }
  if (at !== null) return sorted(query, versionsAt(store, db, query, at));
  return sorted(query, union(query.disjuncts.map((constraints) => disjunctSource(store, db, query, constraints))));

  function* union(sources: readonly Source[]): Iterable<StoredDocument> {
    const seen = new Set<string>();
    const enough = query.limit === null ? Infinity : query.limit + query.offset;
    for (const { documents, ordered } of sources) {
      let taken = 0;
      for (const document of documents) {
        if (!matches(query, document)) continue;
        if (!seen.has(document.path)) yield document;
        seen.add(document.path);
        if (ordered && ++taken >= enough) break;
      }
    }
  }
}

interface Source {
  /** A superset of the matches. */
  readonly documents: Iterable<StoredDocument>;
  /** Whether they come in the order of results. */
  readonly ordered: boolean;
}

function disjunctSource(store: Store, db: DatabaseRef, query: Query, constraints: readonly Constraint[]): Source {
  const named = constraints.find(({ field, op }) => field[0] === DOCUMENT_NAME && op === 'EQ');
  if (named) {
    const { tenant, path } = parseName(named.value?.referenceValue);
    const document = tenant.root === db.root ? store.documents.get(db, path) : null;
    return { documents: document ? [document] : [], ordered: true };
  }
  const plan = planIndex(query, constraints);
  if (!plan) {
    const descending = query.orders[0]?.descending ?? false;
    return {
      documents: store.documents.scan(db, query.scope, descending, nameRange(query, constraints)),
      ordered: true,
    };
  }
  const index = store.indexes.indexFor(db, query.scope, plan.spec);
  if (index === null) return { documents: store.documents.scan(db, query.scope), ordered: false };
  return { documents: store.documents.byEntries(db, index, bytesOf(plan.from), bytesOf(plan.to)), ordered: true };
}

function* versionsAt(store: Store, db: DatabaseRef, query: Query, at: number): Iterable<StoredDocument> {
  for (const document of store.documents.scan(db, query.scope)) if (document.updateTime <= at) yield document;
  yield* store.history.at(db, at);
}

function take(query: Query, documents: Iterable<StoredDocument>): StoredDocument[] {
  const results: StoredDocument[] = [];
  let skip = query.offset;
  for (const document of documents) {
    if (!matches(query, document) || skip-- > 0) continue;
    results.push(document);
    if (results.length === query.limit) break;
  }
  return results;
}

function sorted(query: Query, documents: Iterable<StoredDocument>): StoredDocument[] {
  const keyed: { key: string; document: StoredDocument }[] = [];
  for (const document of documents)
    if (matches(query, document)) keyed.push({ key: sortKey(query.orders, document), document });
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  const end = query.limit === null ? undefined : query.offset + query.limit;
  return keyed.slice(query.offset, end).map(({ document }) => document);
}
