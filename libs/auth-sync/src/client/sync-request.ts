import { siteNameSchema, type SiteName } from '@countin/domain/account';
import * as v from 'valibot';
import { tokenSchema } from '../auth-callables.ts';
import { parseNext } from './next-path.ts';

/** OAuth-like `state`: a site stores it before the redirect to the other site, which returns it. */
export const stateSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/**
 * Request in the query of `/auth/sync`.
 * - `begin`: start a cross-site sign-in at the other site.
 * - `cross-site-sign-in`: the other site asks for a token of the user who is signed in here.
 * - `token`: the other site's answer, or a link of unknown origin.
 * - `signed-out`: the other site's answer if no user is signed in there.
 * - `check`: the other site reports, in a hidden frame, that a session has ended.
 */
export type SyncRequest =
  | { readonly kind: 'begin'; readonly next: string | null }
  | { readonly kind: 'cross-site-sign-in'; readonly to: SiteName; readonly state: string; readonly next: string | null }
  | { readonly kind: 'token'; readonly token: string; readonly state: string | null; readonly next: string | null }
  | { readonly kind: 'signed-out'; readonly state: string | null; readonly next: string | null }
  | { readonly kind: 'check' };

/** Parses the query of `/auth/sync`. Invalid or repeated parameters count as absent. */
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
  if (one('none', v.literal('1')) !== null) return { kind: 'signed-out', state, next };
  if (to !== null && state !== null) return { kind: 'cross-site-sign-in', to, state, next };
  return one('check', v.literal('1')) !== null ? { kind: 'check' } : { kind: 'begin', next };
}
