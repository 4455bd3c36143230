import { changedSinceLive, releaseStateAt, type ReleaseState, type ReleaseSummary } from '@countin/domain/release';
import { ownZone } from '@countin/screen-kit/hooks';
import { Chip, type ChipTone } from '@countin/ui';
import { useTranslation } from 'react-i18next';

const TONES: Readonly<Record<ReleaseState, ChipTone>> = {
  draft: 'neutral',
  scheduled: 'live',
  released: 'live',
  archived: 'over',
};

/** The state of a release, or that its page is behind its working copy. */
export function StateChip({ product, now }: { product: ReleaseSummary; now: number }) {
  const { t } = useTranslation('releases');
  if (changedSinceLive(product)) return <Chip tone="changed">{t('state.changed')}</Chip>;
  const state = releaseStateAt(product, now, ownZone);
  return <Chip tone={TONES[state]}>{t(`state.${state}`)}</Chip>;
}
