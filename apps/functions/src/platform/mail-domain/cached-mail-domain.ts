import { Resolver } from 'node:dns/promises';
import type { DkimKey } from '../senders/mail-transport.ts';
import { checkMailDomain, type MailDomainReport } from './check-mail-domain.ts';

/** How long an answer is kept: records change rarely, and screens ask often. Milliseconds. */
const KEPT_MS = 5 * 60_000;
/** Name servers are not asked more often than this. Milliseconds. */
const ASK_EVERY_MS = 5000;

/** Checks the domain that mails come from, at most every few minutes. */
export function createMailDomainCheck(
  domain: string,
  key: DkimKey | null,
  now: () => number,
): (again?: boolean) => Promise<MailDomainReport> {
  let cached: { readonly at: number; readonly report: Promise<MailDomainReport> } | null = null;
  return (again = false) => {
    if (!cached || now() - cached.at > (again ? ASK_EVERY_MS : KEPT_MS)) {
      const dns = new Resolver({ timeout: 2000, tries: 2 });
      cached = { at: now(), report: checkMailDomain(dns, domain, key) };
    }
    return cached.report;
  };
}
