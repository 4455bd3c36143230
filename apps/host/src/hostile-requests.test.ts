import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callables, type CallableKey } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import type { CallFunction } from '@countin/domain/pages';
import {
  aLabelProfile,
  aMedley,
  anArtistProfile,
  aReleasePage,
  HOSTILE_NUMBERS,
  HOSTILE_TEXTS,
} from '@countin/domain/testing';
import { KEEP_PARAMETER, pathPrefix, PUBLIC_PATHS } from '@countin/domain/urls';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { setUpReader } from './testing/reader-stage.ts';
import { useRealRenderers } from './testing/real-renderers.ts';
import { startHost } from './testing/running-host.ts';

const { firestore, read } = setUpReader('demo-hostile-requests');
const HOSTS = [
  'countin.localhost:5173',
  '4track.localhost:5173',
  'mira-okafor.cnt.localhost:5173',
  'tide-line.cnt.localhost:5173',
] as const;

/** As a request can carry it: escaped, halves of characters as their bytes, and not longer than a server reads. */
const escaped = (text: string) =>
  encodeURIComponent(text.slice(0, 400).toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');
const TEXTS = HOSTILE_TEXTS.map(([, text]) => escaped(text));
const VALUES = [
  ...TEXTS,
  ...HOSTILE_NUMBERS.map(([, value]) => String(value)),
  // Cursors of lists: a number, and an id.
  ...['999999999999999', '-999999999999999', '0', '1e308', 'NaN'].flatMap((at) =>
    ['x', '__x__', '____', '.', 'a%2Fb', ''].map((id) => `${at}.${id}`),
  ),
];

/** The functions: they refuse what their schemas refuse, and know no token. */
const call: CallFunction = async (key: CallableKey, input: unknown) => {
  const parsed = v.safeParse(callables[key].input as v.GenericSchema, input);
  if (!parsed.success) throw new AppError('field/text');
  throw new AppError('signup/token-invalid');
};

/** The host with both sites' renderers over a database with an artist, a label, a release and a medley. */
async function running() {
  // An object store without any object.
  const storage = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
  await once(storage, 'listening');
  onTestFinished(() => void storage.close());
  const { port } = storage.address() as AddressInfo;
  const host = await startHost({
    read: read(),
    call,
    environment: { STORAGE_EMULATOR_URL: `http://127.0.0.1:${port}` },
  });
  onTestFinished(() => host.dispose());
  await useRealRenderers(host.fixture);
  return host;
}

beforeEach(async () => {
  const at = Timestamp.fromMillis(Date.UTC(2026, 10, 1));
  const times = { createdAt: at, updatedAt: at, publishedAt: at, firstInstant: at };
  const put = (path: string, data: object) => {
    const names = Object.keys(times).filter((name) => name in data) as (keyof typeof times)[];
    return firestore()
      .doc(path)
      .set({ ...data, ...Object.fromEntries(names.map((name) => [name, times[name]])) });
  };
  const [artist, release, medley] = [anArtistProfile(), aReleasePage({ labelId: 'label-tide' }), aMedley()];
  const label = aLabelProfile({ id: 'label-tide' });
  await put(documents.artistProfile(artist.id).path, artist);
  await put(documents.labelProfile(label.id).path, label);
  await put(documents.releasePage(release.id).path, release);
  await put(documents.medley(artist.id).path, medley);
  await put(`slugs/${artist.customSlug}`, { kind: 'artist', profileId: artist.id, createdBy: 'mira' });
  await put(`slugs/${label.customSlug}`, { kind: 'label', profileId: label.id, createdBy: 'mira' });
});

const RELEASE = '/release/mira-okafor.tide-lines';
/** A page of each kind, by the host that has it. */
const PAGES: readonly (readonly [host: (typeof HOSTS)[number], path: string])[] = [
  [HOSTS[0], '/'],
  [HOSTS[0], RELEASE],
  [HOSTS[0], '/release/product-tide.ics'],
  [HOSTS[0], '/feed?label=tide-line'],
  [HOSTS[0], '/embed/release/product-tide'],
  [HOSTS[0], '/embed/tide-line'],
  [HOSTS[0], `/oembed?url=${escaped(`http://countin.localhost:5173${RELEASE}`)}`],
  [HOSTS[0], `/r/${'A'.repeat(43)}`],
  [HOSTS[1], '/'],
  [HOSTS[1], '/mira-okafor'],
  [HOSTS[2], '/'],
  [HOSTS[2], '/medley'],
  [HOSTS[2], '/medley-success?state=unconfirmed'],
  [HOSTS[3], '/'],
  [HOSTS[3], '/feed'],
  [HOSTS[3], '/feed.rss'],
];
const PARAMETERS = [
  ...['after', 'artists', 'section', 'go', 'artist', 'kind', 'subdomain', 'label', 'theme', 'url', 'format'],
  ...['maxwidth', 'maxheight', 'release', 'state', 'lang', 'country', 'one-click', 'campaign', KEEP_PARAMETER],
  ...['__proto__', 'constructor', 'v'],
];

/** Pages of one kind share the values between them: together, they get each. */
const share = (index: number, of: number, values: readonly string[] = VALUES) =>
  values.filter((_, at) => at % of === index % of);

test.each(PAGES.map((page, index) => [...page, index] as const))(
  '%s%s answers each hostile parameter without an error',
  async (name, path, index) => {
    const host = await running();
    const plain = await host.ask(path, { host: name });
    expect([path, plain.status < 500]).toEqual([path, true]);
    const failed: string[] = [];
    for (const parameter of PARAMETERS)
      for (const value of share(index, 3)) {
        const requested = `${path}${path.includes('?') ? '&' : '?'}${parameter}=${value}`;
        const { status } = await host.ask(requested, { host: name });
        // The protocol of `/oembed` answers so to a format that it does not have.
        if (status >= 500 && status !== 501) failed.push(`${status} ${requested.slice(0, 200)}`);
      }
    expect(failed).toEqual([]);
  },
);

test.each(HOSTS)('%s answers each address with a hostile part without an error', async (name) => {
  const host = await running();
  const failed: string[] = [];
  for (const pattern of [...Object.values(PUBLIC_PATHS), '/{any}', '/{any}.ics', '/{any}/{any}'])
    for (const value of pattern.includes('{') ? VALUES : []) {
      const requested = pattern.replaceAll(/\{\w+\}/g, value);
      const { status } = await host.ask(requested, { host: name });
      if (status >= 500) failed.push(`${status} ${pattern} ${requested.slice(0, 200)}`);
    }
  expect(failed).toEqual([]);
});

const FORM = {
  contact: 'ana@example.com',
  name: 'Ana',
  consent: 'on',
  follow: 'on',
  label: 'label-tide',
  wordingVersion: CONSENT_WORDING_VERSION,
  service: 'spotify',
  zone: 'Europe/Lisbon',
  country: 'PT',
  act: 'stop',
};

const FORMS = [PAGES[1], PAGES[9], PAGES[10], PAGES[13], PAGES[7]].filter((page) => page !== undefined);

test.each(FORMS.map((page, index) => [...page, index] as const))(
  '%s%s answers each form with a hostile field without an error',
  async (name, path, index) => {
    const host = await running();
    const failed: string[] = [];
    for (const field of Object.keys(FORM))
      for (const value of share(index, 4, TEXTS)) {
        const fields = { ...FORM, [field]: '' };
        const body = `${new URLSearchParams(fields).toString()}&${field}=${value}`.replace(`${field}=&`, '');
        const { status } = await host.ask(path, {
          host: name,
          method: 'POST',
          body,
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        });
        if (status >= 500) failed.push(`${status} ${field}=${value.slice(0, 100)}`);
      }
    expect(failed).toEqual([]);
  },
);

/** A path of each pattern, with harmless parts. */
const PATHS = [...new Set(Object.values(PUBLIC_PATHS))].map((pattern) => pattern.replaceAll(/\{\w+\}/g, 'none'));

/** Bodies that are no form and no count, or that a parser could fail at. */
const BODIES = [
  ['application/json', ''],
  ['application/json', '{"hasOwnProperty":1,"__proto__":{"kind":1}}'],
  ['application/json', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['application/json', String.raw`{"kind":"\ud800","id":"\u0000","at":1e999}`],
  ['text/plain', 'null'],
  ['text/plain', '\0'],
  ['application/x-www-form-urlencoded', '%ED%A0%80=%00&a=%&__proto__[x]=1&=&&'],
  ['application/x-www-form-urlencoded', 'x'.repeat(1_000_000)],
  ['multipart/form-data', '--x'],
  ['multipart/form-data; boundary=x', '--x\r\n\r\n'],
  [';', 'x'],
] as const;

test.each(HOSTS)(
  '%s answers each path with each parameter and body that it does not expect without an error',
  async (name) => {
    const host = await running();
    const failed: string[] = [];
    for (const [index, path] of PATHS.entries()) {
      for (const method of ['GET', 'HEAD'])
        for (const value of share(index, 8)) {
          const query = PARAMETERS.map((parameter) => `${parameter}=${value.slice(0, 200).replace(/%\w?$/, '')}`).join(
            '&',
          );
          const { status } = await host.ask(`${path}?${query}`, { host: name, method });
          if (status >= 500 && status !== 501) failed.push(`${status} ${method} ${path} ${value.slice(0, 100)}`);
        }
      for (const [type, body] of BODIES) {
        const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
        const { status } = await host.ask(path, { host: name, method: 'POST', headers, body });
        if (status >= 500) failed.push(`${status} POST ${path} ${type} ${body.slice(0, 100)}`);
      }
    }
    expect(failed).toEqual([]);
  },
);

test('every route of the host is a public path, which these tests send hostile requests to', async () => {
  const host = await running();
  const patterns = Object.values(PUBLIC_PATHS).flatMap((pattern) => [pattern, `${pathPrefix(pattern)}*`]);
  // Middleware, and everything that a site answers by the same patterns.
  const known = new Set<string>([...patterns, '*', '/*']);
  expect(host.paths.filter((path) => !known.has(path))).toEqual([]);
  expect(host.paths).toContain(PUBLIC_PATHS.health);
});
