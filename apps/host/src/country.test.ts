import { afterEach, beforeEach, expect, test } from 'vitest';
import { startHost } from './testing/running-host.ts';

let host: Awaited<ReturnType<typeof startHost>>;
beforeEach(
  async () =>
    void (host = await startHost({ environment: { COUNTRY_HEADERS: 'CloudFront-Viewer-Country, cf-ipcountry' } })),
);
afterEach(() => host.dispose());

const from = (country: string) => ({ headers: { 'cf-ipcountry': country } });
const seen = async (path: string, requested?: Parameters<typeof host.ask>[1]) =>
  JSON.parse((await host.ask(path, requested)).text) as Record<string, unknown>;

test('a shared page is cached without any visitor’s country', async () => {
  expect(await seen('/page', from('PT'))).toMatchObject({ renders: 1, country: null });
  expect(await seen('/page', from('JP'))).toMatchObject({ renders: 1, country: null });
});

test('a page with a chosen country is cached separately', async () => {
  const paths = ['/page', '/page?country=PT', '/page?country=JP', '/page?country='];
  // A variant is cached when it is requested again.
  for (const path of [...paths, ...paths]) await seen(path);
  expect(await seen('/page?country=PT')).toMatchObject({ renders: 5, query: 'country=PT' });
  expect(await seen('/page?country=')).toMatchObject({ renders: 7 });
});

test.each([
  ['portugal', '/page?country=portugal', '/page'],
  ['a second one', '/page?country=PT&country=JP', '/page?country=PT'],
])('%s as a country makes no separate cache entry', async (_, path, same) => {
  const { renders } = (await seen(path), await seen(path));
  expect(await seen(same)).toMatchObject({ renders });
});

test('a posted form and the clock use the platform’s country', async () => {
  const form = {
    method: 'POST',
    body: 'a=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...from('PT').headers },
  };
  expect(await seen('/form', form)).toMatchObject({ country: 'PT' });
  expect(await seen('/time', from('PT'))).toMatchObject({ country: 'PT' });
  expect(await seen('/time', from('XX'))).toMatchObject({ country: null });
  expect(await seen('/time', { headers: { 'cloudfront-viewer-country': 'JP', 'cf-ipcountry': 'PT' } })).toMatchObject({
    country: 'JP',
  });
});

test('without a platform country, the browser’s time zone and languages decide', async () => {
  const requested = (language: string) => ({ headers: { 'accept-language': language } });
  expect(await seen('/time?zone=Europe/Lisbon&lang=de', requested('de'))).toMatchObject({
    country: 'PT',
    name: 'Portugal',
  });
  expect(await seen('/time?zone=UTC&lang=fr', requested('en,de-AT;q=0.9'))).toMatchObject({
    country: 'AT',
    name: 'Autriche',
  });
  expect(await seen('/time?zone=Europe/Lisbon&lang=ja', from('JP'))).toMatchObject({ country: 'JP', name: '日本' });
  expect(await seen('/time?zone=Mars/Olympus&lang=xx', requested('nothing'))).toMatchObject({
    country: null,
    name: null,
  });
});

test('a header is not believed where the deployment does not name it', async () => {
  expect(await seen('/time', { headers: { 'x-appengine-country': 'PT' } })).toMatchObject({ country: null });
});

test('machine-readable files of a page come from its renderer, or are a 404', async () => {
  expect((await host.ask('/page.ics')).status).toBe(404);
  expect((await host.ask('/release/r1.ics')).text).toContain('"path":"/release/r1.ics"');
});
