import type { ResolvedTheme, Site } from './theme-choice.ts';

/** Where the tokens of a site are set: rules with a weaker selector would have no effect. */
const ROOTS: Readonly<Record<Site, string>> = { countin: ':root', fourtrack: ':root[data-site=fourtrack]' };

/**
 * CSS rules that replace a site's tokens in both themes. Inline them after the tokens.
 *
 * @param declarations of a theme, such as `--accent:#3b4224`
 */
export function themedCss(site: Site, declarations: (theme: ResolvedTheme) => string): string {
  const root = ROOTS[site];
  const dark = declarations('dark');
  // 4track's pages are light until their script has run.
  const unset = site === 'countin' ? `@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}` : '';
  return `${root}{${declarations('light')}}${root}[data-theme=dark]{${dark}}${unset}`;
}
