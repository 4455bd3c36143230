import { AppError, callables, type CallableKey, type CallableOutput, type User } from '@countin/domain';
import type { CallableRequest, HttpsFunction } from 'firebase-functions/v2/https';
import type { GenericSchema } from 'valibot';
import type { CallKind } from '../rate-limit/call-limits.ts';
import type { Services } from '../services.ts';
import { admit } from '../session/admit.ts';
import type { AddressOf } from './address-of.ts';
import { call } from './call.ts';
import type { Caller } from '../session/caller.ts';
import { limitedCaller } from './limited-caller.ts';
import type { ParsedInput } from './studio-handler.ts';

/** Somebody whose sign-in counts. */
export interface Person extends Caller {
  /** As stored when the call came in. */
  readonly user: User;
}

type MakeHandler = (services: () => Services, addressOf: AddressOf) => HttpsFunction;
type Run<K extends CallableKey> = (
  services: Services,
  person: Person,
  input: ParsedInput<K>,
) => Promise<CallableOutput<K>>;

/** Makes an operation that signed-in people do to their own account. */
export const accountHandler = <K extends CallableKey>(key: K, run: Run<K>): MakeHandler =>
  handlerOf(key, 'account', () => undefined, run);

/** Makes an operation for admins; everybody else is told `access/denied`. */
export const adminHandler = <K extends CallableKey>(key: K, run: Run<K>): MakeHandler =>
  handlerOf(
    key,
    'admin',
    ({ user }) => {
      if (user.userType !== 'admin') throw new AppError('access/denied');
    },
    run,
  );

/** Makes an operation that needs no sign-in; it gets the address that it is called from. */
export const openHandler =
  <K extends CallableKey>(
    key: K,
    run: (services: Services, address: string, input: ParsedInput<K>) => Promise<CallableOutput<K>>,
  ): MakeHandler =>
  (services, addressOf) => {
    const guard = (request: CallableRequest<unknown>): string => {
      const address = addressOf(request);
      services().callLimits.fromAddress('account', address, services().now());
      return address;
    };
    return call(
      definitionOf(key),
      () => services().log,
      guard,
      (address, input) => run(services(), address, input),
    );
  };

function handlerOf<K extends CallableKey>(
  key: K,
  kind: CallKind,
  check: (person: Person) => void,
  run: Run<K>,
): MakeHandler {
  return (services, addressOf) => {
    const guard = async (request: CallableRequest<unknown>): Promise<Person> => {
      const caller = limitedCaller(services(), kind, addressOf, request);
      const person = { ...caller, user: await admit(services(), caller) };
      check(person);
      return person;
    };
    return call(
      definitionOf(key),
      () => services().log,
      guard,
      (person, input) => run(services(), person, input),
    );
  };
}

function definitionOf<K extends CallableKey>(key: K) {
  // TypeScript does not see that the schemas of one key belong together.
  return callables[key] as unknown as {
    name: string;
    input: GenericSchema<unknown, ParsedInput<K>>;
    output: GenericSchema<unknown, CallableOutput<K>>;
  };
}
