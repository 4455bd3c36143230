import { aLabelProfile, aReleasePage } from '@countin/domain/testing';
import type { LabelProfile } from '@countin/domain/profile';
import { describe, expect, it } from 'vitest';
import { aRequest, pageOf, someServices } from '../testing/page-services.ts';
import { embedPage } from './embed-page.tsx';
import { oembed } from './oembed.ts';

const releases = ['single', 'album'].map((kind) =>
  aReleasePage({ id: kind, title: kind, kind: kind as 'single' | 'album', labelId: 'label-tide' }),
);
const made = (settings: Partial<LabelProfile> = {}) =>
  someServices({ releases, label: aLabelProfile(settings) }).services;

async function widget(path: string, settings: Partial<LabelProfile> = {}) {
  const response = await embedPage(aRequest(path), made(settings));
  if (!response) throw new Error(`nothing at ${path}`);
  return { framing: response.framing, page: pageOf(response) };
}

describe('the widget of a label’s feed', () => {
  it('lists the releases of its filter and leads to them', async () => {
    const { page } = await widget('/embed/tide-line?kind=album');
    expect([...page.querySelectorAll('li b')].map((title) => title.textContent)).toEqual(['album']);
    expect(page.querySelector('.way a')?.getAttribute('href')).toBe(
      'http://tide-line.cnt.localhost:5173/feed?kind=album',
    );
  });

  it('says when nothing matches', async () => {
    const { page } = await widget('/embed/tide-line?kind=ep');
    expect(page.querySelector('.line')?.textContent).toBe('No releases match this feed.');
  });

  it.each([
    ['anywhere', 'anywhere'],
    ['listed', ['blog.example']],
    ['nowhere', []],
  ] as const)('may be framed %s', async (feedEmbedding, framing) => {
    expect((await widget('/embed/tide-line', { feedEmbedding, feedSites: ['blog.example'] })).framing).toEqual(framing);
  });
});

describe('oEmbed for a label', () => {
  const ask = async (address: string, settings: Partial<LabelProfile> = {}) =>
    oembed(aRequest(`/oembed?${new URLSearchParams({ url: address })}`), made(settings));

  it.each([
    'http://tide-line.cnt.localhost:5173/',
    'http://tide-line.cnt.localhost:5173/feed',
    'http://countin.localhost:5173/feed?label=tide-line',
    'http://countin.localhost:5173/feed?subdomain=tide-line',
  ])('describes the widget for %s', async (address) => {
    const { status, body } = await ask(address);
    expect([status, JSON.parse(body)]).toMatchObject([
      200,
      { title: 'Releases on Tide Line Records', provider_name: 'Countin', width: 480, height: 520 },
    ]);
    expect((JSON.parse(body) as { html: string }).html).toContain(
      'src="http://countin.localhost:5173/embed/tide-line"',
    );
  });

  it('is refused where no site may embed the feed', async () => {
    expect((await ask('http://tide-line.cnt.localhost:5173/', { feedEmbedding: 'nowhere' })).status).toBe(401);
  });

  it('finds nothing at a feed address without a label', async () => {
    expect((await ask('http://countin.localhost:5173/feed')).status).toBe(404);
  });
});
