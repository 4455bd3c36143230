import { siteNameSchema, type SiteName } from '@countin/domain/account';
import * as v from 'valibot';
import { tokenSchema } from '../auth-callables.ts';
import { parseNext } from './next-path.ts';

/** A value that a site kept before it sent somebody away, and that comes back with them. */
export const stateSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/**
 * Why somebody is at `/auth/sync`.
 * - `begin`: to fetch a sign-in from the other site.
 * - `hand-over`: the other site asks for the sign-in of this site.
 * - `token`: the other site's answer, or somebody's link.
 * - `nobody`: the other site's answer when nobody is signed in there.
 * - `check`: the other site, in a frame, says that a session has ended.
 */
export type SyncRequest =
  | { readonly kind: 'begin'; readonly next: string | null }
  | { readonly kind: 'cross-site-sign-in'; readonly to: SiteName; readonly state: string; readonly next: string | null }
  | { readonly kind: 'token'; readonly token: string; readonly state: string | null; readonly next: string | null }
  | { readonly kind: 'nobody'; readonly state: string | null; readonly next: string | null }
  | { readonly kind: 'check' };

/** Reads the query of `/auth/sync`. What is not understood, or is there twice, counts as absent. */
export function readSyncRequest(search: string): SyncRequest {
  const query = new URLSearchParams(search);
  const one = <Schema extends v.GenericSchema<string>>(name: string, schema: Schema): v.InferOutput<Schema> | null => {
    const [value, ...more] = query.getAll(name);
    return more.length === 0 && v.is(schema, value) ? value : null;
  };
  const next = parseNext(one('next', v.string()));
  const state = one('state', stateSchema);
  const token = one('token', tokenSchema);
  const to = one('for', siteNameSchema);
  if (token !== null) return { kind: 'token', token, state, next };
  if (one('none', v.literal('1')) !== null) return { kind: 'nobody', state, next };
  if (to !== null && state !== null) return { kind: 'cross-site-sign-in', to, state, next };
  return one('check', v.literal('1')) !== null ? { kind: 'check' } : { kind: 'begin', next };
}
