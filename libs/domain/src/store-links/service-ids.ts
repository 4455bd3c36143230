import * as v from 'valibot';

/** Ids of the services that links are recognised for, in the order in which pages offer them. */
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
] as const;
/** The id of a service that links are recognised for. */
export type KnownServiceId = (typeof SERVICE_IDS)[number];
/** `other` is a plain link. */
export type ServiceId = KnownServiceId | 'other';

/** A service that links are recognised for: what a fan can ask for by name. */
export const knownServiceSchema = v.picklist(SERVICE_IDS);
