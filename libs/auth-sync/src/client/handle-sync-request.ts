import type { SyncPorts } from './auth-sync-ports.ts';
import { loginPath } from './decide-access.ts';
import { logError, type StoredCheck } from './stored-check.ts';
import { syncAddress } from './sync-address.ts';
import { SIGNED_OUT, tapAddress } from './tap-answer.ts';
import type { SyncRequest } from './sync-request.ts';
import { decideSync, type Person } from './sync-decision.ts';

/** Content of `/auth/sync` after a sync request was handled. */
export type SyncOutcome =
  /** The browser navigates away, or the page runs in a hidden frame. */
  | { readonly show: 'nothing' }
  /** This browser did not start the sign-in, or another user is signed in: the user must confirm. */
  | {
      readonly show: 'question';
      /** Address of the user to sign in. */
      readonly email: string;
      /** User who is signed in now and would be signed out. */
      readonly instead: Person | null;
      accept(): Promise<SyncOutcome>;
      decline(): void;
    }
  /** The cross-site sign-in failed. */
  | { readonly show: 'refusal'; readonly logIn: string; again(): void };

interface SyncRequestPorts extends SyncPorts, Pick<StoredCheck, 'check'> {
  readonly beginAtOtherSite: (next: string | null) => void;
}

const NOTHING: SyncOutcome = { show: 'nothing' };

/** Handles a sync request at `/auth/sync` as {@link decideSync} decides. */
export async function handleSyncRequest(
  ports: SyncRequestPorts,
  syncRequest: SyncRequest,
  place: 'frame' | 'top',
): Promise<SyncOutcome> {
  const { site, otherSite } = ports;
  const begunHere = isBegunHere(ports, syncRequest, place);
  const decision = decideSync({ site, otherSite, place, syncRequest, live: await ports.person(), begunHere });
  const go = (address: string) => {
    ports.go(address);
    return NOTHING;
  };
  const toOtherSite = (request: SyncRequest) => go(syncAddress(otherSite ?? '', request));
  const refuse = (next: string): SyncOutcome => ({
    show: 'refusal',
    logIn: loginPath(site, next),
    again: () => ports.beginAtOtherSite(next),
  });
  const signIn = async (token: string, next: string, instead: Person | null = null) => {
    if (!(await enter(ports, token, instead))) return refuse(next);
    // The page that follows may be public, which knows its reader by the stored token alone.
    await ports.check();
    return place === 'top' ? go(next) : NOTHING;
  };
  const checkStored = async (token: string | null) => {
    await ports.check({ anew: true });
    // A password change ended the sign-in here. The token comes from a sign-in with the new password.
    return token !== null && (await ports.person()) === null ? signIn(token, '/') : NOTHING;
  };

  switch (decision.do) {
    case 'nothing':
      return NOTHING;
    case 'check-stored':
      return checkStored(decision.token);
    case 'go':
      return go(decision.to);
    case 'log-in':
      return go(loginPath(site, null));
    case 'fetch-from-other-site':
      ports.beginAtOtherSite(decision.next);
      return NOTHING;
    case 'cross-site-sign-in':
      return toOtherSite(await answer(ports, decision));
    case 'answer-signed-out':
      return toOtherSite({ kind: 'signed-out', state: decision.state, next: decision.next });
    case 'answer-tap':
      return go(tapAddress(ports.subdomain(decision.host), await answerTap(ports, decision)));
    case 'sign-in':
      return signIn(decision.token, decision.next);
    case 'ask': {
      const { token, email, instead, next } = decision;
      return {
        show: 'question',
        email,
        instead,
        accept: () => signIn(token, next, instead),
        decline: () => ports.go(next),
      };
    }
    case 'refuse':
      return refuse(decision.next);
  }
}

/** Whether this browser started the sign-in that the request ends. */
function isBegunHere({ states }: SyncRequestPorts, syncRequest: SyncRequest, place: 'frame' | 'top'): boolean {
  if (place === 'frame' || !('state' in syncRequest) || syncRequest.kind === 'cross-site-sign-in') return false;
  return states.take(syncRequest.state);
}

/** Answers the other site with a token for the signed-in user, or `signed-out` if no token can be issued. */
async function answer(
  ports: SyncRequestPorts,
  { state, next }: { readonly state: string; readonly next: string | null },
): Promise<SyncRequest> {
  try {
    const person = await ports.person();
    if (person) return { kind: 'token', token: await ports.generateToken(person, 'sync'), state, next };
  } catch (error) {
    logError(ports, error);
  }
  return { kind: 'signed-out', state, next };
}

/** Answer to a tap: a token for it, `signed-out`, or nothing if no token can be issued. */
async function answerTap(
  ports: SyncRequestPorts,
  { keep, live }: { readonly keep: string; readonly live: boolean },
): Promise<string> {
  if (!live) return SIGNED_OUT;
  try {
    const person = await ports.person();
    return person ? await ports.generateToken(person, 'keep', { keep }) : SIGNED_OUT;
  } catch (error) {
    logError(ports, error);
    return '';
  }
}

/** Signs in the user of a valid token. Any other user who was signed in is signed out first. */
async function enter(ports: SyncRequestPorts, token: string, instead: Person | null): Promise<boolean> {
  try {
    const user = await ports.verifyToken(token);
    if (user.customToken === null) return false;
    if (instead) {
      const session = await ports.sessionId();
      if (session !== null) await ports.endSession(session).catch((error: unknown) => ports.log('Logout error', error));
      await ports.leave();
      ports.tokens.remove();
      ports.left();
    }
    await ports.enterWith(user.customToken);
    ports.ended.clear();
    await ports.entered(user);
    return true;
  } catch (error) {
    logError(ports, error);
    return false;
  }
}
