import type { RouterParts } from '@countin/app-shell';
import type { MarkStorage } from '../session/person-mark.ts';

/** The services that 4track's loaders use. */
export interface FourtrackRouterParts extends RouterParts {
  readonly storage: MarkStorage;
}
