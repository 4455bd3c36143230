import { studioOperations } from '../platform/callable/operations.ts';
import { readMailDomain, readTextPrices } from './read-mail-domain.ts';

/** Both say what the deployment has, and nothing about a profile. */
export const mailDomainOperations = studioOperations({ readMailDomain, readTextPrices });
