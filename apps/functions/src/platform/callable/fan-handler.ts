import { callables, type CallableKey, type CallableOutput } from '@countin/domain';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import type { GenericSchema } from 'valibot';
import type { Services } from '../services.ts';
import type { AddressOf } from './address-of.ts';
import { call } from './call.ts';
import type { ParsedInput } from './studio-handler.ts';

/** Makes an operation for fans, who have no account; it gets the address they call from. */
export function fanHandler<K extends CallableKey>(
  key: K,
  run: (services: Services, address: string, input: ParsedInput<K>) => Promise<CallableOutput<K>>,
): (services: () => Services, addressOf: AddressOf) => HttpsFunction {
  // TypeScript does not see that the schemas of one key belong together.
  const definition = callables[key] as unknown as {
    name: string;
    input: GenericSchema<unknown, ParsedInput<K>>;
    output: GenericSchema<unknown, CallableOutput<K>>;
  };
  return (services, addressOf) =>
    call(
      definition,
      () => services().log,
      addressOf,
      (address, input) => run(services(), address, input),
    );
}
