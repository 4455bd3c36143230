import { documents, readValidDocument } from '@countin/domain/documents';
import { fanIdOf } from '@countin/server-hash';
import { describe, expect, test } from 'vitest';
import twilio from 'twilio';
import { leaseMessage } from '../messages/lease.ts';
import { markFailed, markSent } from '../messages/outcome.ts';
import { mailIdOf } from '../platform/message-ids.ts';
import { OutcomeUnknown } from '../platform/senders/outcome-unknown.ts';
import { confirmSignup } from '../signups/receipt/confirm-signup.ts';
import { followArtist, signUp } from '../signups/sign-up.ts';
import { suppressedAmong } from '../suppression/suppression-list.ts';
import { createWorld, SIGNUP_SECRET, type TestWorld } from '../testing/services.ts';
import { aNewFollow, aNewSignup, putArtist, putPage } from '../testing/stage.ts';
import { feedback, notification } from './testing/example-reports.ts';
import { receiveWebhook, type WebhookSettings } from './receive-webhook.ts';
import { signBody } from './signed-body.ts';

const SETTINGS: WebhookSettings = {
  url: 'https://functions.example/webhooks',
  secret: 'webhook-secret-of-the-tests-0123456789',
  twilioAuthToken: 'token',
  mailFrom: 'hello@countin.example',
};
const HERE = '203.0.113.30';
const MIRA = { ownerId: 'artist-mira', ownerKind: 'artist' } as const;
const PHONE = '+12025550123';

const lastToken = (world: TestWorld, from: 'mails' | 'texts') => /\/r\/([\w-]{43})/.exec(world[from].at(-1)!.text)![1]!;
const ledgerOf = async (world: TestWorld, contact: string) => {
  const id = fanIdOf(SIGNUP_SECRET, 'artist-mira', { contact });
  const fan = await world.read(documents.fan('artist-mira', id).path);
  return (fan?.['ledger'] as { scope: { kind: string }; action: string; method: string }[]).map(
    ({ scope, action, method }) => `${scope.kind} ${action} by ${method}`,
  );
};
const reasonOf = async (world: TestWorld, contact: string) =>
  (await suppressedAmong(world, world.db, MIRA, [contact])).get(contact)?.reason;

/** A fan who has confirmed a release and a follow, by mail or by phone. */
async function confirmed(contact: string, world = createWorld('webhooks')) {
  const box = contact.startsWith('+') ? 'texts' : 'mails';
  await putArtist(world);
  await putPage(world);
  await signUp(world, HERE, aNewSignup({ contact }));
  await confirmSignup(world, HERE, { token: lastToken(world, box) });
  await followArtist(world, HERE, aNewFollow({ contact }));
  await confirmSignup(world, HERE, { token: lastToken(world, box) });
  const [message] = (await world.list('outbox')).filter((path) => path.includes('confirm'));
  return { world, messageId: message!.split('/')[1]! };
}

interface Sent {
  readonly path: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}
const send = (world: TestWorld, { path, body, headers = {}, method = 'POST' }: Sent) =>
  receiveWebhook(world, SETTINGS, { method, url: path, body: Buffer.from(body), header: (name) => headers[name] });
const signed = (world: TestWorld, path: string, body: string, secret = SETTINGS.secret): Sent => ({
  path,
  body,
  headers: { 'x-countin-signature': signBody(secret, Buffer.from(body), world.now()) },
});
const byTwilio = (path: string, form: Record<string, string>, token = 'token'): Sent => ({
  path,
  body: new URLSearchParams(form).toString(),
  headers: { 'x-twilio-signature': twilio.getExpectedTwilioSignature(token, SETTINGS.url + path, form) },
});
const reply = (Body: string, MessageSid = 'SM1') => byTwilio('/twilio/replies', { From: PHONE, Body, MessageSid });

function nestedParts(depth: number): string {
  const part = (level: number) => `Content-Type: multipart/mixed; boundary="p${level}"\r\n\r\n--p${level}\r\n`;
  return Array.from({ length: depth }, (_, level) => part(level)).join('');
}

describe('a mail report', () => {
  const mailId = (messageId: string) => mailIdOf(SIGNUP_SECRET, messageId);
  const bouncedMail = (id: string, status = '5.1.1') =>
    notification({
      recipient: `Action: failed\nStatus: ${status}`,
      returned: ['text/rfc822-headers', `Message-ID: <${id}@countin.example>`],
    });
  const bounced = (messageId: string, status?: string) => bouncedMail(mailId(messageId), status);
  const sendReport = (world: TestWorld, report: string) => send(world, signed(world, '/mail-reports', report));
  const suppressedFor = async (world: TestWorld, ownerId: string) =>
    (await suppressedAmong(world, world.db, { ownerId, ownerKind: 'artist' }, ['fan@example.com'])).size > 0;
  /** Another artist, whom the fan follows too. */
  async function followed(world: TestWorld, artistId: string, uid: string) {
    await putArtist(world, { id: artistId, createdBy: uid });
    await followArtist(world, HERE, aNewFollow({ artistId }));
    return world.mails.at(-1)!.messageId;
  }

  test('of a wrong address suppresses it, and its owner can confirm again', async () => {
    const { world, messageId } = await confirmed('fan@example.com');
    expect(await send(world, signed(world, '/mail-reports', bounced(messageId)))).toEqual({ status: 204 });
    expect(await reasonOf(world, 'fan@example.com')).toBe('bounced');
    expect(await world.read(`outbox/${messageId}`)).toMatchObject({ state: 'failed' });
    expect(await ledgerOf(world, 'fan@example.com')).not.toContainEqual(expect.stringContaining('withdrawn'));

    const other = { ...(await world.read('releasePages/product-tide')), id: 'product-salt' };
    await world.write('releasePages/product-salt', other);
    await signUp(world, HERE, aNewSignup({ productId: 'product-salt' }));
    await confirmSignup(world, HERE, { token: lastToken(world, 'mails') });
    expect(await reasonOf(world, 'fan@example.com')).toBeUndefined();
  });

  test('of a full mailbox suppresses nothing', async () => {
    const { world, messageId } = await confirmed('fan@example.com');
    await send(world, signed(world, '/mail-reports', bounced(messageId, '5.2.2')));
    expect(await reasonOf(world, 'fan@example.com')).toBeUndefined();
    expect(await world.read(`outbox/${messageId}`)).toMatchObject({ state: 'failed' });
  });

  test('of a complaint suppresses the address and withdraws what it agreed to with this artist', async () => {
    const { world, messageId } = await confirmed('fan@example.com');
    const complaint = feedback('abuse', `Message-ID: <${mailId(messageId)}@countin.example>`);
    await send(world, signed(world, '/mail-reports', complaint));
    expect(await reasonOf(world, 'fan@example.com')).toBe('complaint');
    expect((await ledgerOf(world, 'fan@example.com')).slice(-2)).toEqual([
      'release withdrawn by complaint',
      'artist withdrawn by complaint',
    ]);
    const signups = await world.list('artistProfiles/artist-mira/signups');
    for (const path of signups) expect(await world.read(path)).toMatchObject({ state: 'stopped' });
  });

  test('about no message of ours, or a guessed one, stops no mail', async () => {
    const { world, messageId } = await confirmed('fan@example.com');
    const guesses = [messageId, `${messageId}.${'A'.repeat(22)}`, mailId('confirm_x'), '..', 'release_a1/../x'];
    for (const id of guesses) expect(await sendReport(world, bouncedMail(id))).toEqual({ status: 204 });
    expect(await world.list('suppressions')).toEqual([]);
    expect(await world.read(`outbox/${messageId}`)).toMatchObject({ state: 'sent' });
  });

  test('about another recipient than that of the mail stops no mail', async () => {
    const { world, messageId } = await confirmed('fan@example.com');
    await sendReport(world, bounced(messageId).replace('rfc822; fan@', 'rfc822; other@'));
    expect(await world.list('suppressions')).toEqual([]);
    expect(await world.read(`outbox/${messageId}`)).toMatchObject({ state: 'sent' });
    const forwarded = 'Original-Recipient: rfc822;FAN@example.com\r\nFinal-Recipient: rfc822; other@';
    await sendReport(world, bounced(messageId).replace('Final-Recipient: rfc822; fan@', forwarded));
    expect(await reasonOf(world, 'fan@example.com')).toBe('bounced');
  });

  test('suppresses for the artist whose mail it was, and for all once another account’s mail has one', async () => {
    const { world, messageId } = await confirmed('fan@example.com');
    const twin = await followed(world, 'artist-twin', 'uid-mira');
    const other = await followed(world, 'artist-other', 'uid-tide');
    await sendReport(world, bounced(messageId));
    expect(await suppressedFor(world, 'artist-mira')).toBe(true);
    expect(await suppressedFor(world, 'artist-other')).toBe(false);
    await sendReport(world, bounced(twin));
    expect(await suppressedFor(world, 'artist-twin')).toBe(true);
    expect(await suppressedFor(world, 'artist-other')).toBe(false);
    await sendReport(world, bounced(other));
    for (const artist of ['artist-mira', 'artist-twin', 'artist-other', 'artist-unknown'])
      expect(await suppressedFor(world, artist)).toBe(true);
  });

  test.each([
    ['too many bytes', (report: string) => report.replace('I could not', 'x'.repeat(300_000))],
    ['too many lines', (report: string) => report.replace('I could not', 'x\r\n'.repeat(9000))],
    ['too many parts', (report: string) => report.replace('--b1\r\n', '--b1\r\n\r\n'.repeat(200))],
    ['parts within parts', () => nestedParts(40)],
  ])('with %s is not read, but answered and counted', async (_, change) => {
    const { world, messageId } = await confirmed('fan@example.com');
    expect(await sendReport(world, change(bounced(messageId)))).toEqual({ status: 204 });
    expect(await world.list('suppressions')).toEqual([]);
    const [day = ''] = await world.list('mailReportDays');
    expect(await world.read(day)).toMatchObject({ unreadable: 1 });
  });

  test('forged, altered, or recorded and sent again is refused', async () => {
    const { world, messageId } = await confirmed('fan@example.com');
    const report = bounced(messageId);
    const good = signed(world, '/mail-reports', report);
    for (const forged of [
      { path: '/mail-reports', body: report },
      signed(world, '/mail-reports', report, 'another-secret-of-some-length-000000'),
      { ...good, body: report.replace('5.1.1', '5.1.2') },
      { ...good, headers: { 'x-countin-signature': 't=1,v1=00' } },
    ])
      expect(await send(world, forged)).toMatchObject({ status: 403 });
    world.passTime(6 * 60_000);
    expect(await send(world, good)).toMatchObject({ status: 403 });
    expect(await world.list('suppressions')).toEqual([]);
  });
});

describe('a reply to a text', () => {
  test.each(['STOP', 'Stopp', '退订', 'إيقاف', 'बंद करें', '停止', '수신거부', 'ARRÊT', 'baja', 'sair'])(
    '%s withdraws all consents of the number, and is answered once',
    async (word) => {
      const { world } = await confirmed(PHONE);
      const { status, type, body } = await send(world, reply(word));
      expect([status, type]).toEqual([200, 'text/xml']);
      // Twilio itself answers the words that it knows.
      expect(body?.includes('<Message>')).toBe(word !== 'STOP');
      expect(await reasonOf(world, PHONE)).toBe('reply');
      expect((await ledgerOf(world, PHONE)).slice(-2)).toEqual([
        'release withdrawn by reply',
        'artist withdrawn by reply',
      ]);
      expect((await send(world, reply(word))).body).not.toContain('<Message>');
      expect((await ledgerOf(world, PHONE)).filter((line) => line.includes('withdrawn'))).toHaveLength(2);
    },
  );

  test('START permits texts again, and brings no consent back; recorded, STOP cannot be sent again after it', async () => {
    const { world } = await confirmed(PHONE);
    await send(world, reply('Stopp', 'SM1'));
    const { body } = await send(world, reply('anfangen', 'SM2'));
    expect(body).toContain('allowed again');
    expect(await reasonOf(world, PHONE)).toBeUndefined();
    expect((await ledgerOf(world, PHONE)).at(-1)).toBe('artist withdrawn by reply');
    await send(world, reply('Stopp', 'SM1'));
    expect(await reasonOf(world, PHONE)).toBeUndefined();
  });

  test('HELP is answered in the fan’s language, anything else not at all', async () => {
    const { world } = await confirmed(PHONE);
    const [fan] = await world.list('artistProfiles/artist-mira/fans');
    await world.db.doc(fan!).update({ language: 'de' });
    expect((await send(world, reply('Hilfe', 'SM1'))).body).toContain('STOP, um sie zu beenden');
    expect((await send(world, reply('Great song!', 'SM2'))).body).not.toContain('<Message>');
    expect(await world.list('suppressions')).toEqual([]);
  });

  test('by the generic gateway is obeyed and answered with a text', async () => {
    const { world } = await confirmed(PHONE);
    const body = JSON.stringify({ id: 'in-1', from: PHONE, text: 'stop' });
    const before = world.texts.length;
    for (let nth = 0; nth < 2; nth += 1) {
      expect(await send(world, signed(world, '/texts', body))).toEqual({ status: 204 });
      world.passTime(1000);
    }
    expect(await reasonOf(world, PHONE)).toBe('reply');
    expect(world.texts.slice(before)).toEqual([
      { to: PHONE, text: expect.stringContaining('no more text messages') as string, messageId: 'reply_in-1' },
    ]);
    expect(await send(world, signed(world, '/texts', '{"id":""}'))).toMatchObject({ status: 422 });
  });

  test('that Twilio has not signed, or not for this address, is refused', async () => {
    const { world } = await confirmed(PHONE);
    const good = reply('STOP');
    for (const forged of [
      { ...good, headers: {} },
      byTwilio('/twilio/replies', { From: PHONE, Body: 'STOP', MessageSid: 'SM1' }, 'guess'),
      { ...good, path: '/twilio/status?message=x' },
      { ...good, body: good.body.replace('0123', '9999') },
    ])
      expect(await send(world, forged)).toMatchObject({ status: 403 });
    expect(await world.list('suppressions')).toEqual([]);
  });
});

describe('the status of a text', () => {
  const status = (messageId: string, form: Record<string, string>) =>
    byTwilio(`/twilio/status?message=${messageId}`, { MessageSid: 'SM9', ...form });

  test('settles an attempt that had no answer, so that the text is not sent twice', async () => {
    const { world, messageId } = await confirmed(PHONE);
    await world.db.doc(`outbox/${messageId}`).update({ state: 'queued', nextAttemptAt: new Date(world.now()) });
    await world.db.doc((await world.list('artistProfiles/artist-mira/signups'))[0]!).update({ state: 'unconfirmed' });
    const leased = await leaseMessage(world, messageId);
    if (leased) await markFailed(world, leased.message, new OutcomeUnknown('no answer'));
    expect(await send(world, status(messageId, { MessageStatus: 'delivered' }))).toEqual({ status: 204 });
    expect(await world.read(`outbox/${messageId}`)).toMatchObject({ state: 'sent', nextAttemptAt: null });
  });

  test.each([
    ['30005', 'bounced'],
    ['30006', 'bounced'],
    ['21610', 'reply'],
    ['30003', undefined],
    ['30007', undefined],
  ])('undelivered with %s: the number is suppressed as %s', async (ErrorCode, reason) => {
    const { world, messageId } = await confirmed(PHONE);
    await send(world, status(messageId, { MessageStatus: 'undelivered', ErrorCode }));
    expect(await reasonOf(world, PHONE)).toBe(reason);
    expect(await world.read(`outbox/${messageId}`)).toMatchObject({ state: 'failed' });
  });
});

describe('statuses of a text out of order', () => {
  const status = (messageId: string, form: Record<string, string>) =>
    byTwilio(`/twilio/status?message=${messageId}`, { MessageSid: 'SM9', ...form });

  test.each(['sent', 'queued', 'delivered'])('a late “%s” does not turn a failure into a success', async (late) => {
    const { world, messageId } = await confirmed(PHONE);
    await send(world, status(messageId, { MessageStatus: 'undelivered', ErrorCode: '30005' }));
    await send(world, status(messageId, { MessageStatus: late }));
    expect(await world.read(`outbox/${messageId}`)).toMatchObject({ state: 'failed', bounced: true });
  });

  test('a failure that is reported before the text was noted as accepted is not lost', async () => {
    const { world, messageId } = await confirmed(PHONE);
    const stored = documents.outboxMessage(messageId);
    const message = readValidDocument(stored, await world.db.doc(stored.path).get())!;
    await world.db.doc(stored.path).update({ state: 'sending', sentAt: null });
    await send(world, status(messageId, { MessageStatus: 'undelivered', ErrorCode: '30006' }));
    await markSent(world, message);
    expect(await world.read(`outbox/${messageId}`)).toMatchObject({ state: 'failed', bounced: true });
  });
});

test('any other address, method or size is refused before a signature is read', async () => {
  const world = createWorld('webhooks');
  expect(await send(world, { path: '/constructor', body: '' })).toEqual({ status: 404 });
  expect(await send(world, { path: '/texts', body: '', method: 'GET' })).toEqual({ status: 405 });
  expect(await send(world, { path: '/texts', body: 'x'.repeat(6_000_000) })).toEqual({ status: 413 });
});
