import { AppError } from '@countin/domain/errors';
import { SERVER_LIMITS } from '@countin/domain/fields';
import type { SvgElement } from 'jsdom';

/** Elements that draw again and again, or what many others refer to: a few lines can draw for minutes. */
const HEAVY = /^(?:fe[A-Z]\w*|filter|pattern|mask|marker|set|animate\w*|switch|foreignObject)$/i;
/** The same in CSS and attributes. A dash can be a millionth of a line. An escape could hide any of them. */
const HEAVY_CSS =
  /\\|filter|mask|marker|animat|keyframes|transition|blend-mode|dasharray|shadow|(?:blur|contrast|saturate)\(/i;
/** Selectors whose time grows with powers of the number of elements. */
const SLOW_SELECTORS = /[~+]|:(?:has|is|not|where|nth[\w-]*)\(/i;
/** Editors write what is not there. */
const NOTHING = /[\w-]+\s*:\s*none\s*(?=;|\}|$)/g;
/** Shapes of all clips that may draw each other: a clip within a clip multiplies them. */
const MOST_CLIPPED = 1000;

/**
 * Checks how deeply elements are within each other, without recursion.
 *
 * @throws AppError `logo/too-complex`
 */
export function requireShallow(root: SvgElement): void {
  let depth = 1;
  for (let at = root; ;) {
    if (depth > SERVER_LIMITS.logoDepth) throw new AppError('logo/too-complex');
    if (at.firstElementChild) {
      at = at.firstElementChild;
      depth += 1;
      continue;
    }
    while (at !== root && !at.nextElementSibling && at.parentElement) {
      at = at.parentElement;
      depth -= 1;
    }
    if (at === root || !at.nextElementSibling) return;
    at = at.nextElementSibling;
  }
}

/**
 * Whether a sanitised drawing has more than shapes, text, gradients and simple clips. Others are judged by their names
 * alone. One name too many costs a logo its lines, one too few a visitor's tab.
 *
 * @throws AppError `logo/too-complex` with more filter steps than a server should draw
 */
export function hasEffects(root: SvgElement): boolean {
  const elements = [root, ...root.querySelectorAll('*')];
  if (elements.filter(({ localName }) => /^fe[A-Z]/.test(localName)).length > SERVER_LIMITS.logoFilterSteps)
    throw new AppError('logo/too-complex');
  return elements.some(isHeavy) || clipsMultiply(root);
}

function isHeavy(element: SvgElement): boolean {
  if (HEAVY.test(element.localName)) return true;
  if (element.localName === 'style')
    return isHeavyCss(element.textContent ?? '') || SLOW_SELECTORS.test(element.textContent ?? '');
  return [...element.attributes].some(
    ({ name, value }) => (HEAVY_CSS.test(name) && value !== 'none') || (name === 'style' && isHeavyCss(value)),
  );
}

function isHeavyCss(css: string): boolean {
  return HEAVY_CSS.test(css.replace(NOTHING, ''));
}

/** Shapes of one clip, times those of each other: the most that they can be when each clips the next. */
function clipsMultiply(root: SvgElement): boolean {
  let product = 1;
  for (const clip of root.querySelectorAll('clipPath')) {
    product *= Math.max(1, clip.querySelectorAll('*').length);
    if (product > MOST_CLIPPED) return true;
  }
  return false;
}
