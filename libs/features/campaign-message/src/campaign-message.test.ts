import { describe, expect, it } from 'vitest';
import { shownBlocks, type BlockFacts } from './campaign-blocks.ts';
import { campaignPlainText, campaignSms } from './campaign-text.ts';
import { campaignHtml } from './mail-markup.ts';
import { mailPieces, MOST_TEXT_LINKS, textLinks, withTextLinks } from './message-links.ts';

const FACTS: BlockFacts = {
  sourceOf: (imageId) => `https://countin.test/images/${imageId}`,
  releaseOf: (productId) =>
    productId === 'gone'
      ? null
      : {
          title: 'Low Sun',
          artist: 'Mira Okafor',
          cover: 'https://countin.test/cover',
          link: 'https://countin.test/r',
        },
  releaseAction: (title) => `Go to ${title}`,
  name: 'Ana <1>',
};

const blocks = shownBlocks(
  [
    { id: 'a', kind: 'text' },
    { id: 'b', kind: 'picture', imageId: 'stage' },
    { id: 'c', kind: 'release', productId: 'sun' },
    { id: 'd', kind: 'button', url: 'https://mira.test/tour' },
    { id: 'e', kind: 'text' },
    { id: 'f', kind: 'picture', imageId: null },
    { id: 'g', kind: 'release', productId: 'gone' },
  ],
  {
    subject: 'On tour',
    message: '',
    parts: { a: 'Hello <b>you</b>.\n\nWe play.\nSoon.', b: 'A stage', d: 'Tickets' },
  },
  FACTS,
);
const mail = {
  language: 'en',
  direction: 'ltr',
  subject: 'On tour & out',
  blocks,
  why: 'You follow Mira.',
  stop: { text: 'Unsubscribe', link: 'https://countin.test/stop' },
} as const;

describe('the mail of a campaign', () => {
  it('shows what is complete, and leaves the rest out', () => {
    expect(blocks.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('escapes what was written, and names pictures for mail programs without them', () => {
    const html = campaignHtml(mail);
    expect(html).toContain('Hello &lt;b&gt;you&lt;/b&gt;.');
    expect(html).toContain('<title>On tour &amp; out</title>');
    expect(html).toContain('alt="A stage"');
    expect(html).toContain('href="https://mira.test/tour"');
    expect(html).toContain('prefers-color-scheme:dark');
  });

  it('is written from right to left in Arabic', () => {
    expect(campaignHtml({ ...mail, language: 'ar', direction: 'rtl' })).toContain('<html lang="ar" dir="rtl">');
  });

  it('has the same words and links as plain text', () => {
    expect(campaignPlainText(mail)).toBe(
      [
        'Hello <b>you</b>.',
        'We play.\nSoon.',
        'A stage',
        'Low Sun\nMira Okafor',
        'Go to Low Sun\nhttps://countin.test/r',
        'Tickets\nhttps://mira.test/tour',
        '-- ',
        'You follow Mira.',
        'Unsubscribe\nhttps://countin.test/stop',
      ].join('\n\n'),
    );
  });
});

it('a text message names its sender and how to stop', () => {
  expect(campaignSms({ sender: 'Mira', message: 'We play!', stop: mail.stop })).toBe(
    'Mira\nWe play!\n\nUnsubscribe\nhttps://countin.test/stop',
  );
});

describe('links of a text message', () => {
  const message =
    'Tickets: https://mira.test/tour?a=1&b=2. Listen (http://cnt.test/sun)! Not ftp://x.test or mira.test.';

  it('are found without what ends the sentence', () => {
    expect(textLinks(message)).toEqual(['https://mira.test/tour?a=1&b=2', 'http://cnt.test/sun']);
  });

  it('are replaced in their places, and the rest stays', () => {
    expect(withTextLinks(message, (at) => `L${at}`)).toBe('Tickets: L0. Listen (L1)! Not ftp://x.test or mira.test.');
  });

  it('stay as they are where there are more than can be counted', () => {
    const many = Array.from({ length: MOST_TEXT_LINKS + 2 }, (_none, at) => `https://mira.test/${at}`).join(' ');
    expect(withTextLinks(many, () => 'L')).toBe(
      `${'L '.repeat(MOST_TEXT_LINKS)}https://mira.test/6 https://mira.test/7`,
    );
  });
});

describe('links in the text of a mail', () => {
  const linked = (text: string) =>
    mailPieces(text).flatMap(({ text: shown, link }) => (link === null ? [] : [[shown, link]]));

  it.each([
    ['Tickets: https://mira.test/tour?a=1.', [['https://mira.test/tour?a=1', 'https://mira.test/tour?a=1']]],
    [
      'See mira.test/tour, or (www.mira.test)!',
      [
        ['mira.test/tour', 'https://mira.test/tour'],
        ['www.mira.test', 'https://www.mira.test'],
      ],
    ],
    [
      '詳しくはhttps://mira.test/tour 、mira.test/jp',
      [
        ['https://mira.test/tour', 'https://mira.test/tour'],
        ['mira.test/jp', 'https://mira.test/jp'],
      ],
    ],
    ['https://mira.test/{{name}}', [['https://mira.test/', 'https://mira.test/']]],
    ['Mail me@mira.test/x, AC/DC, J.Cole/Drake, 24.12./25.12., Vol.2/3, mira.test, ftp://mira.test/x', []],
    ['javascript://mira.test/x https://user:word@mira.test/ www.x', []],
  ])('are found: %s', (text, expected) => {
    expect(linked(text)).toEqual(expected);
    expect(
      mailPieces(text)
        .map(({ text: shown }) => shown)
        .join(''),
    ).toBe(text);
  });

  it('lead from the HTML, and read as they were written in both', () => {
    const shown = shownBlocks(
      [{ id: 'a', kind: 'text' }],
      { subject: '', message: '', parts: { a: 'See mira.test/tour?a=1&b=2.' } },
      FACTS,
    );
    expect(campaignHtml({ ...mail, blocks: shown })).toMatch(
      /See <a href="https:\/\/mira\.test\/tour\?a=1&amp;b=2"[^>]*>mira\.test\/tour\?a=1&amp;b=2<\/a>\./,
    );
    expect(campaignPlainText({ ...mail, blocks: shown })).toContain('See mira.test/tour?a=1&b=2.');
  });
});

it('a fan’s name is escaped, and set apart from the direction of the text', () => {
  const words = { subject: '', message: '', parts: { a: 'Hi {{name}}!', d: '{{name}}’s tickets' } };
  const shown = shownBlocks(
    [
      { id: 'a', kind: 'text' },
      { id: 'd', kind: 'button', url: 'mira.test' },
    ],
    words,
    FACTS,
  );
  expect(campaignHtml({ ...mail, blocks: shown })).toContain('Hi <bdi>Ana &lt;1&gt;</bdi>!');
  expect(campaignPlainText({ ...mail, blocks: shown })).toContain(
    'Hi Ana <1>!\n\nAna <1>’s tickets\nhttps://mira.test\n',
  );
});
