import { authCallables, type SigningKeys } from '@countin/auth-sync';
import { AppError } from '@countin/domain';
import type { CallableRequest, HttpsFunction } from 'firebase-functions/v2/https';
import { call } from '../callable/call.ts';
import type { Services } from '../services.ts';
import { generateAuthToken, verifyAuthToken, type VerifiedCaller } from './logic.ts';

export function generateAuthTokenHandler(services: () => Services, keys: () => SigningKeys): HttpsFunction {
  return call(authCallables.generateAuthToken, () => services().log, verifiedCaller, (caller, input) => generateAuthToken(services(), keys(), caller, input));
}

export function verifyAuthTokenHandler(services: () => Services, keys: () => SigningKeys): HttpsFunction {
  return call(authCallables.verifyAuthToken, () => services().log, () => null, (_caller, input) => verifyAuthToken(services(), keys(), input));
}

function verifiedCaller({ auth }: CallableRequest<unknown>): VerifiedCaller {
  if (!auth) throw new AppError('auth/required');
  return { uid: auth.uid, email: auth.token.email ?? '' };
}
