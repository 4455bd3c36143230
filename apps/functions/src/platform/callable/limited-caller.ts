import type { CallableRequest } from 'firebase-functions/v2/https';
import type { CallKind } from '../rate-limit/call-limits.ts';
import type { Services } from '../services.ts';
import type { AddressOf } from './address-of.ts';
import { callerOf, type Caller } from '../session/caller.ts';

/**
 * Who calls, counted against the limits of a kind of call, and nothing read yet.
 *
 * @throws AppError `limit/too-many`, `auth/required`
 */
export function limitedCaller(
  { callLimits, now }: Services,
  kind: CallKind,
  addressOf: AddressOf,
  request: CallableRequest<unknown>,
): Caller {
  callLimits.fromAddress(kind, addressOf(request), now());
  const caller = callerOf(request);
  callLimits.byCaller(kind, caller.uid, now());
  return caller;
}
