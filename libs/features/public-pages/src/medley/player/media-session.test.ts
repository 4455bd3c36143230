import { aMedley, aReleasePage } from '@countin/domain/testing';
import type { PageResponse } from '@countin/domain/pages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { artistBySlug } from '../../routes/artist-routes.ts';
import { FakeDeck } from '../../testing/fake-deck.ts';
import { aRequest, HOSTS, someServices } from '../../testing/page-services.ts';
import { find, pass, visitPage } from '../../testing/visit-page.ts';

class Metadata {
  title = '';
  artwork: readonly MediaImage[] = [];
  constructor(init: MediaMetadataInit) {
    Object.assign(this, init);
  }
}

const session = { metadata: null as Metadata | null, setActionHandler: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Audio', FakeDeck);
  vi.stubGlobal('MediaMetadata', Metadata);
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  // Without pictures and without a canvas of their own, the tests' pages draw nothing.
  HTMLImageElement.prototype.decode = async () => undefined;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function playOnPage(slots: readonly { readonly productId: string | null }[]): Promise<void> {
  const [slot] = aMedley().slots;
  const releases = [
    aReleasePage({
      id: 'uploaded',
      coverImage: { imageId: 'picture', colours: ['#112233', '#445566', '#ffffff'], alt: '' },
    }),
    aReleasePage({ id: 'drawn', coverImage: null }),
  ];
  const medley = aMedley({
    slots: slots.map((change) => ({ ...slot, ...change })) as ReturnType<typeof aMedley>['slots'],
  });
  const { services } = someServices({ medley, releases });
  const page = await artistBySlug(aRequest('/mira-okafor', { host: HOSTS.fourtrack }), services, 'mira-okafor');
  visitPage(page as PageResponse);
  await pass(0);
  find('[data-track="0"] button').click();
  await pass(0);
}
const sizes = () => session.metadata?.artwork.map(({ type, sizes: side }) => [type, side]);

it('lock screens show the cover of the release, in each size of the upload', async () => {
  await playOnPage([{ productId: 'uploaded' }]);
  expect(session.metadata?.artwork.map(({ src }) => src.split('/').slice(-2).join('/'))).toEqual([
    'picture/320.webp',
    'picture/640.webp',
    'picture/1280.webp',
  ]);
  expect(sizes()).toEqual([
    ['image/webp', '320x320'],
    ['image/webp', '640x640'],
    ['image/webp', '1280x1280'],
  ]);
});

it.each([
  ['a drawn cover', 'drawn'],
  ['a track without a release', null],
])('%s is shown as PNG in several sizes, since phones show no SVG', async (_what, productId) => {
  await playOnPage([{ productId }]);
  expect(sizes()).toEqual([
    ['image/png', '512x512'],
    ['image/png', '256x256'],
    ['image/png', '96x96'],
  ]);
});
