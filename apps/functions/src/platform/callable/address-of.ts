import type { CallableRequest } from 'firebase-functions/v2/https';

/** Finds the address of who calls, for rate limits. */
export type AddressOf = (request: CallableRequest<unknown>) => string;
