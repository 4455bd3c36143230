import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageScriptContext, type PageScript } from '../browser/page-script.ts';
import { ShareButton } from '../components/share-button.tsx';
import { LocationLine } from '../location/location-line.tsx';
import { MedleyControls } from '../medley/medley-controls.tsx';
import { StartMedleyContext, type StartMedley } from '../medley/use-medley-player.ts';
import { Countdown, CountdownContext, type CountdownSetup } from '../moment/countdown.tsx';
import { MomentLine } from '../moment/moment-line.tsx';
import { ReceiptPanel } from '../receipt/receipt-panel.tsx';
import { ReleaseOffer } from '../release/release-offer.tsx';
import { StoreList } from '../release/store-list.tsx';
import { VideoFrame } from '../release/video-frame.tsx';
import { SignupForm } from '../signup/signup-form.tsx';

/** Components that the server leaves in a page as an `Island`, by its name. */
const ISLANDS: Readonly<Record<string, ComponentType<never>>> = {
  countdown: Countdown,
  location: LocationLine,
  medley: MedleyControls,
  'moment-line': MomentLine,
  receipt: ReceiptPanel,
  'release-offer': ReleaseOffer,
  share: ShareButton,
  signup: SignupForm,
  stores: StoreList,
  video: VideoFrame,
};

/** Runs one part of the page's script. */
export type RunPart = (part: () => void) => void;

interface IslandContexts {
  readonly script: PageScript;
  /** Null on a page without countdowns. */
  readonly countdown: CountdownSetup | null;
  readonly startMedley: StartMedley;
}

/**
 * Hydrates the islands of a page, each as a part of its own. All share one clock and one location. The smallest is
 * first: it also pays for compiling the library, and together with a large island that would block a slow phone.
 */
export function hydrateIslands(page: Document, contexts: IslandContexts, run: RunPart): void {
  const islands = [...page.querySelectorAll<HTMLElement>('[data-island]')];
  for (const element of islands.sort((a, b) => propsOf(a).length - propsOf(b).length))
    run(() => hydrateIsland(element, contexts));
}

const propsOf = (element: HTMLElement): string => element.dataset['props'] ?? '{}';

function hydrateIsland(element: HTMLElement, { script, countdown, startMedley }: IslandContexts): void {
  const Component = ISLANDS[element.dataset['island'] ?? ''] as ComponentType<object> | undefined;
  if (!Component) return;
  // The server of the same build wrote the props, so no schema checks them.
  const props = JSON.parse(propsOf(element)) as object;
  hydrateRoot(
    element,
    <PageScriptContext.Provider value={script}>
      <CountdownContext.Provider value={countdown}>
        <StartMedleyContext.Provider value={startMedley}>
          <Component {...props} />
        </StartMedleyContext.Provider>
      </CountdownContext.Provider>
    </PageScriptContext.Provider>,
  );
}
