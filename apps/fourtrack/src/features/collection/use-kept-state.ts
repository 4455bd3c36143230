import type { KeptView } from '@countin/domain/collection';
import { releaseDay } from '@countin/domain/release';
import { formatInstant, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';
import { ownZone } from '@countin/screen-kit/hooks';

/** What a row says below its title: what it is, and whether it is still there, out or to come. */
export function useKeptState(): (view: KeptView, now: number) => string {
  const { t } = useTranslation(['collection', 'release']);
  const locale = useLocale();
  return ({ kind, state, artistName, releaseMoment }, now) => {
    if (state !== 'there') return joinFacts([kind === 'artist' ? '' : artistName, t(`state.${state}`)].filter(Boolean));
    if (kind === 'artist') return t('kind.artist');
    if (kind === 'medley' || !releaseMoment) return joinFacts([t(`kind.${kind}`), artistName]);
    const { at, phase } = releaseDay(releaseMoment, now, ownZone);
    return joinFacts([
      artistName,
      phase === 'before' ? t('release:before', { ...formatInstant(locale, at, ownZone, now) }) : t('out'),
    ]);
  };
}
