import {
  directionOf,
  LANGUAGES,
  originsOf,
  resolveMoment,
  zoneOffsetAt,
  type PageServices,
  type ReleaseMoment,
  type Sites,
} from '@countin/domain';
import type { PageContext } from '@countin/public-pages/preview';
import type { Translator } from '@countin/i18n';
import type { Site } from '@countin/theme';

interface PreviewFacts {
  readonly language: string;
  readonly t: Translator;
  readonly sites: Sites;
  /** Whose look the page has. */
  readonly site?: Site;
  /** Path of the page on its site. */
  readonly path?: string;
  /** Of a release's page. */
  readonly moment?: ReleaseMoment;
  readonly zone: string;
  readonly now: number;
}

const refuse = () => Promise.reject(new Error('A preview reads and sends nothing'));

/** What a public page is drawn with, here without any request. */
export function previewContext({
  language: wanted,
  t,
  sites,
  site = 'countin',
  path = '/',
  moment,
  zone,
  now,
}: PreviewFacts): PageContext {
  const language = LANGUAGES.find((known) => known === wanted) ?? 'en';
  const services: PageServices = {
    read: {
      releasePage: refuse,
      releaseBySlugs: refuse,
      profileBySlug: refuse,
      releasesOfArtist: refuse,
      nextReleases: refuse,
      newestReleases: refuse,
      releasesOfLabel: refuse,
      comingReleases: refuse,
      publicPages: refuse,
      publicPageEnds: refuse,
      medley: refuse,
      listedMedleys: refuse,
    },
    call: refuse,
    sites,
    asset: () => undefined,
    log: () => undefined,
  };
  return {
    request: {
      method: 'GET',
      path,
      query: new URLSearchParams(),
      host: { kind: site === 'countin' ? 'main' : 'fourtrack' },
      acceptLanguage: '',
      cookies: {},
      form: {},
      wantsJson: false,
      clientAddress: '',
      country: null,
      // A page counts a local moment on the fan's own clock by script. Here that clock is the artist's.
      now: moment?.mode === 'local' ? now + zoneOffsetAt(zone, resolveMoment(moment, zone).at) : now,
    },
    services,
    site,
    language,
    direction: directionOf(language),
    t,
    written: [language],
    origins: originsOf(sites),
  };
}
