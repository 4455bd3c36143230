import type { Signup } from '@countin/domain/fan';
import { expect, test } from 'vitest';
import { fanDays } from './fan-days.ts';
import { fansWaiting } from './fans-waiting.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

function signup(createdAt: number, changes: Partial<Signup> = {}): Signup {
  return {
    id: 's',
    ownerId: 'a1',
    ownerKind: 'artist',
    scope: 'release',
    productId: 'p1',
    releaseTitle: 'Low Sun',
    channel: 'email',
    contact: 'ana@example.com',
    name: '',
    language: 'en',
    zone: null,
    service: null,
    country: null,
    state: 'unconfirmed',
    consent: { wordingVersion: '2026-11', language: 'en', wording: '', at: createdAt },
    createdAt,
    confirmedAt: null,
    dueAt: null,
    heldUntil: null,
    sentAt: null,
    ...changes,
  };
}

test('fans are counted by the day of the person’s own calendar', () => {
  const lateEvening = Date.UTC(2026, 10, 19, 23, 30);
  const fans = [signup(lateEvening), signup(NOW, { contact: 'ben@example.com' })];
  const counts = (zone: string) => fanDays(fans, NOW, zone).map(({ count }) => count);
  expect(counts('UTC')).toEqual([0, 0, 0, 0, 0, 1, 1]);
  expect(counts('Europe/Athens')).toEqual([0, 0, 0, 0, 0, 0, 2]);
});

test('older fans are in no day', () => {
  expect(fanDays([signup(Date.UTC(2026, 10, 13, 12))], NOW, 'UTC').every(({ count }) => count === 0)).toBe(true);
});

test('a fan who asks for a release and for all later ones counts once, on the first day', () => {
  const [before, same] = [signup(NOW - DAY), signup(NOW, { scope: 'artist', productId: null })];
  const ofOther = signup(NOW, { ownerId: 'a2' });
  expect(fanDays([same, before], NOW, 'UTC').map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 1, 0]);
  expect(fanDays([ofOther, same, before], NOW, 'UTC').map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 1, 1]);
});

test('fans wait for a release who asked for it or follow its artist, each once', () => {
  const follow = (contact: string, state: Signup['state']) =>
    signup(NOW, { contact, state, scope: 'artist', productId: null });
  const all = [signup(NOW), follow('ana@example.com', 'confirmed'), follow('ben@example.com', 'confirmed')];
  expect(
    fansWaiting([...all, follow('cy@example.com', 'unconfirmed'), follow('di@example.com', 'stopped')], 'p1'),
  ).toBe(2);
});

test('waiting fans are those of the release who were neither told nor stopped', () => {
  const all = [
    signup(NOW),
    signup(NOW, { contact: 'b@example.com', state: 'confirmed' }),
    signup(NOW, { contact: 'c@example.com', state: 'sent' }),
    signup(NOW, { contact: 'd@example.com', state: 'stopped' }),
    signup(NOW, { contact: 'e@example.com', productId: 'p2' }),
  ];
  expect(fansWaiting(all, 'p1')).toBe(2);
});
