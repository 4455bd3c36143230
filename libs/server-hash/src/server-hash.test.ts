import { expect, test } from 'vitest';
import { fanIdOf, keyedHash, ledgerHash, signIds, wordingOf } from './index.ts';

const SECRET = 'a secret';
const FAN = { contact: 'lea@example.com' };

test('the same contact is one fan of an owner, and another with another owner or secret', () => {
  const id = fanIdOf(SECRET, 'artist-mira', FAN);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(fanIdOf(SECRET, 'artist-mira', { ...FAN })).toBe(id);
  expect(fanIdOf(SECRET, 'label-tide', FAN)).not.toBe(id);
  expect(fanIdOf('a guess', 'artist-mira', FAN)).not.toBe(id);
});

// Stored documents have these ids and hashes: another format would lose fans and break their ledgers.
test('ids and hashes are those of stored documents', () => {
  expect(keyedHash(SECRET, 'text')).toBe('1b66592f150403e9da0ae10d3cad89d4');
  expect(ledgerHash(SECRET)('text')).toBe('1577bca65644a1105a5f5722137255c76763d6f05e06d0d2f581afceb3006964');
  expect(signIds(SECRET, 'mail', ['one', 2], 4).toString('hex')).toBe('e89b2fdb');
  expect(wordingOf({ wordingVersion: '2026-11', language: 'en', wording: 'abc', at: 0 })).toEqual({
    wordingVersion: '2026-11',
    language: 'en',
    wordingHash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
});
