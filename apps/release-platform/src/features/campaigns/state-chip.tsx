import type { CampaignState } from '@countin/domain/campaigns';
import { Chip, type ChipTone } from '@countin/ui';
import { useTranslation } from 'react-i18next';

const TONES: Readonly<Record<CampaignState, ChipTone>> = {
  draft: 'neutral',
  scheduled: 'changed',
  sending: 'live',
  paused: 'changed',
  sent: 'live',
  cancelled: 'over',
};

/** State of a campaign. */
export function StateChip({ state }: { readonly state: CampaignState }) {
  const { t } = useTranslation('campaigns');
  return <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>;
}
