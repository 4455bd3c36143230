import { beforeEach, expect, test } from 'vitest';
import { addRecentItem, readRecentItems, type RecentItem } from './recent-items.ts';
import { forgetRecentItems, RECENT_ITEMS_KEY } from './forget-recent-items.ts';

const storage = () => window.localStorage;
const release = (name: string): RecentItem => ({ kind: 'release', to: `/release/${name}`, text: name });
const names = (uid = 'mira') => readRecentItems(storage, uid).map(({ text }) => text);

beforeEach(() => window.localStorage.clear());

test('the last opened items are offered first, each once, and not all of them', () => {
  for (const name of ['a', 'b', 'a']) addRecentItem(storage, 'mira', release(name));
  expect(names()).toEqual(['a', 'b']);
  for (let at = 0; at < 20; at += 1) addRecentItem(storage, 'mira', release(`song ${at}`));
  expect(names()).toHaveLength(8);
  expect(names()[0]).toBe('song 19');
});

test('another user of the device does not see them', () => {
  addRecentItem(storage, 'mira', release('a'));
  expect(names('tide')).toEqual([]);
  addRecentItem(storage, 'tide', release('b'));
  expect(names('tide')).toEqual(['b']);
});

test.each(['{', '{"uid":"mira","items":[{}]}', 'null'])('unreadable storage counts as empty: %s', (text) => {
  window.localStorage.setItem(RECENT_ITEMS_KEY, text);
  expect(names()).toEqual([]);
});

test('logging out removes them from the device, and what public pages keep there', () => {
  addRecentItem(storage, 'mira', release('a'));
  window.localStorage.setItem('countin-kept', '{"release.tide":5}');
  forgetRecentItems(storage);
  expect(window.localStorage).toHaveLength(0);
});

test('blocked storage counts as empty', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  addRecentItem(blocked, 'mira', release('a'));
  expect(readRecentItems(blocked, 'mira')).toEqual([]);
});
