import type { Language } from '../locale/language.ts';
import { COVER_SIDE } from './outside-rules.ts';
import type { ArtistFacts, ReleaseFacts } from './plan-facts.ts';
import { TEXT_HOURS } from '../fan/quiet-hours.ts';
import type { TemplateTask } from './templates.ts';

/** Missing part of a task. Each code has a text, with these values. */
export type Missing =
  | {
      readonly code:
        | 'noMoment'
        | 'noCover'
        | 'coverUnknown'
        | 'noTracks'
        | 'noUpc'
        | 'noPLine'
        | 'noCLine'
        | 'noRights'
        | 'notPublished'
        | 'behind'
        | 'noPress'
        | 'noPitch'
        | 'noLinks'
        | 'noTexts'
        | 'noCampaign'
        | 'campaignDraft'
        | 'mailUnchecked'
        | 'notChecked';
    }
  | { readonly code: 'isrc' | 'credits' | 'linksGone'; readonly count: number }
  | { readonly code: 'coverSmall'; readonly side: number; readonly wanted: number }
  | { readonly code: 'languages'; readonly languages: readonly Language[] }
  | { readonly code: 'countries'; readonly live: number; readonly requested: number }
  | { readonly code: 'mailDomain'; readonly domain: string }
  | { readonly code: 'quiet'; readonly time: string };

/** Screen and section on which a task is done. */
export interface TaskPlace {
  readonly screen: 'product' | 'productLinks' | 'productText' | 'campaigns' | 'artistSettings';
  /** Section of the screen, if it has some. */
  readonly section?: string;
}

/** Check whether a task is done, and the screen where members do it. */
interface Reading {
  readonly place: TaskPlace;
  /** Missing part; null if the task is done, or if the product cannot see it. */
  readonly missing: (release: ReleaseFacts, artist: ArtistFacts) => Missing | null;
}

const inEditor = (section: string): TaskPlace => ({ screen: 'product', section });
const TEXTS: TaskPlace = { screen: 'productText' };
const CAMPAIGNS: TaskPlace = { screen: 'campaigns' };
const SENDING: TaskPlace = { screen: 'artistSettings', section: 'sending' };
const LINKS: TaskPlace = { screen: 'productLinks' };
const unseen = () => null;
const lacks = (isMissing: boolean, missing: Missing) => (isMissing ? missing : null);

/** All tasks of the templates. */
export const READINGS: Readonly<Record<TemplateTask, Reading>> = {
  moment: {
    place: inEditor('moment'),
    missing: ({ releaseMoment }) => lacks(releaseMoment === null, { code: 'noMoment' }),
  },
  cover: { place: inEditor('cover'), missing: ({ cover }) => missingOfCover(cover) },
  tracks: { place: inEditor('tracks'), missing: ({ tracks }) => lacks(tracks === 0, { code: 'noTracks' }) },
  isrc: {
    place: inEditor('tracks'),
    missing: ({ tracks, withoutIsrc }) => missingOfTracks(tracks, 'isrc', withoutIsrc),
  },
  credits: {
    place: inEditor('tracks'),
    missing: ({ tracks, withoutCredits }) => missingOfTracks(tracks, 'credits', withoutCredits),
  },
  upc: { place: inEditor('details'), missing: ({ hasUpc }) => lacks(!hasUpc, { code: 'noUpc' }) },
  rights: { place: inEditor('details'), missing: missingOfRights },
  deliver: { place: inEditor('details'), missing: unseen },
  page: { place: inEditor('publish'), missing: missingOfPage },
  press: { place: TEXTS, missing: ({ hasPress }) => lacks(!hasPress, { code: 'noPress' }) },
  pitchText: { place: TEXTS, missing: ({ hasPitch }) => lacks(!hasPitch, { code: 'noPitch' }) },
  pitch: { place: TEXTS, missing: unseen },
  links: { place: LINKS, missing: ({ links }) => lacks(links === 0, { code: 'noLinks' }) },
  languages: { place: TEXTS, missing: missingOfLanguages },
  mailDomain: { place: SENDING, missing: missingOfMailDomain },
  announce: { place: TEXTS, missing: unseen },
  campaign: { place: CAMPAIGNS, missing: missingOfCampaign },
  quietHours: { place: inEditor('moment'), missing: missingOfQuietHours },
  stores: { place: LINKS, missing: missingOfStores },
};

function missingOfCover(cover: ReleaseFacts['cover']): Missing | null {
  if (cover === null) return { code: 'noCover' };
  if (cover.side === null) return { code: 'coverUnknown' };
  return lacks(cover.side < COVER_SIDE, { code: 'coverSmall', side: cover.side, wanted: COVER_SIDE });
}

function missingOfTracks(tracks: number, code: 'isrc' | 'credits', count: number): Missing | null {
  if (tracks === 0) return { code: 'noTracks' };
  return lacks(count > 0, { code, count });
}

function missingOfRights({ hasPLine, hasCLine }: ReleaseFacts): Missing | null {
  if (!hasPLine && !hasCLine) return { code: 'noRights' };
  if (!hasPLine) return { code: 'noPLine' };
  return lacks(!hasCLine, { code: 'noCLine' });
}

function missingOfPage({ status, isBehind }: ReleaseFacts): Missing | null {
  if (status !== 'published') return { code: 'notPublished' };
  return lacks(isBehind, { code: 'behind' });
}

function missingOfLanguages({ languages }: ReleaseFacts, { fanLanguages }: ArtistFacts): Missing | null {
  if (languages.length === 0) return { code: 'noTexts' };
  const missing = fanLanguages.filter((language) => !languages.includes(language));
  return lacks(missing.length > 0, { code: 'languages', languages: missing });
}

function missingOfMailDomain(_: ReleaseFacts, { mailDomain: { domain, verified } }: ArtistFacts): Missing | null {
  if (verified === null) return { code: 'mailUnchecked' };
  return lacks(!verified, { code: 'mailDomain', domain });
}

/** A draft is not sent by itself: only a campaign whose sending was confirmed is ready. */
function missingOfCampaign({ campaign }: ReleaseFacts): Missing | null {
  if (campaign === null) return { code: 'noCampaign' };
  return lacks(campaign === 'draft', { code: 'campaignDraft' });
}

/** A text message at a quiet hour waits for the morning. Only a moment in each fan's own zone has one hour for all. */
function missingOfQuietHours({ releaseMoment }: ReleaseFacts, { hasTextFans }: ArtistFacts): Missing | null {
  if (releaseMoment?.mode !== 'local' || !hasTextFans) return null;
  const { time } = releaseMoment;
  return lacks(time < TEXT_HOURS.from || time >= TEXT_HOURS.until, { code: 'quiet', time });
}

function missingOfStores({ links, stores }: ReleaseFacts): Missing | null {
  if (links === 0) return { code: 'noLinks' };
  if (stores === null) return { code: 'notChecked' };
  if (stores.gone > 0) return { code: 'linksGone', count: stores.gone };
  return lacks(stores.live < stores.requested, { code: 'countries', live: stores.live, requested: stores.requested });
}
