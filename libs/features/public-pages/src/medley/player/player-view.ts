import type { MedleyData } from '../medley-data.ts';
import { playTime } from '../play-time.ts';
import type { MedleyPlayer, PlayerState } from './medley-player.ts';

/** The player's elements: what they show, and what they do. */
export class PlayerView {
  readonly #data: MedleyData;
  readonly #player: MedleyPlayer;
  readonly #window: Window;
  readonly #toggle: HTMLButtonElement | null;
  readonly #position: HTMLInputElement | null;
  readonly #at: HTMLElement | null;
  readonly #length: HTMLElement | null;
  readonly #strips: readonly HTMLElement[];
  readonly #still: MediaQueryList;
  #dragging = false;
  #frame = 0;

  constructor(section: HTMLElement, data: MedleyData, player: MedleyPlayer, window: Window) {
    this.#data = data;
    this.#player = player;
    this.#window = window;
    this.#still = window.matchMedia('(prefers-reduced-motion: reduce)');
    this.#toggle = section.querySelector('[data-toggle]');
    this.#position = section.querySelector('[data-position]');
    this.#at = section.querySelector('[data-at]');
    this.#length = section.querySelector('[data-length]');
    this.#strips = [...section.querySelectorAll<HTMLElement>('[data-track]')];

    const onClick = (selector: string, act: () => void) =>
      section.querySelector(selector)?.addEventListener('click', act);
    onClick('[data-toggle]', () => player.toggle());
    onClick('[data-next]', () => player.next());
    onClick('[data-previous]', () => player.previous());
    this.#strips.forEach((strip, track) =>
      strip.querySelector('[data-play-track]')?.addEventListener('click', () => {
        const { state } = player;
        if (state.begun && state.track === track) player.toggle();
        else player.playTrack(track);
      }),
    );
    this.#position?.addEventListener('input', () => {
      this.#dragging = true;
      this.#say(Number(this.#position?.value), player.state.length);
    });
    this.#position?.addEventListener('change', () => {
      this.#dragging = false;
      player.seek(Number(this.#position?.value));
    });
    const volume = section.querySelector<HTMLInputElement>('[data-volume]');
    volume?.addEventListener('input', () => player.setVolume(Number(volume.value)));
  }

  show(state: PlayerState): void {
    const { texts } = this.#data;
    this.#toggle?.setAttribute('aria-label', state.playing ? texts.pause : texts.play);
    this.#toggle?.toggleAttribute('data-playing', state.playing);
    this.#strips.forEach((strip, track) => {
      const here = state.begun && state.track === track;
      strip.toggleAttribute('data-on', here);
      strip.toggleAttribute('data-playing', here && state.playing);
      strip.toggleAttribute('data-failed', state.failed.has(track));
      if (here) strip.setAttribute('aria-current', 'true');
      else strip.removeAttribute('aria-current');
      // What was heard stays filled; without anything begun all are empty again.
      strip.style.setProperty(
        '--at',
        state.begun && track < state.track && !state.failed.has(track) ? '1' : here ? share(state) : '0',
      );
    });
    if (this.#position) {
      this.#position.disabled = !state.begun;
      this.#position.max = String(state.length);
      if (!this.#dragging) this.#say(state.at, state.length);
    }
    this.#run(state.playing);
  }

  #say(at: number, length: number): void {
    if (this.#position) {
      this.#position.value = String(at);
      this.#position.style.setProperty('--at', String(length > 0 ? at / length : 0));
      this.#position.setAttribute(
        'aria-valuetext',
        this.#data.texts.positionText.replace('{at}', playTime(at)).replace('{length}', playTime(length)),
      );
    }
    if (this.#at) this.#at.textContent = playTime(at);
    if (this.#length) this.#length.textContent = playTime(length);
  }

  /** Between two reports of the deck the strip moves on, unless motion is not wanted. */
  #run(playing: boolean): void {
    this.#window.cancelAnimationFrame(this.#frame);
    if (!playing || this.#still.matches) return;
    this.#frame = this.#window.requestAnimationFrame(() => {
      const { state } = this.#player;
      this.#strips[state.track]?.style.setProperty('--at', share(state));
      this.#run(state.playing);
    });
  }
}

const share = ({ at, length }: PlayerState) => String(length > 0 ? Math.min(1, at / length) : 0);
