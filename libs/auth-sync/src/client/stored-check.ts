import { AppError, type ErrorCode } from '@countin/domain/errors';
import type { SyncPorts } from './auth-sync-ports.ts';
import type { TokenStatus } from './decide-access.ts';
import { END_REASONS } from './ended-mark.ts';
import type { Person } from './sync-decision.ts';
import { readTokenSubject } from './token-subject.ts';

/** How long an answer of the server counts, milliseconds. */
export const CHECK_EVERY_MS = 5 * 60_000;

/** The session is over on both sites, whoever ended it. */
const ENDED = Object.keys(END_REASONS) as ErrorCode[];
/** The token is not good; the person may be. */
const REFUSED: readonly ErrorCode[] = ['auth/token-invalid', 'auth/token-expired', 'auth/token-used'];

type CheckPorts = Pick<
  SyncPorts,
  'person' | 'leave' | 'generateToken' | 'verifyToken' | 'tokens' | 'ended' | 'now' | 'log' | 'left'
>;

export interface StoredCheck {
  /** Asks the server about the stored token, unless it answered lately. Ends the sign-in when the session has ended. */
  check(options?: { readonly anew?: boolean }): Promise<TokenStatus>;
  /** Requests a token for somebody and stores it. False when their session has ended. */
  renew(person: Person, continues?: string): Promise<boolean>;
}

/** Keeps the stored token true to the server and to who is signed in. */
export function createStoredCheck(ports: CheckPorts): StoredCheck {
  const { tokens } = ports;
  let good: { readonly token: string; readonly at: number } | null = null;
  let running: Promise<TokenStatus> | null = null;

  const noteReason = (error: unknown): void => {
    const reason = error instanceof AppError ? END_REASONS[error.code] : undefined;
    if (reason) ports.ended.note(reason);
  };

  const end = async (why: unknown): Promise<void> => {
    good = null;
    // First: the log-in that comes next says it.
    noteReason(why);
    tokens.remove();
    // A failure is logged there; the server lets the session do nothing more anyway.
    if (await ports.person()) await ports.leave().catch(() => undefined);
    ports.left();
  };

  const request = async (person: Person, continues?: string): Promise<boolean> => {
    try {
      const token = await ports.generateToken(person, 'session', continues);
      tokens.write(token);
      good = { token, at: ports.now() };
      return true;
    } catch (error) {
      if (codeOf(error, ENDED)) {
        await end(error);
        return false;
      }
      // Whoever has left while it was on its way needs none.
      if (codeOf(error, ['auth/required']) && (await ports.person()) === null) return false;
      logError(ports, error);
      return true;
    }
  };

  // A sign-in, the guard of the screen behind it and a start all come here at once.
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
    // A token of whoever was here before speaks for nobody.
    if (token === null || (person && readTokenSubject(token)?.uid !== person.uid)) {
      tokens.remove();
      return person && (await renew(person)) && tokens.read() !== null ? 'good' : 'none';
    }
    try {
      await ports.verifyToken(token);
      good = { token, at: ports.now() };
      return 'good';
    } catch (error) {
      if (!codeOf(error, [...REFUSED, ...ENDED])) {
        logError(ports, error);
        return 'none';
      }
      // Another tab may have stored a newer token meanwhile; that one is not ours to remove.
      if (tokens.read() === token) tokens.remove();
      // Whoever has signed in anew since gets a new token; whose sign-in belongs to an ended session is refused that too.
      if (person && (await renew(person))) return 'invalid';
      noteReason(error);
      if (!person) ports.left();
      return 'invalid';
    }
  };

  return {
    check: ({ anew = false } = {}) => {
      const fresh = good !== null && good.token === tokens.read() && ports.now() - good.at < CHECK_EVERY_MS;
      if (fresh && !anew) return Promise.resolve('good');
      running ??= ask().finally(() => (running = null));
      return running;
    },
    renew,
  };
}

/** Whether a session is over: no error of ours, where it ended while something was on its way. */
export function isEnded(error: unknown): boolean {
  return codeOf(error, ENDED);
}

function codeOf(error: unknown, codes: readonly ErrorCode[]): boolean {
  return error instanceof AppError && codes.includes(error.code);
}

/** A service that is away is no fault of ours: the next check asks again. */
export function logError({ log }: Pick<SyncPorts, 'log'>, error: unknown): void {
  if (!codeOf(error, ['service/unavailable', 'limit/too-many'])) log('Error checking the shared sign-in', error);
}
