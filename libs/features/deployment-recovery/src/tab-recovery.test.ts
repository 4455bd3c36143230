import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryScript } from './entry-script.ts';
import { lazyImport } from './lazy-import.ts';
import { tabRecovery, type NavigatingRouter } from './tab-recovery.ts';
import { watchUnsavedInput } from './unsaved-input.ts';

const page = (script: string) =>
  `<!doctype html><script src="/inline.js"></script><script type="module" src="${script}"></script><input name="a"><textarea></textarea><input type="radio">`;
const write = (html: string) => void (document.documentElement.innerHTML = html);
beforeEach(() => {
  sessionStorage.clear();
  write(page('/assets/index-old.js'));
});
afterEach(() => vi.restoreAllMocks());

it('a build is identified by its script', () => {
  expect(entryScript(document)).toBe('/assets/index-old.js');
});

describe('a script of the application', () => {
  it('fails with its own error when no recovery is registered', async () => {
    const error = new TypeError('gone');
    await expect(lazyImport(() => Promise.reject(error), new EventTarget())()).rejects.toBe(error);
  });

  /** A tab that is navigating to the collection while the site serves a newer build. */
  function aTab() {
    const assign = vi.fn();
    const tab = Object.assign(Object.create(window) as Window & typeof globalThis, {});
    Object.defineProperties(tab, {
      location: { value: { pathname: '/dashboard', assign, reload: vi.fn() } },
      fetch: { value: async () => new Response(page('/assets/index-new.js')) },
      sessionStorage: { value: sessionStorage },
      document: { value: document },
      addEventListener: { value: window.addEventListener.bind(window) },
      removeEventListener: { value: window.removeEventListener.bind(window) },
    });
    const going = {
      state: { navigation: { location: '/collection' } },
      createHref: (to: unknown) => to,
      navigate: vi.fn(),
    };
    return { assign, dispose: tabRecovery(tab, going as unknown as NavigatingRouter).watch() };
  }

  it('that does not load is recovered by a new navigation', async () => {
    const { assign, dispose } = aTab();
    void lazyImport(() => Promise.reject(new TypeError('gone')))();
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/collection'));
    dispose();
    await expect(lazyImport(() => Promise.reject(new TypeError('gone')))()).rejects.toThrow('gone');
  });

  it('reported by the preload-error event is recovered the same way, once', async () => {
    const { assign, dispose } = aTab();
    const report = () =>
      window.dispatchEvent(
        Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new TypeError('gone') }),
      );
    // The event is not cancelled, so the failed import still rejects for its caller.
    expect([report(), report()]).toEqual([true, true]);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/collection'));
    expect(assign).toHaveBeenCalledTimes(1);
    dispose();
  });
});

describe('typed text', () => {
  const type = (selector: string, value: string) => {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (!field) throw new Error(selector);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return field;
  };

  it.each(['[name=a]', 'textarea'])('in %s counts while it is in the field', (selector) => {
    const { any: hasTyped } = watchUnsavedInput(document);
    expect(hasTyped()).toBe(false);
    const field = type(selector, 'Salt');
    expect(hasTyped()).toBe(true);
    type(selector, '');
    expect(hasTyped()).toBe(false);
    type(selector, 'Salt');
    field.remove();
    expect(hasTyped()).toBe(false);
  });

  it('counts when it was there before', () => {
    type('textarea', 'Salt');
    const typed = watchUnsavedInput(document);
    expect(typed.any()).toBe(true);
    typed.dispose();
    type('textarea', '');
    type('[name=a]', 'Salt');
    expect(typed.any()).toBe(false);
  });

  it('does not include the value of a radio button', () => {
    const { any: hasTyped } = watchUnsavedInput(document);
    type('[type=radio]', 'on');
    expect(hasTyped()).toBe(false);
  });
});
