import type { CallableKey } from '@countin/domain/callables';
import { callMutation } from '../calls/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';
import { agreementKeys } from './agreement-keys.ts';

/** Calls that change an agreement. */
type AgreementCall = Extract<
  CallableKey,
  'offerAgreement' | 'acceptAgreement' | 'declineAgreement' | 'withdrawAgreement' | 'changeGrants' | 'endAgreement'
>;

/** The roster, releases and numbers that a label sees follow from its agreements. */
const changesAgreements = <K extends AgreementCall>(key: K) =>
  callMutation(key, {
    invalidates: ({ kind, profileId }) => [
      agreementKeys.allAgreements(),
      queryKeys.artists(),
      queryKeys.labels(),
      queryKeys.releases(),
      queryKeys.activity(kind, profileId),
    ],
  });

export const offerAgreementOptions = changesAgreements('offerAgreement');
export const acceptAgreementOptions = changesAgreements('acceptAgreement');
export const declineAgreementOptions = changesAgreements('declineAgreement');
export const withdrawAgreementOptions = changesAgreements('withdrawAgreement');
export const changeGrantsOptions = changesAgreements('changeGrants');
export const endAgreementOptions = changesAgreements('endAgreement');
