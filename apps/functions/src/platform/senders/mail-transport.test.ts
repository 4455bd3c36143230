import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { aReleasePage, aSignup } from '@countin/domain/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { startTarpitServer } from '../../testing/tarpit-server.ts';
import { mailIdOf } from '../message-ids.ts';
import { composeMail } from '../../messages/compose-mail.ts';
import { DomainBusy } from './domain-busy.ts';
import { createMailTransport } from './mail-transport.ts';
import type { Mail } from './mail.ts';
import { MessageRefused } from './message-refused.ts';
import { OutcomeUnknown } from './outcome-unknown.ts';
import { ServerAway } from './server-away.ts';

const SECRET = 'secret-of-the-tests-0123456789abcdef';
const FROM = { name: 'Countin', address: 'hello@countin.example' };
const token = 'T'.repeat(43);
const mail = (change: Parameters<typeof aSignup>[0] = {}, page: Parameters<typeof aReleasePage>[0] = {}) =>
  composeMail(
    {
      message: { id: 'confirm_a1_1', kind: 'confirm' },
      signup: aSignup(change),
      page: aReleasePage(page),
      artistName: 'Mira Okafor',
      confirmsMore: false,
      token,
    },
    'https://countin.example',
  );

const never = () => new AbortController().signal;

const running: { close(): unknown }[] = [];
afterEach(async () => {
  for (const part of running.splice(0)) await part.close();
});
async function start(temper: Parameters<typeof startMailServer>[0] = {}) {
  const server: TestMailServer = await startMailServer(temper);
  const transport = createMailTransport(server.url, FROM, SECRET);
  running.push(transport, server);
  return { server, transport, send: (made: Mail, signal = never()) => transport.send(made, signal) };
}

describe('a mail', () => {
  test('arrives as text and HTML from the artist’s name, with its own Message-ID and one-click unsubscribe', async () => {
    const { server, send } = await start();
    await send(mail());
    const [{ to, from, email }] = server.taken as [TestMailServer['taken'][number]];
    const header = (name: string) => email.headers.find(({ key }) => key === name)?.value;
    expect({ to, from }).toEqual({ to: 'fan@example.com', from: 'hello@countin.example' });
    expect(email.from).toMatchObject({ name: 'Mira Okafor via Countin', address: 'hello@countin.example' });
    expect(email.messageId).toBe(`<${mailIdOf(SECRET, 'confirm_a1_1')}@countin.example>`);
    expect(email.subject).toContain('Tide Lines');
    expect(email.text).toContain(`https://countin.example/r/${token}`);
    expect(email.html).toContain(`href="https://countin.example/r/${token}"`);
    expect(header('list-unsubscribe')).toBe(`<https://countin.example/r/${token}?one-click>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('auto-submitted')).toBe('auto-generated');
  });

  test('is signed with the domain’s key, one-click unsubscribing included (RFC 6376, RFC 8058)', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = {
      domain: 'countin.example',
      selector: 'autumn',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
    const server = await startMailServer();
    const transport = createMailTransport(server.url, FROM, SECRET, key);
    running.push(transport, server);
    await transport.send(mail(), never());
    const raw = server.taken[0]!.raw;
    const end = raw.indexOf('\r\n\r\n');
    const headers = raw
      .slice(0, end)
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n');
    const field = (name: string) => headers.find((line) => line.toLowerCase().startsWith(`${name}:`)) ?? '';
    const tags = Object.fromEntries(
      field('dkim-signature')
        .replace(/^[^:]+:/, '')
        .split(';')
        .map((tag) => tag.trim().match(/^(\w+)=(.*)$/s)!)
        .map(([, name, value]) => [name!, value!.replaceAll(' ', '')]),
    );
    expect(tags).toMatchObject({ d: 'countin.example', s: 'autumn', a: 'rsa-sha256', c: 'relaxed/relaxed' });
    const signed = tags['h']!.toLowerCase().split(':');
    expect(signed).toEqual(expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']));
    const relaxed = (line: string) => {
      const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(line) ?? [];
      return `${name.toLowerCase().trim()}:${value.replace(/\s+/g, ' ').trim()}`;
    };
    const body = raw
      .slice(end + 4)
      .replace(/[ \t]+\r\n/g, '\r\n')
      .replace(/[ \t]+/g, ' ')
      .replace(/(\r\n)*$/, '\r\n');
    expect(createHash('sha256').update(body).digest('base64')).toBe(tags['bh']);
    const unsigned = relaxed(field('dkim-signature')).replace(/b=[^;]*$/, 'b=');
    const text = [...signed.map(field).filter(Boolean).map(relaxed), unsigned].join('\r\n');
    expect(createVerify('sha256').update(text).verify(publicKey, tags['b']!, 'base64')).toBe(true);
  });

  test('cannot be given headers by a title, a name or an artist', async () => {
    const { server, send } = await start();
    const evil = 'x\r\nBcc: all@example.com\r\n\r\n<b>';
    await send(mail({ name: evil }, { title: evil, artistName: evil }));
    const { email, to } = server.taken[0]!;
    expect(to).toBe('fan@example.com');
    expect(email.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(email.html).not.toContain('<b>');
  });

  test('refused permanently is distinguished from one that may be retried', async () => {
    const replies: Record<string, [number, string]> = {
      'gone@example.com': [550, '5.1.1 User unknown'],
      'spam@example.com': [550, '5.7.1 Blocked by policy'],
      'slow@example.com': [421, '4.7.0 Too many messages'],
      'grey@example.com': [451, '4.7.1 Greylisted'],
    };
    const { send } = await start({ refuse: (address) => replies[address] });
    const outcome = (contact: string) => send(mail({ contact })).catch((error: unknown) => error);
    expect(await outcome('gone@example.com')).toMatchObject({ name: 'AddressRefused', status: '5.1.1' });
    expect(await outcome('spam@example.com')).toBeInstanceOf(MessageRefused);
    expect(await outcome('slow@example.com')).toBeInstanceOf(DomainBusy);
    expect(await outcome('grey@example.com')).toMatchObject({ name: 'Error', responseCode: 451 });
  });

  test('refused after its data for good is not tried again', async () => {
    const { send } = await start({ answer: () => 554 });
    await expect(send(mail())).rejects.toBeInstanceOf(MessageRefused);
  });

  test('to an unreachable server waits, as all others do', async () => {
    const server = await startMailServer();
    await server.close();
    const transport = createMailTransport(server.url, FROM, SECRET);
    running.push(transport);
    await expect(transport.send(mail(), never())).rejects.toBeInstanceOf(ServerAway);
  });
});

describe('an attempt (B10)', () => {
  async function drag(from: Parameters<typeof startTarpitServer>[0]) {
    const server = await startTarpitServer(from);
    const transport = createMailTransport(server.url, FROM, SECRET);
    running.push(transport, server);
    const send = (signal: AbortSignal) =>
      transport.send(mail(), signal).then(
        () => 'taken',
        (error: unknown) => error,
      );
    return { server, send };
  }

  test('ends at its deadline although the server keeps talking, its connection is destroyed, and it may have arrived', async () => {
    const { server, send } = await drag('end of data');
    expect(await send(AbortSignal.timeout(400))).toBeInstanceOf(OutcomeUnknown);
    expect(server.whole()).toBe(1);
    await expect.poll(server.open).toBe(0);
  });

  test('that ends before the last byte has certainly not arrived', async () => {
    const { server, send } = await drag('sender');
    const outcome = await send(AbortSignal.timeout(400));
    expect(outcome).toBeInstanceOf(Error);
    expect(outcome).not.toBeInstanceOf(OutcomeUnknown);
    expect(server.whole()).toBe(0);
    await expect.poll(server.open).toBe(0);
  });

  test('that waits in the pool has a deadline too, and has certainly not arrived', async () => {
    const { server, send } = await drag('end of data');
    const ending = new AbortController();
    const first = Array.from({ length: 5 }, () => send(ending.signal));
    await expect.poll(server.whole).toBe(5);
    const waiting = await send(AbortSignal.timeout(50));
    expect(waiting).toBeInstanceOf(Error);
    expect(waiting).not.toBeInstanceOf(OutcomeUnknown);
    ending.abort();
    for (const outcome of await Promise.all(first)) expect(outcome).toBeInstanceOf(OutcomeUnknown);
    expect(server.whole()).toBe(5);
  });

  test('whose connection breaks after the last byte may have arrived, and is not repeated by itself; one that is refused then has not', async () => {
    const refusing = await start({ answer: () => 451 });
    const refused = await refusing.send(mail()).catch((error: unknown) => error);
    expect(refused).not.toBeInstanceOf(OutcomeUnknown);
    expect(refused).toMatchObject({ responseCode: 451 });
    const { server, send } = await drag('end of data');
    const outcome = send(never());
    await expect.poll(server.whole).toBe(1);
    server.cut();
    expect(await outcome).toBeInstanceOf(OutcomeUnknown);
    expect(server.whole()).toBe(1);
  });
});
