import { lazyImport } from '@countin/deployment-recovery';
import type { CampaignSettings } from '@countin/domain/campaigns';
import type { FanOwner } from '@countin/domain/fan';
import { formatNumber, formatTime } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button, Skeleton } from '@countin/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../campaigns.module.css';

const FrequencyCapForm = lazy(lazyImport(() => import('./frequency-cap-form.tsx')));

interface FrequencyCapProps {
  readonly owner: FanOwner;
  readonly settings: CampaignSettings;
}

/** How often a fan may get campaigns, all of an artist's or a label's together. */
export function FrequencyCap({ owner, settings: { cap } }: FrequencyCapProps) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Suspense fallback={<Skeleton height={144} />}>
      <FrequencyCapForm owner={owner} settings={{ cap }} onEnd={() => setOpen(false)} />
    </Suspense>
  ) : (
    <p className={styles.cap}>
      {t('cap.rule', { messages: formatNumber(locale, cap.messages), days: formatTime(locale, cap.days, 'day') })}{' '}
      <Button variant="link" onClick={() => setOpen(true)}>
        {t('cap.change')}
      </Button>
    </p>
  );
}
