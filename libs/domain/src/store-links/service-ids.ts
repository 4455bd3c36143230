import * as v from 'valibot';

/** Ids of recognised streaming services and shops, in display order. */
export const SERVICE_IDS = [
  'spotify',
  'apple-music',
  'youtube-music',
  'youtube',
  'deezer',
  'tidal',
  'amazon-music',
  'soundcloud',
  'bandcamp',
  'qobuz',
  'pandora',
  'audiomack',
  'beatport',
  'traxsource',
  'junodownload',
  'anghami',
  'boomplay',
  'jiosaavn',
  'gaana',
  'yandex-music',
  'line-music',
  'awa',
  'kkbox',
  'melon',
  'netease-music',
  'qq-music',
  'joox',
] as const;
/** Id of a recognised service. */
export type KnownServiceId = (typeof SERVICE_IDS)[number];
/** `other` is a plain link. */
export type ServiceId = KnownServiceId | 'other';

/** Id of a recognised service. Fans can choose one of these. */
export const knownServiceSchema = v.picklist(SERVICE_IDS);
