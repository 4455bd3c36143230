import { crossFade } from './cross-fade.ts';
import { isOutputError } from './output-error.ts';
import { PlayOrder, type TrackOrder } from './play-order.ts';

/** Latest time to load the next clip, seconds before the end. Starts earlier if the current clip is complete. */
const LOAD_AHEAD = 12;
/** Overlap of two clips, seconds: covers the padding of encoders at both ends, and a timer that fires late. */
const OVERLAP = 0.4;
/** Delay between `play()` and audible sound, seconds: first estimate, and maximum. */
const START_DELAY = { first: 0.1, most: 0.5 };
/** Start of the change timer, seconds before the end: `timeupdate` fires only four times a second. */
const WATCH = 1.2;
/** Position in seconds after which "previous" restarts the same track. */
const RESTART_AFTER = 3;

export interface PlayerState {
  readonly track: number;
  readonly playing: boolean;
  /** Playback was started and has not reached the end. */
  readonly begun: boolean;
  readonly at: number;
  readonly length: number;
  readonly failed: ReadonlySet<number>;
}

export interface PlayerParts {
  readonly decks: readonly [HTMLAudioElement, HTMLAudioElement];
  readonly tracks: readonly { readonly src: string; readonly seconds: number }[];
  readonly order?: TrackOrder;
  readonly onChange: (state: PlayerState) => void;
  /** Called when a track cannot be played and is skipped; null if no playable track is left. */
  readonly onSkip: (track: number | null) => void;
  /** Called when the device cannot play any sound. Playback stops; the next play tries again. */
  readonly onNoOutput: () => void;
}

/**
 * Plays clips without a gap, on two audio elements ("decks"). While one clip plays, the other deck loads the next. It
 * starts early by the measured start delay of the device. The player loads nothing before the first play.
 */
export class MedleyPlayer {
  readonly #parts: PlayerParts;
  readonly #order: TrackOrder;
  #deck: HTMLAudioElement;
  #other: HTMLAudioElement;
  #track = 0;
  #begun = false;
  #wanted = false;
  /** Track that the other deck has loaded. */
  #loaded: number | null = null;
  #volume = 1;
  #delay = START_DELAY.first;
  #change: ReturnType<typeof setTimeout> | undefined;
  #stopFade: () => void = () => undefined;

  constructor(parts: PlayerParts) {
    this.#parts = parts;
    this.#order = parts.order ?? new PlayOrder(parts.tracks.length);
    // Destructuring into private fields needs a longer script.
    this.#deck = parts.decks[0];
    this.#other = parts.decks[1];
    for (const deck of parts.decks) this.#listen(deck);
  }

  get state(): PlayerState {
    const { duration, currentTime } = this.#deck;
    const length =
      this.#begun && Number.isFinite(duration) ? duration : (this.#parts.tracks[this.#track]?.seconds ?? 0);
    return {
      track: this.#track,
      playing: this.#wanted,
      begun: this.#begun,
      at: this.#begun ? currentTime : 0,
      length,
      failed: this.#order.failed,
    };
  }

  toggle(): void {
    if (this.#wanted) this.pause();
    else this.play();
  }

  play(): void {
    if (!this.#begun) {
      // Every track failed; the cause may be gone.
      if (this.#order.first() === null) this.#order.forgive();
      return this.playTrack(this.#order.first());
    }
    this.#wanted = true;
    this.#start();
  }

  pause(): void {
    this.#wanted = false;
    this.#stopChange();
    this.#deck.pause();
    this.#other.pause();
    this.#emit();
  }

  /** @param track null where none is left */
  playTrack(track: number | null): void {
    if (track === null) return this.#end();
    // Within the tap handler: otherwise browsers block a later `play()` on this deck.
    if (!this.#begun) this.#other.load();
    this.#stopChange();
    this.#deck.pause();
    if (this.#loaded === track) this.#swap();
    else this.#deck.src = this.#parts.tracks[track]?.src ?? '';
    this.#track = track;
    this.#begun = true;
    this.#wanted = true;
    if (this.#deck.currentTime > 0) this.#deck.currentTime = 0;
    this.#start();
  }

  next(): void {
    const next = this.#order.after(this.#track);
    if (next !== null) this.playTrack(next);
  }

  previous(): void {
    const before = this.#order.before(this.#track);
    if (before === null || (this.#begun && this.#deck.currentTime > RESTART_AFTER)) this.seek(0);
    else this.playTrack(before);
  }

  seek(seconds: number): void {
    if (!this.#begun) return;
    this.#stopChange();
    this.#deck.currentTime = Math.max(0, Math.min(seconds, this.state.length - 0.05));
    this.#emit();
  }

  setVolume(volume: number): void {
    this.#stopFade();
    this.#volume = volume;
    this.#deck.volume = volume;
  }

  #listen(deck: HTMLAudioElement): void {
    const whenHeard = (act: () => void) => () => {
      if (deck === this.#deck && this.#begun) act();
    };
    for (const event of ['timeupdate', 'progress', 'canplaythrough'] as const)
      deck.addEventListener(
        event,
        whenHeard(() => this.#watch()),
      );
    for (const event of ['loadedmetadata', 'playing', 'waiting', 'seeked'] as const)
      deck.addEventListener(
        event,
        whenHeard(() => this.#emit()),
      );
    deck.addEventListener(
      'ended',
      whenHeard(() => this.#advance()),
    );
    // The system paused playback: a headset was unplugged, or another application plays.
    deck.addEventListener(
      'pause',
      whenHeard(() => {
        if (this.#wanted && !deck.ended) this.pause();
      }),
    );
    deck.addEventListener('error', () => {
      if (deck === this.#deck && this.#begun) this.#fail();
      else if (deck === this.#other && this.#loaded !== null && !isOutputError(deck.error)) {
        this.#order.fail(this.#loaded);
        this.#loaded = null;
        this.#emit();
      }
    });
  }

  #start(): void {
    this.#deck.volume = this.#volume;
    this.#deck.play().catch((error: unknown) => {
      // Other rejections need no handling: a new load aborted `play()`, or the deck fires its own error event.
      if (error instanceof DOMException && error.name === 'NotAllowedError') this.pause();
    });
    this.#emit();
  }

  /** Loads the next clip in time, and schedules the change to it. */
  #watch(): void {
    this.#emit();
    const { at, length } = this.state;
    if (length - at < LOAD_AHEAD || this.#isAllThere(length)) this.#loadNext();
    if (!this.#wanted || this.#loaded === null || this.#change !== undefined || length - at > WATCH) return;
    this.#change = setTimeout(() => this.#cross(), Math.max(0, length - at - this.#lead) * 1000);
  }

  #loadNext(): void {
    const next = this.#order.after(this.#track);
    const free = this.#other.paused || this.#other.ended;
    if (next === null || this.#loaded === next || !free) return;
    this.#loaded = next;
    this.#other.preload = 'auto';
    this.#other.src = this.#parts.tracks[next]?.src ?? '';
    this.#other.load();
  }

  get #lead(): number {
    return this.#delay + OVERLAP;
  }

  #isAllThere(length: number): boolean {
    const { buffered } = this.#deck;
    return buffered.length > 0 && buffered.end(buffered.length - 1) >= length - 0.5;
  }

  /** The next clip begins while this one fades out. */
  #cross(): void {
    this.#change = undefined;
    const { at, length } = this.state;
    const next = this.#loaded;
    // The timer fired early, or the listener has chosen another track.
    if (next === null || !this.#wanted || length - at > this.#lead + 0.05) return this.#watch();
    const leaving = this.#deck;
    this.#swap();
    this.#announceSkipped(next);
    this.#track = next;
    const requested = performance.now();
    this.#deck.addEventListener(
      'playing',
      () => {
        const took = (performance.now() - requested) / 1000;
        this.#delay = Math.min(START_DELAY.most, Math.max(this.#delay, took));
      },
      { once: true },
    );
    this.#start();
    this.#stopFade = crossFade({ leaving, length, coming: this.#deck, volume: this.#volume });
  }

  #swap(): void {
    const deck = this.#other;
    this.#other = this.#deck;
    this.#deck = deck;
    this.#loaded = null;
  }

  #fail(): void {
    // Every other track would fail as well.
    if (isOutputError(this.#deck.error)) {
      this.#stop();
      return this.#parts.onNoOutput();
    }
    this.#order.fail(this.#track);
    this.#parts.onSkip(this.#track);
    this.#advance();
  }

  #advance(): void {
    const next = this.#order.after(this.#track);
    if (next === null) return this.#end();
    this.#announceSkipped(next);
    if (this.#wanted) return this.playTrack(next);
    this.#end();
  }

  /** Reports the tracks before `next` that failed to load. */
  #announceSkipped(next: number): void {
    for (let track = this.#track + 1; track < next; track += 1) this.#parts.onSkip(track);
  }

  #stop(): void {
    this.#stopChange();
    this.#wanted = false;
    this.#begun = false;
    this.#deck.pause();
    this.#emit();
  }

  #end(): void {
    this.#stopChange();
    this.#deck.pause();
    this.#begun = false;
    this.#wanted = false;
    const first = this.#order.first();
    this.#track = first ?? 0;
    if (first === null) this.#parts.onSkip(null);
    this.#emit();
  }

  #stopChange(): void {
    clearTimeout(this.#change);
    this.#change = undefined;
    this.#stopFade();
    if (!this.#other.paused) this.#other.pause();
  }

  #emit(): void {
    this.#parts.onChange(this.state);
  }
}
