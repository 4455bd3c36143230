import { LANGUAGES } from '@countin/domain/locale';
import { aReleasePage, aSignup } from '@countin/domain/testing';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { composeMail } from '../../messages/compose-mail.ts';
import type { Mail } from './mail.ts';
import { mimeMail } from './mime-mail.ts';

const FROM = { name: 'Countin', address: 'hello@countin.example' };
const AT = Date.parse('2026-12-04T17:00:00Z');
const ORIGIN = 'http://countin.localhost';

function mailTo(contact: string, name: string, language: (typeof LANGUAGES)[number], title = 'Tide Lines'): Mail {
  const page = aReleasePage({ title });
  const token = Buffer.from(contact.padEnd(32, '.')).toString('base64url').slice(0, 43);
  const message = { id: `release_${contact.replace(/\W/g, '')}`, kind: 'release' } as const;
  const signup = aSignup({ language, contact, name });
  return composeMail({ message, signup, page, artistName: page.artistName, confirmsMore: false, token }, ORIGIN);
}

/** Line ends as programs show them. */
const shown = (text: string | undefined) => text?.replace(/\r\n/g, '\n').trimEnd();

async function expectRead(mail: Mail): Promise<void> {
  const text = mimeMail(mail, FROM, AT);
  expect(text).toMatch(/^[\t\n\r\x20-\x7e]*$/);
  for (const line of text.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
  const read = await PostalMime.parse(text);
  expect(read).toMatchObject({
    from: { address: FROM.address, name: mail.senderName },
    to: [{ address: mail.to }],
    subject: mail.subject.replace(/\s+/g, ' '),
    messageId: `<${mail.messageId}@countin.example>`,
    date: '2026-12-04T17:00:00.000Z',
  });
  expect(shown(read.text)).toBe(shown(mail.text));
  expect(shown(read.html)).toBe(shown(mail.html));
  const header = (name: string) => read.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe')).toBe(mail.unsubscribe === null ? undefined : `<${mail.unsubscribe}>`);
}

describe('a mail as bytes', () => {
  test.each(LANGUAGES)('in %s is read as it was written, by each of many fans', async (language) => {
    const fans = [
      ['ada@example.com', 'Ada'],
      ['a.much.longer-address+news@mail.example.co.uk', 'Zoë = 50 %'],
      ['eve@example.com', 'ليلى'],
      ['ben@example.org', ''],
      ['quo.ted@example.com', 'A name that is long enough for a line of its own, and then some'],
    ] as const;
    for (const [contact, name] of fans) await expectRead(mailTo(contact, name, language));
  });

  test('has a title of any signs', async () => {
    for (const title of ['. Sàlt & <Honey> 🌊', '=3D= =?x?= .', '--'.repeat(40), 'j'.repeat(23), '潮汐'])
      await expectRead(mailTo('fan@example.com', 'Ada', 'en', title));
  });

  test('has another date, address and link than the one before', async () => {
    const [first, second] = ['ada@example.com', 'ben@example.com'].map((to) => mailTo(to, 'Ada', 'en'));
    if (!first || !second) throw new Error('There are two.');
    expect(mimeMail(first, FROM, AT)).not.toContain('ben');
    const later = mimeMail(second, FROM, AT + 1000);
    expect(later).toContain('Date: Fri, 04 Dec 2026 17:00:01 +0000\r\n');
    expect(later).not.toContain('ada@');
    expect(later).not.toContain(first.unsubscribe);
  });

  test('whose address or link is unusual is written by the library alone', async () => {
    await expectRead({ ...mailTo('fan@example.com', 'Ada', 'en'), to: '"odd name"@example.com' });
    await expectRead({ ...mailTo('fan@example.com', 'Ada', 'en'), unsubscribe: null, personal: [] });
  });

  test('cannot be given headers by a title, a name or an id', async () => {
    const mail = mailTo('fan@example.com', 'x\r\nBcc: all@example.com', 'en', 'x\r\nBcc: all@example.com\r\n\r\n<b>');
    const made = { ...mail, messageId: 'id>\r\nBcc: all@example.com', unsubscribe: 'http://x\r\nBcc: all@example.com' };
    const headers = mimeMail(made, FROM, AT).split('\r\n\r\n')[0];
    expect(headers).not.toMatch(/^bcc:/im);
  });
});
