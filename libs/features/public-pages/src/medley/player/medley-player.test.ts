import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeDeck } from '../../testing/fake-deck.ts';
import { MedleyPlayer } from './medley-player.ts';

const TRACKS = ['one', 'two', 'three', 'four'].map((name) => ({ src: `/clips/mira/${name}`, seconds: 30 }));

function aPlayer(tracks = TRACKS) {
  const decks = [new FakeDeck(), new FakeDeck()] as const;
  const skipped: (number | null)[] = [];
  const noOutput: string[] = [];
  const player = new MedleyPlayer({
    decks: decks as unknown as readonly [HTMLAudioElement, HTMLAudioElement],
    tracks,
    onChange: () => undefined,
    onSkip: (track) => void skipped.push(track),
    onNoOutput: () => void noOutput.push('told'),
  });
  const heard = () => decks.filter((deck) => !deck.paused).map(({ src }) => src.slice('/clips/mira/'.length));
  return { player, decks, skipped, noOutput, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a medley', () => {
  it('loads nothing before it is asked to play, then the first alone', () => {
    const { player, decks } = aPlayer();
    expect(decks.map(({ src, preload, loads }) => [src, preload, loads])).toEqual([
      ['', 'none', 0],
      ['', 'none', 0],
    ]);
    player.toggle();
    expect(decks.map(({ src }) => src)).toEqual(['/clips/mira/one', '']);
    expect(player.state).toMatchObject({ track: 0, playing: true, begun: true });
  });

  it('loads one ahead once the one that is heard is all there', () => {
    const { player, decks } = aPlayer();
    player.play();
    decks[0].whole = false;
    decks[0].reach(5);
    expect(decks[1].src).toBe('');
    decks[0].whole = true;
    decks[0].reach(6);
    expect([decks[1].src, decks[1].preload, decks[1].paused]).toEqual(['/clips/mira/two', 'auto', true]);
  });

  it('loads the next on a slow network too, a few seconds before it is needed', () => {
    const { player, decks } = aPlayer();
    player.play();
    decks[0].whole = false;
    decks[0].reach(19);
    expect(decks[1].src).toBe('/clips/mira/two');
  });

  it('begins the next a moment before the end, so that both are heard there', () => {
    const { player, decks, heard } = aPlayer();
    player.play();
    decks[0].reach(29);
    expect(heard()).toEqual(['one']);
    decks[0].currentTime = 29.5;
    vi.advanceTimersByTime(510);
    expect(heard()).toEqual(['one', 'two']);
    expect(player.state.track).toBe(1);
    decks[0].end();
    expect([heard(), player.state.track]).toEqual([['two'], 1]);
  });

  it('continues at the end of a clip when the timer was suspended', () => {
    const { player, decks, heard } = aPlayer();
    player.play();
    decks[0].reach(20);
    decks[0].end();
    expect([heard(), player.state.track]).toEqual([['two'], 1]);
  });

  it('stops after the last and begins with the first again', () => {
    const { player, decks } = aPlayer(TRACKS.slice(0, 1));
    player.play();
    decks[0].end();
    expect(player.state).toMatchObject({ track: 0, playing: false, begun: false, at: 0 });
    player.toggle();
    expect(player.state).toMatchObject({ track: 0, playing: true });
  });

  it('does not change while it is paused, or after seeking back', () => {
    const { player, decks, heard } = aPlayer();
    player.play();
    decks[0].reach(29);
    player.pause();
    vi.advanceTimersByTime(2000);
    expect([heard(), player.state.track]).toEqual([[], 0]);
    player.play();
    decks[0].reach(29.5);
    player.seek(3);
    vi.advanceTimersByTime(2000);
    expect([decks[0].currentTime, player.state.track]).toEqual([3, 0]);
  });

  it('pauses with the deck, as when a headset is pulled out', () => {
    const { player, decks } = aPlayer();
    player.play();
    decks[0].pause();
    expect(player.state.playing).toBe(false);
  });

  it('asks again where the browser wants another tap', async () => {
    const { player, decks } = aPlayer();
    decks[0].refusal = new DOMException('', 'NotAllowedError');
    player.play();
    await vi.advanceTimersByTimeAsync(0);
    expect(player.state.playing).toBe(false);
  });
});

describe('next and previous', () => {
  it('choose among the tracks, and "previous" begins the same one again after three seconds', () => {
    const { player, heard, decks } = aPlayer();
    player.playTrack(1);
    player.next();
    expect([heard(), player.state.track]).toEqual([['three'], 2]);
    player.previous();
    expect(player.state.track).toBe(1);
    decks[0].reach(10);
    player.previous();
    expect([player.state.track, decks[0].currentTime]).toEqual([1, 0]);
    player.playTrack(3);
    player.next();
    expect(player.state.track).toBe(3);
  });

  it('take the deck that has the track already', () => {
    const { player, decks } = aPlayer();
    player.play();
    decks[0].reach(5);
    decks[1].currentTime = 4;
    player.next();
    expect([player.state.track, decks[1].paused, decks[1].currentTime, decks[0].paused]).toEqual([1, false, 0, true]);
  });
});

describe('a clip that does not play', () => {
  it('is skipped with a message, and the rest plays', () => {
    const { player, decks, heard, skipped } = aPlayer();
    player.play();
    decks[0].fail();
    expect([heard(), skipped, [...player.state.failed]]).toEqual([['two'], [0], [0]]);
  });

  it('that was loaded ahead is passed over when its turn comes', () => {
    const { player, decks, heard, skipped } = aPlayer();
    player.play();
    decks[0].reach(20);
    decks[1].fail();
    expect(skipped).toEqual([]);
    decks[0].reach(21);
    expect(decks[1].src).toBe('/clips/mira/three');
    decks[0].end();
    expect([heard(), skipped]).toEqual([['three'], [1]]);
  });

  it('reports when no clip plays', () => {
    const { player, decks, skipped } = aPlayer(TRACKS.slice(0, 1));
    player.play();
    decks[0].fail();
    expect([skipped, player.state.playing]).toEqual([[0, null], false]);
  });

  it('tries them all again at the next play', () => {
    const { player, decks, heard } = aPlayer(TRACKS.slice(0, 1));
    player.play();
    decks[0].fail();
    player.play();
    expect([heard(), player.state.failed.size]).toEqual([['one'], 0]);
  });

  it('stops at once on a device without sound output, and plays when asked again', () => {
    const { player, decks, skipped, noOutput, heard } = aPlayer();
    player.play();
    decks[0].fail('NS_ERROR_DOM_MEDIA_MEDIASINK_ERR (0x806e000b): OnMediaSinkAudioError');
    expect([skipped, noOutput, player.state.playing, player.state.failed.size]).toEqual([[], ['told'], false, 0]);
    player.play();
    expect(heard()).toEqual(['one']);
  });
});
