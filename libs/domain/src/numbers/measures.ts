import { SERVICE_IDS } from '../store-links/service-ids.ts';

/**
 * Measures that are counted. All are numbers of events, but `visitors`, which is estimated from a sketch and kept
 * apart.
 *
 * - `views`: views of public pages by people, with the script of the page
 * - `visits`: views that did not come from another page of ours
 * - `bots`, `previews`, `prefetches`: requests that are no views; in no other number
 * - `storeClicks`: clicks on store links; `buttonClicks`: on other links that lead away
 * - `plays`: clips started; `finished`: clips heard to the end
 * - `formViews`: signup forms seen; `formStarts`: begun; `signups`: sent; `confirmed`: confirmed by the fan
 * - `releaseClicks`: store clicks from the day of the release on, the last step of the funnel
 * - `shares`, `calendars`: shared, added to a calendar
 * - `embeds`: views of the page as a part of another site
 * - `feedReads`: requests of feed readers
 * - `mailsSent`, `mailClicks`, `textsSent`, `textClicks`: messages accepted for delivery, and clicks on their links
 */
export const METRICS = [
  'views',
  'visits',
  'bots',
  'previews',
  'prefetches',
  'storeClicks',
  'releaseClicks',
  'buttonClicks',
  'plays',
  'finished',
  'formViews',
  'formStarts',
  'signups',
  'confirmed',
  'shares',
  'calendars',
  'embeds',
  'feedReads',
  'mailsSent',
  'mailClicks',
  'textsSent',
  'textClicks',
] as const;
/** One of {@link METRICS}. */
export type Metric = (typeof METRICS)[number];

/**
 * By what counts are broken down, each alone: no table joins two of them but `serviceCountry`.
 *
 * - `country`: ISO code; `language`: the browser's first, `de`; `device`: one of {@link DEVICES}
 * - `source`: host name of the referring site, or {@link DIRECT}; views and what followed on the same page
 * - `utmSource`, `utmMedium`, `utmCampaign`: the tags of the address
 * - `app`: app whose browser shows the page, one of {@link InApp}
 * - `service`: store clicks by service; `serviceCountry`: the same by country, `spotify:DE`
 * - `button`: other clicks by the host name of their target
 * - `share`: shares by way
 * - `clock`: hour of the day where the fan is, `0` to `23`
 * - `listen`: where listeners leave a clip, `{clip}:{tenth}`, see {@link attentionOf}
 */
export const DIMENSIONS = [
  'country',
  'language',
  'device',
  'source',
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'app',
  'service',
  'serviceCountry',
  'button',
  'share',
  'clock',
  'listen',
] as const;
/** One of {@link DIMENSIONS}. */
export type Dimension = (typeof DIMENSIONS)[number];

/** Values that a table keeps, of the whole subject and of one of its pages. All others are {@link OTHER}. */
export const MOST_VALUES: Readonly<Record<Dimension, readonly [whole: number, page: number]>> = {
  country: [250, 60],
  language: [40, 20],
  device: [8, 8],
  source: [50, 20],
  utmSource: [30, 15],
  utmMedium: [20, 10],
  utmCampaign: [50, 20],
  app: [20, 20],
  // And `other`, for stores that are none of them.
  service: [SERVICE_IDS.length + 1, SERVICE_IDS.length + 1],
  serviceCountry: [200, 60],
  button: [30, 10],
  share: [8, 8],
  clock: [24, 24],
  listen: [220, 110],
};

/** Pages of a subject whose breakdowns a day keeps: those with the most events. */
export const DETAILED_PAGES = 16;
/** Pages of a subject that a day counts. The rest is counted in the whole alone. */
export const MOST_PAGES = 200;
/** Longest sketch of a page without breakdowns, as text: about 400 visitors. */
export const MOST_PLAIN_SKETCH = 1600;

/** Key of a table for all values that it does not keep. */
export const OTHER = '*';
/** Source of views without a referring site. */
export const DIRECT = 'direct';
/** Country, language or device that nothing says. */
export const UNKNOWN = 'unknown';

/** Classes of devices. */
export const DEVICES = ['phone', 'tablet', 'computer', 'tv', UNKNOWN] as const;
/** One of {@link DEVICES}. */
export type Device = (typeof DEVICES)[number];

/** Apps whose own browser shows a page; `browser` is none of them. */
export type InApp =
  | 'browser'
  | 'instagram'
  | 'facebook'
  | 'messenger'
  | 'tiktok'
  | 'snapchat'
  | 'x'
  | 'threads'
  | 'pinterest'
  | 'linkedin'
  | 'reddit'
  | 'youtube'
  | 'line'
  | 'wechat'
  | 'kakaotalk'
  | 'telegram'
  | 'google'
  | 'other-app';

/** Counts of these breakdowns below it are shown as {@link OTHER}. */
export const SMALLEST_GROUP = 5;
/** Breakdowns that could point to a person where they are small. */
export const GUARDED: readonly Dimension[] = ['country', 'language', 'serviceCountry', 'clock'];
