import { aFan } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { mergeFans } from './merge-fans.ts';

const fansAt = (...times: number[]) => times.map((createdAt) => aFan({ id: `s${createdAt}`, createdAt }));
const merged = (newest: number[], older: number[], whole = false) =>
  mergeFans(fansAt(...newest), fansAt(...older), whole).map(({ createdAt }) => createdAt);

test('older fans follow the live ones, each once', () => {
  expect(merged([9, 8, 7], [8, 7, 6, 5])).toEqual([9, 8, 7, 6, 5]);
});

test('fans of one millisecond are all kept', () => {
  const [live, other] = [aFan({ id: 'live', createdAt: 7 }), aFan({ id: 'other', createdAt: 7 })];
  expect(mergeFans([live], [live, other], false)).toEqual([live, other]);
});

test('a fan who was deleted leaves the list', () => {
  expect(merged([9, 7], [9, 8, 7, 6])).toEqual([9, 7, 6]);
  expect(merged([9], [9, 8, 7], true)).toEqual([9]);
});
