import { LIMITS } from '@countin/domain/fields';
import type { StoreLink } from '@countin/domain/store-links';
import { expect, test } from 'vitest';
import { addPastedLinks } from './pasted-links.ts';

const SPOTIFY = 'https://open.spotify.com/album/1DFixLWuPkv3KT3TnV35m3';
const BANDCAMP = 'https://miraokafor.bandcamp.com/album/low-sun';

function paste(text: string, links: readonly StoreLink[] = []) {
  let id = 0;
  return addPastedLinks(links, text, () => `l${++id}`);
}

test('several lines become several links, in their order, without tracking', () => {
  const { added, rejected } = paste(`${SPOTIFY}?si=abc\n  ${BANDCAMP}\r\nhttps://mira.example/shop`);
  expect(added.map(({ service, url }) => [service, url])).toEqual([
    ['spotify', SPOTIFY],
    ['bandcamp', BANDCAMP],
    ['other', 'https://mira.example/shop'],
  ]);
  expect(rejected).toEqual([]);
});

test('a wrong line is kept with its error while the others are added', () => {
  const { added, rejected } = paste(`javascript:alert(1)\n${SPOTIFY}\nhttps://open.spotify.com.evil.example/album/1`);
  expect(added.map(({ service }) => service)).toEqual(['spotify']);
  expect(rejected).toEqual([
    { text: 'javascript:alert(1)', errorCode: 'link/not-a-web-address' },
    { text: 'https://open.spotify.com.evil.example/album/1', errorCode: 'link/look-alike' },
  ]);
});

test('the same address is not added twice, whichever way it was tracked', () => {
  const first = paste(SPOTIFY);
  expect(paste(`${SPOTIFY}?si=other\n${SPOTIFY}?utm_source=x`, first.links)).toMatchObject({
    added: [],
    rejected: [{ errorCode: 'duplicate' }, { errorCode: 'duplicate' }],
  });
});

test('a release has room for a limited number of links', () => {
  const lines = Array.from({ length: LIMITS.storeLinks + 1 }, (_, i) => `https://shop${i}.example/low-sun`);
  const { links, rejected } = paste(lines.join('\n'));
  expect(links).toHaveLength(LIMITS.storeLinks);
  expect(rejected).toEqual([{ text: lines.at(-1), errorCode: 'field/too-many' }]);
});

test('new links are added in the order of the artist’s services, others after them', () => {
  const pasted =
    'https://example.com/shop https://tidal.com/album/1 https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy';
  const { links } = addPastedLinks([], pasted, () => 'id', ['spotify', 'tidal']);
  expect(links.map(({ service }) => service)).toEqual(['spotify', 'tidal', 'other']);
});
