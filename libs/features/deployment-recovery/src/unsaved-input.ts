/** Kinds of fields whose value is typed. */
const TYPED = /^(?:text|search|email|tel|url|password|number|date|time|datetime-local|month|week)$/;

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface UnsavedInput {
  /** Whether any input is still on the page, which counts as unsaved. A form that was saved and left is gone. */
  any(): boolean;
  dispose(): void;
}

/** Watches what is typed into a page, in whichever form. */
export function watchUnsavedInput(page: Document): UnsavedInput {
  // Fields may have been filled in before this listener was added.
  const touched = new Set(
    [...page.querySelectorAll('input, textarea')].filter(isTyped).filter(({ value }) => value !== ''),
  );
  const note = ({ target }: Event) => {
    if (isTyped(target)) touched.add(target);
  };
  page.addEventListener('input', note, { capture: true, passive: true });
  return {
    any() {
      for (const field of touched) if (!field.isConnected) touched.delete(field);
      return [...touched].some(({ value }) => value !== '');
    },
    dispose: () => page.removeEventListener('input', note, true),
  };
}

function isTyped(target: EventTarget | null): target is Field {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && TYPED.test(target.type));
}
