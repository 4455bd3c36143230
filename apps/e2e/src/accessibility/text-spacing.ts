import type { Page } from '@playwright/test';

/** The spacing that readers may set: https://www.w3.org/TR/WCAG22/#text-spacing */
export async function addTextSpacing(page: Page): Promise<void> {
  // The pages' policy forbids style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Texts that are cut off, and whether the page scrolls sideways. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      // Scrolled with a finger, for screen readers alone, or there for its width alone.
      if (/auto|scroll/.test(overflowX + overflowY) || clientWidth <= 1 || element.closest('svg')) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const hasText = [...element.childNodes].some((each) => each.nodeType === 3 && each.textContent?.trim());
      return hasText && overflowX !== 'visible' && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
    });
    const { scrollWidth } = document.documentElement;
    return [
      ...cut.map((element) => `${element.outerHTML.slice(0, 160)}`),
      ...(scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ];
  });
}
