import { LANGUAGES } from '@countin/domain/locale';
import { aReleasePage, aSignup, aStoreLink } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { composeText } from './compose-text.ts';

const token = 'T'.repeat(43);
const page = aReleasePage({ title: 'Salt', storeLinks: [aStoreLink()] });
const compose = (
  kind: 'confirm' | 'release',
  change: Parameters<typeof aSignup>[0] = {},
  release: Partial<typeof page> = {},
) =>
  composeText(
    {
      message: { id: 'm', kind },
      signup: aSignup({ channel: 'phone', contact: '+12025550123', ...change }),
      page: { ...page, ...release },
      artistName: page.artistName,
      confirmsMore: false,
      token,
    },
    'http://countin.localhost:5173',
  );

test('a text says who it is from and asks for confirmation with the link to the receipt alone', () => {
  const { to, text, messageId } = compose('confirm');
  expect([to, messageId]).toEqual(['+12025550123', 'm']);
  expect(text.split('\n')).toEqual([
    'Mira Okafor via Countin',
    'You asked us to tell you when Salt by Mira Okafor is out. Open this link and you’re on the list:',
    `http://countin.localhost:5173/r/${token}`,
    '',
    'Reply STOP to end messages.',
  ]);
});

test('a text on release day has the very link that the fan chose, and the way to stop', () => {
  const { text } = compose('release', { service: 'spotify' });
  expect(text).toContain('Salt is now available\nhttps://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy\n');
  expect(text).toMatch(/Unsubscribe or view your signup\n.*\/r\/T{43}$/);
  expect(compose('release', { service: 'tidal' }).text).toContain(
    'http://countin.localhost:5173/release/mira-okafor.tide-lines\n',
  );
});

test('texts leave no placeholder unfilled, in any language', () => {
  for (const language of LANGUAGES) {
    for (const kind of ['confirm', 'release'] as const)
      expect(compose(kind, { language }).text, language).not.toMatch(/{{|}}|mail:|undefined/);
  }
});

test('a text to a number that has not confirmed yet carries no link but ours, and no unconfirmed text', () => {
  const { text } = compose('confirm', { name: 'CHEAP PILLS' }, { title: 'Salt evil.example' });
  expect(text).toContain('when Salt by Mira Okafor is out');
  expect(compose('confirm', {}, { title: 'https://evil.example' }).text).not.toContain('evil');
  expect(text).not.toMatch(/evil|PILLS/);
});
