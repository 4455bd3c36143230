import { AppError, type ErrorCode } from '@countin/domain/errors';
import type { SyncPorts } from './auth-sync-ports.ts';
import type { TokenStatus } from './decide-access.ts';
import { END_REASONS } from './ended-mark.ts';
import type { Person } from './sync-decision.ts';
import { readTokenSubject } from './token-subject.ts';

/** How long a positive answer of the server is valid, milliseconds. */
export const CHECK_EVERY_MS = 5 * 60_000;

/** Error codes for a session that has ended on both sites. */
const ENDED = Object.keys(END_REASONS) as ErrorCode[];
/** Error codes for a refused token; the user's session may still be valid. */
const REFUSED: readonly ErrorCode[] = ['auth/token-invalid', 'auth/token-expired', 'auth/token-used'];

type CheckPorts = Pick<
  SyncPorts,
  | 'person'
  | 'sessionId'
  | 'leave'
  | 'generateToken'
  | 'verifyToken'
  | 'credentialChanges'
  | 'tokens'
  | 'ended'
  | 'now'
  | 'log'
  | 'left'
>;

export interface StoredCheck {
  /**
   * Verifies the stored token at the server, unless done recently. Signs out if the session has ended. `anew` verifies it
   * by a request that begins from now on.
   */
  check(options?: { readonly anew?: boolean }): Promise<TokenStatus>;
  /** Requests a token for a user and stores it. False if the session has ended. */
  renew(person: Person, continues?: string): Promise<boolean>;
}

/** Keeps the stored token consistent with the server and with the signed-in user. */
export function createStoredCheck(ports: CheckPorts): StoredCheck {
  const { tokens } = ports;
  let good: { readonly token: string; readonly at: number } | null = null;
  let running: Promise<TokenStatus> | null = null;
  /** A check that begins after the running one. */
  let following: Promise<TokenStatus> | null = null;

  const noteReason = (error: unknown): void => {
    const reason = error instanceof AppError ? END_REASONS[error.code] : undefined;
    if (reason) ports.ended.note(reason);
  };

  const end = async (why: unknown): Promise<void> => {
    good = null;
    // Must come first: the log-in page that opens next shows the reason.
    noteReason(why);
    tokens.remove();
    // `leave` logs its own failure. The server refuses the ended session anyway.
    if (await ports.person()) await ports.leave().catch(() => undefined);
    ports.left();
  };

  const request = async (person: Person, continues?: string): Promise<boolean> => {
    const signIn = await ports.sessionId();
    try {
      const token = await ports.generateToken(person, 'session', continues === undefined ? {} : { continues });
      tokens.write(token);
      good = { token, at: ports.now() };
      return true;
    } catch (error) {
      if (codeOf(error, ENDED)) {
        // A new password in this browser ends the old sign-in shortly before it begins the new one.
        await ports.credentialChanges.settled();
        const current = await ports.sessionId();
        if (current !== null && current !== signIn) return request(person, continues);
        await end(error);
        return false;
      }
      // The user signed out during the request and needs no token.
      if (codeOf(error, ['auth/required']) && (await ports.person()) === null) return false;
      logError(ports, error);
      return true;
    }
  };

  // Requests are shared: a sign-in, the route guard after it and the page start may ask at the same time.
  const requests = new Map<string, Promise<boolean>>();
  const renew = (person: Person, continues?: string): Promise<boolean> => {
    const key = `${person.uid} ${continues ?? ''}`;
    const under = requests.get(key) ?? request(person, continues).finally(() => requests.delete(key));
    requests.set(key, under);
    return under;
  };

  const ask = async (): Promise<TokenStatus> => {
    const person = await ports.person();
    const token = tokens.read();
    // A token of a previous user must not be used.
    if (token === null || (person && readTokenSubject(token)?.uid !== person.uid)) {
      tokens.remove();
      return person && (await renew(person)) && tokens.read() !== null ? 'good' : 'none';
    }
    try {
      await ports.verifyToken(token);
      good = { token, at: ports.now() };
      return 'good';
    } catch (error) {
      if (codeOf(error, [...REFUSED, ...ENDED])) return dropToken(token, person, error);
      logError(ports, error);
      return 'none';
    }
  };

  const dropToken = async (token: string, person: Person | null, error: unknown): Promise<TokenStatus> => {
    // Another tab may have stored a newer token meanwhile, which must stay.
    if (tokens.read() === token) tokens.remove();
    // A user who has signed in again gets a new token. A sign-in of an ended session gets none.
    if (person && (await renew(person))) return 'invalid';
    noteReason(error);
    if (!person) ports.left();
    return 'invalid';
  };

  const check: StoredCheck['check'] = ({ anew = false } = {}) => {
    const fresh = good !== null && good.token === tokens.read() && ports.now() - good.at < CHECK_EVERY_MS;
    if (fresh && !anew) return Promise.resolve('good');
    if (running && anew) {
      // The session may have ended after the server read it for the check that is running.
      const again = () => {
        following = null;
        return check({ anew });
      };
      following ??= running.then(again, again);
      return following;
    }
    running ??= ask().finally(() => (running = null));
    return running;
  };

  return {
    check,
    renew,
  };
}

function codeOf(error: unknown, codes: readonly ErrorCode[]): boolean {
  return error instanceof AppError && codes.includes(error.code);
}

/**
 * Logs an error unless the service is unavailable or rate-limited: then the next check tries again. A session that ends
 * during a request, as by a new password, is no failure.
 */
export function logError({ log }: Pick<SyncPorts, 'log'>, error: unknown): void {
  if (!codeOf(error, ['service/unavailable', 'limit/too-many', ...ENDED]))
    log('Error checking the shared sign-in', error);
}
