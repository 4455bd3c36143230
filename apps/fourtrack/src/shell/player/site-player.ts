import { coverPath } from '@countin/cover-art';
import type { Medley } from '@countin/domain/medley';
import { clipPath } from '@countin/domain/urls';
import {
  connectMediaSession,
  MedleyPlayer,
  type PlayerState,
  type SessionTrack,
} from '@countin/public-pages/medley-player';
import { QueueOrder } from './queue-order.ts';
import { tracksOf, type CardSource, type PlayableCard, type QueuedTrack } from './queue.ts';

/** What is heard, and what follows. */
export interface Listening extends PlayerState {
  /** Null until the first clip of a tapped card is known. */
  readonly heard: QueuedTrack | null;
  /** Card that was tapped last, or is heard. */
  readonly card: PlayableCard;
  /** Cards that follow and are known. */
  readonly upcoming: readonly PlayableCard[];
  /** Whether the clips of a card are being read, and nothing is heard. */
  readonly waiting: boolean;
  /** Problem to tell: a clip or card that was skipped, or a device without sound. */
  readonly problem: PlayerProblem | null;
}

/** `skipped`: one clip; `silent`: a card; `no-output`: the device. */
export interface PlayerProblem {
  readonly kind: 'skipped' | 'silent' | 'no-output';
  readonly title: string;
}

interface SitePlayerParts {
  readonly window: Window & typeof globalThis;
  readonly makeDeck: () => HTMLAudioElement;
  readonly readMedley: (artistId: string) => Promise<Medley | null>;
}

type Change = (state: Listening | null) => void;

/**
 * The one player of the site. Plays the clips of a card, then those of the cards that follow, without a gap.
 * Clips of a card are read while the card before is heard.
 */
export class SitePlayer {
  readonly #parts: SitePlayerParts;
  readonly #tracks: QueuedTrack[] = [];
  readonly #order = new QueueOrder();
  readonly #player: MedleyPlayer;
  readonly #decks: readonly [HTMLAudioElement, HTMLAudioElement];
  readonly #updateMediaSession: (state: PlayerState) => void;
  readonly #listeners = new Set<Change>();
  #following: readonly PlayableCard[] = [];
  /** Card whose clips were read last. */
  #ahead: PlayableCard | null = null;
  #more: CardSource['more'] = async () => [];
  #state: Listening | null = null;
  /** Number of the last choice: what an earlier one has read comes too late. */
  #choice = 0;
  #reading: Promise<number | null> | null = null;
  #exhausted = false;
  #unlocked = false;

  constructor(parts: SitePlayerParts) {
    this.#parts = parts;
    this.#decks = [parts.makeDeck(), parts.makeDeck()];
    this.#player = new MedleyPlayer({
      decks: this.#decks,
      tracks: this.#tracks,
      order: this.#order,
      onChange: (state) => this.#change(state),
      onSkip: (track) => this.#skipped(track),
      onNoOutput: () => this.#tell({ kind: 'no-output', title: '' }),
    });
    this.#updateMediaSession = connectMediaSession((track) => this.#about(track), this.#player, parts.window);
  }

  get player(): MedleyPlayer {
    return this.#player;
  }

  /** Null before the first choice and after {@link stop}. */
  readonly get = (): Listening | null => this.#state;

  readonly subscribe = (listener: Change): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Plays a card and then what follows it in its list. Call it in the handler of a tap: browsers block sound otherwise. */
  async playFrom({ cards, more }: CardSource, card: PlayableCard): Promise<void> {
    this.#unlock();
    this.#choice += 1;
    const choice = this.#choice;
    const at = cards.findIndex(({ id }) => id === card.id);
    this.#following = cards.slice(at);
    this.#more = more;
    this.#exhausted = false;
    this.#reading = null;
    this.#ahead = null;
    if (this.#player.state.begun) {
      this.#order.endAfter(this.#player.state.track);
      this.#player.pause();
    }
    this.#emit({
      ...this.#player.state,
      heard: null,
      card,
      upcoming: this.#following.slice(1),
      waiting: true,
      problem: null,
    });
    const first = await this.#read();
    if (choice !== this.#choice) return;
    if (first === null) return this.#emitWith({ waiting: false });
    this.#player.playTrack(first);
  }

  /** Pauses or goes on. A card that is being read begins by itself. */
  toggle(): void {
    if (this.#state?.waiting === false) this.#player.toggle();
  }

  /** Plays a card that follows. */
  playUpcoming(card: PlayableCard): void {
    void this.playFrom({ cards: this.#state?.upcoming ?? [], more: this.#more }, card);
  }

  /** Ends playback and forgets the queue: at log-out. */
  stop(): void {
    this.#choice += 1;
    this.#exhausted = true;
    this.#player.pause();
    for (const deck of this.#decks) {
      deck.removeAttribute('src');
      deck.load();
    }
    this.#updateMediaSession({ ...this.#player.state, begun: false });
    this.#state = null;
    this.#publish();
  }

  #unlock(): void {
    if (this.#unlocked) return;
    this.#unlocked = true;
    for (const deck of this.#decks) deck.load();
  }

  /** Adds the clips of the next card that can be played. The result is the first of them; null at the end. */
  #read(): Promise<number | null> {
    const reading = this.#readNext(this.#choice).finally(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    this.#reading = reading;
    return reading;
  }

  async #readNext(choice: number): Promise<number | null> {
    for (;;) {
      const card = await this.#nextCard();
      if (choice !== this.#choice || !card) return null;
      const medley = await this.#parts.readMedley(card.artistId).catch(() => null);
      if (choice !== this.#choice) return null;
      const tracks = medley ? tracksOf(card, medley, clipPath) : [];
      if (tracks.length > 0) return this.#append(tracks);
      this.#tell({ kind: 'silent', title: card.artistName });
    }
  }

  async #nextCard(): Promise<PlayableCard | null> {
    if (this.#following.length === 0) this.#following = await this.#more().catch(() => []);
    const [card, ...rest] = this.#following;
    this.#following = rest;
    this.#exhausted = card === undefined;
    return card ?? null;
  }

  #after(card: PlayableCard): readonly PlayableCard[] {
    const ahead = this.#ahead;
    return ahead && ahead.id !== card.id ? [ahead, ...this.#following] : this.#following;
  }

  #append(tracks: readonly QueuedTrack[]): number {
    this.#ahead = tracks.at(-1)?.card ?? null;
    const first = this.#tracks.length;
    this.#tracks.push(...tracks);
    this.#order.add(tracks.map((_, at) => first + at));
    return first;
  }

  #change(state: PlayerState): void {
    this.#updateMediaSession(state);
    const current = this.#tracks[state.track];
    const before = this.#state;
    if (!current || !before || (before.waiting && !state.playing)) return;
    const ended = before.begun && !state.begun;
    // At its end the engine is at the first clip of all.
    const heard = (ended ? before.heard : null) ?? current;
    const problem = before.heard === heard ? before.problem : null;
    this.#emit({ ...state, heard, card: heard.card, upcoming: this.#after(heard.card), waiting: false, problem });
    this.#follow(state, ended);
  }

  #follow({ begun, track }: PlayerState, ended: boolean): void {
    const heard = this.#tracks[track];
    if (begun && heard) this.#readAhead(heard);
    else if (ended) this.#goOn();
  }

  /** While the last known card is heard, reads the next. */
  #readAhead(heard: QueuedTrack): void {
    if (this.#reading || this.#exhausted || this.#tracks.at(-1)?.card !== heard.card) return;
    void this.#read().then(() => this.#emitWith({ upcoming: this.#after(heard.card) }));
  }

  /** The clips of the next card come after the end of this one. */
  #goOn(): void {
    const choice = this.#choice;
    void this.#reading?.then((first) => {
      if (first !== null && choice === this.#choice && this.#state?.problem?.kind !== 'no-output')
        this.#player.playTrack(first);
    });
  }

  #skipped(track: number | null): void {
    // The engine also names tracks between two that are not neighbours here.
    if (track !== null && this.#order.failed.has(track))
      this.#tell({ kind: 'skipped', title: this.#tracks[track]?.title ?? '' });
  }

  #about(track: number): SessionTrack {
    const { title = '', album = '', card } = this.#tracks[track] ?? {};
    return { title, album, artist: card?.artistName ?? '', cover: card ? coverOf(card) : '' };
  }

  #tell(problem: PlayerProblem): void {
    this.#emitWith({ problem });
  }

  #emitWith(changes: Partial<Listening>): void {
    if (this.#state) this.#emit({ ...this.#state, ...changes });
  }

  #emit(state: Listening): void {
    this.#state = state;
    this.#publish();
  }

  #publish(): void {
    for (const listener of this.#listeners) listener(this.#state);
  }
}

function coverOf({ artwork: { picture, design, title, artist } }: PlayableCard): string {
  return picture?.src ?? coverPath(design, title, artist);
}
