import type { RouterParts } from '@countin/app-shell';
import type { NameStorage } from '../session/display-name.ts';

/** The services that 4track's loaders use. */
export interface FourtrackRouterParts extends RouterParts {
  readonly storage: NameStorage;
}
