import type { RulesRequest } from '../../rules-contract.ts';

/** The resource path of a request as patterns are held against it. A null segment is an open document id. */
export interface RequestPath {
  /** From `databases` on. */
  readonly head: readonly (string | null)[];
  /** Present for a collection group: any number of segments lie between head and tail. */
  readonly tail?: readonly (string | null)[];
}

export function requestPath(request: RulesRequest): RequestPath {
  const database = ['databases', request.database, 'documents'];
  if (request.method !== 'list' || request.namesDocument) return { head: [...database, ...request.path] };
  if (request.allDescendants !== true) return { head: [...database, ...request.path, null] };
  return { head: database, tail: [request.path.at(-1) ?? null, null] };
}

/** The path for explanations: `/users/?` for a list. */
export function writeRequestPath({ head, tail }: RequestPath): string {
  const write = (segments: readonly (string | null)[]) => segments.map((segment) => `/${segment ?? '?'}`).join('');
  return write(head.slice(3)) + (tail === undefined ? '' : `/**${write(tail)}`);
}
