import { CACHED_GREETING_KEY } from './cached-greeting.ts';

/** Id of the element that shows the cached greeting. */
export const CACHED_GREETING_ID = 'cached-greeting';

/**
 * Script to inline after the greeting element. While the dashboard loads, signed-in users see its last greeting. The
 * script is constant for a build, so a Content-Security-Policy can allow it by hash.
 *
 * @param path path of the dashboard
 */
export function cachedGreetingScript(path: string): string {
  return (
    `(()=>{if(location.pathname!==${JSON.stringify(path)})return;let s;try{s=JSON.parse(localStorage.getItem(${JSON.stringify(CACHED_GREETING_KEY)}))}catch{}` +
    `if(!s)return;const e=document.getElementById(${JSON.stringify(CACHED_GREETING_ID)}),d=s.day===new Date().toDateString(),o=d?s:s.otherDay;` +
    `e.lang=s.language;e.dir=s.direction;e.firstChild.textContent=o.title;e.lastChild.textContent=o.below;e.hidden=false})()`
  );
}
