import { siteNameSchema, type SiteName } from '@countin/domain/account';
import { profileSlugError } from '@countin/slug';
import * as v from 'valibot';
import { tokenSchema } from '../auth-callables.ts';
import { challengeSchema } from '../keep-challenge.ts';
import { parseNext } from './next-path.ts';

/** OAuth-like `state`: a site stores it before the redirect to the other site, which returns it. */
const stateSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const slugSchema = v.pipe(
  v.string(),
  v.check((slug) => profileSlugError(slug) === null),
);

/**
 * Request in the query of `/auth/sync`.
 * - `begin`: start a cross-site sign-in at the other site.
 * - `cross-site-sign-in`: the other site asks for a token of the user who is signed in here.
 * - `token`: the other site's answer, or a link of unknown origin.
 * - `signed-out`: the other site's answer if no user is signed in there.
 * - `keep`: the page of an artist or label asks for a token for one tap. `last`: the other site has no session.
 * - `check`: the other site reports, in a hidden frame, that a session has ended.
 */
export type SyncRequest =
  | { readonly kind: 'begin'; readonly next: string | null }
  | { readonly kind: 'cross-site-sign-in'; readonly to: SiteName; readonly state: string; readonly next: string | null }
  | { readonly kind: 'token'; readonly token: string; readonly state: string | null; readonly next: string | null }
  | { readonly kind: 'signed-out'; readonly state: string | null; readonly next: string | null }
  | { readonly kind: 'keep'; readonly keep: string; readonly host: string; readonly last: boolean }
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
  const keep = one('keep', challengeSchema);
  const host = one('host', slugSchema);
  if (keep !== null && host !== null) return { kind: 'keep', keep, host, last: one('last', v.literal('1')) !== null };
  return one('check', v.literal('1')) !== null ? { kind: 'check' } : { kind: 'begin', next };
}
