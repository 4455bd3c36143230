import type { Plugin, Rolldown } from 'vite';
import { paths } from '../src/paths/paths.ts';
import {
  CACHED_GREETING_ID,
  cachedGreetingScript,
  type DashboardFiles,
} from '../src/shell/cached-greeting/greeting-boot.ts';
import { FIRST_SCREEN, FIRST_TEXTS } from './first-screen.ts';

const TEXT_LOADERS = /\/i18n\/src\/generated\/loaders-([\w-]+)\.ts$/;

/** Puts the element that greets before the scripts are there into the shell, and the script that fills it. */
export function cachedGreeting(): Plugin {
  return {
    name: 'cached-greeting',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const boot = cachedGreetingScript(paths.dashboard.pattern, filesOf(bundle ?? {}));
        return html.replace(
          '<div id="root"></div>',
          (root) =>
            `${root}<p class="cached-greeting" id="${CACHED_GREETING_ID}" aria-hidden="true" hidden><b></b><br><span></span></p><script>${boot}</script>`,
        );
      },
    },
  };
}

function filesOf(bundle: Rolldown.OutputBundle): DashboardFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const route = chunks.find(({ moduleIds }) => moduleIds.some((id) => FIRST_SCREEN.test(id)));
  if (!entry || !route) throw new Error('The build has no dashboard to greet for.');
  const withImports = (from: Rolldown.OutputChunk, found = new Set<string>()): Set<string> => {
    if (found.has(from.fileName)) return found;
    found.add(from.fileName);
    for (const name of from.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') withImports(next, found);
    }
    return found;
  };
  const early = withImports(entry);
  const scripts = [...withImports(route)].filter((name) => !early.has(name));
  const styles = scripts.flatMap((name) => [
    ...(chunks.find((chunk) => chunk.fileName === name)?.viteMetadata?.importedCss ?? []),
  ]);
  const texts: Record<string, string[]> = {};
  for (const { fileName, moduleIds } of chunks) {
    const languages = new Set(moduleIds.flatMap((id) => (FIRST_TEXTS.exec(id) ?? TEXT_LOADERS.exec(id))?.[1] ?? []));
    // A file that holds several languages is one that all of them share.
    if (languages.size === 1) for (const language of languages) (texts[language] ??= []).push(`/${fileName}`);
  }
  return { scripts: scripts.map((name) => `/${name}`), styles: styles.map((name) => `/${name}`), texts };
}
