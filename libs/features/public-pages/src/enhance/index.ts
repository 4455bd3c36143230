import type { EmbedData } from '../embed/embed-document.tsx';
import { readPageData } from './page-data.ts';
import { enhanceCountdowns } from './countdowns.ts';
import { enhanceFollow } from './follow.ts';
import { enhanceMedley } from './medley/medley.ts';
import { enhancePerson } from './person.ts';
import { enhancePreferences } from './preferences.ts';
import { enhanceReceipt } from './receipt.ts';
import { enhanceRelease } from './release.ts';
import { enhanceShare } from './share.ts';
import { enhanceSignedIn } from './signed-in.ts';

/** Adds to a public page what needs a script. Every page works without it. */
export function enhance(window: Window & typeof globalThis): void {
  const data = readPageData(window.document);
  if (data?.page === 'embed') return enhanceEmbed(data, window);
  enhancePreferences(window);
  if (data?.page === 'release') enhanceRelease(data, window);
  if (data?.page === 'label' || data?.page === 'artist' || data?.page === 'splash') enhanceCountdowns(data, window);
  if (data?.page === 'receipt') enhanceReceipt(data, window.document, window);
  if (data?.page === 'home' || data?.page === 'artist') enhancePerson(window);
  if (data?.page === 'splash') enhanceSignedIn(window);
  if ((data?.page === 'artist' || data?.page === 'home') && data.medley) enhanceMedley(data.medley, window);
  if (data?.page === 'artist') enhanceFollow(window.document);
  if (data && 'share' in data) enhanceShare(data, window.document, window.navigator);
}

/** Inside a page of somebody else: nothing is stored there, and nothing asks for the focus. */
function enhanceEmbed(data: EmbedData, window: Window & typeof globalThis): void {
  enhanceCountdowns(data, window);
  if (data.medley) enhanceMedley(data.medley, window);
}
