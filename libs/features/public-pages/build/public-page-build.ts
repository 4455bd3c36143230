import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LANGUAGES } from '@countin/domain/locale';
import { browserTargets } from './browser-targets.ts';
import type { Plugin, UserConfig } from 'vite';
import { headingTypeface } from './heading-typeface.ts';

const SCRIPT = 'src/public/page-script.ts';

/**
 * Builds what an app's public pages are made of, after the app's own build. The script is built apart from
 * the application, or a shared chunk would bring half of that along. Below `dist/apps/<app>`, the script joins the
 * folder `browser` and the renderer gets `renderer` to itself.
 *
 * @param root folder of the app. Holds `src/public/page-script.ts` and `src/public/renderer.tsx`
 */
export function publicPageBuild(root: string): UserConfig {
  const out = join(root, '../../dist/apps', basename(root));
  const browser = join(out, 'browser');
  return {
    root,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      preactInBrowser(),
      partsWithoutSheet(),
      headingTypeface(LANGUAGES),
      withoutSheet(),
      addToManifest(browser),
    ],
    environments: {
      client: {
        build: {
          outDir: browser,
          emptyOutDir: false,
          modulePreload: false,
          target: browserTargets('public-pages'),
          rollupOptions: {
            input: { 'page-script': join(root, SCRIPT) },
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              chunkFileNames: 'assets/[name]-[hash].js',
              assetFileNames: 'assets/[name]-[hash][extname]',
            },
          },
        },
      },
      ssr: {
        resolve: { noExternal: true },
        build: {
          ssr: true,
          outDir: join(out, 'renderer'),
          emptyOutDir: true,
          cssMinify: true,
          // Its styles are part of the pages.
          cssTarget: browserTargets('public-pages'),
          rollupOptions: {
            input: { renderer: join(root, 'src/public/renderer.tsx') },
            output: { entryFileNames: '[name].js', codeSplitting: false },
          },
        },
      },
    },
    builder: {
      async buildApp({ build, environments }) {
        for (const environment of [environments['client'], environments['ssr']])
          if (environment) await build(environment);
      },
    },
  };
}

/** React as the components import it, by what the page script has in its place. */
const PREACT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Islands run on Preact in the browser: React alone weighs three times the page script's budget (decision 0003). */
function preactInBrowser(): Plugin {
  return {
    name: 'preact-in-browser',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      const preact = PREACT[source];
      return preact === undefined ? null : this.resolve(preact, importer, { skipSelf: true });
    },
  };
}

/** The part has no sheet to wait for, and Vite's helper for those weighs 0.6 kB. */
function partsWithoutSheet(): Plugin {
  return {
    name: 'parts-without-sheet',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  };
}

/** The islands' components name classes of sheets that every page contains already: the script needs no file of them. */
function withoutSheet(): Plugin {
  return {
    name: 'without-sheet',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    renderChunk(_code, chunk) {
      // Else the script lists the sheets that its parts would wait for.
      chunk.viteMetadata?.importedCss.clear();
      return null;
    },
    generateBundle(_options, bundle) {
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
    },
  };
}

/** The host finds the addresses of script and fonts where it finds those of the application's own files. */
function addToManifest(browser: string): Plugin {
  return {
    name: 'add-to-manifest',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const script = chunks.find(({ isEntry }) => isEntry);
      if (!script) throw new Error(`${SCRIPT} gave no file`);
      const parts = chunks.filter(({ isEntry }) => !isEntry);
      const keyOf = ({ name }: (typeof chunks)[number]) => `public-page-part:${name}`;
      const folder = join(browser, '.vite');
      const manifest = await readFile(join(folder, 'manifest.json'), 'utf8').then(
        (text) => JSON.parse(text) as object,
        () => ({}),
      );
      const fonts = Object.values(bundle)
        .filter((file) => file.type === 'asset' && file.fileName.endsWith('.woff2'))
        .map(
          ({ fileName }) => [fileName.slice('assets/'.length, -'-12345678.woff2'.length), { file: fileName }] as const,
        );
      const entry = {
        [SCRIPT]: {
          file: script.fileName,
          name: 'page-script',
          src: SCRIPT,
          isEntry: true,
          dynamicImports: parts.map(keyOf),
        },
        ...Object.fromEntries(
          parts.map((part) => [keyOf(part), { file: part.fileName, name: part.name, imports: [SCRIPT] }] as const),
        ),
      };
      await mkdir(folder, { recursive: true });
      await writeFile(
        join(folder, 'manifest.json'),
        JSON.stringify({ ...manifest, ...Object.fromEntries(fonts), ...entry }, null, 2),
      );
    },
  };
}
