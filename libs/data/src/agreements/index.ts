export {
  acceptAgreementOptions,
  changeGrantsOptions,
  declineAgreementOptions,
  endAgreementOptions,
  offerAgreementOptions,
  withdrawAgreementOptions,
} from './change-agreements.ts';
export { agreementsOptions, waitingOffersOptions } from './list-agreements.ts';
export type { ListedAgreement, WaitingOffer } from './list-agreements.ts';
