import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import { agreementKeys } from './agreement-keys.ts';

/** An open offer or an agreement in force, as one side sees it. */
export type ListedAgreement = CallableOutput<'readAgreements'>['agreements'][number];
/** An offer or a request that waits for the user. */
export type WaitingOffer = CallableOutput<'readAgreementOffers'>['offers'][number];

/** Open offers and agreements in force of an artist or a label, newest first. */
export const agreementsOptions = (access: DataAccess, profile: CallableInput<'readAgreements'>) =>
  queryOptions({
    queryKey: agreementKeys.agreements(profile.kind, profile.profileId),
    queryFn: async () => (await callOperation(access, 'readAgreements', profile)).agreements,
  });

/** Offers and requests that wait for the signed-in user, in all of the user's artists and labels, newest first. */
export const waitingOffersOptions = (access: DataAccess, uid: string) =>
  queryOptions({
    queryKey: queryKeys.waitingOffers(uid),
    queryFn: async () => (await callOperation(access, 'readAgreementOffers', {})).offers,
  });
