import { LANGUAGES } from '@countin/domain/locale';
import { describe, expect, test } from 'vitest';
import { headingLetters } from '../../build/heading-typeface.ts';
import { notFoundPage, unavailablePage } from '../error-pages/error-page.tsx';
import { homePage } from '../home/home-page.tsx';
import { openPage } from '../page/page-context.ts';
import { splashPage } from '../splash/splash-page.tsx';
import { aRequest, HOSTS, pageOf, someServices } from '../testing/page-services.ts';
import { isLatin } from './site-headings.ts';

const { services } = someServices();
const LATIN = LANGUAGES.filter(isLatin);

/** The sites' own pages in a language. */
async function ownPages(language: string): Promise<Document[]> {
  const main = aRequest(`/?lang=${language}`);
  const fourtrack = aRequest(`/?lang=${language}`, { host: HOSTS.fourtrack });
  const opened = openPage(main, services, 'countin', 'splash');
  const answers = await Promise.all([
    splashPage(main, services),
    homePage(fourtrack, services),
    notFoundPage(opened),
    unavailablePage(opened),
  ]);
  return answers.map(({ body }) => pageOf({ body: String(body) }));
}
const sheetsOf = (page: Document) => [...page.querySelectorAll('style')].map((sheet) => sheet.textContent).join('');

describe('headings of the sites’ own pages', () => {
  test.each(LATIN)('in %s have all their letters in the file that the page preloads', async (language) => {
    const letters = await headingLetters(language);
    for (const page of await ownPages(language)) {
      const headings = [...page.querySelectorAll('h1[data-heading],h2[data-heading]')];
      expect(headings).not.toHaveLength(0);
      for (const { textContent } of headings)
        expect([...textContent].filter((letter) => !letters.includes(letter)).join('')).toBe('');
      const file = page.querySelector('link[rel=preload][as=font]')?.getAttribute('href');
      expect(file).toBe(`/assets/heading-${language}-1.woff2`);
      expect(sheetsOf(page)).toContain(`url(${file}) format('woff2');font-weight:100 900;font-display:optional`);
    }
  });

  test.each(['ja', 'ar'])('in %s keep the system’s typeface, and Countin’s wordmark has its own', async (language) => {
    const [splash, home] = await ownPages(language);
    expect(sheetsOf(splash!)).toContain('[data-heading=mark]{--font-heading:Heading,');
    expect(sheetsOf(home!)).not.toContain('font-family:Heading');
    expect(home!.querySelector('link[as=font]')).toBeNull();
  });

  test('are set in the system’s typeface by a build without the files', async () => {
    const page = await splashPage(aRequest('/'), { ...services, asset: () => undefined });
    expect(page.body).not.toContain('font-family:Heading');
  });
});
