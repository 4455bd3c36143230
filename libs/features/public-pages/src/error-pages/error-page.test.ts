import { LANGUAGES } from '@countin/domain/locale';
import { createTranslator } from '@countin/i18n';
import { describe, expect, it } from 'vitest';
import { openPage } from '../page/page-context.ts';
import { aRequest, HOSTS, pageOf, someServices } from '../testing/page-services.ts';
import { notFoundPage, unavailablePage } from './error-page.tsx';

const SITES = [
  ['countin', HOSTS.main, 'Countin - ', 'http://countin.localhost:5173/', 'countin.'],
  ['fourtrack', HOSTS.fourtrack, '4track - ', 'http://4track.localhost:5173/', '4track'],
  // On an artist's own address titles are the page's alone.
  ['fourtrack', HOSTS.mira, '', 'http://4track.localhost:5173/', '4track'],
] as const;

describe.each(SITES)('a page of %s on %j that is not there', (site, host, before, home, mark) => {
  it.each(LANGUAGES)('has the site’s mark, which leads home, and its own title: %s', async (language) => {
    for (const [answer, title, status] of [
      [notFoundPage, 'notFound.title', 404],
      [unavailablePage, 'unavailable.title', 503],
    ] as const) {
      const response = await answer(
        openPage(aRequest(`/gone?lang=${language}`, { host }), someServices().services, site, 'release'),
      );
      const page = pageOf(response);
      const link = page.querySelector('.page > header a');
      expect([response.status, link?.getAttribute('href'), link?.textContent]).toEqual([status, home, mark]);
      expect(link?.querySelector('[dir=ltr]'), 'reads the same in every direction').not.toBeNull();
      expect(page.title).toBe(before + createTranslator(language)(title));
      expect(page.documentElement.lang).toBe(language);
    }
  });
});
