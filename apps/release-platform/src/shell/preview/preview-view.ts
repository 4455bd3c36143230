import { originsOf, type Sites } from '@countin/domain/deployment';
import { directionOf, LANGUAGES, zoneOffsetAt } from '@countin/domain/locale';
import { resolveMoment, type ReleaseMoment } from '@countin/domain/release';
import type { PageView } from '@countin/public-pages/preview';
import type { Translator } from '@countin/i18n';
import type { Site } from '@countin/theme';

interface PreviewFacts {
  readonly language: string;
  readonly t: Translator;
  readonly sites: Sites;
  /** Site whose palette the page has. */
  readonly site?: Site;
  /** Path of the page on its site. */
  readonly path?: string;
  /** Whether an artist's or label's own subdomain shows the page. */
  readonly onSubdomain?: boolean;
  /** Of a release's page. */
  readonly moment?: ReleaseMoment;
  readonly zone: string;
  readonly now: number;
}

/** The view of a public page that the editor shows beside the form. */
export function previewView({
  language: wanted,
  t,
  sites,
  site = 'countin',
  path = '/',
  onSubdomain = false,
  moment,
  zone,
  now,
}: PreviewFacts): PageView {
  const language = LANGUAGES.find((known) => known === wanted) ?? 'en';
  return {
    t,
    language,
    direction: directionOf(language),
    written: [language],
    site,
    origins: originsOf(sites),
    // The page's script counts a local moment on the fan's own clock. Here that clock is the artist's.
    now: moment?.mode === 'local' ? now + zoneOffsetAt(zone, resolveMoment(moment, zone).at) : now,
    zone,
    path,
    query: new URLSearchParams(),
    onSubdomain,
    country: null,
    form: {},
    staleSince: () => null,
  };
}
