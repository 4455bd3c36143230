import type { Addresses } from '@countin/dev-stack';
import { PUBLIC_PATHS } from '@countin/domain/urls';
import type { Browser } from 'playwright';
import type { Row } from '../row.ts';
import { createLabel, type BenchLabel, type LabelSize } from './bench-label.ts';
import { launchChromium } from './launch-chromium.ts';
import { measureFrom, measureUntil } from './page-lab.ts';
import { benchPublicPages, signedInPhone } from './speed-rows.ts';

const LARGE: LabelSize = { artists: 200, releases: 5000, upcoming: 300 };
const SMALL: LabelSize = { artists: 2, releases: 20, upcoming: 5 };
/** A row of the list of releases. */
const RELEASE_ROW = 'main li a[href^="/release/"]';

/** A label with 200 artists and 5,000 releases: the first rows of its dashboard, its page and its feed. */
export async function benchLabel(addresses: Addresses, report: (...rows: Row[]) => void): Promise<void> {
  const [large, small] = [await createLabel(addresses, LARGE), await createLabel(addresses, SMALL)];
  const browser = await launchChromium();
  try {
    const row = async (way: string, measure: typeof rowsWhenOpened) => ({
      name: `label of 5,000 releases: first rows of its dashboard, ${way}`,
      value: await measure(browser, addresses, large),
      unit: 'ms',
      reference: { name: 'a label of 20 releases', value: await measure(browser, addresses, small) },
    });
    report({ ...(await row('from the dashboard', rowsFromDashboard)), bound: { kind: 'most', value: 1500 } });
    // The start script alone arrives after 1.3 seconds.
    report(await row('by its address, with an empty cache', rowsWhenOpened));
    const at = ({ slug }: BenchLabel, path: string) =>
      new URL(path, addresses.artist.replace(/\/\/[^.]+/, `//${slug}`)).href;
    await benchPublicPages(
      browser,
      {
        'page, label of 5,000 releases': at(large, PUBLIC_PATHS.start),
        'page, label of 20 releases': at(small, PUBLIC_PATHS.start),
        'feed, label of 5,000 releases': at(large, PUBLIC_PATHS.labelFeed),
        'feed, label of 20 releases': at(small, PUBLIC_PATHS.labelFeed),
      },
      report,
    );
  } finally {
    await browser.close();
  }
}

async function rowsFromDashboard(browser: Browser, { main }: Addresses, label: BenchLabel): Promise<number> {
  const phone = await signedInPhone(browser, main, label);
  const time = await measureFrom(phone, `${main}/dashboard`, `main a[href="/label/${label.labelId}"]`, RELEASE_ROW);
  await phone.close();
  return time;
}

async function rowsWhenOpened(browser: Browser, { main }: Addresses, label: BenchLabel): Promise<number> {
  const phone = await signedInPhone(browser, main, label);
  const time = await measureUntil(phone, `${main}/label/${label.labelId}`, RELEASE_ROW);
  await phone.close();
  return time;
}
