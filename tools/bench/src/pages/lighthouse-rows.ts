import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import type { Row } from '../row.ts';
import { CHROMIUM_FLAGS, chromiumPath } from './launch-chromium.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Where Lighthouse talks to the browser. */
const PORT = 29_222;

/** Lighthouse's four scores of every public page, as its command line gives them: a slow phone, simulated. */
export async function benchLighthouse(pages: Readonly<Record<string, string>>, report: (...rows: Row[]) => void): Promise<void> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${PORT}`] });
  try {
    for (const [name, address] of Object.entries(pages)) {
      const result = await lighthouse(address, { port: PORT, logLevel: 'error', onlyCategories: [...CATEGORIES] });
      if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not look at ${address}: ${result?.lhr.runtimeError?.message}`);
      for (const category of CATEGORIES) {
        const score = Math.round((result.lhr.categories[category]?.score ?? 0) * 100);
        report({ name: `${name}: Lighthouse ${category}`, value: score, unit: '', bound: { kind: 'exactly', value: 100 } });
        if (score < 100) for (const { id } of result.lhr.categories[category]?.auditRefs ?? []) sayWhy(result.lhr.audits[id]);
      }
    }
  } finally {
    await browser.close();
  }
}

function sayWhy(audit: { readonly id: string; readonly title: string; readonly score: number | null; readonly displayValue?: string } | undefined): void {
  if (audit && audit.score !== null && audit.score < 0.995) console.log(`      ${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`);
}
