import type { SiteName } from '@countin/domain/account';
import { START_PATHS } from './decide-access.ts';
import type { SyncRequest } from './sync-request.ts';
import { readTokenSubject } from './token-subject.ts';

/** Somebody signed in with the identity provider. */
export interface Person {
  readonly uid: string;
  readonly email: string | null;
}

/** Everything that the decision at `/auth/sync` goes by. */
export interface SyncFacts {
  readonly site: SiteName;
  /** Null at an origin that shares no sign-in. */
  readonly otherSite: string | null;
  /** In a frame only after the other site's own window has asked for it. */
  readonly place: 'frame' | 'top';
  readonly syncRequest: SyncRequest;
  /** Who is signed in here. */
  readonly live: Person | null;
  /** Whether the state that came is the one that this browser was sent away with. */
  readonly begunHere: boolean;
}

/** What to do at `/auth/sync`. Paths are of this site. */
export type SyncDecision =
  | { readonly do: 'nothing' }
  /** With what to sign in, should the check end the sign-in here. */
  | { readonly do: 'check-stored'; readonly token: string | null }
  | { readonly do: 'go'; readonly to: string }
  | { readonly do: 'log-in' }
  | { readonly do: 'fetch-from-other-site'; readonly next: string | null }
  | { readonly do: 'cross-site-sign-in'; readonly state: string; readonly next: string | null }
  | { readonly do: 'answer-nobody'; readonly state: string; readonly next: string | null }
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
 * Decides what a sync request at `/auth/sync` leads to. Two things never happen: somebody being signed in by a link that
 * was not begun on this browser without being asked, and somebody who is signed in being replaced without being asked.
 */
export function decideSync(facts: SyncFacts): SyncDecision {
  return facts.place === 'frame' ? inFrame(facts) : atTop(facts);
}

function inFrame({ otherSite, syncRequest, live }: SyncFacts): SyncDecision {
  if (otherSite === null) return { do: 'nothing' };
  if (syncRequest.kind === 'check') return { do: 'check-stored', token: null };
  const subject = syncRequest.kind === 'token' ? syncSubject(syncRequest.token) : null;
  if (syncRequest.kind !== 'token' || subject === null) return { do: 'nothing' };
  if (live === null) return { do: 'sign-in', token: syncRequest.token, next: '/' };
  // Somebody else stays who they are: nobody sees a frame, so nobody could be asked.
  return live.uid === subject.uid ? { do: 'check-stored', token: syncRequest.token } : { do: 'nothing' };
}

function atTop({ site, otherSite, syncRequest, live, begunHere }: SyncFacts): SyncDecision {
  if (syncRequest.kind === 'check') return { do: 'go', to: START_PATHS[site] };
  const next = syncRequest.next ?? START_PATHS[site];
  if (syncRequest.kind === 'cross-site-sign-in') {
    if (otherSite === null || syncRequest.to === site) return { do: 'go', to: START_PATHS[site] };
    return { do: live ? 'cross-site-sign-in' : 'answer-nobody', state: syncRequest.state, next: syncRequest.next };
  }
  if (syncRequest.kind !== 'token') {
    if (live) return { do: 'go', to: next };
    if (syncRequest.kind === 'begin' && otherSite !== null)
      return { do: 'fetch-from-other-site', next: syncRequest.next };
    // A path that needs somebody signed in leads to the log-in by itself; a public one has come to its end.
    return syncRequest.next === null ? { do: 'log-in' } : { do: 'go', to: next };
  }
  const subject = otherSite === null ? null : syncSubject(syncRequest.token);
  if (live && (subject === null || subject.uid === live.uid)) return { do: 'go', to: next };
  if (subject === null) return { do: 'refuse', next };
  if (!live && begunHere) return { do: 'sign-in', token: syncRequest.token, next };
  return { do: 'ask', token: syncRequest.token, email: subject.email, instead: live, next };
}

/** Whom a token speaks for, if it can be a sync token at all. Its time is the server's to judge: clocks of browsers differ. */
function syncSubject(token: string) {
  const subject = readTokenSubject(token);
  return subject?.audience === 'sync' ? subject : null;
}
