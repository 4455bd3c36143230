import { aReleasePage, aSignup, aStoreLink } from '@countin/domain/testing';
import { describe, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

const token = 'T'.repeat(43);
const compose = (kind: 'confirm' | 'release', change: Parameters<typeof aSignup>[0] = {}, storeLinks = [aStoreLink()]) =>
  composeMail({ message: { id: 'm', kind }, signup: aSignup(change), page: aReleasePage({ title: 'Salt & <Honey>', storeLinks }), token }, 'http://countin.localhost:5173');

describe('the text of a mail', () => {
  test('asks for confirmation with the link to the receipt alone', () => {
    const { subject, text } = compose('confirm');
    expect(subject).toContain('Salt & <Honey>');
    expect(text).toContain('Hi Ada,');
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
    for (const mail of [compose('release', { service: 'tidal' }), compose('release', { service: 'spotify', country: 'PT' }, japan)]) {
      expect(mail.html).toContain('href="http://countin.localhost:5173/release/mira-okafor.tide-lines"');
      expect(mail.text).not.toContain('spotify');
    }
    expect(compose('release', { service: 'spotify', country: 'JP' }, japan).text).toContain('open.spotify.com');
  });

  test('greets a fan without a name', () => {
    expect(compose('confirm', { name: '' }).text).toMatch(/^Hi,/);
  });

  test('escapes in HTML what people wrote', () => {
    const { html } = compose('release', { name: '<img src=x onerror=alert(1)>' });
    expect(html).toContain('Salt &amp; &lt;Honey&gt;');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<Honey>');
  });

  test('runs from right to left in Arabic', () => {
    expect(compose('release', { language: 'ar' }).html).toContain('<html lang="ar" dir="rtl">');
  });

  test('leaves no placeholder unfilled', () => {
    for (const kind of ['confirm', 'release'] as const) {
      const { subject, text, html, senderName } = compose(kind);
      expect([subject, text, html, senderName].join('\n')).not.toMatch(/{{|}}|mail:|undefined/);
    }
  });
});
