import type { Page } from '@playwright/test';

/**
 * Controls that a finger misses within 44 × 44 px around their centre. Links within a sentence may be smaller, and so may
 * controls that only a screen reader finds.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const REACH = 21;
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      [...(element.parentElement?.childNodes ?? [])].some((each) => each.nodeType === 3 && each.textContent?.trim());
    const reacts = (element: Element, hit: Element | null) =>
      hit !== null &&
      (element.contains(hit) ||
        hit.closest('label')?.contains(element) === true ||
        (element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(hit))) ||
        // The whole row of a sortable list is dragged.
        (getComputedStyle(element).pointerEvents === 'none' && hit.contains(element)));
    /** A field within its label is as large as the label. */
    const targetOf = (element: Element) => {
      const label = element.closest('label');
      return label && element.matches('input') ? label : element;
    };
    const small: string[] = [];
    for (const element of controls) {
      const { width, height } = targetOf(element).getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) continue;
      if (element.closest('[inert], [aria-hidden=true]') || isInSentence(element)) continue;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, bottom } = targetOf(element).getBoundingClientRect();
      // Skip links are there for the keyboard alone.
      if (bottom < 0) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      const reached = [
        [x - REACH, y],
        [x + REACH, y],
        [x, y - REACH],
        [x, y + REACH],
      ].every(([atX = 0, atY = 0]) => reacts(element, document.elementFromPoint(atX, atY)));
      if (!reached) small.push(`${element.outerHTML.slice(0, 160)} ${Math.round(width)} × ${Math.round(height)}`);
    }
    return small;
  });
}
