import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicConfig } from '@countin/domain/deployment';
import type { RenderPage } from '@countin/domain/pages';
import { readAssetNames } from './asset-names.ts';
import { readBuiltFiles, type BuiltFile } from './built-file.ts';
import { makeShell, SHELLS, type Shell } from './shell.ts';
import type { Site } from './site.ts';

/** One build of a site, read completely. */
export interface SiteBuild {
  readonly files: ReadonlyMap<string, BuiltFile>;
  readonly assetNames: ReadonlyMap<string, string>;
  readonly shell: Shell;
  /** Document of the hidden frame in which the other site signs a user in or out. */
  readonly syncFrame: Shell;
  readonly renderPage: RenderPage;
}

interface BuildFolders {
  /** Holds `<site>/browser` and `<site>/renderer`. */
  readonly builds: string;
  readonly compressed: string;
}

/** A site has not been built yet. */
export class BuildMissing extends Error {
  readonly site: Site;
  constructor(site: Site, cause: unknown) {
    super(`${site} has not been built: npx nx build ${site}`, { cause });
    this.site = site;
  }
}

/** How often a watched build is looked at, milliseconds. */
const LOOK_EVERY = 500;

/** Gives a site's build as it is now: read once, or again whenever it has changed where builds are watched. */
export class SiteBuildReader {
  readonly #site: Site;
  readonly #folders: BuildFolders;
  readonly #config: PublicConfig;
  readonly #watch: boolean;
  #current: { readonly version: string; readonly build: Promise<SiteBuild> } | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(site: Site, folders: BuildFolders, config: PublicConfig, watch: boolean) {
    this.#site = site;
    this.#folders = folders;
    this.#config = config;
    this.#watch = watch;
  }

  /** @throws BuildMissing when there is none */
  async current(): Promise<SiteBuild> {
    const recent = performance.now() - this.#lookedAt < LOOK_EVERY;
    if (this.#current && (!this.#watch || recent)) return this.#current.build;
    const version = await this.#version();
    this.#lookedAt = performance.now();
    if (this.#current?.version !== version) this.#current = { version, build: this.#read(version) };
    const reading = this.#current;
    try {
      return await reading.build;
    } catch (error) {
      // A build caught while it is being written is read again on the next request.
      if (this.#current === reading) this.#current = null;
      throw error;
    }
  }

  async #version(): Promise<string> {
    try {
      const [shell, renderer] = await Promise.all([
        stat(this.#file('browser', SHELLS.application)),
        stat(this.#file('renderer', 'renderer.js')),
      ]);
      return `${shell.mtimeMs}-${renderer.mtimeMs}`;
    } catch (error) {
      throw new BuildMissing(this.#site, error);
    }
  }

  async #read(version: string): Promise<SiteBuild> {
    const browser = this.#file('browser');
    const [files, assetNames, shell, syncFrame, renderPage] = await Promise.all([
      readBuiltFiles(browser, this.#folders.compressed),
      readAssetNames(browser),
      this.#shell(SHELLS.application),
      this.#shell(SHELLS.syncFrame),
      loadRenderer(this.#file('renderer', 'renderer.js'), version),
    ]);
    return { files, assetNames, shell, syncFrame, renderPage };
  }

  async #shell(name: string): Promise<Shell> {
    return makeShell(await readFile(this.#file('browser', name), 'utf8'), this.#config);
  }

  #file(...parts: string[]): string {
    return join(this.#folders.builds, this.#site, ...parts);
  }
}

/**
 * A renderer is loaded as a file of a build, never as a module of this program. The sites therefore deploy separately.
 */
async function loadRenderer(file: string, version: string): Promise<RenderPage> {
  const loaded = (await import(`${pathToFileURL(file).href}?v=${version}`)) as { renderPage?: unknown };
  if (typeof loaded.renderPage !== 'function') throw new Error(`${file} exports no renderPage`);
  return loaded.renderPage as RenderPage;
}
