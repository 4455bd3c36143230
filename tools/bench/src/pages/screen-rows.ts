import type { Addresses } from '@countin/dev-stack';
import type { Browser } from 'playwright';
import type { Row } from '../row.ts';
import { launchChromium } from './launch-chromium.ts';
import { measureInside, measureUntil } from './page-lab.ts';
import { signedInPhone } from './speed-rows.ts';

const PASSWORD = 'countin-local';
const ARTIST = '/artist/artist-mira-okafor';
const RELEASE = `${ARTIST}/products/funchal-half-past-five`;
const LABEL = '/label/label-tidewrack';
/** Controls of a screen, once they can be used; not those of the menu above it, which is there earlier. */
const FIELD = 'main :is(input, textarea, select, button):enabled:not([type=hidden], [type=file], nav *)';
const TEXT_FIELD = 'main :is(input[type=text], input:not([type]), textarea):enabled';
const ROW = 'main :is(li, tr) a[href]';

interface Screen {
  readonly path: string;
  /** What a person came for: a field that can be used, or a row of a list. */
  readonly usable: string;
  /** Most from the start screen, ms; {@link LIMIT} for the others. */
  readonly limit?: number;
}

/** Loads of which the median counts where a row has a limit by its address. The other rows are one load each. */
const RUNS = 3;
/** Limit of an editor from the start screen, ms. */
const EDITOR = 1200;
/** Limit of every screen, also by its address with an empty cache, ms. */
const LIMIT = 2500;

const ofArtist = (screen: string, usable: string, limit?: number): Screen => ({
  path: `${ARTIST}/${screen}`,
  usable,
  ...(limit !== undefined && { limit }),
});
const ofRelease = (screen: string, usable: string): Screen => ({
  path: [RELEASE, screen].filter(Boolean).join('/'),
  usable,
  limit: EDITOR,
});
const ofLabel = (screen: string, usable: string): Screen => ({
  path: [LABEL, screen].filter(Boolean).join('/'),
  usable,
});

interface Visit {
  readonly site: 'main' | 'fourtrack';
  readonly email: string;
  /** Screen of the site that a person comes from. */
  readonly start: string;
  readonly screens: Readonly<Record<string, Screen>>;
}

/** Every screen behind a sign-in, with what can be used on it. */
const VISITS: readonly Visit[] = [
  {
    site: 'main',
    email: 'mira@example.com',
    start: '/dashboard',
    screens: {
      collection: { path: '/collection', usable: 'main a[href*="/products/"]' },
      settings: { path: '/settings', usable: FIELD },
      upgrade: { path: '/upgrade', usable: 'main :is(h2, h3)' },
      artist: { path: ARTIST, usable: ROW },
      releases: ofArtist('products', 'main a[href*="/products/"]'),
      detail: ofRelease('', TEXT_FIELD),
      links: ofRelease('links', FIELD),
      'release page': ofRelease('release-page', 'main input:enabled'),
      text: ofRelease('text', 'main textarea:enabled'),
      'artist page': ofArtist('page', 'main textarea:enabled', EDITOR),
      photos: ofArtist('photos', FIELD, EDITOR),
      medley: ofArtist('medley', FIELD, EDITOR),
      planner: ofArtist('release-planner', 'main li[data-status]'),
      signups: ofArtist('signups', 'main [role=row] button, main tr button'),
      campaigns: ofArtist('campaigns', 'main a[href*="/campaigns/"]'),
      analysis: ofArtist('analysis', 'main svg[role=img], main figure svg'),
      'artist settings': ofArtist('settings', TEXT_FIELD),
    },
  },
  {
    site: 'main',
    email: 'tide@example.com',
    start: '/dashboard',
    screens: {
      label: ofLabel('', 'main li a[href^="/release/"]'),
      'label page': ofLabel('page', TEXT_FIELD),
      'label branding': ofLabel('branding', FIELD),
      'label feed': ofLabel('feed', FIELD),
      'label feed settings': ofLabel('feed-settings', FIELD),
      'label signups': ofLabel('signups', FIELD),
      'label campaigns': ofLabel('campaigns', FIELD),
      'label analysis': ofLabel('analysis', 'main svg[role=img], main figure svg'),
      'label settings': ofLabel('settings', TEXT_FIELD),
    },
  },
  {
    site: 'main',
    email: 'admin@example.com',
    start: '/dashboard',
    screens: { admin: { path: '/admin', usable: FIELD } },
  },
  {
    site: 'fourtrack',
    email: 'mira@example.com',
    start: '/discover',
    screens: {
      'collection of 4track': { path: '/collection', usable: 'main :is(input, select, a[href])' },
      'profile of 4track': { path: '/profile', usable: TEXT_FIELD },
      studio: { path: '/studio', usable: ROW },
      'new artist of 4track': { path: '/artist/create', usable: TEXT_FIELD },
    },
  },
];

/** Every screen on the slow phone until it can be used: from the start screen, and by its address. */
export async function benchScreens(addresses: Addresses, report: (...rows: Row[]) => void): Promise<void> {
  const browser = await launchChromium();
  try {
    for (const visit of VISITS) await benchVisit(browser, addresses, visit, report);
  } finally {
    await browser.close();
  }
}

async function benchVisit(
  browser: Browser,
  addresses: Addresses,
  { site, email, start, screens }: Visit,
  report: (...rows: Row[]) => void,
): Promise<void> {
  const origin = addresses[site];
  for (const [name, { path, usable, limit = LIMIT }] of Object.entries(screens)) {
    const phone = await signedInPhone(browser, origin, { email, password: PASSWORD });
    report(
      {
        name: `${name}: from ${start} until it can be used`,
        value: await measureInside(phone, origin + start, path, usable, 1),
        unit: 'ms',
        bound: { kind: 'most', value: limit },
      },
      {
        name: `${name}: by its address, with an empty cache`,
        value: await measureUntil(phone, origin + path, usable, { runs: RUNS, network: 'local' }),
        unit: 'ms',
        bound: { kind: 'most', value: LIMIT },
      },
      {
        name: `${name}: by its address, on a slow network too`,
        value: await measureUntil(phone, origin + path, usable, { runs: 1 }),
        unit: 'ms',
      },
    );
    await phone.close();
  }
}
