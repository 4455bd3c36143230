import { publishedRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const TITLES = {
  'one word of two hundred letters': 'Donaudampfschiff'.repeat(13).slice(0, 200),
  'wide letters without a break': 'W'.repeat(200),
  'a right-to-left title': `שלום ${'ע'.repeat(150)} 24`,
  markup: '</title><img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>',
};

test.use({ viewport: { width: 320, height: 640 } });

for (const [what, title] of Object.entries(TITLES)) {
  test(`${what}: nothing runs, and nothing sticks out at 320 px`, async ({ page }) => {
    const link = {
      id: 'one',
      service: 'other',
      url: 'https://shop.example/ferry',
      label: title.slice(0, 80),
      hidden: false,
      territories: [] as string[],
      source: 'pasted',
    } as const;
    const { address, artistSlug, productId } = await publishedRelease({ title, storeLinks: [link] });
    for (const place of [address, `${stack.fourtrack}/${artistSlug}`, `${stack.main}/embed/release/${productId}`]) {
      for (const language of ['de', 'ar']) {
        await page.goto(`${place}?lang=${language}`);
        await expect(page.getByText(title).first()).toBeVisible();
        expect(await page.evaluate(() => document.title)).not.toBe('run');
        const { wide, shown } = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth,
          shown: document.documentElement.clientWidth,
        }));
        expect(wide, `${place} in ${language}`).toBeLessThanOrEqual(shown);
      }
    }
  });
}
