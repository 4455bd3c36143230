import { useSites } from '@countin/app-shell';
import { originsOf } from '@countin/domain/deployment';
import { LONGEST_NAME } from '@countin/domain/campaigns';
import { campaignLinkPath, receiptPath } from '@countin/domain/urls';

/** A link as long as a fan's own, which each message has, for counting segments. */
export const ownLink = () => window.location.origin + receiptPath('x'.repeat(43), 'x'.repeat(20));

/** A name as long as a message calls a fan, outside the alphabet of short segments. */
export const longestName = () => 'Ł'.repeat(LONGEST_NAME);

/** A link as long as those that are counted, which replace the artist's in a text message. */
export function useCountedLink(): string {
  return originsOf(useSites()).short + campaignLinkPath('x'.repeat(12));
}
