import { describe, expect, test } from 'vitest';
import { EXIM, feedback, notification, OUT_OF_OFFICE, QMAIL } from './testing/example-reports.ts';
import { readMailReport } from './mail-report.ts';

const read = (raw: string) => readMailReport(Buffer.from(raw), 'countin.example');
const bounce = (verdict: string, status: string) => ({
  kind: 'bounce',
  mailId: 'release_a1',
  refusals: [{ addresses: ['fan@example.com'], verdict, status }],
});

describe('a delivery status notification', () => {
  test.each([
    [
      'of Postfix',
      'Action: failed\nStatus: 5.1.1\nRemote-MTA: dns; mx.example\nDiagnostic-Code: smtp; 550 5.1.1 <fan@example.com>: Recipient address\n    rejected: User unknown in local recipient table',
      bounce('address', '5.1.1'),
    ],
    [
      'of Gmail',
      'Action: failed\nStatus: 5.1.1\nRemote-MTA: dns; gmail-smtp-in.l.google.com.\nDiagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try\n 550-5.1.1 double-checking the recipient’s email address',
      bounce('address', '5.1.1'),
    ],
    [
      'of Exchange Online',
      'Action: failed\nStatus: 5.1.10\nDiagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
      bounce('address', '5.1.10'),
    ],
    [
      'of Sendmail, whose host is not there',
      'Action: failed\nStatus: 5.1.2\nRemote-MTA: DNS; gone.example\nDiagnostic-Code: X-Unix; 68',
      bounce('address', '5.1.2'),
    ],
    [
      'that hides the status in the diagnostic code',
      'Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550 5.1.1 User unknown',
      bounce('address', '5.1.1'),
    ],
    ['with a status alone', 'Action: failed\nStatus: 5.1.1', bounce('address', '5.1.1')],
    [
      'of a full mailbox',
      'Action: failed\nStatus: 5.2.2\nDiagnostic-Code: smtp; 552 5.2.2 Mailbox full',
      bounce('message', '5.2.2'),
    ],
    [
      'of a spam filter',
      'Action: failed\nStatus: 5.7.1\nDiagnostic-Code: smtp; 554 5.7.1 Message rejected as spam',
      bounce('message', '5.7.1'),
    ],
    [
      'of a server that gave up after days',
      'Action: failed\nStatus: 4.4.7\nDiagnostic-Code: smtp; 451 4.4.7 Message expired',
      bounce('later', '4.4.7'),
    ],
    [
      'in capitals, with a comment',
      'ACTION: Failed (user unknown)\nSTATUS: 5.1.1 (bad mailbox)',
      bounce('address', '5.1.1'),
    ],
  ])('%s', async (_, recipient, expected) => {
    expect(await read(notification({ recipient }))).toEqual(expected);
  });

  test('is about the mail whose headers, or whose envelope id, it returns', async () => {
    const recipient = 'Action: failed\nStatus: 5.1.1';
    const headers = ['text/rfc822-headers', 'Subject: x\nMessage-Id: <release_a1@countin.example>'] as const;
    expect(await read(notification({ recipient, returned: headers }))).toEqual(bounce('address', '5.1.1'));
    const nothing = ['text/plain', 'The mail is not returned.'] as const;
    const message = 'Original-Envelope-Id: release_a1\nReporting-MTA: dns; mx.example';
    expect(await read(notification({ recipient, returned: nothing, message }))).toEqual(bounce('address', '5.1.1'));
    expect(await read(notification({ recipient, returned: nothing }))).toBeNull();
    const other = ['text/rfc822-headers', 'Message-ID: <release_a1@other.example>'] as const;
    expect(await read(notification({ recipient, returned: other }))).toBeNull();
  });

  test.each(['delayed', 'delivered', 'relayed', 'expanded'])(
    'of a mail that was %s changes nothing',
    async (action) => {
      expect(await read(notification({ recipient: `Action: ${action}\nStatus: 4.4.1` }))).toBeNull();
    },
  );
});

test.each([
  ['qmail', QMAIL, bounce('address', '5.1.1')],
  ['Exim', EXIM, bounce('address', '')],
])('the prose of %s is understood', async (_, raw, expected) => {
  expect(await read(raw)).toEqual(expected);
});

describe('a feedback report', () => {
  test.each(['abuse', 'fraud', 'Abuse', 'opt-out', 'other'])('of type %s is a complaint', async (type) => {
    expect(await read(feedback(type))).toEqual({ kind: 'complaint', mailId: 'release_a1' });
  });

  test.each(['not-spam', 'auth-failure', 'virus'])('of type %s is none', async (type) => {
    expect(await read(feedback(type))).toBeNull();
  });

  test('about the mail of another sender is ignored', async () => {
    expect(await read(feedback('abuse', 'Message-ID: <release_a1@other.example>'))).toBeNull();
  });
});

describe('any other mail', () => {
  test.each([
    ['an out-of-office reply', OUT_OF_OFFICE],
    ['nothing', ''],
    ['a mail that names our id', 'From: a@example.com\r\n\r\nMessage-ID: <release_a1@countin.example> 550 5.1.1'],
    ['bytes', '\u0000\u0001\ufffd--b1\r\nContent-Type: multipart/report'],
  ])('is ignored: %s', async (_, raw) => {
    expect(await read(raw)).toBeNull();
  });

  test('cannot break the reader: three hundred damaged notifications', async () => {
    const whole = notification({ recipient: 'Action: failed\nStatus: 5.1.1' });
    for (let cut = 0; cut < 300; cut += 1) {
      const at = Math.floor((whole.length * cut) / 300);
      const damaged = whole.slice(0, at) + (cut % 3 === 0 ? '\u0000' : '') + whole.slice(at + (cut % 7) * 5);
      const report = await read(damaged).catch(() => null);
      expect(report === null || report.mailId !== '').toBe(true);
    }
  });
});
