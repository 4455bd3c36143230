import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CountEvent } from './counting.ts';
import type { ServerClock } from './server-clock.ts';
import type { Store } from './store.ts';

/** The country whose stores a fan sees. */
export interface FanLocation {
  /** ISO code; null if it is not known. */
  readonly country: string | null;
  /** Its name in the page's language, if the server sent it. */
  readonly name?: string | undefined;
  /** The fan has just asked for it. */
  readonly requested: boolean;
}

/** Objects that the islands of a page share in the browser. */
export interface PageScript {
  readonly clock: ServerClock;
  /** Null until the location is determined. */
  readonly location: Store<FanLocation | null>;
  /** Store that the fan chose on an earlier visit. Null until hydration is over, as in the server's markup. */
  readonly service: Store<string | null>;
  /** Counts what the fan does; absent where nothing is counted. */
  readonly count?: CountEvent | undefined;
}

/** Null on the server, which draws a page once. */
export const PageScriptContext = createContext<PageScript | null>(null);

export const usePageScript = (): PageScript | null => useContext(PageScriptContext);

/** The fan's location as soon as it is determined; null on the server and before. */
export function useFanLocation(): FanLocation | null {
  const script = usePageScript();
  return useSyncExternalStore(script?.location.subscribe ?? noUpdates, script?.location.get ?? nothing, nothing);
}

/** The store that the fan chose on an earlier visit; its row comes first. */
export function useRememberedService(): string | null {
  const script = usePageScript();
  return useSyncExternalStore(script?.service.subscribe ?? noUpdates, script?.service.get ?? nothing, nothing);
}

const noUpdates = () => () => undefined;
const nothing = () => null;
