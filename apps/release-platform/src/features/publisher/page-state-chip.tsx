import type { PageKind, PageState } from '@countin/domain/publisher';
import { Chip, type ChipTone } from '@countin/ui';
import { useTranslation } from 'react-i18next';

const TONES: Readonly<Record<PageState, ChipTone>> = {
  draft: 'neutral',
  live: 'live',
  changed: 'changed',
  archived: 'over',
};

/** The state of a public page. */
export function PageStateChip({ kind, state }: { readonly kind: PageKind; readonly state: PageState }) {
  const { t } = useTranslation('publisher');
  const isWithdrawn = kind === 'medley' && state === 'archived';
  return <Chip tone={TONES[state]}>{isWithdrawn ? t('withdrawn') : t(`state.${state}`)}</Chip>;
}
