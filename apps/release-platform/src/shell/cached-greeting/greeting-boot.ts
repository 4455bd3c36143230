import { TOKEN_KEY } from '@countin/auth-sync/browser';
import { CACHED_GREETING_KEY } from './cached-greeting.ts';

/** Id of the element that shows the cached greeting. */
export const CACHED_GREETING_ID = 'cached-greeting';

/** Build files that the dashboard needs besides the document's own script. */
export interface DashboardFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Translation files by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/**
 * Script to inline after the greeting element. While the dashboard loads, signed-in users see its last greeting, and
 * the browser preloads all of its files. The script is constant for a build, so a Content-Security-Policy can allow it
 * by hash.
 *
 * @param path path of the dashboard
 */
export function cachedGreetingScript(path: string, { scripts, styles, texts }: DashboardFiles): string {
  return (
    `(()=>{if(location.pathname!==${JSON.stringify(path)})return;let s,k;try{k=localStorage.getItem(${JSON.stringify(TOKEN_KEY)});s=JSON.parse(localStorage.getItem(${JSON.stringify(CACHED_GREETING_KEY)}))}catch{}` +
    `if(!k&&!s)return;const a=(rel,href,as)=>document.head.append(Object.assign(document.createElement("link"),{rel,href,crossOrigin:""},as&&{as}));` +
    `${JSON.stringify(styles)}.forEach(f=>a("preload",f,"style"));` +
    `${JSON.stringify(scripts)}.concat(${JSON.stringify(texts)}[s&&s.language||"en"]||[]).forEach(f=>a("modulepreload",f));` +
    `if(!s)return;const e=document.getElementById(${JSON.stringify(CACHED_GREETING_ID)}),d=s.day===new Date().toDateString(),o=d?s:s.otherDay;` +
    `e.lang=s.language;e.dir=s.direction;e.firstChild.textContent=o.title;e.lastChild.textContent=o.below;e.hidden=false})()`
  );
}
