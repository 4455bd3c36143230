import type { ReceiptData } from '../receipt/receipt-page.tsx';
import type { ReceiptWords } from '../receipt/receipt-state.ts';
import { browserZone } from '../browser/browser-zone.ts';
import { postForm } from '../browser/post-form.ts';

type ReceiptAnswer =
  ({ readonly ok: true; readonly due: string } & ReceiptWords) | { readonly ok: false; readonly message: string };

/** Confirms a sign-up automatically when a browser opens its receipt link. To unsubscribe still takes a click. */
export function enhanceReceipt({ texts }: ReceiptData, root: Document, window: Window & typeof globalThis): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-receipt=${name}]`);
  const formOf = (name: string) => root.querySelector<HTMLFormElement>(`[data-receipt-form=${name}]`);
  const confirm = formOf('confirm');
  const stop = formOf('stop');
  for (const form of [confirm, stop]) {
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form);
    });
  }
  // A sign-up without script has no time zone, so the confirmation sends it.
  const zone = confirm?.querySelector<HTMLInputElement>('[name=zone]');
  if (zone) zone.value = browserZone();
  root.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  if (confirm && !confirm.hidden) void send(confirm, texts.confirming);

  async function send(form: HTMLFormElement, saying?: string): Promise<void> {
    const title = part('title');
    const before = title?.textContent ?? '';
    if (title && saying !== undefined) title.textContent = saying;
    const answer = (await postForm(form, window.fetch.bind(window))) as ReceiptAnswer | null;
    if (answer?.ok) return show(answer);
    if (title) title.textContent = before;
    const errorCode = part('error');
    if (errorCode) errorCode.textContent = answer?.message ?? texts.unreachable;
  }

  function show({ state, title, text, due }: ReceiptWords & { readonly due: string }): void {
    for (const [name, words] of [
      ['title', title],
      ['text', text],
      ['due', due],
      ['error', ''],
    ] as const) {
      const element = part(name);
      if (element) element.textContent = words;
    }
    if (confirm) confirm.hidden = state !== 'asked';
    if (stop) stop.hidden = state === 'stopped';
    root.getElementById('main')?.setAttribute('data-state', state);
  }
}
