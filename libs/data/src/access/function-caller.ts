import { CALLABLE_TIMEOUT_MS, FUNCTIONS_REGION } from '@countin/domain/fields';
import type { FirebaseApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { callableError } from '../errors/callable-error.ts';
import type { EmulatorAddress } from '../ports/emulator-address.ts';

/** Creates a function that calls cloud functions as the signed-in user. It throws AppError. */
export function functionCaller(
  app: FirebaseApp,
  emulator: EmulatorAddress | null,
): (name: string, input: unknown) => Promise<unknown> {
  const functions = getFunctions(app, FUNCTIONS_REGION);
  if (emulator) connectFunctionsEmulator(functions, emulator.host, emulator.port);
  return async (name, input) => {
    try {
      const { data } = await httpsCallable(functions, name, { timeout: CALLABLE_TIMEOUT_MS })(input);
      return data;
    } catch (error) {
      throw callableError(error);
    }
  };
}
