import { releasePath, releaseReference } from '@countin/domain/urls';
import { describe, expect, it } from 'vitest';
import { anArtistPage, aReleasePage } from '@countin/domain/testing';
import { artistPage } from '../artist/artist-page.tsx';
import { releasePage } from '../release/release-page.tsx';
import { aRequest, HOSTS, pageOf, someServices } from '../testing/page-services.ts';

const uploaded = { imageId: 'one', colours: ['#0b3954', '#00a0ff', '#f7fff7'] as [string, string, string], alt: '' };
const release = aReleasePage({ title: 'Salt', coverImage: uploaded });

async function show(shown = release) {
  const response = await releasePage(
    aRequest(releasePath(shown)),
    someServices({ releases: [shown] }).services,
    releaseReference(shown),
  );
  return { response, page: pageOf(response) };
}

describe('an uploaded cover', () => {
  it('leads the release’s page in every size, as AVIF where the browser can and as WebP elsewhere', async () => {
    const { page } = await show();
    const source = page.querySelector('.sleeve picture source');
    const image = page.querySelector('.sleeve picture img');
    expect(source?.getAttribute('type')).toBe('image/avif');
    expect(source?.getAttribute('srcset')).toBe(
      [320, 640, 1280].map((width) => `/images/artist-mira/one/${width}.avif ${width}w`).join(', '),
    );
    expect(image?.getAttribute('srcset')).toBe(
      [320, 640, 1280].map((width) => `/images/artist-mira/one/${width}.webp ${width}w`).join(', '),
    );
    expect(image?.getAttribute('src')).toBe('/images/artist-mira/one/640.webp');
    expect(page.querySelector('img[src^="/covers/"]')).toBeNull();
  });

  it('has its measures from the start, so that nothing jumps, and its own colour until it is there', async () => {
    const image = (await show()).page.querySelector<HTMLImageElement>('.sleeve img');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['640', '640']);
    expect(image?.getAttribute('style')).toBe('background:#0b3954');
    expect([image?.getAttribute('loading'), image?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  });

  it('is described by its owner, or else as the cover that it is', async () => {
    expect((await show()).page.querySelector('.sleeve img')?.getAttribute('alt')).toContain('Salt');
    const described = await show({ ...release, coverImage: { ...uploaded, alt: 'A boat at dusk' } });
    expect(described.page.querySelector('.sleeve img')?.getAttribute('alt')).toBe('A boat at dusk');
  });

  it('gives the page its accent', async () => {
    const accent = ({ body }: { body: string }) => /--accent:(#[0-9a-f]{6})/.exec(body)?.[1];
    expect(accent((await show()).response)).not.toBe(accent((await show({ ...release, coverImage: null })).response));
  });

  it('is announced to assistive technology', async () => {
    const data = (await show()).page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect((JSON.parse(data) as { image: string }).image).toBe(
      'http://countin.localhost:5173/images/artist-mira/one/1280.webp',
    );
  });
});

describe('an artist’s page', () => {
  const shown = async (pictureImage: typeof uploaded | null) =>
    pageOf(
      await artistPage(
        aRequest('/mira-okafor', { host: HOSTS.fourtrack }),
        someServices({ releases: [release] }).services,
        anArtistPage({ pictureImage }),
      ),
    );

  it('shows the uploaded picture, or the drawn one', async () => {
    expect((await shown(uploaded)).querySelector('.portrait picture img')?.getAttribute('src')).toBe(
      '/images/artist-mira/one/640.webp',
    );
    expect((await shown(null)).querySelector('.portrait picture')).toBeNull();
    expect((await shown(null)).querySelector('.portrait img')?.getAttribute('src')).toMatch(/^\/covers\//);
  });

  it('shows uploaded covers in its list, small and late', async () => {
    const image = (await shown(null)).querySelector('.strip picture img');
    expect([image?.getAttribute('sizes'), image?.getAttribute('loading'), image?.getAttribute('alt')]).toEqual([
      '72px',
      'lazy',
      '',
    ]);
  });
});
