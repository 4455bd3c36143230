/** Seconds in which a clip fades in, from when it is really heard, and out at its very end. */
const FADE = { in: 0.08, out: 0.12 };
const STEP_MS = 20;

interface CrossFade {
  readonly leaving: HTMLAudioElement;
  /** Of the clip that ends, seconds. */
  readonly length: number;
  readonly coming: HTMLAudioElement;
  readonly volume: number;
}

/**
 * Fades one deck into the other. Until the next clip is really heard, the one that ends stays as loud as it was. Where
 * a device takes no volume from a page, both are heard for that moment.
 *
 * @returns ends it at once; again is harmless
 */
export function crossFade({ leaving, length, coming, volume }: CrossFade): () => void {
  const timer = setInterval(step, STEP_MS);
  let running = true;
  function step(): void {
    if (leaving.ended || leaving.paused) return stop();
    coming.volume = volume * Math.min(1, coming.currentTime / FADE.in);
    leaving.volume = volume * Math.max(0, Math.min(1, (length - leaving.currentTime) / FADE.out));
  }
  function stop(): void {
    // Once: afterwards the deck is somebody else's to set.
    if (running) coming.volume = volume;
    running = false;
    clearInterval(timer);
  }
  step();
  return stop;
}
