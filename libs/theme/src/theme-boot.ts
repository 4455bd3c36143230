import { DARK_QUERY, SITE_THEMES, type Site } from './theme-choice.ts';

/**
 * Inline script for the head that sets the theme before the first paint. The script is constant for each
 * site, so a Content-Security-Policy can allow it by hash. `createThemeSetter` takes over later.
 */
export function themeBoot(site: Site): string {
  const { key, fallback } = SITE_THEMES[site];
  return (
    `(()=>{let t;try{t=localStorage.getItem(${JSON.stringify(key)})}catch{}` +
    `if(!/^(light|dark|auto)$/.test(t))t=${JSON.stringify(fallback)};` +
    `if(t==="auto")t=matchMedia(${JSON.stringify(DARK_QUERY)}).matches?"dark":"light";` +
    `document.documentElement.setAttribute("data-theme",t)})()`
  );
}
