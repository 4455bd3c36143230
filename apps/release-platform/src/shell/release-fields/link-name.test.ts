import { expect, test } from 'vitest';
import { linkName } from './link-name.ts';

test('a plain link has its own title, or its host as title', () => {
  expect(linkName({ label: '', url: 'https://www.mira.example/shop' }, null)).toBe('mira.example');
  expect(linkName({ label: 'My shop', url: 'https://mira.example/shop' }, null)).toBe('My shop');
  expect(linkName({ label: '', url: 'https://open.spotify.com/album/1DFixLWuPkv3KT3TnV35m3' }, 'Spotify')).toBe(
    'Spotify',
  );
});
