import type { ComponentType } from 'react';
import { kitEntries } from './kit-entries.tsx';
import { uiEntries } from './ui-entries.tsx';

/** A component in one or more of its states. */
export interface CatalogueEntry {
  readonly name: string;
  readonly Example: ComponentType;
}

export const entries: readonly CatalogueEntry[] = [...uiEntries, ...kitEntries];
