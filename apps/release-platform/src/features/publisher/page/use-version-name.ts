import type { PageVersion } from '@countin/data/publisher';
import { formatDateTime, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone, useNow } from '@countin/screen-kit/hooks';

const MINUTE = 60_000;

/** Names versions by their time and who made them. */
export function useVersionName(): (version: PageVersion) => string {
  const locale = useLocale();
  const now = useNow(MINUTE);
  return ({ publishedAt, byName }) =>
    joinFacts([formatDateTime(locale, publishedAt, ownZone, now), byName === '' ? null : byName]);
}
