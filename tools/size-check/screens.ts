import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize, scriptsOf } from './measure.ts';

/** kB of script, brotli, that a screen may load beside the start script; a new screen has this one. */
const SCREEN_LIMIT = 40;
/** Screens with an editor, dialogs or a preview, which bring React Aria and form libraries. */
const LARGER: Readonly<Record<string, number>> = {
  'admin-screen': 74,
  'artist-page-screen': 76,
  'artist-settings-screen': 80,
  'feed-settings-screen': 70,
  'label-branding-screen': 60,
  'label-page-screen': 127,
  'label-settings-screen': 78,
  'login-screen': 44,
  'medley-screen': 109,
  'product-links-screen': 146,
  'product-screen': 161,
  'product-text-screen': 103,
  'release-page-screen': 150,
  'settings-screen': 73,
  'signups-screen': 42,
};

/** The own addition of a screen. */
export interface ScreenSize {
  readonly what: string;
  readonly size: number;
  readonly limit: number;
}

/** What each lazily loaded screen of a build loads beside the start script. */
export function measureScreens(folder: string): ScreenSize[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, { readonly src?: string }>
  >;
  const early = new Set(scriptsOf(folder, ['index.html']));
  return Object.entries(manifest)
    .flatMap(([key, { src }]) => {
      const name = /([\w-]+-screen)\.tsx$/.exec(src ?? '')?.[1];
      return name ? [{ key, name }] : [];
    })
    .map(({ key, name }) => ({
      what: name,
      size: brotliSize(
        folder,
        scriptsOf(folder, [key]).filter((file) => !early.has(file)),
      ),
      limit: LARGER[name] ?? SCREEN_LIMIT,
    }))
    .sort((a, b) => b.size - a.size);
}
