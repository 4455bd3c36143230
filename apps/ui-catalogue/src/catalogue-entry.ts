import type { ComponentType } from 'react';

/** A component in one or more of its states. */
export interface CatalogueEntry {
  readonly name: string;
  readonly Example: ComponentType;
  /** Role of what the example's only button opens. */
  readonly opens?: 'dialog' | 'alertdialog' | 'menu';
}
