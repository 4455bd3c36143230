import { describe, expect, onTestFinished, test } from 'vitest';
import { startHost } from '../testing/running-host.ts';
import { withoutPunctuation } from './punctuation.ts';

const MARKS = [')', ',', '.', '…', '”', '"', "'", '!', ';', ':', '>', ').', '»', '）', '。', '」', '؟'];

describe('a link with the punctuation that followed it in a text', () => {
  test.each(MARKS)('%s leads to the page', async (mark) => {
    const host = await startHost();
    onTestFinished(() => host.dispose());
    for (const spelling of new Set([mark, encodeURIComponent(mark)])) {
      if (/[^\x21-\x7e]/.test(spelling)) continue;
      const { status, headers } = await host.ask(`/release/mira-okafor.low-sun-long-water${spelling}?lang=de`);
      expect([status, headers.location]).toEqual([308, '/release/mira-okafor.low-sun-long-water?lang=de']);
    }
  });

  test.each([
    ['main', '/release/Ab9', '/release/Ab9)'],
    ['main', '/release/Ab9.ics', '/release/Ab9.ics,'],
    ['main', '/embed/mira-okafor', '/embed/mira-okafor.'],
    ['main', '/feed', '/feed)'],
    ['main', '/privacy', '/privacy.'],
    ['main', `/r/${'A'.repeat(43)}`, `/r/${'A'.repeat(43)}.`],
    ['main', '/', '/)'],
    ['fourtrack', '/mira-okafor', '/mira-okafor,'],
    ['subdomain', '/medley', '/medley)'],
  ] as const)('on %s leads to %s', (kind, plain, marked) => {
    expect(withoutPunctuation(marked, kind)).toBe(plain);
  });

  test.each([
    ['main', '/mira-okafor,'],
    ['main', '/assets/app.js)'],
    ['main', '/release/.'],
    ['main', '/release/a.b.c)'],
    ['fourtrack', '/login-%E0%A4'],
    ['main', '/release/Ab9-'],
    ['main', '/release/Ab9__'],
  ] as const)('on %s leaves %s, which is no page either way', (kind, path) => {
    expect(withoutPunctuation(path, kind)).toBe(path);
  });
});

test('a visitor who opens a file that is not there gets a page of the site, and a program gets one line', async () => {
  const host = await startHost();
  onTestFinished(() => host.dispose());
  for (const path of ['/nothing.here', '/nothing.xml']) {
    const page = await host.ask(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.text).toContain('<title>');
    const line = await host.ask(path, { headers: { accept: 'image/*' } });
    expect([line.status, line.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  }
});
