import type { CatalogueEntry } from './catalogue-entry.ts';
import { kitEntries } from './kit-entries.tsx';
import { uiEntries } from './ui-entries.tsx';

export const entries: readonly CatalogueEntry[] = [...uiEntries, ...kitEntries];
