import type { RulesDocument, RulesRequest } from '../../rules-contract.ts';
import { QueryField } from '../query/query-field.ts';
import type { QueryFacts } from '../query/query-facts.ts';
import { fromJson } from '../values/from-json.ts';
import { documentFromWire } from '../values/from-wire.ts';
import { RulesPath } from '../values/path.ts';
import { Timestamp } from '../values/time.ts';
import { Unknown } from '../values/unknown.ts';
import type { Value } from '../values/value.ts';

/** `request` and `resource`. A `list` has facts in place of a document. */
export function requestGlobals(request: RulesRequest, facts: QueryFacts | undefined): ReadonlyMap<string, Value> {
  const { method, auth, time } = request;
  const isOpen = method === 'list' && !request.namesDocument;
  const pathBelow = isOpen ? [...request.path, null] : request.path;
  const path = new RulesPath(['databases', request.database, 'documents', ...pathBelow]);
  const isGroup = isOpen && request.allDescendants === true;
  const members = new Map<string, Value>([
    [
      'auth',
      auth === null
        ? null
        : new Map<string, Value>([
            ['uid', auth.uid],
            ['token', fromJson(auth.token)],
          ]),
    ],
    ['method', method],
    ['path', isGroup ? new Unknown('the path of a collection group') : path],
    ['time', Timestamp.fromParts(BigInt(time.seconds), time.nanos)],
  ]);
  if (method === 'list') members.set('query', queryMembers(request));
  // A read has no new resource; of a deletion it is null.
  if (method !== 'get' && method !== 'list') members.set('resource', documentOrNull(request.newResource));
  return new Map<string, Value>([
    ['request', members],
    [
      'resource',
      facts === undefined ? documentOrNull(request.resource) : listedResource(facts, isGroup ? undefined : path),
    ],
  ]);
}

function documentOrNull(document: RulesDocument | null | undefined): Value {
  return document === null || document === undefined ? null : documentFromWire(document);
}

function queryMembers(request: RulesRequest): Value {
  const count = (value: number | null | undefined) => (value === null || value === undefined ? null : BigInt(value));
  return new Map<string, Value>([
    ['limit', count(request.query?.limit)],
    ['offset', count(request.query?.offset)],
    ['orderBy', new Map(Object.entries(request.query?.orderBy ?? {}))],
  ]);
}

function listedResource(facts: QueryFacts, path: RulesPath | undefined): Value {
  return new Map<string, Value>([
    ['data', new QueryField([], facts)],
    ['id', new Unknown('the document id')],
    ['__name__', path ?? new Unknown('the document name')],
  ]);
}
