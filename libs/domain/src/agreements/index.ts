export { AGREEMENT_STATES, agreementSchema, idFieldOf, OFFER_AGAIN_MS } from './agreement.ts';
export type { Agreement } from './agreement.ts';
export { accessOf, GRANTS, grantsSchema, isWithin, sameGrants, withImplied } from './grants.ts';
export type { Grant } from './grants.ts';
