import { addressBlock, AppError, TokenBuckets, type CallFunction } from '@countin/domain';

/** More than the functions allow, so that theirs decides for people and this one ends floods. */
const BUCKET = { burst: 30, refillMs: 2000 };

/**
 * Refuses calls of an address that calls too often, before they cost a place in the queue of a function:
 * a flood from one address must not make other fans wait.
 */
export function limitCalls(call: CallFunction, now: () => number): CallFunction {
  const buckets = new TokenBuckets(BUCKET);
  return async (key, input, clientAddress) => {
    const wait = buckets.take(addressBlock(clientAddress), now());
    if (wait > 0) throw new AppError('limit/too-many', { retryAfterSeconds: Math.ceil(wait / 1000) });
    return call(key, input, clientAddress);
  };
}
