import type { Addresses } from '@countin/dev-stack';
import type { Row } from '../row.ts';
import { launchChromium } from './launch-chromium.ts';
import { measureInside } from './page-lab.ts';
import { signedInPhone } from './speed-rows.ts';

const ARTIST = '/artist/artist-mira-okafor';
const RELEASE = `${ARTIST}/products/funchal-half-past-five`;
const ofRelease = (screen: string) => [RELEASE, screen].join('/');
/** Controls of a screen, once they can be used; not those of the menu above it, which is there earlier. */
const FIELD = 'main :is(input, textarea, select, button):enabled:not([type=hidden], [type=file], nav *)';

/** Screens of a release and of an artist, with what can be used on each. */
const SCREENS = {
  detail: { path: RELEASE, usable: 'main input[type=text]:enabled, main input:not([type]):enabled' },
  links: { path: ofRelease('links'), usable: FIELD },
  'release page': { path: ofRelease('release-page'), usable: 'main input:enabled' },
  text: { path: ofRelease('text'), usable: 'main textarea:enabled' },
  'artist page': { path: `${ARTIST}/page`, usable: 'main textarea:enabled' },
  photos: { path: `${ARTIST}/photos`, usable: FIELD },
  medley: { path: `${ARTIST}/medley`, usable: FIELD },
} as const;

/** From the dashboard to each editor on the slow phone: until its fields can be used. */
export async function benchScreens({ main }: Addresses, report: (...rows: Row[]) => void): Promise<void> {
  const browser = await launchChromium();
  try {
    for (const [name, { path, usable }] of Object.entries(SCREENS)) {
      const phone = await signedInPhone(browser, main, { email: 'mira@example.com', password: 'countin-local' });
      report({
        name: `${name}: from the dashboard until its fields can be used`,
        value: await measureInside(phone, `${main}/dashboard`, path, usable),
        unit: 'ms',
        bound: { kind: 'most', value: 1200 },
      });
      await phone.close();
    }
  } finally {
    await browser.close();
  }
}
