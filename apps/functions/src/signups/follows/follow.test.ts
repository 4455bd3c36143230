import { documents } from '@countin/domain/documents';
import type { ReleasePage } from '@countin/domain/release';
import { describe, expect, test } from 'vitest';
import { publishRelease } from '../../releases/publish-release.ts';
import { confirmSignup } from '../receipt/confirm-signup.ts';
import { eraseSignup } from '../receipt/erase-signup.ts';
import { readReceipt } from '../receipt/read-receipt.ts';
import { stopSignup } from '../receipt/stop-signup.ts';
import { moveSignup } from '../receipt/move-signup.ts';
import { runReleaseDay } from '../../release-day/run-release-day.ts';
import { followArtist, signUp } from '../sign-up.ts';
import { followIdOf } from '../../messages/signup-record.ts';
import { createWorld, NOW, SIGNUP_SECRET, type TestWorld } from '../../testing/services.ts';
import { aNewFollow, aNewSignup, putArtist, putDraft, putPage, putSignups } from '../../testing/stage.ts';

const HERE = '203.0.113.20';
const FOLLOW = { channel: 'email', contact: 'fan@example.com' } as const;
const followPath = documents.signup('artist-mira', followIdOf(SIGNUP_SECRET, 'artist-mira', FOLLOW)).path;
/** The moment of the builder's release. */
const OUT = Date.parse('2026-12-04T17:00:00Z');
const DAY = 86_400_000;
const moment = (date: string): ReleasePage['releaseMoment'] => ({
  mode: 'instant',
  date,
  time: '18:00',
  zone: 'Africa/Lagos',
});

const lastToken = (world: TestWorld) => /\/r\/([\w-]{43})/.exec(world.mails.at(-1)!.text)![1]!;
const run = (world: TestWorld) => runReleaseDay(world, world.now() + 50_000);
const news = (world: TestWorld) =>
  world.mails
    .filter(({ messageId }) => !messageId.startsWith('confirm_'))
    .map(({ to, subject }) => `${to}: ${subject}`);
const dueOf = async (world: TestWorld) => (await world.read(followPath))?.['dueAt']?.toMillis() ?? null;

async function follower(change: Parameters<typeof aNewFollow>[0] = {}) {
  const world = createWorld('follow');
  await putArtist(world);
  await followArtist(world, HERE, aNewFollow(change));
  const token = lastToken(world);
  await confirmSignup(world, HERE, { token });
  return { world, token };
}
/** The artist publishes, as they do: followers are made due by that. */
async function publish(world: TestWorld, id: string, date: string) {
  await putDraft(world, { id, title: id, productSlug: id, releaseMoment: moment(date) });
  await publishRelease(world, 'uid-mira', { productId: id });
}

describe('following an artist', () => {
  test('is a separate signup with its scope and consent wording, to be confirmed by mail', async () => {
    const world = createWorld('follow');
    await putArtist(world);
    expect(await followArtist(world, HERE, aNewFollow())).toEqual({ channel: 'email' });
    expect(await world.read(followPath)).toMatchObject({
      scope: 'artist',
      productId: null,
      state: 'unconfirmed',
      ownerId: 'artist-mira',
      contact: 'fan@example.com',
      dueAt: null,
      consent: {
        wording: expect.stringMatching(
          /contact info with Mira Okafor.*new releases.*not a data sale.*unsubscribe at any time/,
        ),
      },
    });
    expect(world.mails[0]!.subject).toBe('Confirm that we may tell you about new releases by Mira Okafor');
    expect(await readReceipt(world, HERE, { token: lastToken(world) })).toMatchObject({
      scope: 'artist',
      state: 'unconfirmed',
      productId: null,
      artistName: 'Mira Okafor',
      artistSlug: 'mira-okafor',
    });
  });

  test('is one signup, however often; beside one for a release', async () => {
    const { world } = await follower();
    await putPage(world);
    await followArtist(world, HERE, aNewFollow({ contact: 'FAN@example.com' }));
    await signUp(world, HERE, aNewSignup());
    expect(await world.list(documents.signups('artist-mira').path)).toHaveLength(2);
  });

  test('of an artist that does not exist is refused', async () => {
    const world = createWorld('follow');
    await expect(followArtist(world, HERE, aNewFollow({ artistId: 'unknown' }))).rejects.toMatchObject({
      code: 'profile/not-found',
    });
  });

  test('moves to another address like any signup', async () => {
    const { world, token } = await follower();
    await moveSignup(world, HERE, {
      token,
      contact: 'new@example.com',
      consent: true,
      wordingVersion: aNewFollow().wordingVersion,
      country: null,
      language: 'fr',
    });
    await confirmSignup(world, HERE, { token: lastToken(world) });
    const [path, ...more] = await world.list(documents.signups('artist-mira').path);
    expect([await world.read(path!), more]).toMatchObject([
      { contact: 'new@example.com', scope: 'artist', state: 'confirmed', language: 'fr' },
      [],
    ]);
  });
});

describe('a follower', () => {
  test('gets one message for the next release at its moment, and one for the release after it', async () => {
    const { world } = await follower();
    await publish(world, 'one', '2026-12-04');
    expect(await dueOf(world)).toBe(OUT);
    world.setNow(OUT - 1000);
    await run(world);
    expect(news(world)).toEqual([]);
    world.setNow(OUT);
    await run(world);
    await run(world);
    expect(news(world)).toEqual(['fan@example.com: one is now available']);
    expect(await world.read(followPath)).toMatchObject({ state: 'confirmed', dueAt: null });
    expect((await world.read(followPath))?.['sentAt'].toMillis()).toBe(OUT);

    await publish(world, 'two', '2026-12-11');
    world.setNow(OUT + 7 * DAY);
    await run(world);
    await run(world);
    expect(news(world)).toEqual(['fan@example.com: one is now available', 'fan@example.com: two is now available']);
  });

  test('is due for releases announced earlier, and gets messages for two releases of one day', async () => {
    const world = createWorld('follow');
    await publish(world, 'one', '2026-12-04');
    await publish(world, 'two', '2026-12-04');
    await followArtist(world, HERE, aNewFollow());
    await confirmSignup(world, HERE, { token: lastToken(world) });
    expect(await dueOf(world)).toBe(OUT);
    world.setNow(OUT);
    await run(world);
    expect(news(world).sort()).toEqual([
      'fan@example.com: one is now available',
      'fan@example.com: two is now available',
    ]);
  });

  test('gets no message about earlier releases, other artists, or before the confirmation', async () => {
    const world = createWorld('follow');
    await publish(world, 'before', '2026-06-10');
    await followArtist(world, HERE, aNewFollow());
    await putPage(world, { id: 'other', artistId: 'artist-tide', releaseMoment: moment('2026-06-13') });
    await publish(world, 'unconfirmed', '2026-06-14');
    world.setNow(NOW + 5 * DAY);
    await run(world);
    await confirmSignup(world, HERE, { token: lastToken(world) });
    await run(world);
    expect(news(world)).toEqual([]);
  });

  test('who also signed up for the release gets one message, in either order of confirmation', async () => {
    for (const late of [false, true]) {
      const { world } = await follower();
      await publish(world, 'product-tide', '2026-12-04');
      await signUp(world, HERE, aNewSignup());
      const release = lastToken(world);
      if (!late) await confirmSignup(world, HERE, { token: release });
      world.setNow(OUT);
      await run(world);
      if (late) await confirmSignup(world, HERE, { token: release });
      world.passTime(60_000);
      await run(world);
      expect(news(world)).toEqual(['fan@example.com: product-tide is now available']);
      expect(await readReceipt(world, HERE, { token: release })).toMatchObject({ state: 'sent' });
    }
  });

  test('who stopped the messages about a release gets none about it as a follower', async () => {
    const { world } = await follower();
    await publish(world, 'product-tide', '2026-12-04');
    await signUp(world, HERE, aNewSignup());
    await stopSignup(world, HERE, { token: lastToken(world) });
    world.setNow(OUT);
    await run(world);
    expect(news(world)).toEqual([]);
  });

  test('who stops or is erased gets no more messages', async () => {
    for (const leave of [stopSignup, eraseSignup]) {
      const { world, token } = await follower();
      await publish(world, 'one', '2026-12-04');
      await leave(world, HERE, { token });
      world.setNow(OUT);
      await run(world);
      expect(news(world)).toEqual([]);
    }
  });

  test('is rescheduled when the moment moves, and gets no message about a withdrawn release', async () => {
    const { world } = await follower();
    await publish(world, 'one', '2026-12-04');
    await publish(world, 'one', '2026-12-05');
    world.setNow(OUT);
    await run(world);
    expect([news(world), await dueOf(world)]).toEqual([[], OUT + DAY]);
    await publish(world, 'one', '2026-12-04');
    await world.db.doc(documents.releasePage('one').path).update({ status: 'archived' });
    await run(world);
    expect([news(world), await dueOf(world)]).toEqual([[], null]);
  });

  test('gets one late message when mail was down and the release was withdrawn and published again', async () => {
    const { world } = await follower();
    await publish(world, 'one', '2026-12-04');
    world.setNow(OUT);
    world.mailError = new Error('connect ECONNREFUSED');
    await run(world);
    await world.db.doc(documents.releasePage('one').path).delete();
    world.passTime(DAY);
    await run(world);
    world.mailError = null;
    await publish(world, 'one', '2026-12-04');
    await run(world);
    await run(world);
    expect(news(world)).toEqual(['fan@example.com: one is now available']);
  });

  test('gets a text message if they gave a phone number', async () => {
    const world = createWorld('follow');
    await putArtist(world);
    await followArtist(world, HERE, aNewFollow({ contact: '+4930901820' }));
    expect(world.texts[0]!.text).toContain('when Mira Okafor releases something new');
    await confirmSignup(world, HERE, { token: /\/r\/([\w-]{43})/.exec(world.texts[0]!.text)![1]! });
    await publish(world, 'one', '2026-12-04');
    world.setNow(OUT);
    await run(world);
    expect(world.texts.map(({ text }) => text).at(-1)).toContain('one is now available');
  });
});

async function followers(count: number): Promise<TestWorld> {
  const world = createWorld('follow');
  await putArtist(world);
  const stored = await template(world);
  const change = (at: number) => ({ ...stored, id: `follow-${at}`, contact: `fan${at}@example.com` });
  await putSignups(
    world,
    Array.from({ length: count }, (_, at) => change(at)),
  );
  await publish(world, 'one', '2026-12-04');
  world.setNow(OUT);
  return world;
}

test('more followers than a page holds get one message each, by runs that continue after a time limit', async () => {
  const world = await followers(105);
  await runReleaseDay(world, OUT);
  expect(news(world)).toEqual([]);
  await run(world);
  await run(world);
  expect([news(world).length, new Set(news(world)).size]).toEqual([105, 105]);
});

test('followers get one message each from overlapping runs', async () => {
  const world = await followers(8);
  await Promise.all([run(world), run(world)]);
  await run(world);
  expect([news(world).length, new Set(news(world)).size]).toEqual([8, 8]);
});

/** A stored follow, as the product makes it, taken out of the way again. */
async function template(world: TestWorld) {
  await followArtist(world, HERE, aNewFollow());
  await confirmSignup(world, HERE, { token: lastToken(world) });
  const stored = (await world.read(followPath))!;
  await world.db.doc(followPath).delete();
  return stored;
}
