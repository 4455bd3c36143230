import type { SiteName } from '@countin/domain/account';
import { START_PATHS } from './decide-access.ts';
import { syncAddress } from './sync-address.ts';
import type { SyncRequest } from './sync-request.ts';
import { readTokenSubject } from './token-subject.ts';

/** User who is signed in with the identity provider. */
export interface Person {
  readonly uid: string;
  readonly email: string | null;
}

/** Input of the decision at `/auth/sync`. */
export interface SyncFacts {
  readonly site: SiteName;
  /** Null at an origin that shares no sign-in. */
  readonly otherSite: string | null;
  /** `frame` only after the other site's window has sent `act`. */
  readonly place: 'frame' | 'top';
  readonly syncRequest: SyncRequest;
  /** User who is signed in on this site. */
  readonly live: Person | null;
  /** Whether the request's `state` equals the one that this browser stored. */
  readonly begunHere: boolean;
}

/** Action at `/auth/sync`. All paths are on this site; a tap may go on to the other one. */
export type SyncDecision =
  | { readonly do: 'nothing' }
  /** `token` signs the user in again if the check ends the sign-in here. */
  | { readonly do: 'check-stored'; readonly token: string | null }
  | { readonly do: 'go'; readonly to: string }
  | { readonly do: 'log-in' }
  | { readonly do: 'fetch-from-other-site'; readonly next: string | null }
  | { readonly do: 'cross-site-sign-in'; readonly state: string; readonly next: string | null }
  | { readonly do: 'answer-signed-out'; readonly state: string; readonly next: string | null }
  /** `live`: with a token for the tap. */
  | { readonly do: 'answer-tap'; readonly keep: string; readonly host: string; readonly live: boolean }
  | { readonly do: 'sign-in'; readonly token: string; readonly next: string }
  | {
      readonly do: 'ask';
      readonly token: string;
      readonly email: string;
      readonly instead: Person | null;
      readonly next: string;
    }
  | { readonly do: 'refuse'; readonly next: string };

/**
 * Decides how to handle a sync request at `/auth/sync`. Two cases always need the user's confirmation:
 * - a top-level link with a token that this browser did not request (login CSRF);
 * - a token of another user than the one who is signed in.
 */
export function decideSync(facts: SyncFacts): SyncDecision {
  const { place, syncRequest } = facts;
  if (place === 'frame') return inFrame(facts);
  return syncRequest.kind === 'keep' ? aboutTap(facts, syncRequest) : atTop(facts, syncRequest);
}

type TapRequest = Extract<SyncRequest, { kind: 'keep' }>;

function aboutTap({ site, otherSite, live }: SyncFacts, { keep, host, last }: TapRequest): SyncDecision {
  if (otherSite === null) return { do: 'go', to: START_PATHS[site] };
  if (live || last) return { do: 'answer-tap', keep, host, live: live !== null };
  return { do: 'go', to: syncAddress(otherSite, { kind: 'keep', keep, host, last: true }) };
}

function inFrame({ otherSite, syncRequest, live }: SyncFacts): SyncDecision {
  if (otherSite === null) return { do: 'nothing' };
  if (syncRequest.kind === 'check') return { do: 'check-stored', token: null };
  const subject = syncRequest.kind === 'token' ? syncSubject(syncRequest.token) : null;
  if (syncRequest.kind !== 'token' || subject === null) return { do: 'nothing' };
  if (live === null) return { do: 'sign-in', token: syncRequest.token, next: '/' };
  // Another signed-in user stays signed in: a hidden frame cannot ask for confirmation.
  return live.uid === subject.uid ? { do: 'check-stored', token: syncRequest.token } : { do: 'nothing' };
}

function atTop(facts: SyncFacts, syncRequest: Exclude<SyncRequest, TapRequest>): SyncDecision {
  const { site, otherSite, live } = facts;
  if (syncRequest.kind === 'check') return { do: 'go', to: START_PATHS[site] };
  const next = syncRequest.next ?? START_PATHS[site];
  if (syncRequest.kind === 'cross-site-sign-in') {
    if (otherSite === null || syncRequest.to === site) return { do: 'go', to: START_PATHS[site] };
    return { do: live ? 'cross-site-sign-in' : 'answer-signed-out', state: syncRequest.state, next: syncRequest.next };
  }
  if (syncRequest.kind !== 'token') {
    if (live) return { do: 'go', to: next };
    if (syncRequest.kind === 'begin' && otherSite !== null)
      return { do: 'fetch-from-other-site', next: syncRequest.next };
    // The route guard redirects a protected path to the log-in; a public path needs no sign-in.
    return syncRequest.next === null ? { do: 'log-in' } : { do: 'go', to: next };
  }
  return withToken(facts, syncRequest.token, next);
}

function withToken({ otherSite, live, begunHere }: SyncFacts, token: string, next: string): SyncDecision {
  const subject = otherSite === null ? null : syncSubject(token);
  if (live && (subject === null || subject.uid === live.uid)) return { do: 'go', to: next };
  if (subject === null) return { do: 'refuse', next };
  if (!live && begunHere) return { do: 'sign-in', token, next };
  return { do: 'ask', token, email: subject.email, instead: live, next };
}

/** Subject of a sync token; null for any other token. Only the server checks expiry: browser clocks differ. */
function syncSubject(token: string) {
  const subject = readTokenSubject(token);
  return subject?.audience === 'sync' ? subject : null;
}
