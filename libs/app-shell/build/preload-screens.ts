import { TOKEN_KEY } from '@countin/auth-sync/browser';
import { LANGUAGE_COOKIE } from '@countin/i18n';
import type { Plugin, Rolldown } from 'vite';
import { preloadScript, type ScreenEntry, type ScreenFiles } from '../src/preload-screen.ts';
import type { SitePaths } from '../src/site-path.ts';
import { EARLY_PART } from './early-part.ts';

/** How a site's screens are found in its build. */
export interface PreloadedScreens {
  /** Every path of the site, by the name that features use. */
  readonly paths: SitePaths;
  /** Modules of the layouts above the screens of an area. */
  readonly layouts?: Readonly<Record<string, RegExp>>;
  /** Modules that a screen imports only when it shows, by the name of its path. */
  readonly also?: Readonly<Record<string, RegExp>>;
  /** Modules with texts that every screen needs; their language is the first group. */
  readonly texts?: RegExp;
  /** Keys of local storage that tell a signed-in user, besides the shared token. */
  readonly keys?: readonly string[];
}

/** A screen as its feature's routes declare it. */
interface DeclaredScreen {
  readonly path: string;
  readonly area: string | undefined;
  /** Id of its module. */
  readonly module: string;
}

const ROUTES = /[\\/]features[\\/][\w-]+[\\/]routes\.tsx$/;
/** One screen in the code of a feature's routes: its path's name, its area and its module. */
const SCREEN =
  /path: \w+\.(\w+),(?:(?!path: )[^])*?(?:area: ["']([\w-]+)["'],(?:(?!path: )[^])*?)?import\(["']([^"']+)["']\)/g;
const NAMESPACES = /useTranslation\((\[[^\]]*\]|["'][\w-]+["'])/g;
const TEXT_LOADERS = /\/i18n\/src\/generated\/loaders-([\w-]+)\.ts$/;

/** Puts a script into the shell that preloads the files of the opened screen. */
export function preloadScreens({ keys = [], ...of }: PreloadedScreens): Plugin {
  const declared: DeclaredScreen[] = [];
  const namespaces = new Map<string, readonly string[]>();
  return {
    name: 'preload-screens',
    apply: 'build',
    async moduleParsed({ id, code }) {
      if (code === null || !id.endsWith('.tsx')) return;
      namespaces.set(id, namespacesOf(code));
      if (!ROUTES.test(id)) return;
      const screens = [...code.matchAll(SCREEN)];
      if (screens.length !== code.match(/lazy: /g)?.length)
        throw new Error(`${id}: a screen names its path, then its area, then its module in \`lazy\`.`);
      for (const [, path = '', area, specifier = ''] of screens) {
        const resolved = await this.resolve(specifier, id);
        if (resolved) declared.push({ path, area, module: resolved.id });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const build = new BuiltScreens(bundle, namespaces);
        const files = build.screenFiles(declared, of);
        const script = preloadScript({ ...files, keys: [TOKEN_KEY, ...keys], languageCookie: LANGUAGE_COOKIE });
        return (
          html
            .replace('<script type="module"', (tag) => `${build.earlyScript()}${tag}`)
            // After the start script, which it would hold up, and before the style sheets, which it would wait for.
            .replace('<link rel="stylesheet"', (tag) => `<script>${script}</script>${tag}`)
        );
      },
    },
  };
}

/** Namespaces in a module's calls of `useTranslation`. */
function namespacesOf(code: string): string[] {
  return [...code.matchAll(NAMESPACES)].flatMap(([, list = '']) =>
    [...list.matchAll(/["']([\w-]+)["']/g)].map(([, name = '']) => name),
  );
}

/** The files of a build, as screens need them. */
class BuiltScreens {
  readonly #bundle: Rolldown.OutputBundle;
  readonly #chunks: readonly Rolldown.OutputChunk[];
  readonly #namespaces: ReadonlyMap<string, readonly string[]>;
  /** Files that the document loads anyway. */
  readonly #early: ReadonlySet<Rolldown.OutputChunk>;

  constructor(bundle: Rolldown.OutputBundle, namespaces: ReadonlyMap<string, readonly string[]>) {
    this.#bundle = bundle;
    this.#namespaces = namespaces;
    this.#chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    this.#early = this.#withImports(this.#chunks.filter(({ isEntry }) => isEntry));
  }

  screenFiles(
    declared: readonly DeclaredScreen[],
    { paths, layouts = {}, also = {}, texts }: Omit<PreloadedScreens, 'keys'>,
  ): ScreenFiles {
    const files: string[] = [];
    const screens: ScreenEntry[] = [];
    for (const { path, area, module } of declared) {
      const pattern = paths[path]?.pattern;
      const layout = area === undefined ? undefined : layouts[area];
      if (pattern === undefined || (area !== undefined && !layout))
        throw new Error(`The screen ${path} has no path, or its area ${area} no layout.`);
      const roots = [(id: string) => id === module, layout, also[path]].flatMap((wanted) => {
        if (!wanted) return [];
        const isWanted = wanted instanceof RegExp ? (id: string) => wanted.test(id) : wanted;
        const found = this.#chunks.filter(({ moduleIds }) => moduleIds.some(isWanted));
        if (found.length === 0) throw new Error(`The build has no file for ${String(wanted)} of the screen ${path}.`);
        return found;
      });
      const chunks = [...this.#withImports(roots)].filter((chunk) => !this.#early.has(chunk));
      const names = chunks.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
      const positions = [...new Set(names)].map((name) => {
        const known = files.indexOf(`/${name}`);
        return known === -1 ? files.push(`/${name}`) - 1 : known;
      });
      screens.push([pattern, positions, this.#textsOf(chunks).join(' ')]);
    }
    const parameters = ([pattern]: ScreenEntry) => pattern.split(':').length;
    return {
      files,
      screens: screens.toSorted((a, b) => parameters(a) - parameters(b)),
      texts: texts ? this.#firstTexts(texts) : {},
    };
  }

  /** Loads the early part first: the start script, which imports it, is six times as large. */
  earlyScript(): string {
    const part = this.#chunks.find(({ name }) => name === EARLY_PART.name);
    if (!part) throw new Error('The build has no early file.');
    return `<script type="module" async crossorigin src="/${part.fileName}"></script>\n    `;
  }

  #textsOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
    const names = chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => this.#namespaces.get(id) ?? []));
    return [...new Set(names)].toSorted();
  }

  #firstTexts(texts: RegExp): Record<string, string[]> {
    const found: Record<string, string[]> = {};
    for (const { fileName, moduleIds } of this.#chunks) {
      const languages = new Set(moduleIds.flatMap((id) => (texts.exec(id) ?? TEXT_LOADERS.exec(id))?.[1] ?? []));
      // A file that holds several languages is one that all of them share.
      if (languages.size === 1) for (const language of languages) (found[language] ??= []).push(`/${fileName}`);
    }
    return found;
  }

  #withImports(from: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
    const found = new Set(from);
    for (const { imports } of found)
      for (const name of imports) {
        const next = this.#bundle[name];
        if (next?.type === 'chunk') found.add(next);
      }
    return found;
  }
}
