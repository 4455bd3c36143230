import type { CallableRequest } from 'firebase-functions/v2/https';
import type { Services } from '../services.ts';

/** Context that every callable gets from its process. */
export interface CallContext {
  /** Read at each call: the platform also loads this module to list the functions, without any configuration. */
  readonly services: () => Services;
  /** Finds the client's address, for rate limits. */
  readonly addressOf: (request: CallableRequest<unknown>) => string;
}
