/** A build's files of each screen, beyond those of the start script. */
export interface ScreenFiles {
  /** Addresses of scripts and styles; screens name them by position. */
  readonly files: readonly string[];
  /** Screens, those with fewer parameters first. */
  readonly screens: readonly ScreenEntry[];
  /** Files with the texts that every screen needs, by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** Pattern of a screen's path, positions of its files, and its namespaces of texts. */
export type ScreenEntry = readonly [pattern: string, files: readonly number[], namespaces: string];

interface Preload extends ScreenFiles {
  /** Keys of local storage of which a signed-in user has one. */
  readonly keys: readonly string[];
  readonly languageCookie: string;
}

/** Attribute of the root element with the namespaces of the opened screen, which the start script loads. */
export const TEXTS_ATTRIBUTE = 'texts';

/**
 * Script to inline into the document. It preloads the files of the opened screen for users who are signed in. Otherwise
 * these would load after the start script and the sign-in. The script is constant for a build, so a
 * Content-Security-Policy can allow it by hash.
 */
export function preloadScript({ keys, languageCookie, files, screens, texts }: Preload): string {
  const json = JSON.stringify;
  return (
    `(()=>{const p=location.pathname.split("/").filter(Boolean),s=${json(screens)}.find(([w])=>(w=w.split("/").slice(1)).length===p.length&&w.every((x,i)=>x[0]===":"||x===p[i]));` +
    `if(!s)return;try{if(!${json(keys)}.some(k=>localStorage.getItem(k)))return}catch{return}` +
    `const d=document,a=(rel,href,as)=>d.head.append(Object.assign(d.createElement("link"),{rel,href,crossOrigin:""},as&&{as})),` +
    `t=${json(texts)},c=(RegExp("(?:^|; )${languageCookie}=([^;]*)").exec(d.cookie)||[])[1],` +
    `l=[c,...navigator.languages].flatMap(x=>x?[x,x.split("-")[0]]:[]).find(x=>t[x]);` +
    `(t[l||"en"]||[]).forEach(f=>a("modulepreload",f));` +
    `s[1].map(i=>${json(files)}[i]).forEach(f=>f.endsWith("css")?a("preload",f,"style"):a("modulepreload",f));` +
    `d.documentElement.dataset.${TEXTS_ATTRIBUTE}=s[2]})()`
  );
}
