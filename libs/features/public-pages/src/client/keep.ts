import { remembered } from '../browser/remembered.ts';
import { hasSession } from './signed-in.ts';

/** Makes the buttons work that keep what the page is about. The part that does so loads when there is something to do. */
export function enhanceKeep(window: Window): void {
  const start = async (clicked?: Element) => (await import('../keep/keep-part.ts')).keep(window, clicked);
  window.document.body.addEventListener('click', ({ target }) => {
    const clicked = (target as Element).closest('[data-keep]');
    if (clicked) void start(clicked);
  });
  // The answer to a tap, or a link that looks like one: the part removes it from the address.
  if (/^#keep/.test(window.location.hash) || hasSession(window) || remembered(() => localStorage, 'kept')) void start();
}
