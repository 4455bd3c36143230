import { callables, type CallableKey, type CallableOutput } from '@countin/domain/callables';
import type { Operation } from '@countin/domain/permissions';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Services } from '../services.ts';
import type { CallContext } from './call-context.ts';
import { call } from './call.ts';
import {
  limitedAddress,
  requireAdmin,
  requirePerson,
  requireVerifiedPerson,
  type Guard,
  type Person,
} from './guards.ts';

/** A callable's input, once parsed. */
export type ParsedInput<K extends CallableKey> = InferOutput<(typeof callables)[K]['input']>;

/** An operation by the key of its contract in `callables`. Its types follow from that contract. */
type Runs<C> = {
  readonly [K in CallableKey]?: (services: Services, caller: C, input: ParsedInput<K>) => Promise<CallableOutput<K>>;
};

interface BoundLater {
  /** Permission that the caller needs in the profile of the input; null where something else decides. */
  readonly permission: Operation | null;
  /** Messages to other people follow from it, so its guard requires a verified address. */
  readonly sends: boolean;
  readonly bind: (context: CallContext) => HttpsFunction;
}

/** Callables by their key, still without the process that they run in. */
export type Operations = Readonly<Record<string, BoundLater>>;

/**
 * Operations of signed-in artists; each gets the caller's uid. Operations with a permission also call
 * `requirePermission` in their own transaction. A test calls each in every role.
 */
export const studioOperations = guardedBy<string>(
  async (context, request) => (await requirePerson(context, 'studio', request)).uid,
);

/** The same for operations that also need to know the sign-in, such as when the password was entered. */
export const studioPersonOperations = guardedBy<Person>((context, request) =>
  requirePerson(context, 'studio', request),
);

/** The same for operations by which messages reach other people: the caller's address has to be verified. */
export const sendingOperations = guardedBy<string>(
  async (context, request) => (await requireVerifiedPerson(context, request)).uid,
  true,
);

/** The same for operations that also need to know the sign-in. */
export const sendingPersonOperations = guardedBy<Person>(requireVerifiedPerson, true);

/** Operations of fans, who have no account; each gets the client's address and enforces its own rate limit. */
export const fanOperations = guardedBy<string>(({ addressOf }, request) => addressOf(request));

/** Operations of signed-in people on their own account. */
export const accountOperations = guardedBy<Person>((context, request) => requirePerson(context, 'account', request));

/** Operations of admins; every other caller gets `access/denied`. */
export const adminOperations = guardedBy<Person>(requireAdmin);

/** Operations on an account that need no sign-in; each gets the client's address. */
export const openOperations = guardedBy<string>((context, request) => limitedAddress(context, 'account', request));

/** Connects operations to the process that they run in. */
export function bindOperations(operations: Operations, context: CallContext): Record<string, HttpsFunction> {
  return Object.fromEntries(Object.entries(operations).map(([key, { bind }]) => [key, bind(context)]));
}

function guardedBy<C>(guard: Guard<C>, sends = false): (runs: Runs<C>, permission?: Operation) => Operations {
  return (runs, permission) =>
    Object.fromEntries(
      Object.entries(runs).map(([key, run]) => {
        const bind = (context: CallContext) =>
          call(
            definitionOf(key),
            context,
            (request) => guard(context, request),
            (caller, input) =>
              // TypeScript does not see that the run and the schemas of one key belong together.
              (run as (services: Services, caller: C, input: unknown) => Promise<unknown>)(
                context.services(),
                caller,
                input,
              ),
          );
        return [key, { permission: permission ?? null, sends, bind }];
      }),
    );
}

function definitionOf(key: string) {
  return callables[key as CallableKey] as unknown as {
    name: string;
    input: GenericSchema;
    output: GenericSchema;
  };
}
