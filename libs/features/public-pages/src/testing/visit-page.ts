import type { PageResponse } from '@countin/domain/pages';
import { act } from 'react';
import { vi } from 'vitest';
import { runPageScript } from '../client/index.ts';
import type { RunPart } from '../client/hydrate-islands.tsx';
// Loaded already, so that the islands that load them hydrate without waiting for a file.
import '../keep/keep-part.ts';
import '../medley/player/medley-part.ts';
import '../medley/player/media-session.ts';
import '../receipt/receipt-panel.tsx';
import '../release/video-frame.tsx';

const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

interface Visit {
  readonly fetch?: typeof globalThis.fetch;
  /** Media queries that hold. */
  readonly media?: readonly string[];
  /** Runs each part of the script; without it, at once. */
  readonly run?: RunPart;
}

/** Puts a rendered page into the browser of the tests and starts its script. */
export function visitPage(
  { body }: Pick<PageResponse, 'body'>,
  { fetch = async () => Promise.reject(new Error('offline')), media = [], run = (part) => part() }: Visit = {},
): void {
  const parsed = new DOMParser().parseFromString(String(body), 'text/html');
  document.documentElement.replaceChildren(document.adoptNode(parsed.head), document.adoptNode(parsed.body));
  for (const { name, value } of parsed.documentElement.attributes) document.documentElement.setAttribute(name, value);
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: media.includes(query) }) as MediaQueryList;
  window.fetch = fetch;
  // Islands are hydrated at once; later updates come as they do in a browser.
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  act(() => runPageScript(window as unknown as Window & typeof globalThis, run));
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
}

/** Lets fake time pass, and draws what follows from it. */
export async function pass(ms: number): Promise<void> {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  await act(() => vi.advanceTimersByTimeAsync(ms));
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
}

/** An element that must be there. */
export function find<T extends HTMLElement = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}
