import { callables } from '@countin/domain/callables';
import { callRaw, newPerson } from '../fixtures/attacker.ts';
import { timesAtHub } from '../fixtures/inbox.ts';
import { call, jsonFeed, labelWithReleases, publish } from '../fixtures/label/label-feeds.ts';
import { requestHost } from '../fixtures/request-host.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { passRestoreTime } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

test('the hub that a feed names hears of each change, under the feed’s own address', async () => {
  const label = await labelWithReleases();
  const topics = ['/feed.rss', '/feed.json'].map(label.feed);
  for (const topic of topics) {
    const { headers } = await requestHost(topic);
    expect(headers['link']).toBe(`<${stack.inbox}/hub>; rel="hub", <${topic}>; rel="self"`);
  }
  const before = await Promise.all(topics.map(timesAtHub));
  await publish(label, label.ferry, 'Undertow', 'single', '2020-02-02');
  for (const [at, topic] of topics.entries())
    await expect.poll(() => timesAtHub(topic)).toBeGreaterThan(before[at] ?? 0);
  expect(await timesAtHub(`${stack.main}/feed.rss`)).toBe(0);
});

test('a feed follows its label’s slug, back and forth, in one step', async () => {
  const { owner, labelId, slug } = await labelWithReleases();
  const rename = (customSlug: string) => call(owner, 'changeSlug', { kind: 'label', profileId: labelId, customSlug });
  const moved = async (from: string, path: string) => {
    const { status, headers } = await requestHost(subdomain(from) + path);
    return [status, headers['location'] ?? null];
  };
  const idsAt = async (at: string) => (await jsonFeed(`${subdomain(at)}/feed.json`)).items?.map(({ id }) => id);
  const ids = await idsAt(slug);
  const [second, third] = [unique('undertow'), unique('ebb')];
  const held = new Set([slug]);
  for (const present of [second, third, slug, third]) {
    await rename(present);
    held.add(present);
    expect(await idsAt(present)).toEqual(ids);
    for (const former of held)
      for (const path of former === present ? [] : ['/feed', '/feed.rss', '/feed.json?kind=album', '/'])
        expect(await moved(former, path), `${former}${path}`).toEqual([301, subdomain(present) + path]);
    expect((await requestHost(`${stack.main}/feed?subdomain=${present}`)).status).toBe(200);
  }
  expect(await moved(slug, '/feed.ics')).toEqual([200, null]);
  expect((await requestHost(`${stack.main}/feed?subdomain=${slug}`)).headers['location']).toBe(
    `/feed?subdomain=${third}`,
  );
});

test('a deleted label’s slugs are free after 30 days, and its feed’s address shows the next label’s', async () => {
  const { owner, labelId, slug: former } = await labelWithReleases();
  const present = unique('undertow');
  await call(owner, 'changeSlug', { kind: 'label', profileId: labelId, customSlug: present });
  await call(owner, 'deleteProfile', { kind: 'label', profileId: labelId });
  const other = await newPerson();
  const claim = (customSlug: string) =>
    callRaw(callables.createProfile.name, { kind: 'label', customSlug, name: 'Kelp Records' }, other.idToken);
  for (const each of [former, present]) {
    expect((await requestHost(`${subdomain(each)}/feed.rss`)).status).toBe(404);
    expect((await requestHost(`${subdomain(each)}/feed`)).headers['location']).toBe('/');
    expect((await claim(each)).code).toBe('slug/taken');
  }
  await passRestoreTime(labelId);
  await expect.poll(async () => (await claim(former)).code, { timeout: 60_000 }).toBe(null);
  expect((await jsonFeed(`${subdomain(former)}/feed.json`)).title).toBe('Releases on Kelp Records');
  expect((await requestHost(`${subdomain(present)}/feed.rss`)).status).toBe(404);
});
