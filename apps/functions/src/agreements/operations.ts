import { sendingOperations, studioOperations } from '../platform/callable/operations.ts';
import { acceptAgreement } from './accept-agreement.ts';
import { changeGrants } from './change-grants.ts';
import { declineAgreement } from './decline-agreement.ts';
import { endAgreement } from './end-agreement.ts';
import { offerAgreement } from './offer-agreement.ts';
import { readAgreementOffers } from './read-agreement-offers.ts';
import { readAgreements } from './read-agreements.ts';
import { withdrawAgreement } from './withdraw-agreement.ts';

export const agreementOperations = {
  // Answers for each profile in which the caller manages agreements.
  ...studioOperations({ readAgreementOffers }),
  ...studioOperations({ readAgreements }, 'agreements.read'),
  ...studioOperations(
    { acceptAgreement, changeGrants, declineAgreement, endAgreement, withdrawAgreement },
    'agreements.manage',
  ),
  ...sendingOperations({ offerAgreement }, 'agreements.manage'),
};
