import type { EmbedData } from '../embed/embed-document.tsx';
import type { MedleyData } from '../medley/medley-data.ts';
import { readPageData } from './page-data.ts';
import { enhanceCountdowns } from './countdowns.ts';
import { enhanceMedley } from '../medley/player/medley.ts';
import { enhancePerson } from './person.ts';
import { enhancePreferences } from './preferences.ts';
import { enhanceReceipt } from './receipt.ts';
import { enhanceRelease } from './release.ts';
import { enhanceSignedIn } from './signed-in.ts';
import { hydrateIslands } from './hydrate-islands.tsx';

/** Runs one enhancement of the page. */
export type RunPart = (part: () => void) => void;
/** Runs each part as a separate task, so that a slow phone stays responsive to touch. */
const asTask: RunPart = (part) => void setTimeout(part);

/**
 * Adds the features of a public page that need a script. Every page works without it.
 *
 * @param run how each part is scheduled; tests run it synchronously
 */
export function enhance(window: Window & typeof globalThis, run: RunPart = asTask): void {
  const data = readPageData(window.document);
  if (data?.page === 'embed') return enhanceEmbed(data, window, run);
  run(() => enhancePreferences(window));
  run(() => hydrateIslands(window.document));
  if (data?.page === 'release') run(() => enhanceRelease(data, window));
  if (data?.page === 'label' || data?.page === 'artist' || data?.page === 'splash')
    run(() => enhanceCountdowns(data, window));
  if (data?.page === 'receipt') run(() => enhanceReceipt(data, window.document, window));
  if (data?.page === 'home' || data?.page === 'artist') run(() => enhancePerson(window));
  if (data?.page === 'splash') run(() => enhanceSignedIn(window));
  if (data?.page === 'artist' || data?.page === 'home') enhancePlayer(data.medley, window, run);
}

/** Enhances an embed in another site's page. It must not use storage or take the focus. */
function enhanceEmbed(data: EmbedData, window: Window & typeof globalThis, run: RunPart): void {
  run(() => enhanceCountdowns(data, window));
  enhancePlayer(data.medley, window, run);
}

function enhancePlayer(medley: MedleyData | null, window: Window & typeof globalThis, run: RunPart): void {
  if (medley) run(() => enhanceMedley(medley, window));
}
