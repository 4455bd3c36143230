import { useDataAccess } from '@countin/data/access';
import { retryImportServicesOptions, type OpenImport } from '@countin/data/imports';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, Notice } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ServiceTable } from './service-table.tsx';
import styles from './services.module.css';
import { useServiceTexts } from './use-service-texts.ts';

interface ListServicesProps {
  readonly run: OpenImport;
  readonly list: NonNullable<OpenImport['list']>;
}

/** What services have said of a list that was read. Those that were not reached can be asked again. */
export function ListServices({ run, list: { services } }: ListServicesProps) {
  const { t } = useTranslation('bulk-links');
  const { reasonOf } = useServiceTexts();
  const retry = useMutation(retryImportServicesOptions(useDataAccess()));
  const missed = services.filter(({ notReached, reason }) => notReached > 0 || reason === 'not-configured');
  return (
    <>
      {missed.length > 0 && (
        <Notice
          title={missed.map((service) => reasonOf(service) || t('services.someMissed')).join(' ')}
          action={
            <Button
              size="small"
              disabled={run.state === 'working'}
              busy={retry.isPending}
              onClick={() => retry.mutate({ runId: run.id })}
            >
              {t('services.askAgain')}
            </Button>
          }
        >
          {t('services.askAgainText')}
        </Notice>
      )}
      {retry.error && <LoadErrorNotice error={retry.error} />}
      <details className={styles.folded}>
        <summary>{t('services.title')}</summary>
        <ServiceTable services={services} />
      </details>
    </>
  );
}
