export { isTheme, resolveTheme, SITE_THEMES, THEMES } from './theme-choice.ts';
export type { ResolvedTheme, Site, Theme } from './theme-choice.ts';
export { createThemeSetter } from './theme-setter.ts';
export type { ThemeSetter } from './theme-setter.ts';
export { themeBoot } from './theme-boot.ts';
export { accentCss, accentFor } from './accent.ts';
export { backdropCss } from './backdrop.ts';
export { contrast } from './colour.ts';
export { CHANNELS, PALETTES_OF_SITES } from './palette.ts';
