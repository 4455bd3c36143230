import { documents } from '@countin/domain/documents';
import { describe, expect, test } from 'vitest';
import { runReleaseDay } from '../../release-day/run-release-day.ts';
import { signUp } from '../sign-up.ts';
import { createWorld, NOW, type TestWorld } from '../../testing/services.ts';
import { aNewSignup, putPage } from '../../testing/stage.ts';
import { changeSignup } from './change-signup.ts';
import { confirmSignup } from './confirm-signup.ts';
import { eraseSignup } from './erase-signup.ts';
import { readReceipt } from './read-receipt.ts';
import { stopSignup } from './stop-signup.ts';
import { moveSignup } from './move-signup.ts';

// Any caller can sign up any address. Such a request must not change what the fan agrees to.

const HERE = '203.0.113.9';
const OTHER_ADDRESS = '198.51.100.66';
const INTERVAL = 11 * 60_000;
const SIGNUPS = 'artistProfiles/artist-mira/signups';
const FAN = { name: 'Ada', language: 'de', service: 'spotify', country: 'DE' } as const;
const FORGED = { name: 'CHEAP PILLS', language: 'ar', service: null, zone: 'Asia/Tokyo', country: 'JP' } as const;
const lastToken = (world: TestWorld) => /\/r\/([\w-]{43})/.exec(world.mails.at(-1)!.text)![1]!;
const only = async (world: TestWorld) => {
  const [path, ...more] = await world.list(SIGNUPS);
  expect(more).toEqual([]);
  return (await world.read(path!))!;
};

/** A fan who signed up, with the link of the mail that came of it. */
async function fan() {
  const world = createWorld('pending-consent');
  await putPage(world);
  await signUp(world, HERE, aNewSignup(FAN));
  return { world, link: lastToken(world) };
}
async function signUpForged(world: TestWorld) {
  world.passTime(INTERVAL);
  const answer = await signUp(world, OTHER_ADDRESS, aNewSignup(FORGED));
  return { answer, link: lastToken(world) };
}
const confirm = (world: TestWorld, token: string) => confirmSignup(world, HERE, { token });

describe('a forged signup with a fan’s address', () => {
  test('changes nothing of a pending signup, whether or not a second mail goes out', async () => {
    const { world } = await fan();
    const { confirmMails: _, ...before } = await only(world);
    for (const wait of [0, INTERVAL]) {
      world.passTime(wait);
      await signUp(world, OTHER_ADDRESS, aNewSignup(FORGED));
      expect(await only(world)).toMatchObject(before);
    }
    expect(world.mails).toHaveLength(2);
  });

  test('does not change the wording, language and service that the fan’s own link confirms', async () => {
    const { world, link } = await fan();
    await signUpForged(world);
    await confirm(world, link);
    expect(await only(world)).toMatchObject({
      ...FAN,
      state: 'confirmed',
      zone: 'Europe/Berlin',
      consent: { language: 'de', wording: expect.stringContaining('Mira Okafor') },
    });
    expect((await only(world))['consent'].at.toMillis()).toBe(NOW);
  });

  test('adds no further entry to the ledger, however often it is repeated', async () => {
    const { world, link } = await fan();
    const entries = async () => {
      const { docs } = await world.db.collection(documents.fans('artist-mira').path).get();
      return docs.map((stored) => (stored.get('ledger') as unknown[]).length);
    };
    for (let day = 0; day < 3; day += 1) {
      world.passTime(86_400_000);
      await signUp(world, OTHER_ADDRESS, aNewSignup(FORGED));
    }
    expect(world.mails.length).toBeGreaterThan(2);
    expect(await entries()).toEqual([1]);
    await confirm(world, link);
    world.passTime(86_400_000);
    await signUp(world, OTHER_ADDRESS, aNewSignup(FORGED));
    expect(await entries()).toEqual([2]);
  });

  test('makes a link that shows and confirms that request alone', async () => {
    const { world } = await fan();
    const { link } = await signUpForged(world);
    const [{ wording } = { wording: '' }] = (await readReceipt(world, HERE, { token: link })).agreed;
    expect(await readReceipt(world, HERE, { token: link })).toMatchObject({
      state: 'unconfirmed',
      language: 'ar',
      service: null,
    });
    await confirm(world, link);
    const stored = await only(world);
    expect(stored).toMatchObject({ ...FORGED, consent: { language: 'ar', wording } });
    expect(stored['consent'].at.toMillis()).toBe(NOW + INTERVAL);
  });

  test('cannot have a confirmed fan’s data replaced by any link', async () => {
    const { world, link } = await fan();
    const forged = await signUpForged(world);
    await confirm(world, link);
    expect(await confirm(world, forged.link)).toMatchObject({ state: 'confirmed' });
    const later = await signUpForged(world);
    expect(await confirm(world, later.link)).toMatchObject({ state: 'confirmed' });
    expect(await only(world)).toMatchObject(FAN);
  });
});

describe('a fan who has stopped', () => {
  async function stopped() {
    const { world, link } = await fan();
    await confirm(world, link);
    await stopSignup(world, HERE, { token: link });
    return { world, link };
  }

  test('stays unchanged after a forged signup, which gets the usual answer', async () => {
    const { world } = await stopped();
    const { answer } = await signUpForged(world);
    expect(answer).toEqual({ channel: 'email' });
    expect(await only(world)).toMatchObject({ ...FAN, state: 'stopped' });
  });

  test('is not brought back by a link from before, also after a new request', async () => {
    const { world, link } = await stopped();
    await signUpForged(world);
    expect(await confirm(world, link)).toMatchObject({ state: 'stopped' });
    expect(await readReceipt(world, HERE, { token: link })).toMatchObject({ state: 'stopped' });
    expect(await only(world)).toMatchObject({ state: 'stopped' });
  });

  test('comes back by the link of a request made since, with what that one asked', async () => {
    const { world } = await stopped();
    world.passTime(INTERVAL);
    await signUp(world, HERE, aNewSignup({ ...FAN, language: 'fr' }));
    expect(await readReceipt(world, HERE, { token: lastToken(world) })).toMatchObject({
      state: 'unconfirmed',
      language: 'fr',
    });
    expect(await confirm(world, lastToken(world))).toMatchObject({ state: 'confirmed' });
    expect(await only(world)).toMatchObject({
      state: 'confirmed',
      stoppedAt: null,
      language: 'fr',
      consent: { language: 'fr' },
    });
    expect((await only(world))['consent'].at.toMillis()).toBe(NOW + INTERVAL);
  });

  test('and then stops again is not brought back by any of the links so far', async () => {
    const { world, link } = await stopped();
    const second = await signUpForged(world);
    const third = await signUpForged(world);
    await confirm(world, second.link);
    await stopSignup(world, HERE, { token: second.link });
    for (const token of [link, second.link, third.link])
      expect(await confirm(world, token)).toMatchObject({ state: 'stopped' });
  });

  test('stops a pending request too: its mail that still waits is not sent', async () => {
    const { world, link } = await stopped();
    world.mailError = new Error('connect ECONNREFUSED');
    world.passTime(INTERVAL);
    await signUp(world, OTHER_ADDRESS, aNewSignup(FORGED));
    await stopSignup(world, HERE, { token: link });
    expect(await world.list('signupRequests')).toEqual([]);
    world.mailError = null;
    world.passTime(INTERVAL);
    await runReleaseDay(world, world.now() + 50_000);
    expect(world.mails).toHaveLength(1);
  });

  test('cannot change or move anything by an old link', async () => {
    const { world, link } = await stopped();
    await changeSignup(world, HERE, { token: link, service: 'tidal', language: 'fr' });
    expect(await only(world)).toMatchObject(FAN);
    const move = {
      contact: 'new@example.com',
      consent: true,
      wordingVersion: aNewSignup().wordingVersion,
      country: null,
      language: 'fr',
    } as const;
    await expect(moveSignup(world, HERE, { token: link, ...move })).rejects.toMatchObject({
      code: 'signup/token-invalid',
    });
    expect(world.mails).toHaveLength(1);
  });

  test('is still remembered as such when a request from before moves to another address', async () => {
    const { world, link } = await fan();
    await moveSignup(world, HERE, {
      token: link,
      contact: 'new@example.com',
      consent: true,
      wordingVersion: aNewSignup().wordingVersion,
      country: null,
      language: 'fr',
    });
    const moved = lastToken(world);
    await stopSignup(world, HERE, { token: link });
    await confirm(world, moved);
    const states = await Promise.all(
      (await world.list(SIGNUPS)).map(async (path) => [
        (await world.read(path))?.['contact'],
        (await world.read(path))?.['state'],
      ]),
    );
    expect(states.sort()).toEqual([
      ['fan@example.com', 'stopped'],
      ['new@example.com', 'confirmed'],
    ]);
  });
});

describe('a pending request', () => {
  test('is changed by its own link, and the signup and other asks are not', async () => {
    const { world, link } = await fan();
    const forged = await signUpForged(world);
    await changeSignup(world, HERE, { token: link, service: 'tidal', language: 'fr' });
    expect(await readReceipt(world, HERE, { token: link })).toMatchObject({
      service: 'tidal',
      language: 'fr',
      state: 'unconfirmed',
    });
    expect(await readReceipt(world, HERE, { token: forged.link })).toMatchObject({ service: null, language: 'ar' });
    await confirm(world, link);
    expect(await only(world)).toMatchObject({ service: 'tidal', language: 'fr', consent: { language: 'de' } });
  });

  test('of an erased fan is gone: its link opens nothing of a later signup', async () => {
    const { world, link } = await fan();
    await eraseSignup(world, HERE, { token: link });
    world.passTime(INTERVAL);
    await signUp(world, OTHER_ADDRESS, aNewSignup(FORGED));
    await expect(confirm(world, link)).rejects.toMatchObject({ code: 'signup/token-invalid' });
    expect(await only(world)).toMatchObject({ state: 'unconfirmed' });
  });
});
