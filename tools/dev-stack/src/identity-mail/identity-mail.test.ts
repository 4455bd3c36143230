import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startMailInbox } from '../mail-inbox/mail-inbox.ts';
import { LANGUAGES } from '@countin/domain/locale';
import { identityMessage, type IdentityCode } from './identity-message.ts';
import { MAIL_KINDS, MAIL_TEXTS } from './identity-texts.ts';
import { MailLanguages } from './mail-languages.ts';
import { sendIdentityMail } from './send-identity-mail.ts';

const MAIN = 'http://countin.localhost:5173';
const code = (
  change: Partial<IdentityCode> = {},
  continueUrl = 'http://4track.localhost:5173/login',
): IdentityCode => ({
  oobCode: 'abc',
  requestType: 'PASSWORD_RESET',
  email: 'mira@example.com',
  oobLink: `http://127.0.0.1:9099/emulator/action?mode=resetPassword&lang=en&oobCode=abc&apiKey=x${continueUrl && `&continueUrl=${encodeURIComponent(continueUrl)}`}`,
  ...change,
});

test('the link leads to our own screen, on the site that asked', () => {
  expect(identityMessage(code(), MAIN, 'en')?.text).toContain(
    'http://4track.localhost:5173/login?mode=resetPassword&oobCode=abc&continueUrl=http%3A%2F%2F4track.localhost%3A5173%2Flogin\n',
  );
});

test('a sign-up with a taken email says that there is an account, and how to log in or set a new password', () => {
  const message = identityMessage(code(), MAIN, 'en');
  expect(message?.subject).toBe('Set a new password, or log in');
  expect(message?.text).toMatch(
    /^This email already has an account .* signed up with it again or asked for a new password\./,
  );
  expect(message?.text.split('\n')).toContain('http://4track.localhost:5173/login');
});

test.each(['', 'https://evil.example/login', 'http://localhost.evil.example/'])(
  'it leads to the main site when it was asked for at %j',
  (requested) => {
    expect(identityMessage(code({}, requested), MAIN, 'en')?.text).toContain(
      `${MAIN}/login?mode=resetPassword&oobCode=abc`,
    );
  },
);

test('a new address is written to itself, an old one about the change', () => {
  expect(
    identityMessage(code({ requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'new@example.com' }), MAIN, 'en')?.to,
  ).toBe('new@example.com');
  expect(identityMessage(code({ requestType: 'RECOVER_EMAIL' }), MAIN, 'en')).toMatchObject({
    to: 'mira@example.com',
    subject: 'Your email was changed',
  });
});

test.each([
  ['de', 'Bestätige deine E-Mail-Adresse', 'Wenn du das nicht angefordert hast, ignoriere diese Nachricht.'],
  ['ja', 'メールアドレスの確認', 'お心当たりがない場合は、このメールを無視してください。'],
] as const)('a mail is in the language of the account: %s', (language, subject, ignore) => {
  const message = identityMessage(code({ requestType: 'VERIFY_EMAIL' }), MAIN, language);
  expect(message?.subject).toBe(subject);
  expect(message?.text).toContain(`\n\n${ignore}\n`);
});

test.each(LANGUAGES)('each mail in %s has a text of its own, and the reset leads to the log-in page', (language) => {
  const texts = MAIL_TEXTS[language];
  expect(new Set(MAIL_KINDS.flatMap((kind) => [texts[kind].subject, texts[kind].text])).size).toBe(8);
  expect(MAIL_KINDS.filter((kind) => texts[kind].text.includes('{logIn}'))).toEqual(['PASSWORD_RESET']);
});

test('the language comes with the request for the mail, for an address or a signed-in account', () => {
  const languages = new MailLanguages();
  const claims = Buffer.from(JSON.stringify({ email: 'tide@example.com' })).toString('base64url');
  languages.note({ 'x-firebase-locale': 'fr' }, { requestType: 'PASSWORD_RESET', email: 'Mira@example.com' });
  languages.note({ 'x-firebase-locale': 'pt-BR' }, { requestType: 'VERIFY_EMAIL', idToken: `e30.${claims}.` });
  languages.note({ 'x-firebase-locale': 'tlh' }, { requestType: 'PASSWORD_RESET', email: 'mira@example.com' });
  languages.note({}, { requestType: 'VERIFY_EMAIL', idToken: 'broken' });
  expect(['mira@example.com', 'tide@example.com', 'other@example.com'].map((email) => languages.of(email))).toEqual([
    'fr',
    'pt-BR',
    'en',
  ]);
});

test('a kind of link that the product does not use is no mail', () => {
  expect(identityMessage(code({ requestType: 'EMAIL_SIGNIN' }), MAIN, 'en')).toBeNull();
});

let folder: string;
let auth: Server;
let codes: IdentityCode[] | null;
let requested = 0;
let inbox: Awaited<ReturnType<typeof startMailInbox>>;
let stop: () => Promise<void>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-mail-'));
  codes = [];
  auth = createServer((_request, response) => {
    requested += 1;
    response.writeHead(codes ? 200 : 500).end(JSON.stringify(codes ? { oobCodes: codes } : {}));
  });
  await new Promise<void>((resolve) => auth.listen(0, '127.0.0.1', resolve));
  inbox = await startMailInbox(
    folder,
    { smtp: 0, inbox: 0 },
    {
      accountSid: 'AC1',
      authToken: 'token',
      from: '+15005550006',
      webhooksUrl: 'http://127.0.0.1:9',
    },
  );
  stop = sendIdentityMail({
    auth: `http://127.0.0.1:${(auth.address() as AddressInfo).port}`,
    main: MAIN,
    smtpPort: inbox.ports.smtp,
    languages: new MailLanguages(),
    every: 5,
  });
});
afterEach(async () => {
  await stop();
  await inbox.close();
  auth.closeAllConnections();
  auth.close();
  await rm(folder, { recursive: true });
});
const mails = async () =>
  (
    (await (await fetch(`http://127.0.0.1:${inbox.ports.inbox}/api/messages`)).json()) as {
      messages: { to: string; deliveries: number }[];
    }
  ).messages;

test('each code is sent once, and the emulator is polled again after an outage', async () => {
  codes = [code()];
  await vi.waitFor(async () => expect(await mails()).toMatchObject([{ to: 'mira@example.com', deliveries: 1 }]));
  codes = null;
  const before = requested;
  await vi.waitFor(() => expect(requested).toBeGreaterThan(before + 2));
  codes = [code(), code({ oobCode: 'def', email: 'tide@example.com' })];
  await vi.waitFor(async () =>
    expect((await mails()).map(({ to, deliveries }) => [to, deliveries])).toEqual([
      ['mira@example.com', 1],
      ['tide@example.com', 1],
    ]),
  );
});
