import type { ErrorCode } from '@countin/domain/errors';
import * as v from 'valibot';
import type { TokenStorage } from '../token-store.ts';
import { guarded, type Warn } from './kept-values.ts';

const KEY = 'countin-sign-in-ended';
/** After that it is old news. */
const FRESH_MS = 10 * 60_000;
/** How long what a log-out of one's own leads to is no news, in other tabs too. */
const OWN_MS = 60_000;

/** Why a sign-in has ended that was not ended here: from elsewhere, by a new password or address, by a suspension. */
export type EndReason = 'session' | 'credentials' | 'disabled';

/** What the server says of a session that is over on both sites. */
export const END_REASONS: Partial<Record<ErrorCode, EndReason>> = {
  'auth/session-ended': 'session',
  'auth/credentials-changed': 'credentials',
  'auth/disabled': 'disabled',
};

const markSchema = v.object({ why: v.picklist(['session', 'credentials', 'disabled', 'own']), at: v.number() });

/** Remembers on this browser why its sign-in has ended, so that the log-in can say so. */
export interface EndedMark {
  read(): EndReason | null;
  note(reason: EndReason): void;
  /** The person logs out here. */
  leaving(): void;
  clear(): void;
}

/** Where a browser refuses storage the log-in says nothing. */
export function createEndedMark(storage: () => TokenStorage, now: () => number, warn: Warn): EndedMark {
  const attempt = guarded(storage, warn);
  const read = () =>
    attempt(null, (place) => {
      const parsed = v.safeParse(markSchema, parse(place.getItem(KEY)));
      return parsed.success ? { why: parsed.output.why, age: now() - parsed.output.at } : null;
    });
  const write = (why: EndReason | 'own') =>
    attempt(undefined, (place) => place.setItem(KEY, JSON.stringify({ why, at: now() })));
  return {
    read() {
      const mark = read();
      return mark && mark.why !== 'own' && mark.age < FRESH_MS ? mark.why : null;
    },
    note(reason) {
      const mark = read();
      if (mark?.why !== 'own' || mark.age >= OWN_MS) write(reason);
    },
    leaving: () => write('own'),
    clear: () => attempt(undefined, (place) => place.removeItem(KEY)),
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
