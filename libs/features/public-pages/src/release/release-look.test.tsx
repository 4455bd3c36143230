import { DEFAULT_APPEARANCE, type Appearance } from '@countin/domain/appearance';
import type { ReleasePage } from '@countin/domain/release';
import { aReleasePage } from '@countin/domain/testing';
import { releasePath, releaseReference } from '@countin/domain/urls';
import { expect, it, test } from 'vitest';
import { aRequest, pageOf, someServices } from '../testing/page-services.ts';
import { releasePage } from './release-page.tsx';

const answerTo = (look: Partial<Appearance>, overrides: Partial<ReleasePage> = {}) => {
  const release = aReleasePage({
    appearance: { ...DEFAULT_APPEARANCE, ...look },
    releaseMoment: { mode: 'instant', date: '2020-02-02', time: '12:00', zone: 'UTC' },
    tracks: ['One', 'Two'].flatMap((title) => aReleasePage().tracks.map((track) => ({ ...track, title }))),
    ...overrides,
  });
  return releasePage(
    aRequest(releasePath(release)),
    someServices({ releases: [release] }).services,
    releaseReference(release),
  );
};
const VIDEO = { provider: 'youtube', id: 'dQw4w9WgXcQ' } as const;
const TYPEFACE = { typeface: 'poster', files: [{ fileId: 'file-1', letters: 'TideLns', bytes: 1500 }] } as const;

it('shows the sections that were chosen, in their order', async () => {
  const page = pageOf(
    await answerTo({
      pageSections: ['tracks', 'buttons', 'links'],
      buttons: [{ label: 'Tickets', url: 'https://tickets.example/' }],
    }),
  );
  const order = ['.tracklist', '.own-buttons', '.stores'].map((selector) => page.querySelector(selector));
  expect(order.every((part, at) => at === 0 || (order[at - 1]?.compareDocumentPosition(part as Node) ?? 0) & 4)).toBe(
    true,
  );
  expect(page.querySelector('.long-text')).toBeNull();
  expect(page.querySelector('form.signup, #follow')).toBeNull();
});

it('has a video as a link with a still, and allows its player alone in a frame', async () => {
  const answer = await answerTo({ video: VIDEO });
  const link = pageOf(answer).querySelector('a.video');
  expect(link?.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(answer.frames).toEqual(['https://www.youtube-nocookie.com']);
  expect(pageOf(answer).querySelector('iframe')).toBeNull();
});

test.each([
  ['without a video', { video: null }],
  ['whose video is hidden', { video: VIDEO, pageSections: [] }],
])('a page %s allows no frame', async (_, look) => {
  expect((await answerTo(look)).frames).toEqual([]);
});

it('sets the title in its typeface, preloads the letters, and leaves a name without them to the system', async () => {
  const answer = await answerTo({}, { typeface: { ...TYPEFACE, files: [...TYPEFACE.files] } });
  const page = pageOf(answer);
  expect(page.querySelector('h1')?.hasAttribute('data-display')).toBe(true);
  expect(page.querySelector('.by')?.hasAttribute('data-display')).toBe(false);
  expect(answer.headers['link']).toContain('</fonts/artist-mira/file-1.woff2>; rel=preload; as=font');
  expect(answer.body).toContain('font-display:optional');
});

it('describes itself in the artist’s own words', async () => {
  const page = pageOf(await answerTo({ description: 'Six songs from a ferry.' }));
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Six songs from a ferry.');
});
