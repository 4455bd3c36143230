import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkMailDomain, type DnsLookup } from './check-mail-domain.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = {
  domain: 'mail.countin.example',
  selector: 'autumn',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};
const published = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const GOOD: Readonly<Record<string, string[]>> = {
  'mail.countin.example': ['v=spf1 include:relay.example -all', 'site-verification=1'],
  'autumn._domainkey.mail.countin.example': [`v=DKIM1; k=rsa; p=${published}`],
  '_dmarc.countin.example': ['v=DMARC1; p=quarantine'],
};

function dnsOf(texts: Readonly<Record<string, string[]>>, mx = ['mx.example'], code = 'ENOTFOUND'): DnsLookup {
  const missing = () => Object.assign(new Error('queryTxt'), { code });
  return {
    resolveTxt: async (name) => {
      const found = texts[name];
      if (!found) throw missing();
      // Long records come in parts of 255 bytes.
      return found.map((text) => text.match(/.{1,255}/g) ?? []);
    },
    resolveMx: async () => {
      if (mx.length === 0) throw missing();
      return mx.map((exchange) => ({ exchange }));
    },
  };
}
const check = (dns: DnsLookup, key: typeof KEY | null = KEY) => checkMailDomain(dns, 'mail.countin.example', key);
const without = (name: string) => Object.fromEntries(Object.entries(GOOD).filter(([other]) => other !== name));

test('a domain that is set up is verified, with the policy of the domain above it', async () => {
  expect(await check(dnsOf(GOOD))).toMatchObject({
    domain: 'mail.countin.example',
    verified: true,
    records: { mx: 'ok', spf: 'ok', dkim: 'ok', dmarc: 'ok' },
  });
});

test.each<[string, DnsLookup, object]>([
  ['no SPF', dnsOf(without('mail.countin.example')), { spf: 'missing' }],
  ['two SPFs', dnsOf({ ...GOOD, 'mail.countin.example': ['v=spf1 -all', 'v=spf1 ~all'] }), { spf: 'several' }],
  ['an SPF for everyone', dnsOf({ ...GOOD, 'mail.countin.example': ['v=spf1 +all'] }), { spf: 'open' }],
  ...['-all', '~all', '-include:relay.example -all', 'exp=why.example -all'].map(
    (terms): [string, DnsLookup, object] => [
      `an SPF for no one (${terms})`,
      dnsOf({ ...GOOD, 'mail.countin.example': [`v=spf1 ${terms}`] }),
      { spf: 'closed' },
    ],
  ),
  ['no key', dnsOf(without('autumn._domainkey.mail.countin.example')), { dkim: 'missing' }],
  [
    'another key',
    dnsOf({ ...GOOD, 'autumn._domainkey.mail.countin.example': ['v=DKIM1; p=AAAA'] }),
    { dkim: 'different' },
  ],
  [
    'a key that was taken back',
    dnsOf({ ...GOOD, 'autumn._domainkey.mail.countin.example': ['v=DKIM1; p='] }),
    { dkim: 'different' },
  ],
  ['no DMARC', dnsOf(without('_dmarc.countin.example')), { dmarc: 'missing' }],
  ['no mailbox', dnsOf(GOOD, []), { mx: 'missing' }],
  ['a null MX', dnsOf(GOOD, ['.']), { mx: 'missing' }],
])('%s is found, and the domain is not verified', async (_, dns, records) => {
  expect(await check(dns)).toMatchObject({ verified: false, records });
});

test('name servers that do not answer are told apart from missing records', async () => {
  const { verified, records } = await check(dnsOf({}, [], 'ETIMEOUT'));
  expect([verified, records]).toEqual([false, { mx: 'unknown', spf: 'unknown', dkim: 'unknown', dmarc: 'unknown' }]);
});

test('where another server signs, the key is not looked for', async () => {
  expect(await check(dnsOf(GOOD), null)).toMatchObject({ verified: true, records: { dkim: 'unsigned' } });
});

test('names of this machine are asked nowhere', async () => {
  expect(await checkMailDomain(dnsOf({}, [], 'ETIMEOUT'), 'countin.localhost', null)).toMatchObject({ verified: true });
});

test.each([
  'a -all',
  'mx:mail.example ~all',
  '+ip4:192.0.2.0/24 -all',
  'ip6:2001:db8::/32',
  'redirect=_spf.relay.example',
])('an SPF that lets servers send is in order: %s', async (terms) => {
  const { records } = await check(dnsOf({ ...GOOD, 'mail.countin.example': [`v=spf1 ${terms}`] }));
  expect(records.spf).toBe('ok');
});
