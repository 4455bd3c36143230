import { documents } from '@countin/domain/documents';
import { aLabelProfile, anArtistProfile, aReleasePage } from '@countin/domain/testing';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { useRealRenderers } from './testing/real-renderers.ts';
import { setUpReader } from './testing/reader-stage.ts';
import { startHost } from './testing/running-host.ts';

const { firestore, read } = setUpReader('demo-release-addresses');
const [artist, label] = [anArtistProfile(), aLabelProfile({ id: 'label-tide' })];
const release = aReleasePage({ labelId: label.id, productSlug: 'low-tide' });
const MAIN = 'http://countin.localhost:5173';
const FORMER = '/release/mira-okafor.tide-lines';
const PRESENT = '/release/mira-okafor.low-tide';
const HOSTS = { main: 'countin.localhost:5173', fourtrack: '4track.localhost:5173' } as const;

/** The page as it is stored; its times as timestamps. */
const stored = (productSlug: string) => ({
  ...release,
  productSlug,
  publishedAt: Timestamp.fromMillis(release.publishedAt),
  firstInstant: Timestamp.fromMillis(release.firstInstant),
});
const put = (path: string, data: object) => firestore().doc(path).set(data);

/** A release at `low-tide` that was at `tide-lines` before, of an artist with a label. */
beforeEach(async () => {
  const at = Timestamp.fromMillis(0);
  await put(documents.artistProfile(artist.id).path, { ...artist, createdAt: at, updatedAt: at });
  await put(documents.labelProfile(label.id).path, { ...label, createdAt: at, updatedAt: at });
  await put(documents.slug(artist.customSlug).path, { kind: 'artist', profileId: artist.id, createdBy: 'mira' });
  await put(documents.slug(label.customSlug).path, { kind: 'label', profileId: label.id, createdBy: 'mira' });
  for (const slug of ['tide-lines', 'low-tide'])
    await put(documents.productSlug(artist.id, slug).path, { productId: release.id, createdBy: 'mira' });
  await put(documents.releasePage(release.id).path, stored('low-tide'));
});

async function running() {
  const host = await startHost({ read: read() });
  onTestFinished(() => host.dispose());
  await useRealRenderers(host.fixture);
  return host;
}

test('a former address of a release leads to the present one in one step, with its query, and back after a way back', async () => {
  const host = await running();
  const at = async (path: string) => {
    const { status, headers } = await host.ask(path);
    return [status, headers.location];
  };
  expect(await at(`${FORMER}?utm_source=mail`)).toEqual([301, `${PRESENT}?utm_source=mail`]);
  expect(await at(`/release/${release.id}`)).toEqual([301, PRESENT]);
  expect(await at(PRESENT)).toEqual([200, undefined]);

  await put(documents.releasePage(release.id).path, stored('tide-lines'));
  const again = await running();
  expect([(await again.ask(PRESENT)).headers.location, (await again.ask(FORMER)).status]).toEqual([FORMER, 200]);
});

test('what others have of the former address keeps working: calendar, oEmbed, embed', async () => {
  const host = await running();
  const calendar = await host.ask(`${FORMER}.ics`);
  expect([calendar.status, calendar.text.replaceAll(/\r?\n[ \t]/g, '').includes(`URL:${MAIN}${PRESENT}`)]).toEqual([
    200,
    true,
  ]);
  const embed = await host.ask(`/oembed?url=${encodeURIComponent(MAIN + FORMER)}`);
  expect([embed.status, embed.text.includes(release.title)]).toEqual([200, true]);
  expect((await host.ask(`/embed/release/${release.id}`)).text).toContain(release.title);
});

const PLACES = [
  ['main', PRESENT],
  ['main', FORMER],
  ['main', `/release/${release.id}`],
  ['main', `${PRESENT}.ics`],
  ['main', `/embed/release/${release.id}`],
  ['main', `/oembed?url=${encodeURIComponent(MAIN + PRESENT)}`],
  ['main', `/card/release/mira-okafor.low-tide/en.png`],
] as const;
const LISTS = [
  ['main', `/feed?label=${label.customSlug}`],
  ['main', `/feed.rss?label=${label.customSlug}`],
  ['main', '/sitemap-releases.xml'],
  ['fourtrack', `/${artist.customSlug}`],
  ['fourtrack', `/${artist.customSlug}/feed.json`],
] as const;

test.each(PLACES)('a deleted release is not found: %s%s', async (name, path) => {
  // The server moves the page to a collection of its own; the slugs stay claimed.
  await put(documents.deletedPage(release.id).path, stored('low-tide'));
  await firestore().doc(documents.releasePage(release.id).path).delete();
  const answer = await (await running()).ask(path, { host: HOSTS[name] });
  expect([answer.status, answer.text.includes(release.title)]).toEqual([404, false]);
});

test.each(LISTS)('a deleted release is listed nowhere: %s%s', async (name, path) => {
  const ask = async () => (await (await running()).ask(path, { host: HOSTS[name] })).text.includes('low-tide');
  expect(await ask()).toBe(true);
  await firestore().doc(documents.releasePage(release.id).path).delete();
  expect(await ask()).toBe(false);
});
