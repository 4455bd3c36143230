import { authCallables, type SigningKeys } from '@countin/auth-sync';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import type { AddressOf } from '../platform/callable/address-of.ts';
import { call } from '../platform/callable/call.ts';
import { limitedCaller } from '../platform/callable/limited-caller.ts';
import type { Services } from '../platform/services.ts';
import { generateAuthToken } from './generate-auth-token.ts';
import { verifyAuthToken } from './verify-auth-token.ts';

/** Whether the sign-in still counts is asked where its record is written. */
export function generateAuthTokenHandler(
  services: () => Services,
  keys: () => SigningKeys,
  addressOf: AddressOf,
): HttpsFunction {
  return call(
    authCallables.generateAuthToken,
    () => services().log,
    (request) => limitedCaller(services(), 'token', addressOf, request),
    (caller, input) => generateAuthToken(services(), keys(), caller, input),
  );
}

/** Needs nobody signed in: the token says who it is. */
export function verifyAuthTokenHandler(
  services: () => Services,
  keys: () => SigningKeys,
  addressOf: AddressOf,
): HttpsFunction {
  return call(
    authCallables.verifyAuthToken,
    () => services().log,
    (request) => services().callLimits.fromAddress('token', addressOf(request), services().now()),
    (_caller, input) => verifyAuthToken(services(), keys(), input),
  );
}
