import { createPublicKey } from 'node:crypto';
import type { CallableOutput, MailDomainFinding } from '@countin/domain/callables';
import type { DkimKey } from '../senders/mail-transport.ts';

/** Asks the name servers, as `node:dns/promises` does. */
export interface DnsLookup {
  resolveTxt(name: string): Promise<string[][]>;
  resolveMx(name: string): Promise<{ readonly exchange: string }[]>;
}

export type MailDomainReport = CallableOutput<'readMailDomain'>;

/** A term that lets servers send (RFC 7208, 5 and 6.1). Those with another sign before them refuse. */
const SPF_SENDERS = /\s\+?(?:(?:a|mx|ptr)(?:[:/]\S+)?|(?:ip4|ip6|include|exists):\S+|redirect=\S+)(?:\s|$)/i;
/** The name has no such record; every other error says nothing about it. */
const NOTHING_THERE = new Set(['ENODATA', 'ENOTFOUND']);

/** Records about a domain that receiving servers look for: see docs/sending.md. */
export async function checkMailDomain(dns: DnsLookup, domain: string, key: DkimKey | null): Promise<MailDomainReport> {
  // Names of this machine, whose mails stay in its own inbox.
  if (domain === 'localhost' || domain.endsWith('.localhost'))
    return {
      domain,
      verified: true,
      records: { mx: 'ok', spf: 'ok', dkim: 'ok', dmarc: 'ok' },
      wanted: wantedRecords(domain, key),
    };
  const [mx, spf, dkim, dmarc] = await Promise.all([
    checkMx(dns, domain),
    checkSpf(dns, domain),
    checkDkim(dns, key),
    checkDmarc(dns, domain),
  ]);
  const records = { mx, spf, dkim, dmarc };
  const verified = Object.values(records).every((finding) => finding === 'ok' || finding === 'unsigned');
  return { domain, verified, records, wanted: wantedRecords(domain, key) };
}

/** Records to publish. The names of servers are those of the relay, which its documentation has. */
function wantedRecords(domain: string, key: DkimKey | null): MailDomainReport['wanted'] {
  return {
    mx: { name: domain, value: 'MX 10 mx.provider.example' },
    spf: { name: domain, value: 'TXT v=spf1 include:relay.example -all' },
    dkim: key ? { name: dkimName(key), value: `TXT ${dkimValue(key)}` } : { name: '', value: '' },
    dmarc: { name: `_dmarc.${domain}`, value: `TXT v=DMARC1; p=none; rua=mailto:dmarc@${domain}` },
  };
}

const dkimName = ({ selector, domain }: DkimKey) => `${selector}._domainkey.${domain}`;

function dkimValue(key: DkimKey): string {
  const type = createPublicKey(key.privateKey).asymmetricKeyType === 'ed25519' ? 'ed25519' : 'rsa';
  return `v=DKIM1; k=${type}; p=${publicKeyOf(key)}`;
}

/** Delivery notifications and complaints come back to the domain. */
async function checkMx(dns: DnsLookup, domain: string): Promise<MailDomainFinding> {
  const found = await lookUp(() => dns.resolveMx(domain));
  if (found === 'unknown') return 'unknown';
  // A null MX (RFC 7505) takes no mail.
  return found.some(({ exchange }) => exchange !== '' && exchange !== '.') ? 'ok' : 'missing';
}

async function checkSpf(dns: DnsLookup, domain: string): Promise<MailDomainFinding> {
  const found = await textsOf(dns, domain, /^v=spf1(?:\s|$)/i);
  if (found === 'unknown') return 'unknown';
  const [record, ...more] = found;
  if (record === undefined) return 'missing';
  if (more.length > 0) return 'several';
  if (/\s\+?all(?:\s|$)/i.test(record)) return 'open';
  return SPF_SENDERS.test(record) ? 'ok' : 'closed';
}

async function checkDkim(dns: DnsLookup, key: DkimKey | null): Promise<MailDomainFinding> {
  if (!key) return 'unsigned';
  const found = await textsOf(dns, dkimName(key), /(?:^|;)\s*p=/i);
  if (found === 'unknown') return 'unknown';
  const [record, ...more] = found;
  if (record === undefined) return 'missing';
  if (more.length > 0) return 'several';
  const published = /(?:^|;)\s*p=([^;]*)/i.exec(record)?.[1]?.replace(/\s/g, '');
  return published === publicKeyOf(key) ? 'ok' : 'different';
}

/** A domain without a policy of its own has that of the domain above it (RFC 7489, RFC 9989). */
async function checkDmarc(dns: DnsLookup, domain: string): Promise<MailDomainFinding> {
  const labels = domain.split('.');
  for (let from = 0; from <= labels.length - 2; from += 1) {
    const found = await textsOf(dns, `_dmarc.${labels.slice(from).join('.')}`, /^v=DMARC1\s*;/i);
    if (found === 'unknown') return 'unknown';
    if (found.length > 0) return found.length === 1 ? 'ok' : 'several';
  }
  return 'missing';
}

/** As the record holds it: DER in base64. */
function publicKeyOf({ privateKey }: DkimKey): string {
  const key = createPublicKey(privateKey);
  if (key.asymmetricKeyType === 'ed25519')
    return key.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

async function textsOf(dns: DnsLookup, name: string, pattern: RegExp): Promise<readonly string[] | 'unknown'> {
  const found = await lookUp(() => dns.resolveTxt(name));
  return found === 'unknown' ? found : found.map((parts) => parts.join('').trim()).filter((text) => pattern.test(text));
}

async function lookUp<T>(ask: () => Promise<T[]>): Promise<T[] | 'unknown'> {
  try {
    return await ask();
  } catch (error) {
    return NOTHING_THERE.has((error as NodeJS.ErrnoException).code ?? '') ? [] : 'unknown';
  }
}
