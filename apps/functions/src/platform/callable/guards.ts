import type { User } from '@countin/domain/account';
import { AppError } from '@countin/domain/errors';
import type { CallableRequest } from 'firebase-functions/v2/https';
import type { CallKind } from '../rate-limit/call-limits.ts';
import { admit } from '../session/admit.ts';
import { callerOf, type Caller } from '../session/caller.ts';
import type { CallContext } from './call-context.ts';

/** Finds out who calls. Throws an AppError to refuse the call. */
export type Guard<C> = (context: CallContext, request: CallableRequest<unknown>) => C | Promise<C>;

/** A signed-in caller with a valid session. */
export interface Person extends Caller {
  /** As stored when the call came in. */
  readonly user: User;
}

/**
 * The caller of a request, counted against the rate limits of a kind of call. Reads no document.
 *
 * @throws AppError `limit/too-many`, `auth/required`
 */
export function limitedCaller(
  { services, addressOf }: CallContext,
  kind: CallKind,
  request: CallableRequest<unknown>,
): Caller {
  const { callLimits, now } = services();
  callLimits.fromAddress(kind, addressOf(request), now());
  const caller = callerOf(request);
  callLimits.byCaller(kind, caller.uid, now());
  return caller;
}

/**
 * The address of a request, counted against the rate limits of a kind of call.
 *
 * @throws AppError `limit/too-many`
 */
export function limitedAddress(
  { services, addressOf }: CallContext,
  kind: CallKind,
  request: CallableRequest<unknown>,
): string {
  const address = addressOf(request);
  services().callLimits.fromAddress(kind, address, services().now());
  return address;
}

/**
 * A signed-in caller with a valid session.
 *
 * @throws AppError `limit/too-many`, `auth/…`
 */
export async function requirePerson(
  context: CallContext,
  kind: CallKind,
  request: CallableRequest<unknown>,
): Promise<Person> {
  const caller = limitedCaller(context, kind, request);
  return { ...caller, user: await admit(context.services(), caller) };
}

/**
 * A signed-in caller of the studio with a verified address: for operations by which messages reach other people. An
 * account without one can be anyone's, and there can be any number of them.
 *
 * @throws AppError `limit/too-many`, `auth/…`, `service/unavailable` where the provider does not answer
 */
export async function requireVerifiedPerson(context: CallContext, request: CallableRequest<unknown>): Promise<Person> {
  const person = await requirePerson(context, 'studio', request);
  const { identity, log } = context.services();
  const verified = await identity.verified([person.uid]).catch((error: unknown) => {
    log('The identity provider did not answer.', error);
    throw new AppError('service/unavailable', { cause: error });
  });
  if (!verified.has(person.uid)) throw new AppError('auth/unverified');
  return person;
}

/**
 * A signed-in admin.
 *
 * @throws AppError `limit/too-many`, `auth/…`, `access/denied`
 */
export async function requireAdmin(context: CallContext, request: CallableRequest<unknown>): Promise<Person> {
  const person = await requirePerson(context, 'admin', request);
  if (person.user.userType !== 'admin') throw new AppError('access/denied');
  return person;
}
