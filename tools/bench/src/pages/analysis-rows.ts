import type { Addresses } from '@countin/dev-stack';
import type { Row } from '../row.ts';
import { launchChromium } from './launch-chromium.ts';
import { measurePage } from './page-lab.ts';
import { rowsOf, saveData, signedInPhone } from './speed-rows.ts';

const PATH = '/artist/artist-mira-okafor/analysis';

/** Analysis on a slow phone, signed in and from an empty cache. Its script is compared with that of the dashboard. */
export async function benchAnalysis({ main }: Addresses, report: (...rows: Row[]) => void): Promise<void> {
  const browser = await launchChromium();
  try {
    const phone = await signedInPhone(browser, main, { email: 'mira@example.com', password: 'countin-local' });
    await phone.addInitScript(saveData);
    const dashboard = await measurePage(async () => phone, `${main}/dashboard`);
    const analysis = await measurePage(async () => phone, main + PATH);
    report(...rowsOf('analysis, signed in, cold', analysis, { script: dashboard.script + 60, largestPaint: 1500 }), {
      name: 'analysis: script with charts beyond the dashboard',
      value: analysis.script - dashboard.script,
      unit: 'kB',
      bound: { kind: 'most', value: 60 },
    });
  } finally {
    await browser.close();
  }
}
