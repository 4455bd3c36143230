import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageScriptContext, type PageScript } from '../browser/page-script.ts';
import { ShareButton } from '../components/share-button.tsx';
import { LocationLine } from '../location/location-line.tsx';
import { StartMedleyContext } from '../medley/use-medley-player.ts';
import { Countdown, CountdownContext, type CountdownSetup } from '../moment/countdown.tsx';
import type { MedleyControls } from '../medley/medley-controls.tsx';
import type { ReceiptPanel } from '../receipt/receipt-panel.tsx';
import { ReleaseOffer } from '../release/release-offer.tsx';
import { StoreList } from '../release/store-list.tsx';
import type { VideoFrame } from '../release/video-frame.tsx';
import { SignupForm } from '../signup/signup-form.tsx';

/** Components that the server leaves in a page as an `Island`, by its name. */
const ISLANDS: Readonly<Record<string, ComponentType<never>>> = {
  countdown: Countdown,
  location: LocationLine,
  'release-offer': ReleaseOffer,
  share: ShareButton,
  signup: SignupForm,
  stores: StoreList,
};

/** Runs one part of the page's script. */
export type RunPart = (part: () => void) => void;

interface IslandContexts {
  readonly script: PageScript;
  /** Null on a page without countdowns. */
  readonly countdown: CountdownSetup | null;
  readonly window: Window & typeof globalThis;
}

/**
 * Hydrates the islands of a page, each as a part of its own. All share one clock and one location. The smallest is
 * first: it also pays for compiling the library. Together with a large island that would block a slow phone.
 */
export function hydrateIslands(page: Document, contexts: IslandContexts, run: RunPart): void {
  const islands = [...page.querySelectorAll<HTMLElement>('[data-island]')];
  for (const element of islands.sort((a, b) => propsOf(a).length - propsOf(b).length)) {
    // A tap before the island is ready counts once it is. No part of the script may run before this listener is there.
    let tapped: HTMLElement | null | undefined;
    element.onclick = ({ target }) => (tapped = (target as Element).closest('button'));
    run(() => hydrateIsland(element, contexts, () => tapped?.click()));
  }
}

const propsOf = (element: HTMLElement): string => element.dataset['props'] ?? '{}';

function hydrateIsland(element: HTMLElement, contexts: IslandContexts, repeatTap: () => void): void {
  const name = element.dataset['island'] ?? '';
  // The server of the same build wrote the props, so no schema checks them.
  const props = JSON.parse(propsOf(element)) as object;
  const Component = ISLANDS[name] as ComponentType<object> | undefined;
  if (Component) hydrate(element, contexts, <Component {...props} />);
  // The page stays as the server has drawn it where a file does not load.
  LATER[name]?.(props as never, contexts).then((island) => {
    hydrate(element, contexts, island);
    repeatTap();
  }, console.error);
}

/** Islands of few pages, each in a file of its own. The build writes less for a part that is not taken apart. */
const LATER: Readonly<Record<string, (props: never, contexts: IslandContexts) => Promise<ReactNode>>> = {
  async medley(props: ComponentProps<typeof MedleyControls>, { script, window }) {
    const part = await import('../medley/player/medley-part.ts');
    return (
      <StartMedleyContext.Provider value={(medley) => part.startMedley(medley, window, script.count)}>
        <part.MedleyControls {...props} />
      </StartMedleyContext.Provider>
    );
  },
  async receipt(props: ComponentProps<typeof ReceiptPanel>) {
    const part = await import('../receipt/receipt-panel.tsx');
    return <part.ReceiptPanel {...props} />;
  },
  async video(props: ComponentProps<typeof VideoFrame>) {
    const part = await import('../release/video-frame.tsx');
    return <part.VideoFrame {...props} />;
  },
};

function hydrate(element: HTMLElement, { script, countdown }: IslandContexts, island: ReactNode): void {
  hydrateRoot(
    element,
    <PageScriptContext.Provider value={script}>
      <CountdownContext.Provider value={countdown}>{island}</CountdownContext.Provider>
    </PageScriptContext.Provider>,
  );
}
