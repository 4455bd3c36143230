import { LANGUAGES } from '@countin/domain/locale';
import { releasePath, releaseReference } from '@countin/domain/urls';
import { aReleasePage } from '@countin/domain/testing';
import { describe, expect, it } from 'vitest';
import { aRequest, pageOf, someServices } from '../testing/page-services.ts';
import { releasePage } from './release-page.tsx';

const release = aReleasePage({
  description: 'Five songs.',
  texts: {
    en: { short: 'Boats, mostly.', long: '' },
    de: { short: 'Vor allem Boote.', long: 'Fünf Lieder.' },
    ar: { short: '', long: 'خمس أغانٍ.' },
  },
});

async function show(language: string): Promise<Document> {
  const request = aRequest(`${releasePath(release)}?lang=${language}`);
  return pageOf(await releasePage(request, someServices({ releases: [release] }).services, releaseReference(release)));
}
const described = (page: Document) => page.querySelector('meta[property="og:description"]')?.getAttribute('content');

describe('the texts of a release', () => {
  it('are shown in the fan’s language, without a mark and without the other languages', async () => {
    const page = await show('de');
    const text = page.querySelector('.long-text-body');
    expect([text?.textContent, text?.getAttribute('lang'), text?.getAttribute('dir')]).toEqual([
      'Fünf Lieder.',
      'de',
      'ltr',
    ]);
    expect(page.querySelector('.written-in')).toBeNull();
    expect(described(page)).toContain('Vor allem Boote.');
    expect(page.documentElement.outerHTML).not.toMatch(/Five songs|Boats|خمس/);
  });

  it('fall back to the release’s language, which is named', async () => {
    const page = await show('ja');
    const text = page.querySelector('.long-text-body');
    expect([text?.textContent, text?.getAttribute('lang')]).toEqual(['Five songs.', 'en']);
    expect(page.querySelector('.written-in')?.textContent).toContain('English');
    expect(described(page)).not.toContain('Boats');
  });

  it('keep their own direction', async () => {
    expect((await show('ar')).querySelector('.long-text-body')?.getAttribute('dir')).toBe('rtl');
  });

  it('are in the structured data as the page shows them', async () => {
    const page = await show('de');
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as object;
    expect(data).toMatchObject({ description: 'Fünf Lieder.' });
  });

  it.each(LANGUAGES)('leave no empty part on a page in %s', async (language) => {
    const bare = aReleasePage({ description: '' });
    const { services } = someServices({ releases: [bare] });
    const page = pageOf(
      await releasePage(aRequest(`${releasePath(bare)}?lang=${language}`), services, releaseReference(bare)),
    );
    expect(page.querySelector('.description')).toBeNull();
  });
});
