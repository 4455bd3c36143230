import { setTimeout as delay } from 'node:timers/promises';

/** Steps of a path of the product in a browser, whichever protocol drives it. */
export interface Browser {
  readonly name: string;
  goto(address: string): Promise<void>;
  /** Runs a self-contained function in the page. */
  run<T, A extends readonly unknown[]>(script: (...parts: A) => T, ...parts: A): Promise<T>;
  /** Clicks as a person does, by a pointer at the element's position. */
  click(css: string, text?: string): Promise<void>;
  /** Types text into a field, in place of what is there. */
  fill(css: string, text: string, label?: string): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds; far beyond what any step takes. */
const PATIENCE = 60_000;

/** Asks again until the value is neither null nor false. */
export async function until<T>(what: string, ask: () => Promise<T | null | false>): Promise<T> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const value = await ask();
    if (value !== null && value !== false) return value;
    if (Date.now() > deadline) throw new Error(`never seen: ${what}`);
    await delay(100);
  }
}

/** Waits until a visible element with this text is there. */
export async function see(browser: Browser, css: string, text: string): Promise<void> {
  await until(`${css} with "${text}"`, () => browser.run(isThere, css, text));
}

/** Waits until the page's address contains the text. */
export async function seeAddress(browser: Browser, part: string): Promise<void> {
  await until(`the address ${part}`, async () => (await browser.run(() => location.href)).includes(part));
}

function isThere(css: string, text: string): boolean {
  return [...document.querySelectorAll(css)].some(
    (element) => element.getClientRects().length > 0 && (element.textContent ?? '').includes(text),
  );
}
