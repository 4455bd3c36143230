import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import { openInside, switchLanguage, waitForScreen } from '../fixtures/client-navigation.ts';
import { MAIN_SCREENS } from '../fixtures/main-screens.ts';
import { signedInState } from '../fixtures/signed-in-state.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };

for (const [site, { origin, account, paths }] of Object.entries(MAIN_SCREENS)) {
  test(`no screen of ${site} is wider than a phone in any language`, async ({ person }) => {
    const storageState = await signedInState(origin, account);
    const page = await (await person({ storageState, viewport: PHONE })).newPage();
    await page.goto(`${origin}${paths[0]}`);
    await waitForScreen(page);
    for (const path of paths) {
      await test.step(path, async () => {
        if (path !== paths[0]) await openInside(page, path);
        for (const language of LANGUAGES) {
          await switchLanguage(page, language);
          expect.soft(await tooWide(page), `${path} in ${language}`).toEqual({ language, by: 0, cut: [] });
        }
      });
    }
  });
}

const VISITED: readonly string[] = [
  `${stack.main}/`,
  `${stack.release}?country=`,
  `${stack.fourtrack}/`,
  `${stack.fourtrack}/mira-okafor`,
];

test('no public page is wider than a phone in any language', async ({ person }) => {
  const page = await (await person({ viewport: PHONE })).newPage();
  for (const language of LANGUAGES) {
    for (const address of VISITED) {
      await page.goto(withLanguage(address, language));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await tooWide(page), `${address} in ${language}`).toEqual({ language, by: 0, cut: [] });
    }
  }
});

function withLanguage(address: string, language: Language): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}

/** Pixels by which the document is wider than the window, with the controls and headings whose text does not fit. */
function tooWide(page: Page) {
  return page.evaluate(() => {
    const { documentElement: root } = document;
    const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;
    /** Whether all of its text is within it, but for text that only screen readers get. */
    const fits = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const text = range.getBoundingClientRect();
        const isSeen = text.width > 0 && widthOf(texts.currentNode.parentElement) > 1;
        if (isSeen && (text.left < left - 1 || text.right > right + 1)) return false;
      }
      return true;
    };
    const shown = [...document.querySelectorAll<HTMLElement>('main :is(button, label, a, h1, h2, h3)')].filter(
      (element) => element.checkVisibility() && widthOf(element) > 1 && getComputedStyle(element).display !== 'inline',
    );
    return {
      language: root.lang,
      by: root.scrollWidth - root.clientWidth,
      cut: shown.filter((element) => !fits(element)).map((element) => element.innerText),
    };
  });
}
