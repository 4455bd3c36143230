import { describe, expect, it } from 'vitest';
import type { CampaignContent } from './campaign.ts';
import { buttonLink, isWritten, missingParts, shownWords } from './campaign-words.ts';
import { ALL_FANS } from '../fan/segment.ts';

const content: CampaignContent = {
  title: 'Tour',
  channel: 'email',
  language: 'de',
  blocks: [
    { id: 'a', kind: 'text' },
    { id: 'b', kind: 'picture', imageId: 'stage' },
    { id: 'c', kind: 'button', url: 'https://mira.example/tour' },
  ],
  texts: {
    de: { subject: 'Auf Tour', message: 'Tour!', parts: { a: 'Wir kommen.', c: 'Karten' } },
    fr: { subject: 'En tournée', message: '', parts: { a: 'Nous arrivons.' } },
  },
  productId: null,
  audience: ALL_FANS,
  timing: { mode: 'now' },
};

describe('the words of a campaign', () => {
  it('are those of a language that says everything, else of the fallback language as a whole', () => {
    expect(isWritten(content, 'de')).toBe(true);
    expect(isWritten(content, 'fr')).toBe(false);
    expect(shownWords(content, 'fr')).toMatchObject({ language: 'de', words: { subject: 'Auf Tour' } });
    const french = { ...content.texts['fr'], subject: 'En tournée', message: '', parts: { a: 'Oui.', c: 'Billets' } };
    expect(shownWords({ ...content, texts: { ...content.texts, fr: french } }, 'fr').language).toBe('fr');
    expect(shownWords(content, 'ja').language).toBe('de');
  });

  it('of a text message need no blocks', () => {
    expect(isWritten({ ...content, channel: 'phone' }, 'de')).toBe(true);
    expect(isWritten({ ...content, channel: 'phone' }, 'fr')).toBe(false);
  });
});

describe('a button of a campaign', () => {
  it.each([
    ['mira.example/tour', 'https://mira.example/tour'],
    ['mira.example/?next=https://tickets.example', 'https://mira.example/?next=https://tickets.example'],
    ['https:mira.example', 'https://mira.example'],
    ['mailto:mira@mira.example', null],
    ['', null],
  ])('with %j leads to %j', (typed, url) => {
    expect(buttonLink(typed)).toBe(url);
  });
});

describe('what a campaign lacks', () => {
  it('is nothing once its own language is complete', () => {
    expect(missingParts(content)).toEqual([]);
    expect(missingParts({ ...content, channel: 'phone' })).toEqual([]);
  });

  it.each<[string, Partial<CampaignContent>, readonly string[]]>([
    ['words', { language: 'ko' }, ['subject', 'words']],
    ['blocks', { blocks: [] }, ['blocks']],
    ['a picture', { blocks: [{ id: 'b', kind: 'picture', imageId: null }] }, ['picture']],
    ['a release', { blocks: [{ id: 'd', kind: 'release', productId: null }] }, ['release']],
    ['an address', { blocks: [{ id: 'c', kind: 'button', url: 'mira' }] }, ['url']],
    ['nothing of an address without https', { blocks: [{ id: 'c', kind: 'button', url: 'shop.example' }] }, []],
    ['a safe address', { blocks: [{ id: 'c', kind: 'button', url: 'javascript:alert(1)' }] }, ['url']],
    ['a text message', { channel: 'phone', language: 'fr' }, ['message']],
  ])('is told: %s', (_, change, missing) => {
    expect(missingParts({ ...content, ...change })).toEqual(missing);
  });
});
