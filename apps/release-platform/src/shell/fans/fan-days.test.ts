import type { Signup } from '@countin/domain/fan';
import { expect, test } from 'vitest';
import { fanDays } from './fan-days.ts';
import { fansWaiting } from './fans-waiting.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

function signup(createdAt: number, changes: Partial<Signup> = {}): Signup {
  return {
    id: 's',
    artistId: 'a1',
    ownerKind: 'artist',
    scope: 'release',
    productId: 'p1',
    productTitle: 'Low Sun',
    channel: 'email',
    contact: 'ana@example.com',
    name: '',
    language: 'en',
    zone: null,
    service: null,
    country: null,
    state: 'asked',
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
  const counts = (zone: string) => fanDays([signup(lateEvening), signup(NOW)], NOW, zone).map(({ count }) => count);
  expect(counts('UTC')).toEqual([0, 0, 0, 0, 0, 1, 1]);
  expect(counts('Europe/Athens')).toEqual([0, 0, 0, 0, 0, 0, 2]);
});

test('older fans are in no day', () => {
  expect(fanDays([signup(Date.UTC(2026, 10, 13, 12))], NOW, 'UTC').every(({ count }) => count === 0)).toBe(true);
});

test('waiting fans are those of the release who were neither told nor stopped', () => {
  const all = [
    signup(NOW),
    signup(NOW, { state: 'confirmed' }),
    signup(NOW, { state: 'sent' }),
    signup(NOW, { state: 'stopped' }),
    signup(NOW, { productId: 'p2' }),
  ];
  expect(fansWaiting(all, 'p1')).toBe(2);
});
