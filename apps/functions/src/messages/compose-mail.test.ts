import { LANGUAGES } from '@countin/domain/locale';
import { aReleasePage, aSignup, aStoreLink } from '@countin/domain/testing';
import { describe, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

const token = 'T'.repeat(43);
const compose = (
  kind: 'confirm' | 'release',
  change: Parameters<typeof aSignup>[0] = {},
  storeLinks = [aStoreLink()],
  title = 'Salt & <Honey>',
  artistName = 'Mira Okafor',
) =>
  composeMail(
    {
      message: { id: 'm', kind },
      signup: aSignup(change),
      page: aReleasePage({ title, artistName, storeLinks }),
      artistName,
      confirmsMore: false,
      token,
    },
    'http://countin.localhost:5173',
  );

describe('the text of a mail', () => {
  test('asks for confirmation with the link to the receipt alone', () => {
    const { subject, text } = compose('confirm');
    expect(subject).toContain('Salt & <Honey>');
    expect(text).toContain('Mira Okafor');
    expect(text).toContain(`http://countin.localhost:5173/r/${token}`);
    expect(text).not.toContain('/release/');
  });

  test('says that the release is out, with its link and the way to stop', () => {
    const { subject, text } = compose('release');
    expect(subject).toBe('Salt & <Honey> is now available');
    expect(text).toContain('http://countin.localhost:5173/release/mira-okafor.tide-lines');
    expect(text).toContain(`/r/${token}`);
  });

  test('leads to the very link on the service that the fan chose, where the fan is, with the page beside it', () => {
    const { text, html } = compose('release', { service: 'spotify' });
    expect(text).toContain('https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy\n');
    expect(html).toContain('href="https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy"');
    expect(html).toContain('on Spotify</a>');
    expect(text).toContain('http://countin.localhost:5173/release/mira-okafor.tide-lines');
  });

  test('leads to the page where the release is not on that service, or not in that country', () => {
    const japan = [aStoreLink({ territories: ['JP'] })];
    for (const mail of [
      compose('release', { service: 'tidal' }),
      compose('release', { service: 'spotify', country: 'PT' }, japan),
    ]) {
      expect(mail.html).toContain('href="http://countin.localhost:5173/release/mira-okafor.tide-lines"');
      expect(mail.text).not.toContain('spotify');
    }
    expect(compose('release', { service: 'spotify', country: 'JP' }, japan).text).toContain('open.spotify.com');
  });

  test('greets a confirmed fan by name, and one without a name', () => {
    expect(compose('release').text).toMatch(/^Hi Ada,/);
    expect(compose('release', { name: '' }).text).toMatch(/^Hi,/);
  });

  test('greets with no link, though a confirmed fan gave it as the name', () => {
    const { text, html } = compose('release', { name: 'https://evil.example' });
    expect(text).toMatch(/^Hi,/);
    expect(text + html).not.toContain('evil');
  });

  test('escapes in HTML what people wrote', () => {
    const { html } = compose('release', { name: '<img src=x onerror=alert(1)>' });
    expect(html).toContain('Salt &amp; &lt;Honey&gt;');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<Honey>');
  });

  test('is readable in dark mode, and has no picture that could be blocked', () => {
    const { html } = compose('release');
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toMatch(/prefers-color-scheme:dark\)\{\.mail-ground\{background:#141210!important;color:#f3efe9/);
    expect(html).not.toMatch(/<img|url\(/);
  });

  test('runs from right to left in Arabic', () => {
    const { html } = compose('release', { language: 'ar' });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<div lang="ar" dir="rtl"');
  });

  test('leaves no placeholder unfilled, in any language, whatever it is about', () => {
    for (const language of LANGUAGES) {
      for (const [kind, scope, title] of [
        ['confirm', 'release', 'Salt'],
        ['release', 'release', 'Salt'],
        ['confirm', 'artist', 'Salt'],
        ['release', 'artist', 'Salt'],
        ['confirm', 'release', 'evil.example'],
      ] as const) {
        const { subject, text, html, senderName } = compose(kind, { language, scope }, [], title);
        expect([subject, text, html, senderName].join('\n'), `${language} ${kind}`).not.toMatch(
          /{{|}}|mail:|undefined/,
        );
      }
    }
  });
});

describe('a mail to an address that has not confirmed yet', () => {
  const LINKS = [
    'https://evil.example/now',
    'www.evil.example',
    'evil.example',
    'pay@evil.example',
    '+1 (555) 123-4567',
  ];
  const all = ({ subject, text, html, senderName }: ReturnType<typeof compose>) =>
    [subject, text, html, senderName].join('\n');

  test('omits the unconfirmed name of a fan', () => {
    expect(all(compose('confirm', { name: 'CHEAP PILLS' }))).not.toContain('PILLS');
    expect(compose('confirm', { name: 'CHEAP PILLS' }).text).toMatch(/^Hi,/);
  });

  test.each(LINKS)('has no %s from a title or an artist’s name, in the subject neither', (link) => {
    for (const scope of ['release', 'artist'] as const) {
      const named = compose('confirm', { scope }, [], `Salt ${link} Salt`, `Mira ${link} Mira`);
      expect(all(named)).not.toContain(link);
      expect(named.senderName).toBe('Mira Mira via Countin');
    }
  });

  test.each(LINKS)('names neither release nor artist where one is nothing but %s', (link) => {
    for (const mail of [
      compose('confirm', {}, [], link),
      compose('confirm', {}, [], 'Salt', link),
      compose('confirm', { scope: 'artist' }, [], 'Salt', link),
    ]) {
      expect(all(mail)).not.toContain(link);
      expect(mail.subject).toBe('Confirm that we may write to you');
      expect(mail.text).not.toContain('Salt');
      expect(mail.text).toContain(`/r/${token}`);
    }
    expect(compose('confirm', {}, [], 'Salt', link).senderName).toBe('Countin');
  });

  test('has a subject of bounded length', () => {
    expect(compose('confirm', {}, [], 'x'.repeat(200)).subject.length).toBeLessThan(110);
  });
});

describe('a mail about following an artist', () => {
  test('asks about everything to come, with no release named', () => {
    const { subject, text } = composeMail(
      {
        message: { id: 'm', kind: 'confirm' },
        signup: aSignup({ scope: 'artist', productId: null }),
        page: null,
        artistName: 'Mira Okafor',
        confirmsMore: false,
        token,
      },
      'http://countin.localhost:5173',
    );
    expect(subject).toBe('Confirm that we may tell you about new releases by Mira Okafor');
    expect(text).toContain('when Mira Okafor releases something new');
    expect(text).toContain(`/r/${token}`);
  });

  test('says on the day that the release is out, and that it comes of the follow', () => {
    const { subject, text } = compose('release', { scope: 'artist' });
    expect(subject).toBe('Salt & <Honey> is now available');
    expect(text).toContain('asked Mira Okafor to tell you about new releases.');
  });
});
