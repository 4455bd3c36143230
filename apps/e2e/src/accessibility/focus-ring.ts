import type { Page } from '@playwright/test';

/** The focused control, shortly, and whether a ring is drawn around it, its frame or its visible part. */
export function focusRing(page: Page): Promise<{ readonly name: string; readonly drawn: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const hasOutline = (each: Element | null | undefined, pseudo?: string) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/^rgba.*, 0\)$/.test(outlineColor);
    };
    const drawn =
      hasOutline(element) ||
      hasOutline(element, '::after') ||
      hasOutline(element.parentElement) ||
      hasOutline(element.nextElementSibling);
    const { tagName } = element;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    return { name: `${tagName.toLowerCase()} ${name || (element.getAttribute('name') ?? element.id)}`, drawn };
  });
}
