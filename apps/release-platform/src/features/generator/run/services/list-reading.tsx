import type { OpenImport } from '@countin/data/imports';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ProgressBar } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { timeOf } from '../../texts/time-of.ts';
import { ServiceTable } from './service-table.tsx';

/** Until the server has told of the first entries. */
const NOT_BEGUN: NonNullable<OpenImport['list']> = { total: 0, done: 0, services: [], secondsLeft: 0, again: null };

interface ListReadingProps {
  readonly run: OpenImport;
}

/** A list whose entries are looked up: how far it is, what services have said, and how long the rest takes. */
export function ListReading({ run }: ListReadingProps) {
  const { t } = useTranslation(['bulk-links', 'import-run']);
  const locale = useLocale();
  const { done, total, secondsLeft, services, again } = run.list ?? NOT_BEGUN;
  const title = t(again ? 'progress.again' : 'progress.title');
  return (
    <>
      <div role="status">
        <p>{title}</p>
        <ProgressBar label={title} share={again ? shareOf(again.page, run.pages) : shareOf(done, total)} />
        <p>
          {!again && total > 0 && (
            <>{t('progress.done', { done: formatNumber(locale, done), total: formatNumber(locale, total) })} </>
          )}
          {secondsLeft > 0 && <>{t('progress.left', { time: timeOf(locale, secondsLeft) })} </>}
          {t('import-run:mayLeave')}
        </p>
      </div>
      {services.length > 0 && <ServiceTable services={services} />}
    </>
  );
}

function shareOf(done: number, total: number): number | null {
  return total === 0 ? null : done / total;
}
