export { agreementSchema, idFieldOf, OFFER_AGAIN_MS } from './agreement.ts';
export type { Agreement } from './agreement.ts';
export { accessOf, GRANTS, isWithin, sameGrants, withImplied } from './grants.ts';
export type { Grant } from './grants.ts';
