// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { accentCss, accentFor } from './accent.ts';

/** Rules of the tokens outside of media queries, which this DOM takes for true. */
const TOKENS = readFileSync('src/tokens.css', 'utf8').replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');

afterEach(() => {
  document.head.replaceChildren();
});

test.each([
  ['countin', 'light'],
  ['countin', 'dark'],
  ['fourtrack', 'light'],
  ['fourtrack', 'dark'],
] as const)('a page’s own colour replaces that of %s in %s', (site, theme) => {
  Object.assign(document.documentElement.dataset, { site, theme });
  for (const css of [TOKENS, accentCss(['#3b4224'], site)]) {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
  }
  const { accent } = accentFor(['#3b4224'], theme, site);
  expect(getComputedStyle(document.documentElement).getPropertyValue('--accent')).toBe(accent);
});
