import { authCallables, type SigningKeys } from '@countin/auth-sync';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import type { CallContext } from '../platform/callable/call-context.ts';
import { call } from '../platform/callable/call.ts';
import { limitedAddress, limitedCaller } from '../platform/callable/guards.ts';
import { generateAuthToken } from './generate-auth-token.ts';
import { verifyAuthToken } from './verify-auth-token.ts';

/** The session is checked in the transaction that writes its record, and not by the guard. */
export function generateAuthTokenFunction(context: CallContext, keys: () => SigningKeys): HttpsFunction {
  return call(
    authCallables.generateAuthToken,
    context,
    (request) => limitedCaller(context, 'token', request),
    (caller, input) => generateAuthToken(context.services(), keys(), caller, input),
  );
}

/** Needs no sign-in: the token says who it speaks for. */
export function verifyAuthTokenFunction(context: CallContext, keys: () => SigningKeys): HttpsFunction {
  return call(
    authCallables.verifyAuthToken,
    context,
    (request) => limitedAddress(context, 'token', request),
    (_address, input) => verifyAuthToken(context.services(), keys(), input),
  );
}
