import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import type { Row } from '../row.ts';
import { chromiumOptions } from './launch-chromium.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Where Lighthouse talks to the browser. */
const PORT = 29_222;
const RECORDINGS = 3;

/** Lighthouse's four scores of every public page, as its command line gives them: a slow phone, simulated. */
export async function benchLighthouse(
  pages: Readonly<Record<string, string>>,
  report: (...rows: Row[]) => void,
): Promise<void> {
  const browser = await chromium.launch(chromiumOptions(`--remote-debugging-port=${PORT}`));
  try {
    for (const [name, address] of Object.entries(pages)) {
      const { categories, audits } = await lookAt(address);
      for (const category of CATEGORIES) {
        const score = Math.round((categories[category]?.score ?? 0) * 100);
        report({
          name: `${name}: Lighthouse ${category}`,
          value: score,
          unit: '',
          bound: { kind: 'exactly', value: 100 },
        });
        if (score < 100) for (const { id } of categories[category]?.auditRefs ?? []) sayWhy(audits[id]);
      }
    }
  } finally {
    await browser.close();
  }
}

/**
 * Sometimes Chromium's trace of a load lacks its beginning, and nothing can be measured. Then the page is loaded again.
 */
async function lookAt(address: string): Promise<Result> {
  for (let left = RECORDINGS; ; left--) {
    const result = await lighthouse(address, { port: PORT, logLevel: 'error', onlyCategories: [...CATEGORIES] });
    const errorCode = result?.lhr.runtimeError;
    if (result && !errorCode) return result.lhr;
    if (errorCode?.code !== 'NO_NAVSTART' || left === 1)
      throw new Error(`Lighthouse could not look at ${address}: ${errorCode?.message}`);
  }
}

function sayWhy(
  audit:
    | { readonly id: string; readonly title: string; readonly score: number | null; readonly displayValue?: string }
    | undefined,
): void {
  if (audit && audit.score !== null && audit.score < 0.995)
    console.log(`      ${audit.id}: ${audit.title} ${audit.displayValue ?? ''}`);
}
