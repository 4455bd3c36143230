import { launch, type ElementHandle } from 'puppeteer-core';
import { until, type Browser } from './browser.ts';
import { findElement } from './find-element.ts';

/** Firefox by WebDriver BiDi, headless, with a new profile. */
export async function openFirefox(binary: string): Promise<Browser> {
  const firefox = await launch({ browser: 'firefox', executablePath: binary, headless: true });
  const page = await firefox.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const find = (css: string, name?: string) =>
    until(`${css} named "${name ?? ''}"`, async () => {
      const handle = await page.evaluateHandle(findElement, css, name ?? null);
      return handle.asElement() as ElementHandle<Element> | null;
    });
  return {
    name: `Firefox ${await firefox.version()}`,
    goto: async (address) => void (await page.goto(address)),
    run: (script, ...parts) => page.evaluate(script as unknown as (...all: unknown[]) => never, ...parts),
    click: async (css, text) => (await find(css, text)).click(),
    fill: async (css, text, label) => {
      const field = await find(css, label);
      await field.click({ count: 3 });
      await field.type(text);
    },
    close: () => firefox.close(),
  };
}
