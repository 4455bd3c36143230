import type { ErrorCode } from '@countin/domain/errors';
import * as v from 'valibot';
import type { TokenStorage } from '../token-store.ts';
import { guarded, type Warn } from './stored-values.ts';

const KEY = 'countin-sign-in-ended';
/** Age after which the log-in page no longer shows the reason. */
const FRESH_MS = 10 * 60_000;
/** Time after the user's own log-out in which no other reason is recorded, in any tab. */
const OWN_MS = 60_000;

/** Why a session ended outside this browser: a log-out elsewhere, new credentials or a suspension. */
export type EndReason = 'session' | 'credentials' | 'disabled';

/** Server error codes for a session that has ended on both sites. */
export const END_REASONS: Partial<Record<ErrorCode, EndReason>> = {
  'auth/session-ended': 'session',
  'auth/credentials-changed': 'credentials',
  'auth/disabled': 'disabled',
};

const markSchema = v.object({ why: v.picklist(['session', 'credentials', 'disabled', 'own']), at: v.number() });

/** Stores in this browser why its session has ended, so that the log-in page can show the reason. */
export interface EndedMark {
  read(): EndReason | null;
  note(reason: EndReason): void;
  /** Records that the user logs out in this browser. */
  leaving(): void;
  clear(): void;
}

/** If the browser blocks storage, the log-in page shows no reason. */
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
