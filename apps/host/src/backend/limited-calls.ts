import type { CallFunction } from '@countin/domain/pages';
import { addressBlock, enforceLimit, TokenBuckets } from '@countin/server-http';
import pLimit, { type LimitFunction } from 'p-limit';

/** More than the functions allow, so that their limit decides for people and this one ends floods. */
const SIGNUP_BUCKET = { burst: 30, refillMs: 2000 };
/** Receipts cost less, and many fans of a mobile carrier open theirs from one address. */
const RECEIPT_BUCKET = { burst: 120, refillMs: 250 };
/** Calls that send a message. */
const SIGNUP_CALLS: ReadonlySet<string> = new Set(['signUp', 'followArtist', 'moveSignup']);

/** Calls of one address that are under way at once. A function on this machine works on three requests at a time. */
const AT_ONCE = 2;

/**
 * Refuses calls of an address that calls too often, and queues the calls of one address behind each other.
 * A flood from one address then takes neither the functions' queue nor all of their processes from other fans.
 */
export function limitCalls(call: CallFunction, now: () => number): CallFunction {
  const signups = new TokenBuckets(SIGNUP_BUCKET);
  const receipts = new TokenBuckets(RECEIPT_BUCKET);
  const queues = new Map<string, { readonly run: LimitFunction; calls: number }>();
  return async (key, input, clientAddress) => {
    const block = addressBlock(clientAddress);
    enforceLimit(SIGNUP_CALLS.has(key) ? signups : receipts, block, now());
    const queue = queues.get(block) ?? { run: pLimit(AT_ONCE), calls: 0 };
    queues.set(block, queue);
    queue.calls += 1;
    try {
      return await queue.run(() => call(key, input, clientAddress));
    } finally {
      queue.calls -= 1;
      if (queue.calls === 0) queues.delete(block);
    }
  };
}
