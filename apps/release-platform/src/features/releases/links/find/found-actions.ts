import type { FoundLink } from '@countin/domain/link-finding';
import type { ServiceId } from '@countin/domain/store-links';

/** Actions for a found page. */
export interface FoundActions {
  readonly onAdd: (service: ServiceId, link: FoundLink) => void;
  readonly onReplace: (service: ServiceId, link: FoundLink) => void;
  readonly onTryAgain: () => void;
}
