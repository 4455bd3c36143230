/** A deck for tests, without sound: a test sets its time. */
export class FakeDeck extends EventTarget {
  src = '';
  preload = 'none';
  volume = 1;
  currentTime = 0;
  duration = Number.NaN;
  paused = true;
  ended = false;
  loads = 0;
  /** Whether its clip has arrived whole. */
  whole = true;
  error: { readonly message: string } | null = null;
  refusal: Error | null = null;
  readonly length: number;

  constructor(length = 30) {
    super();
    this.length = length;
  }

  get buffered() {
    return { length: 1, start: () => 0, end: () => (this.whole ? this.length : this.currentTime + 1) };
  }

  removeAttribute(name: 'src'): void {
    this[name] = '';
  }

  load(): void {
    this.loads += 1;
  }

  async play(): Promise<void> {
    this.paused = false;
    this.ended = false;
    this.duration = this.length;
    if (this.refusal) throw this.refusal;
    this.dispatchEvent(new Event('playing'));
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }

  /** The clip has been heard up to here. */
  reach(seconds: number): void {
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }

  end(): void {
    this.currentTime = this.length;
    this.ended = true;
    this.paused = true;
    this.dispatchEvent(new Event('ended'));
  }

  fail(message = ''): void {
    this.error = { message };
    this.dispatchEvent(new Event('error'));
  }
}
