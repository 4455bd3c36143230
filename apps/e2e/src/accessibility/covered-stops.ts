import type { Page } from '@playwright/test';

/** More than any screen has. */
const MOST = 200;

/** Moves by Tab through a page, and tells which focused controls are covered by something else. */
export async function coveredStops(
  page: Page,
): Promise<{ readonly stops: number; readonly covered: readonly string[] }> {
  const covered: string[] = [];
  for (let stops = 0; stops < MOST; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stateOfFocus);
    if (stop === null) return { stops, covered };
    if (stop.covered) covered.push(stop.name);
  }
  throw new Error('The focus does not leave the page');
}

/** Runs in the page: what has the focus, and whether its middle can be seen; null outside of the page. */
function stateOfFocus(): { readonly name: string; readonly covered: boolean } | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  // Visible part of a control that is larger than the window.
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const hit = document.elementFromPoint(x, y);
  const isHit =
    hit !== null &&
    (element.contains(hit) || hit.closest('label')?.contains(element) === true || element.parentElement?.contains(hit));
  return { name: element.outerHTML.slice(0, 160), covered: isHit !== true };
}
