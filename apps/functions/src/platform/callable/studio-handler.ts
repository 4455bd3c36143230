import { callables, type CallableKey, type CallableOutput } from '@countin/domain';
import type { CallableRequest, HttpsFunction } from 'firebase-functions/v2/https';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Services } from '../services.ts';
import { admit } from '../session/admit.ts';
import type { AddressOf } from './address-of.ts';
import { call } from './call.ts';
import { limitedCaller } from './limited-caller.ts';

/** What a callable's function gets, once parsed. */
export type ParsedInput<K extends CallableKey> = InferOutput<(typeof callables)[K]['input']>;

/** Makes an operation for signed-in people whose sign-in counts; it gets the caller's uid. */
export function studioHandler<K extends CallableKey>(
  key: K,
  run: (services: Services, owner: string, input: ParsedInput<K>) => Promise<CallableOutput<K>>,
): (services: () => Services, addressOf: AddressOf) => HttpsFunction {
  // TypeScript does not see that the schemas of one key belong together.
  const definition = callables[key] as unknown as {
    name: string;
    input: GenericSchema<unknown, ParsedInput<K>>;
    output: GenericSchema<unknown, CallableOutput<K>>;
  };
  return (services, addressOf) => {
    const guard = async (request: CallableRequest<unknown>): Promise<string> => {
      const caller = limitedCaller(services(), 'studio', addressOf, request);
      await admit(services(), caller);
      return caller.uid;
    };
    return call(
      definition,
      () => services().log,
      guard,
      (owner, input) => run(services(), owner, input),
    );
  };
}
