/** Kinds of fields whose value is typed. */
const TYPED = /^(?:text|search|email|tel|url|password|number|date|time|datetime-local|month|week)$/;

/**
 * Watches what is typed into a page, in whichever form. Gives whether any of it is still there, which is taken for
 * unsaved: a form that was saved and left is gone from the page.
 */
export function watchTypedText(page: Document): () => boolean {
  const touched = new Set<HTMLInputElement | HTMLTextAreaElement>();
  page.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && TYPED.test(target.type))) touched.add(target);
  }, { capture: true, passive: true });
  return () => {
    for (const field of touched) if (!field.isConnected) touched.delete(field);
    return [...touched].some(({ value }) => value !== '');
  };
}
