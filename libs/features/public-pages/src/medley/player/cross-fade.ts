/** Durations in seconds: fade-in from the first audible sound, and fade-out at the end of a clip. */
const FADE = { in: 0.08, out: 0.12 };
const STEP_MS = 20;

interface CrossFade {
  readonly leaving: HTMLAudioElement;
  /** Length of the ending clip, seconds. */
  readonly length: number;
  readonly coming: HTMLAudioElement;
  readonly volume: number;
}

/**
 * Fades one deck into the other. The ending clip keeps its volume until its last `FADE.out` seconds. On devices that
 * ignore `volume`, both clips play at full volume for that moment.
 *
 * @returns ends the fade at once; idempotent
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
    // Only on the first call: after the fade, the player sets the volume of this deck.
    if (running) coming.volume = volume;
    running = false;
    clearInterval(timer);
  }
  step();
  return stop;
}
