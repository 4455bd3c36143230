import type { CatalogueEntry } from './catalogue-entry.ts';
import { chartEntries } from './chart-entries.tsx';
import { dataEntries } from './data-entries.tsx';
import { kitEntries } from './kit-entries.tsx';
import { navigationEntries } from './navigation-entries.tsx';
import { overlayEntries } from './overlay-entries.tsx';
import { uiEntries } from './ui-entries.tsx';

/** Everything that the catalogue shows. */
export const entries: readonly CatalogueEntry[] = [
  ...uiEntries,
  ...overlayEntries,
  ...navigationEntries,
  ...dataEntries,
  ...chartEntries,
  ...kitEntries,
];
