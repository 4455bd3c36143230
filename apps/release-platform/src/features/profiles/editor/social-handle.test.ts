import type { Social } from '@countin/domain/profile';
import { expect, test } from 'vitest';
import { addressOfHandle } from './social-handle.ts';

test.each<[Social, string, string | null]>([
  ['instagram', '@salt.yard', 'https://www.instagram.com/salt.yard'],
  ['instagram', ' saltyard ', 'https://www.instagram.com/saltyard'],
  ['instagram', 'instagram.com/saltyard', null],
  ['instagram', 'saltyard.example', null],
  ['instagram', '@salt yard', null],
  ['instagram', '@', null],
  ['tiktok', '@saltyard', 'https://www.tiktok.com/@saltyard'],
  ['youtube', '@saltyard', 'https://www.youtube.com/@saltyard'],
  ['x', '@saltyard', 'https://x.com/saltyard'],
  ['threads', '@saltyard', 'https://www.threads.com/@saltyard'],
  ['bandcamp', '@saltyard', 'https://saltyard.bandcamp.com'],
  ['soundcloud', '@saltyard', 'https://soundcloud.com/saltyard'],
  ['bluesky', '@saltyard', 'https://bsky.app/profile/saltyard.bsky.social'],
  ['bluesky', '@saltyard.example', 'https://bsky.app/profile/saltyard.example'],
  ['mastodon', '@saltyard@mastodon.social', 'https://mastodon.social/@saltyard'],
  ['mastodon', 'saltyard@mastodon.social', 'https://mastodon.social/@saltyard'],
  ['mastodon', '@saltyard', null],
  ['spotify', '@saltyard', null],
  ['website', '@saltyard', null],
])('on %s, %j leads to %j', (social, typed, address) => {
  expect(addressOfHandle(social, typed)).toBe(address);
});
