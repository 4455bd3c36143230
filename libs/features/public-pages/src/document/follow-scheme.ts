const DARK_RULE = /([^{}]*\[data-theme=(?:'dark'|"dark"|dark)\][^{}]*)\{([^{}]*)\}/g;
const DARK_THEME = /\[data-theme=(?:'dark'|"dark"|dark)\]/g;

/**
 * A sheet whose dark rules also hold where the browser says dark and no theme is set. Inside a frame the browser
 * reports the embedding page's colour scheme, and no script has to read a stored choice.
 */
export function followScheme(css: string): string {
  const rules = [...css.matchAll(DARK_RULE)].map(
    ([, selector = '', body = '']) => `${selector.replaceAll(DARK_THEME, ':not([data-theme])').trim()}{${body}}`,
  );
  return `${css}@media (prefers-color-scheme:dark){${rules.join('')}}`;
}
