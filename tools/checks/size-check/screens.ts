import { join } from 'node:path';
import { DASHBOARD_BLOCKS, DASHBOARD_START, SHARED_BY_SCREENS } from './limits.ts';
import { allScriptsOf, brotliSize, manifestOf, scriptsOf } from './measure.ts';

/** kB of script, brotli. */
interface ScreenLimits {
  /** Until its fields can be used. No screen may exceed 60 kB. */
  readonly first: number;
  /** With what it and its shared parts may load later: preview, sorting, dialogs, sections below. */
  readonly whole: number;
}

/** A new screen has these. */
const USUAL: ScreenLimits = { first: 40, whole: 60 };
const LARGER: Readonly<Record<string, ScreenLimits>> = {
  // Previews of profiles, here and below, share a frame that can weigh the page: 2 kB.
  // The dialogs of links and shows bring the library of forms, 13 kB, when they open.
  'artist-page-screen': { first: 40, whole: 151 },
  'artist-settings-screen': { first: 43, whole: 110 },
  // Countin's filters and acts on many releases in the browser, and writes them as CSV after a click.
  'collection-screen': { first: 45, whole: 139 },
  'create-artist-screen': { first: 40, whole: 66 },
  'feed-settings-screen': { first: 40, whole: 99 },
  // Example files are made with the readers and writers of imports, after a click.
  'generator-screen': { first: 40, whole: 167 },
  'label-branding-screen': { first: 40, whole: 115 },
  // The form of a link brings the library of forms, 13 kB, after the first fields.
  'label-page-screen': { first: 40, whole: 146 },
  'label-settings-screen': { first: 41, whole: 98 },
  'medley-screen': { first: 40, whole: 82 },
  'photos-screen': { first: 40, whole: 77 },
  // The dialog of a task brings the library of forms, 13 kB, when it opens.
  'planner-screen': { first: 40, whole: 88 },
  // Calls of imports are among those that every screen knows, half a kB.
  // The dialog of a row has the names of all columns in ten languages, and shows values as the editor does.
  // Rows of lists have the evidence of links.
  'import-screen': { first: 40, whole: 143 },
  'product-links-screen': { first: 42, whole: 151 },
  // Names and values of fields are shared with the rows of imports.
  'product-screen': { first: 42, whole: 175 },
  'product-text-screen': { first: 40, whole: 145 },
  // Versions show values as the editor does, with the schemas of all kinds of pages. Previews draw all kinds of pages.
  'publisher-page-screen': { first: 40, whole: 88 },
  // The dialog that schedules has the field of time zones, which comes with the parts of editors.
  'publisher-screen': { first: 42, whole: 102 },
  // The form of a button brings the library of forms, 13 kB, after the first fields.
  'release-page-screen': { first: 40, whole: 160 },
  // Search, conditions and the rows of fans come at once.
  'signups-screen': { first: 41, whole: 60 },
};

/** Files that have loaded before: a visit of the dashboard with what screens share, and on 4track the start. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  'release-platform': [...DASHBOARD_START, ...DASHBOARD_BLOCKS, ...SHARED_BY_SCREENS],
  fourtrack: ['index.html'],
};

/** The own addition of a screen. */
export interface ScreenSize {
  readonly what: string;
  readonly size: number;
  readonly limit: number;
}

/** Files that each lazy screen of a build loads beyond the dashboard's script. */
export function measureScreens(builds: string, site: string): ScreenSize[] {
  const folder = join(builds, site, 'browser');
  const early = new Set(scriptsOf(folder, BEFORE[site] ?? []));
  const sizeOf = (files: readonly string[]) =>
    brotliSize(
      folder,
      files.filter((file) => !early.has(file)),
    );
  return Object.entries(manifestOf(folder))
    .flatMap(([key, { src }]) => {
      const name = /([\w-]+-screen)\.tsx$/.exec(src ?? '')?.[1];
      return name ? [{ key, name }] : [];
    })
    .flatMap(({ key, name }) => {
      const { first, whole } = LARGER[name] ?? USUAL;
      return [
        { what: name, size: sizeOf(scriptsOf(folder, [key])), limit: first },
        { what: `${name} with later parts`, size: sizeOf(allScriptsOf(folder, key, early)), limit: whole },
      ];
    })
    .sort((a, b) => b.size - a.size);
}
