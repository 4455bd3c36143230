import { aMedley, anArtistPage } from '@countin/domain/testing';
import type { PageResponse } from '@countin/domain/pages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { embedPage } from '../embed/embed-page.tsx';
import { artistBySlug } from '../routes/artist-routes.ts';
import { FakeDeck } from '../testing/fake-deck.ts';
import { aRequest, HOSTS, someServices } from '../testing/page-services.ts';
import { find, pass, visitPage } from '../testing/visit-page.ts';

let decks: FakeDeck[];

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  decks = [];
  vi.stubGlobal(
    'Audio',
    class extends FakeDeck {
      constructor() {
        super();
        decks.push(this);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function visit(visited: Parameters<typeof visitPage>[1] = {}): Promise<void> {
  const { services } = someServices({ medley: aMedley() });
  const page = await artistBySlug(aRequest('/mira-okafor', { host: HOSTS.fourtrack }), services, 'mira-okafor');
  visitPage(page as PageResponse, visited);
  await pass(0);
}

const strip = (track: number) => find(`[data-track="${track}"]`);
const clip = (number: number) => `/clips/artist-mira/clip-${number}`;
const heard = () => decks.filter(({ paused }) => !paused).map(({ src }) => src);
const position = () => find<HTMLInputElement>('.medley-where input');
const fill = (track: number) => Number(strip(track).style.getPropertyValue('--at'));
const current = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-current=true][data-track]')].map(({ dataset }) => dataset['track']);

async function click(selector: string): Promise<void> {
  find(selector).click();
  await pass(0);
}

async function reach(seconds: number): Promise<void> {
  decks.find(({ paused }) => !paused)?.reach(seconds);
  await pass(0);
}

/** Moves the slider as a pointer does: `input` while it moves, `change` when it is released. */
async function drag(to: number, event: 'input' | 'change'): Promise<void> {
  // React takes no notice of a value that is set on the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(position(), String(to));
  position().dispatchEvent(new Event(event, { bubbles: true }));
  await pass(0);
}

describe('the controls of a medley', () => {
  it('keep the markup of the server, and load nothing before a tap', async () => {
    const { services } = someServices({ medley: aMedley() });
    const page = await artistBySlug(aRequest('/mira-okafor', { host: HOSTS.fourtrack }), services, 'mira-okafor');
    const complaint = vi.spyOn(console, 'error');
    const before = new DOMParser().parseFromString(String(page?.body), 'text/html').querySelector('.medley');
    await visit();
    expect(find('.medley').outerHTML).toBe(before?.outerHTML);
    expect(complaint).not.toHaveBeenCalled();
    expect(decks.map(({ src, preload, loads }) => [src, preload, loads])).toEqual([
      ['', 'none', 0],
      ['', 'none', 0],
    ]);
    expect(position().disabled).toBe(true);
  });

  it('play and pause, and the button says what it does', async () => {
    await visit();
    await click('.medley-play');
    expect([heard(), find('.medley-play').getAttribute('aria-label'), current()]).toEqual([[clip(1)], 'Pause', ['0']]);
    expect([strip(0).hasAttribute('data-on'), position().disabled]).toEqual([true, false]);
    await click('.medley-play');
    expect([heard(), find('.medley-play').getAttribute('aria-label'), current()]).toEqual([[], 'Play', ['0']]);
  });

  it('play the track whose number is tapped, and pause it at the next tap', async () => {
    await visit();
    await click('[data-track="2"] [data-play-track]');
    expect([heard(), current()]).toEqual([[clip(3)], ['2']]);
    await click('[data-track="2"] [data-play-track]');
    expect([heard(), current()]).toEqual([[], ['2']]);
  });

  it('play after a tap that came before they were ready', async () => {
    const parts: (() => void)[] = [];
    await visit({ run: (part) => void parts.push(part) });
    await click('.medley-play');
    expect(heard()).toEqual([]);
    for (const part of parts) part();
    await pass(0);
    expect([heard(), current()]).toEqual([[clip(1)], ['0']]);
  });

  it('skip to the next track and to the one before', async () => {
    await visit();
    await click('.medley-play');
    await click('[aria-label="Next track"]');
    expect(current()).toEqual(['1']);
    await click('[aria-label="Previous track"]');
    expect(current()).toEqual(['0']);
  });

  it('seek where the slider is released, and show its position before', async () => {
    await visit();
    await click('.medley-play');
    await reach(4);
    await drag(20, 'input');
    expect([position().getAttribute('aria-valuetext'), decks[0]?.currentTime]).toEqual(['0:20 of 0:30', 4]);
    // Reports of the deck do not move a slider that is held.
    await reach(5);
    expect(position().value).toBe('20');
    await drag(20, 'change');
    expect(decks[0]?.currentTime).toBe(20);
    await reach(21);
    expect([position().value, find('.medley-where span').textContent]).toEqual(['21', '0:21']);
  });

  it('set the volume', async () => {
    await visit();
    await click('.medley-play');
    const volume = find<HTMLInputElement>('.medley-volume input');
    volume.value = '0.25';
    volume.dispatchEvent(new Event('input', { bubbles: true }));
    expect(decks[0]?.volume).toBe(0.25);
  });
});

describe('the strips of a medley', () => {
  it('fill between two reports of the deck, and empty when another track is chosen', async () => {
    await visit();
    await click('.medley-play');
    await reach(3);
    expect(fill(0)).toBeCloseTo(0.1);
    if (decks[0]) decks[0].currentTime = 6;
    await pass(40);
    expect(fill(0)).toBeCloseTo(0.2);
    await click('[data-track="2"] [data-play-track]');
    // Tracks before the chosen one count as heard.
    expect([0, 1, 2, 3].map(fill)).toEqual([1, 1, 0, 0]);
    await click('[data-track="0"] [data-play-track]');
    expect([1, 2, 3].map(fill)).toEqual([0, 0, 0]);
  });

  it('move with the reports alone for readers who want less motion', async () => {
    await visit({ media: ['(prefers-reduced-motion: reduce)'] });
    await click('.medley-play');
    await reach(3);
    if (decks[0]) decks[0].currentTime = 6;
    await pass(40);
    expect(fill(0)).toBeCloseTo(0.1);
    await reach(9);
    expect(fill(0)).toBeCloseTo(0.3);
  });

  it('mark a track that cannot be played, with a message', async () => {
    await visit();
    await click('.medley-play');
    decks[0]?.fail();
    await pass(0);
    expect([strip(0).hasAttribute('data-failed'), current()]).toEqual([true, ['1']]);
    expect(find('#live').textContent).toMatch(/^Ferry Songs couldn’t be played\./);
  });

  it('stop on a device without sound output, with a message', async () => {
    await visit();
    await click('.medley-play');
    decks[0]?.fail('NS_ERROR_DOM_MEDIA_MEDIASINK_ERR (0x806e000b): OnMediaSinkAudioError');
    await pass(0);
    expect([heard(), current(), document.querySelector('[data-failed]')]).toEqual([[], [], null]);
    expect(find('#live').textContent).not.toBe('');
    await click('.medley-play');
    expect(heard()).toEqual([clip(1)]);
  });
});

it('an embedded medley plays too', async () => {
  const { services } = someServices({ medley: aMedley() });
  visitPage((await embedPage(aRequest(`/embed/${anArtistPage().customSlug}`), services)) as PageResponse);
  await pass(0);
  await click('.medley-play');
  expect([heard(), current()]).toEqual([[clip(1)], ['0']]);
});
