import type { Contact } from '../platform/contact.ts';
import { pauseDomain } from '../platform/rate-limit/domain-rate.ts';
import { domainOf } from '../platform/rate-limit/mail-rates.ts';
import { AddressRefused } from '../platform/senders/address-refused.ts';
import { DomainBusy } from '../platform/senders/domain-busy.ts';
import type { Services } from '../platform/services.ts';
import { suppress } from './suppression-list.ts';

/** How long a domain that asks for fewer mails gets none. Milliseconds. */
const DOMAIN_PAUSE_MS = 60_000;

/** Notes what a failed attempt says about more than its own message: the address, or its domain. */
export async function noteRefusal(services: Services, contact: Contact, error: unknown): Promise<void> {
  if (error instanceof AddressRefused)
    await suppress(services, contact, { reason: 'bounced', status: error.status, owner: null });
  else if (error instanceof DomainBusy)
    await pauseDomain(services, domainOf(contact.contact), services.now() + DOMAIN_PAUSE_MS);
}
