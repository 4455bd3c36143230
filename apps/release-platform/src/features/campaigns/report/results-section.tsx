import { useDataAccess } from '@countin/data/access';
import { retryCampaignOptions, type CampaignResults } from '@countin/data/campaigns';
import type { Campaign } from '@countin/domain/campaigns';
import { errorCodeOf } from '@countin/domain/errors';
import { formatNumber } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Button, Figures, Hint, Notice, Section } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import campaignStyles from '../campaigns.module.css';
import styles from './campaign-report.module.css';

const ALWAYS = ['accepted', 'clicked', 'unsubscribed', 'bounced', 'complained'] as const;
const IF_ANY = ['failed', 'waiting', 'excluded'] as const;

interface ResultsSectionProps {
  readonly campaign: Campaign;
  readonly results: CampaignResults['results'];
  readonly maySend: boolean;
}

/** Results of a campaign's messages. */
export function ResultsSection({ campaign, results, maySend }: ResultsSectionProps) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const shown = [...ALWAYS, ...IF_ANY.filter((each) => results[each] > 0)];
  const mayRetry = maySend && results.failed > 0 && ['sent', 'sending'].includes(campaign.state);
  return (
    <Section title={t('sections.results')} className={styles.part}>
      <Figures
        label={t('sections.results')}
        figures={shown.map((each) => ({
          value: formatNumber(locale, Math.max(0, results[each])),
          name: t(`results.${each}`),
        }))}
      />
      <Hint>{t('results.note')}</Hint>
      {mayRetry && <RetryButton campaign={campaign} />}
    </Section>
  );
}

function RetryButton({ campaign: { ownerId, ownerKind, id: campaignId } }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const errorText = useErrorText();
  const retry = useMutation(retryCampaignOptions(useDataAccess()));
  return (
    <div className={campaignStyles.buttons}>
      <Button busy={retry.isPending} onClick={() => retry.mutate({ ownerId, ownerKind, campaignId })}>
        {t('retry.action')}
      </Button>
      <Hint role="status">{retry.data && t('retry.done', { number: formatNumber(locale, retry.data.retried) })}</Hint>
      {retry.error && <Notice tone="danger" title={errorText(errorCodeOf(retry.error))} />}
    </div>
  );
}
