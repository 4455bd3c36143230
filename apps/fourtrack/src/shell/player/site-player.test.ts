import type { Medley } from '@countin/domain/medley';
import { aMedley } from '@countin/domain/testing';
import { FakeDeck } from '@countin/public-pages/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayableCard } from './queue.ts';
import { SitePlayer } from './site-player.ts';

const cardOf = (artistId: string, releaseId: string | null = null): PlayableCard => ({
  id: `${releaseId ?? 'medley'} ${artistId}`,
  artistId,
  artistName: artistId.toUpperCase(),
  artistSlug: artistId,
  releaseId,
  artwork: { design: { style: 'sun', colours: ['#000000', '#ffffff', '#333333'], seed: 1 }, picture: null },
});

/** A medley of two clips, named after the artist. */
function medleyOf(artistId: string): Medley {
  const slots = aMedley().slots.slice(0, 2);
  return aMedley({
    artistId,
    slots: slots.map((slot, at) => ({ ...slot, clipId: `clip${at + 1}`, productId: `release${at + 1}` })),
  });
}

function aPlayer(medleys: Readonly<Record<string, Medley | null | Promise<Medley | null>>>) {
  const decks = [new FakeDeck(), new FakeDeck()];
  const waiting = [...decks];
  const reads: string[] = [];
  const player = new SitePlayer({
    window,
    makeDeck: () => waiting.shift() as unknown as HTMLAudioElement,
    readMedley: async (artistId) => {
      reads.push(artistId);
      return (await medleys[artistId]) ?? null;
    },
  });
  const heard = () => decks.filter(({ paused }) => !paused).map(({ src }) => src);
  /** The clip is heard to its end; what follows is read meanwhile. */
  const finish = async () => {
    const deck = decks.find(({ paused }) => !paused);
    deck?.reach(20);
    await vi.advanceTimersByTimeAsync(0);
    deck?.end();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { player, decks, reads, heard, finish };
}

const none = async () => [];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the player of the site', () => {
  it('plays the clips of a card, then those of the next cards', async () => {
    const { player, heard, finish } = aPlayer({ mira: medleyOf('mira'), ben: medleyOf('ben') });
    const [mira, ben] = [cardOf('mira'), cardOf('ben')];
    await player.playFrom({ cards: [mira, ben], more: none }, mira);
    const played = [heard()];
    for (let clip = 0; clip < 3; clip += 1) {
      await finish();
      played.push(heard());
    }
    expect(played).toEqual([['/clips/mira/clip1'], ['/clips/mira/clip2'], ['/clips/ben/clip1'], ['/clips/ben/clip2']]);
    expect(player.get()).toMatchObject({ card: { artistId: 'ben' }, playing: true, upcoming: [] });
    await finish();
    expect([heard(), player.get()?.playing]).toEqual([[], false]);
  });

  it('says what follows, also what it has read ahead, and plays it when asked to', async () => {
    const { player, heard } = aPlayer({ mira: medleyOf('mira'), ben: medleyOf('ben'), lea: medleyOf('lea') });
    const [mira, ben, lea] = [cardOf('mira'), cardOf('ben'), cardOf('lea')];
    await player.playFrom({ cards: [mira, ben, lea], more: none }, mira);
    await vi.advanceTimersByTimeAsync(0);
    expect(player.get()?.upcoming).toEqual([ben, lea]);
    player.playUpcoming(ben);
    await vi.advanceTimersByTimeAsync(0);
    expect([heard(), player.get()?.upcoming]).toEqual([['/clips/ben/clip1'], [lea]]);
  });

  it('has the next card loaded before the last clip ends, so that there is no gap', async () => {
    const { player, decks, finish } = aPlayer({ mira: medleyOf('mira'), ben: medleyOf('ben') });
    const mira = cardOf('mira');
    await player.playFrom({ cards: [mira, cardOf('ben')], more: none }, mira);
    await finish();
    const [deck] = decks.filter(({ paused }) => !paused);
    deck?.reach(20);
    await vi.advanceTimersByTimeAsync(0);
    deck?.reach(21);
    expect(decks.map(({ src }) => src).sort()).toEqual(['/clips/ben/clip1', '/clips/mira/clip2']);
  });

  it('begins with the clip of the release that was tapped', async () => {
    const { player, heard } = aPlayer({ mira: medleyOf('mira') });
    const card = cardOf('mira', 'release2');
    await player.playFrom({ cards: [card], more: none }, card);
    expect([heard(), player.get()?.heard?.slot]).toEqual([['/clips/mira/clip2'], 1]);
  });

  it('reads more of the list when its known cards are played', async () => {
    const { player, heard, finish } = aPlayer({ mira: medleyOf('mira'), ben: medleyOf('ben') });
    const mira = cardOf('mira');
    const pages = [[cardOf('ben')]];
    await player.playFrom({ cards: [mira], more: async () => pages.shift() ?? [] }, mira);
    await finish();
    await finish();
    expect(heard()).toEqual(['/clips/ben/clip1']);
  });

  it('skips a medley that was withdrawn meanwhile, and says so', async () => {
    const { player, heard } = aPlayer({ mira: null, ben: medleyOf('ben') });
    const mira = cardOf('mira');
    const notified: unknown[] = [];
    player.subscribe((state) => notified.push(state?.problem));
    await player.playFrom({ cards: [mira, cardOf('ben')], more: none }, mira);
    expect(heard()).toEqual(['/clips/ben/clip1']);
    expect(notified).toContainEqual({ kind: 'silent', title: 'MIRA' });
  });

  it('says that nothing can be played when the service fails for every card', async () => {
    const failing = Promise.reject<null>(new Error('offline'));
    const { player, heard } = aPlayer({ mira: failing });
    const mira = cardOf('mira');
    await player.playFrom({ cards: [mira], more: () => Promise.reject(new Error('offline')) }, mira);
    expect([heard(), player.get()]).toMatchObject([[], { waiting: false, problem: { kind: 'silent', title: 'MIRA' } }]);
  });

  it('goes with the last of two taps, although the first is answered later', async () => {
    let answer: (medley: Medley) => void = () => undefined;
    const slow = new Promise<Medley>((resolve) => (answer = resolve));
    const { player, heard } = aPlayer({ mira: slow, ben: medleyOf('ben') });
    const cards = [cardOf('mira'), cardOf('ben')] as const;
    const first = player.playFrom({ cards, more: none }, cards[0]);
    await player.playFrom({ cards, more: none }, cards[1]);
    answer(medleyOf('mira'));
    await first;
    expect(heard()).toEqual(['/clips/ben/clip1']);
  });

  it('leaves what followed when another card is tapped', async () => {
    const { player, heard, finish } = aPlayer({ mira: medleyOf('mira'), ben: medleyOf('ben'), lea: medleyOf('lea') });
    const [mira, ben, lea] = [cardOf('mira'), cardOf('ben'), cardOf('lea')];
    await player.playFrom({ cards: [mira, ben], more: none }, mira);
    await player.playFrom({ cards: [lea], more: none }, lea);
    await finish();
    await finish();
    expect([heard(), player.get()?.card.artistId]).toEqual([[], 'lea']);
  });

  it('is silent and forgets everything once it is stopped', async () => {
    const { player, heard, decks } = aPlayer({ mira: medleyOf('mira') });
    const mira = cardOf('mira');
    await player.playFrom({ cards: [mira], more: none }, mira);
    player.stop();
    expect([heard(), decks.map(({ src }) => src), player.get()]).toEqual([[], ['', ''], null]);
  });
});
